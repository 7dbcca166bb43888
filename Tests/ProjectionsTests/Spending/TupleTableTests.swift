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
}
