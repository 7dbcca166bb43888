import SeededRandom
import Testing

@testable import ColumnStore

@Suite struct StringInternerTests {
  @Test func `each byte string has one number, in the order of arrival`() {
    var random = SplitMix64(seed: 3)
    var table = StringInterner()
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
    var table = StringInterner()
    for name in ["Käse", "Ka\u{308}se", "", " käse"] {
      let number = Array(name.utf8).withUnsafeBufferPointer { table.number(of: $0) }
      #expect(Array(table.text(number).utf8) == Array(name.utf8))
    }
    #expect(table.count == 4)
  }

  @Test func `a name that comes again at once is counted again`() {
    var table = StringInterner()
    for name in ["EUR", "EUR", "", "", "USD", "EUR", "EUR", "EURO", "EUR"] {
      _ = Array(name.utf8).withUnsafeBufferPointer { table.number(of: $0, counting: 1) }
    }
    #expect(table.counts == [5, 2, 1, 1])
    #expect((0..<table.count).map { table.text($0) } == ["EUR", "", "USD", "EURO"])
  }

  @Test func `however many names come again, each keeps its number and its count`() {
    var random = SplitMix64(seed: 4)
    var table = StringInterner()
    let names = (0..<9000).map { Array("\($0 * 7919)".utf8) }
    var counts = Array(repeating: 0, count: names.count)
    for name in names { _ = name.withUnsafeBufferPointer { table.number(of: $0) } }
    for _ in 0..<40_000 {
      let place = random.pick([random.pick(0...8999), random.pick(0...49)])
      counts[place] += 1
      let copy = table
      #expect(names[place].withUnsafeBufferPointer { table.number(of: $0, counting: 1) } == place)
      if random.pick(0...999) == 0 {
        #expect(copy.counts.reduce(1, +) == table.counts.reduce(0, +))
      }
    }
    #expect(table.counts == counts)
  }

  @Test func `a name is distinguished from others wherever it lies in memory`() {
    var table = StringInterner()
    let numbers = (0...40).map { length in
      Array(repeating: UInt8(ascii: "a"), count: length).withUnsafeBufferPointer {
        table.number(of: $0)
      }
    }
    let memory = [UInt8](repeating: UInt8(ascii: "a"), count: 3 * 4096)
    memory.withUnsafeBufferPointer { memory in
      for end in 4000..<8300 {
        let length = end % 41
        let name = UnsafeBufferPointer(rebasing: memory[end - length..<end])
        #expect(table.number(of: name) == numbers[length])
      }
    }
  }
}
