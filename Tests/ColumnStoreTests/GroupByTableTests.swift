import ByteTools
import SeededRandom
import TestSupport
import Testing

@testable import ColumnStore

@Suite struct GroupByTableTests {
  @Test(arguments: [1, 2, 3, 10])
  func `sums by key are those of a dictionary`(width: Int) {
    var random = SplitMix64(seed: 11)
    let numbers: [UInt32] = [0, 1, 2, 255, 256, 0x8000_0000, .max]
    var table = GroupByTable(width: width)
    var sums: [[UInt32]: (amount: Int128, lines: Int)] = [:]
    for _ in 0..<6000 {
      let key = (0..<width).map { _ in random.pick(numbers) }
      let amount = Int128(random.pick(-1_000_000...1_000_000)) << 60
      let lines = random.pick(0...2)
      table.add(amount, lines: lines) { numbers in
        for place in key.indices { numbers[place] = key[place] }
      }
      let old = sums[key] ?? (0, 0)
      sums[key] = (old.amount + amount, old.lines + lines)
    }
    #expect(table.count == sums.count)
    for cell in 0..<table.count {
      let sum = sums[Array(table.key(cell))]
      #expect(sum?.amount == table.sum(cell))
      #expect(sum?.lines == table.lines(cell))
    }
  }

  @Test(arguments: [1, 2], [50, 12_000])
  func `a table takes in another's cells under other keys`(sums: Int, count: Int) {
    var random = SplitMix64(seed: 13)
    func table(from first: UInt32) -> GroupByTable {
      var table = GroupByTable(width: 2, sums: sums)
      for number in 0..<UInt32(count) {
        let key = [first + number, number % 3]
        let (amount, second) = (Int128(random.pick(-99...99)), Int128(random.pick(0...9)))
        table.add(amount << 64, second, lines: 2) {
          $0[0] = key[0]
          $0[1] = key[1]
        }
      }
      return table
    }
    func cells(of table: GroupByTable, movedBy step: UInt32) -> [[UInt32]: [Int128]] {
      var cells: [[UInt32]: [Int128]] = [:]
      for cell in 0..<table.count {
        cells[[table.key(cell, 0) + step, table.key(cell, 1)]] = [
          table.sum(cell), sums == 2 ? table.secondSum(cell) : 0,
          Int128(table.lines(cell)),
        ]
      }
      return cells
    }
    var own = table(from: 0)
    let other = table(from: 0)
    // Of the other's cells some are here already: where both numbers of the key fit.
    let expected = cells(of: own, movedBy: 0).merging(cells(of: other, movedBy: 30)) {
      left, right in
      zip(left, right).map { $0 + $1 }
    }
    own.merge(other) { cell, key in
      key[0] = other.key(cell, 0) + 30
      key[1] = other.key(cell, 1)
    }
    #expect(cells(of: own, movedBy: 0) == expected)
    #expect(own.count == expected.count)
    #expect(own.count > count && own.count < 2 * count)
  }

  @Test(arguments: [1, 2, 6])
  func `lines added together, with two sums, are those of a dictionary`(width: Int) {
    var random = SplitMix64(seed: 12)
    var table = GroupByTable(width: width, sums: 2)
    var sums: [[UInt32]: [Int128]] = [:]
    for _ in 0..<400 {
      let count = random.pick(0...LookupBatch.capacity)
      let lines = (0..<count).map { _ in
        (
          (0..<width).map { _ in UInt32(random.pick(0...40)) }, random.pick(-9...9),
          random.pick(0...2)
        )
      }
      table.add(count) { index, key in
        let (numbers, amount, lines) = lines[index]
        // A line that is left out leaves no cell.
        guard numbers[0] != 40 else { return nil }
        for place in 0..<width { key[place] = numbers[place] }
        return (Int128(amount) << 70, Int128(-amount), lines)
      }
      for (key, amount, lines) in lines where key[0] != 40 {
        let old = sums[key] ?? [0, 0, 0]
        sums[key] = [
          old[0] + Int128(amount) << 70, old[1] - Int128(amount), old[2] + Int128(lines),
        ]
      }
    }
    table.finish()
    #expect(table.count == sums.count)
    for cell in 0..<table.count {
      #expect(
        sums[Array(table.key(cell))] == [
          table.sum(cell), table.secondSum(cell), Int128(table.lines(cell)),
        ])
    }
  }

  @Test func `a copy of a table adds the lines that wait to itself alone`() {
    var table = GroupByTable(width: 1)
    func add(_ keys: [UInt32], to table: inout GroupByTable) {
      table.add(keys.count) { index, key in
        key[0] = keys[index]
        return (1, 0, 1)
      }
    }
    func sums(_ table: GroupByTable) -> [UInt32: Int] {
      var finished = table
      finished.finish()
      return Dictionary(
        uniqueKeysWithValues: (0..<finished.count).map { (finished.key($0, 0), finished.lines($0)) }
      )
    }
    add([1, 2, 2], to: &table)
    var copy = table
    add([2, 3], to: &copy)
    add([4], to: &table)
    #expect(sums(copy) == [1: 1, 2: 3, 3: 1])
    #expect(sums(table) == [1: 1, 2: 2, 4: 1])
    #expect(sums(table) == [1: 1, 2: 2, 4: 1])
  }

  /// The table as a kept state gives it back.
  private static func restored(_ table: GroupByTable) throws -> GroupByTable {
    let folder = TemporaryDirectory()
    let path = folder.path + "/state"
    var writer = StateWriter(try PosixFile(writing: path))
    table.write(to: &writer)
    try writer.finish()
    return try withExtendedLifetime(folder) {
      var restored = GroupByTable(width: table.width)
      var reader = try StateReader(try PosixFile(reading: path))
      try restored.read(from: &reader)
      return restored
    }
  }

  @Test func `lines that wait are added to the cells of a kept state`() throws {
    func add(_ keys: ClosedRange<UInt32>, to table: inout GroupByTable) {
      table.add(keys.count) { index, key in
        key[0] = keys.lowerBound + UInt32(index)
        return (1, 0, 1)
      }
    }
    var table = GroupByTable(width: 1)
    add(1...20, to: &table)
    table.finish()
    var kept = try Self.restored(table)
    add(11...30, to: &kept)
    kept.finish()
    #expect(kept.count == 30)
    #expect((0..<kept.count).map { kept.lines($0) }.reduce(0, +) == 40)
    #expect((0..<20).map { kept.lines($0) } == (1...20).map { $0 > 10 ? 2 : 1 })
  }
}
