import ByteTools
import SeededRandom
import Testing

@testable import ColumnStore

@Suite struct PrefetchQueueTests {
  /// Names of all lengths about whole words, some of them often and some beginning alike.
  private static func names(_ count: Int, seed: UInt64) -> [[UInt8]] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let length = random.pick([0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 40, 63, 64])
      return (0..<length).map { $0 < 3 ? UInt8(random.pick(0...3)) : UInt8($0 % 7) }
    }
  }

  /// Names that are all others.
  private static func manyNames(_ count: Int, from first: Int) -> [[UInt8]] {
    (first..<first + count).map { Array("name \($0)".utf8) }
  }

  /// A batch with memory of its own.
  private final class OwnBatch {
    private let names = UnsafeMutablePointer<LookupBatch.Name>.allocate(
      capacity: LookupBatch.capacity)
    private let words = UnsafeMutablePointer<UInt64>.allocate(capacity: LookupBatch.wordCapacity)
    private let found = UnsafeMutablePointer<UInt32>.allocate(capacity: LookupBatch.capacity)
    private var count = 0
    private var end = 0

    deinit {
      names.deallocate()
      words.deallocate()
      found.deallocate()
    }

    var batch: LookupBatch { LookupBatch(names: names, words: words, numbers: found, count: count) }
    var isFull: Bool { count == LookupBatch.capacity }
    var numbers: [UInt32] { (0..<count).map { found[$0] } }

    func add(_ name: [UInt8]) {
      end = name.withUnsafeBufferPointer { batch.append($0, wordsFrom: end) }
      count += 1
    }

    func removeAll() { (count, end) = (0, 0) }
  }

  @Test func `names looked up together have the numbers and counts of names looked up alone`() {
    var (alone, together) = (StringInterner(), StringInterner())
    let own = OwnBatch()
    let names = Self.names(5000, seed: 7)
    var (expected, found): ([Int], [Int]) = ([], [])
    for (index, name) in names.enumerated() {
      expected.append(name.withUnsafeBufferPointer { alone.number(of: $0, counting: 1) })
      own.add(name)
      // Batches that are not full count too, and so do those of which all names are new.
      guard own.isFull || index % 97 == 0 || index == names.count - 1 else { continue }
      together.findNumbers(of: own.batch, counting: 1)
      found += own.numbers.map { Int($0) }
      own.removeAll()
    }
    #expect(found == expected)
    #expect(together.counts == alone.counts)
    for number in 0..<alone.count { #expect(together.text(number) == alone.text(number)) }
  }

  @Test(arguments: [1000, 40_000])
  func `a table takes in another's names and counts`(count: Int) {
    var (own, other) = (StringInterner(), StringInterner())
    for name in Self.names(count, seed: 1) + Self.manyNames(count, from: 0) {
      _ = name.withUnsafeBufferPointer { own.number(of: $0, counting: 2) }
    }
    for name in Self.names(count, seed: 2) + Self.manyNames(count, from: count / 3) {
      _ = name.withUnsafeBufferPointer { other.number(of: $0, counting: 3) }
    }
    let before = own.counts
    let numbers = own.merge(other, addingCounts: true)
    let (counts, added) = (own.counts, other.counts)
    for number in 0..<numbers.count {
      let merged = Int(numbers[UInt32(number)])
      let old = merged < before.count ? before[merged] : 0
      #expect(own.text(merged) == other.text(number))
      #expect(counts[merged] == old + added[number])
    }
    #expect(numbers.count == other.count)
    #expect(own.merge(other) == numbers)
    #expect(own.counts == counts)
  }

  @Test func `what comes between the steps of a look-up changes no number`() {
    var (alone, together) = (StringInterner(), StringInterner())
    let own = OwnBatch()
    let names = Self.names(3000, seed: 4)
    for start in stride(from: 0, to: names.count, by: 30) {
      let (waiting, between) = (names[start..<start + 20], names[start + 20..<start + 30])
      for name in waiting { own.add(name) }
      together.prefetchSlots(of: own.batch)
      together.prefetchRecords(of: own.batch)
      for table in [true, false] {
        for name in between {
          _ = name.withUnsafeBufferPointer {
            table ? alone.number(of: $0) : together.number(of: $0)
          }
        }
      }
      together.findNumbers(of: own.batch, counting: 1)
      let numbers = waiting.map { name in
        name.withUnsafeBufferPointer { UInt32(alone.number(of: $0, counting: 1)) }
      }
      #expect(own.numbers == numbers)
      own.removeAll()
    }
    #expect(together.counts == alone.counts)
  }

  @Test func `rows that wait are given with the ids of their strings, in order`() {
    var (alone, table) = (StringInterner(), StringInterner())
    let names = Self.names(1000, seed: 5)
    var waiting = PrefetchQueue<Int>()
    var found: [Int: UInt32] = [:]
    var order: [Int] = []
    func take(_ batch: PrefetchQueue<Int>.Resolved) {
      for index in 0..<batch.count {
        found[batch.row(index)] = batch.id(index)
        order.append(batch.row(index))
      }
    }
    for (index, name) in names.enumerated() {
      waiting.next.value = index
      let isFull = name.withUnsafeBufferPointer { waiting.append($0) }
      if isFull { waiting.advance(all: false, in: &table, take) }
      if index == 500 { waiting.advance(all: true, in: &table, take) }
      #expect(index != 500 || order.count == 501)
    }
    waiting.advance(all: true, in: &table, take)
    waiting.advance(all: true, in: &table, take)
    #expect(order == Array(names.indices))
    for (index, name) in names.enumerated() {
      let number = name.withUnsafeBufferPointer { alone.number(of: $0, counting: 1) }
      #expect(found[index] == UInt32(number))
    }
    #expect(table.counts == alone.counts)
  }

  @Test func `a copy of a queue goes its own way`() {
    var table = StringInterner()
    func lines(_ waiting: PrefetchQueue<Int>, and more: [Int]) -> [Int] {
      var (waiting, found) = (waiting, [Int]())
      for line in more {
        waiting.next.value = line
        _ = Array("name \(line)".utf8).withUnsafeBufferPointer { waiting.append($0) }
      }
      waiting.advance(all: true, in: &table) { batch in
        found += (0..<batch.count).map { batch.row($0) }
      }
      return found
    }
    var first = PrefetchQueue<Int>()
    for line in 1...3 {
      first.next.value = line
      _ = Array("name \(line)".utf8).withUnsafeBufferPointer { first.append($0) }
    }
    #expect(lines(first, and: [4, 5]) == [1, 2, 3, 4, 5])
    #expect(lines(first, and: [6]) == [1, 2, 3, 6])
    #expect(lines(first, and: []) == [1, 2, 3])
  }

  @Test func `a name that is too long, or none, cannot wait`() {
    let names = [[], [1], Array(repeating: 7, count: 64), Array(repeating: UInt8(7), count: 65)]
    let taken = names.map { $0.withUnsafeBufferPointer { PrefetchQueue<Int>.takes($0) } }
    #expect(taken == [true, true, true, false])
    #expect(!PrefetchQueue<Int>.takes(Bytes(start: nil, count: 0)))
  }

  @Test func `a name's words are the same wherever its bytes lie`() {
    for length in 0...40 {
      let bytes = (0..<length).map { UInt8($0 + 1) }
      var hashes: Set<UInt64> = []
      for shift in 0..<8 {
        let room = Array(repeating: UInt8(0xAA), count: shift) + bytes + [0xBB, 0xCC]
        room.withUnsafeBufferPointer { room in
          let words = StringWords(Bytes(rebasing: room[shift..<shift + length]))
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
  func `names with one tag and one slot are distinguished`(left: String, right: String) {
    let names = [left, right].map { Array($0.utf8) }
    let hashes = names.map { name in name.withUnsafeBufferPointer { StringWords($0).hash } }
    #expect(hashes[0] >> 32 == hashes[1] >> 32)
    #expect(hashes[0] % 64 == hashes[1] % 64)
    var (alone, together) = (StringInterner(), StringInterner())
    let own = OwnBatch()
    for name in names + names.reversed() {
      _ = name.withUnsafeBufferPointer { alone.number(of: $0, counting: 1) }
    }
    // Once both as new names, and once both as known ones.
    for _ in 0..<2 {
      for name in names { own.add(name) }
      together.findNumbers(of: own.batch, counting: 1)
      #expect(own.numbers == [0, 1])
      own.removeAll()
    }
    #expect(alone.counts == [2, 2])
    #expect(together.counts == [2, 2])
    #expect([together.text(0), together.text(1)] == [left, right])
  }
}
