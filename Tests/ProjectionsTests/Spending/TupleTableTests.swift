import SeededRandom
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct TupleTableTests {
  @Test(arguments: [1, 2, 3, 10])
  func `sums by key are those of a dictionary`(width: Int) {
    var random = SplitMix64(seed: 11)
    let numbers: [UInt32] = [0, 1, 2, 255, 256, 0x8000_0000, .max]
    var table = TupleTable(width: width)
    var sums: [[UInt32]: (amount: Amount, lines: Int)] = [:]
    for _ in 0..<6000 {
      let key = (0..<width).map { _ in random.pick(numbers) }
      let amount = Amount(units: Int128(random.pick(-1_000_000...1_000_000)) << 60)
      let lines = random.pick(0...2)
      key.withUnsafeBufferPointer { buffer in
        if let base = buffer.baseAddress { table.add(amount, lines: lines, to: base) }
      }
      let old = sums[key] ?? (.zero, 0)
      sums[key] = (old.amount + amount, old.lines + lines)
    }
    #expect(table.count == sums.count)
    for cell in 0..<table.count {
      let sum = sums[Array(table.key(cell))]
      #expect(sum?.amount == table.amount(cell))
      #expect(sum?.lines == table.lines(cell))
    }
  }

  @Test(arguments: [1, 2, 6])
  func `lines added together, with two sums, are those of a dictionary`(width: Int) {
    var random = SplitMix64(seed: 12)
    var table = TupleTable(width: width, sums: 2)
    var sums: [[UInt32]: [Int128]] = [:]
    for _ in 0..<400 {
      let count = random.pick(0...NameBatch.capacity)
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
        return (Amount(units: Int128(amount) << 70), Amount(units: Int128(-amount)), lines)
      }
      for (key, amount, lines) in lines where key[0] != 40 {
        let old = sums[key] ?? [0, 0, 0]
        sums[key] = [
          old[0] + Int128(amount) << 70, old[1] - Int128(amount), old[2] + Int128(lines),
        ]
      }
    }
    #expect(table.count == sums.count)
    for cell in 0..<table.count {
      #expect(
        sums[Array(table.key(cell))] == [
          table.amount(cell).units, table.second(cell).units, Int128(table.lines(cell)),
        ])
    }
  }
}
