import SeededRandom
import EventSourcing
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct NameBatchTests {
  /// Names of all lengths about whole words, some of them often and some beginning alike.
  private static func names(_ count: Int, seed: UInt64) -> [[UInt8]] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let length = random.pick([0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 40, 400])
      return (0..<length).map { $0 < 3 ? UInt8(random.pick(0...3)) : UInt8($0 % 7) }
    }
  }

  private static func add(_ name: [UInt8], to batch: inout NameBatch) {
    name.withUnsafeBufferPointer { batch.append($0) }
  }

  @Test func `names looked up together have the numbers and counts of names looked up alone`() {
    var (alone, together) = (NameTable(), NameTable())
    var batch = NameBatch()
    let names = Self.names(5000, seed: 7)
    var (expected, found): ([Int], [Int]) = ([], [])
    for (index, name) in names.enumerated() {
      expected.append(name.withUnsafeBufferPointer { alone.number(of: $0, counting: 1) })
      Self.add(name, to: &batch)
      // Batches that are not full count too, and so do those of which all names are new.
      guard batch.isFull || index % 97 == 0 || index == names.count - 1 else { continue }
      together.findNumbers(of: &batch, counting: 1)
      found += batch.numbers[..<batch.count].map { Int($0) }
      batch.removeAll()
    }
    #expect(found == expected)
    #expect(together.counts == alone.counts)
    for number in 0..<alone.count { #expect(together.text(number) == alone.text(number)) }
  }

  @Test func `a table takes in another's names and counts`() {
    var (own, other) = (NameTable(), NameTable())
    for name in Self.names(1000, seed: 1) {
      _ = name.withUnsafeBufferPointer { own.number(of: $0, counting: 2) }
    }
    for name in Self.names(1000, seed: 2) {
      _ = name.withUnsafeBufferPointer { other.number(of: $0, counting: 3) }
    }
    let before = own.counts
    let numbers = own.adopt(other, addsCounts: true)
    for (number, adopted) in numbers.enumerated() {
      let old = Int(adopted) < before.count ? before[Int(adopted)] : 0
      #expect(own.text(Int(adopted)) == other.text(number))
      #expect(own.counts[Int(adopted)] == old + other.counts[number])
    }
    #expect(numbers.count == other.count)
    let counts = own.counts
    #expect(own.adopt(other) == numbers)
    #expect(own.counts == counts)
  }

  @Test func `a name's words are the same wherever its bytes lie`() {
    for length in 0...40 {
      let bytes = (0..<length).map { UInt8($0 + 1) }
      var hashes: Set<UInt64> = []
      for shift in 0..<8 {
        let room = Array(repeating: UInt8(0xAA), count: shift) + bytes + [0xBB, 0xCC]
        room.withUnsafeBufferPointer { room in
          let words = NameWords(Bytes(rebasing: room[shift..<shift + length]))
          hashes.insert(words.hash)
          let read = (0..<words.count).flatMap { index in
            (0..<8).map { UInt8(truncatingIfNeeded: words[index] >> UInt64(8 * $0)) }
          }
          #expect(read == bytes + Array(repeating: 0, count: words.count * 8 - length))
        }
      }
      #expect(hashes.count == 1)
    }
  }

  /// Names found by trying: the upper halves of their hashes are alike, and their first slots.
  @Test(arguments: [("item 233587", "item 815600"), ("item 1104573", "item 1126826")])
  func `names with one tag and one slot are told apart`(left: String, right: String) {
    let names = [left, right].map { Array($0.utf8) }
    let hashes = names.map { name in name.withUnsafeBufferPointer { NameWords($0).hash } }
    #expect(hashes[0] >> 32 == hashes[1] >> 32)
    #expect(hashes[0] % 64 == hashes[1] % 64)
    var (alone, together) = (NameTable(), NameTable())
    var batch = NameBatch()
    for name in names + names.reversed() {
      _ = name.withUnsafeBufferPointer { alone.number(of: $0, counting: 1) }
    }
    // Once both as new names, and once both as known ones.
    for _ in 0..<2 {
      for name in names { Self.add(name, to: &batch) }
      together.findNumbers(of: &batch, counting: 1)
      #expect(Array(batch.numbers[..<2]) == [0, 1])
      batch.removeAll()
    }
    #expect(alone.counts == [2, 2])
    #expect(together.counts == [2, 2])
    #expect([together.text(0), together.text(1)] == [left, right])
  }
}
