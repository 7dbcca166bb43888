import SeededRandom
import EventSourcing
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct NameTableTests {
  @Test func `each byte string has one number, in the order of arrival`() {
    var random = SplitMix64(seed: 3)
    var table = NameTable()
    var numbers: [[UInt8]: Int] = [:]
    for _ in 0..<4000 {
      let length = random.pick([0, 1, 2, 7, 8, 9, 15, 16, 17, 40])
      let name = (0..<length).map { _ in UInt8(random.pick(0...3)) }
      let number = name.withUnsafeBufferPointer { table.number(of: $0) }
      #expect(number == numbers[name] ?? table.count - 1)
      numbers[name] = number
    }
    #expect(table.count == numbers.count)
    for (name, number) in numbers {
      #expect(table.withBytes(number) { Array($0) } == name)
    }
  }

  @Test func `names are kept as they are written`() {
    var table = NameTable()
    for name in ["Käse", "Ka\u{308}se", "", " käse"] {
      let number = Array(name.utf8).withUnsafeBufferPointer { table.number(of: $0) }
      #expect(Array(table.text(number).utf8) == Array(name.utf8))
    }
    #expect(table.count == 4)
  }

  @Test func `a name that comes again at once is counted again`() {
    var table = NameTable()
    for name in ["EUR", "EUR", "", "", "USD", "EUR", "EUR", "EURO", "EUR"] {
      _ = Array(name.utf8).withUnsafeBufferPointer { table.number(of: $0, counting: 1) }
    }
    #expect(table.counts == [5, 2, 1, 1])
    #expect((0..<table.count).map { table.text($0) } == ["EUR", "", "USD", "EURO"])
  }
}
