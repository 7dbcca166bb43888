import ColumnStore
import GroceryModel
import Testing

@testable import Projections

@Suite struct MonthlySumsTests {
  private static func table(_ cells: [(number: UInt32, place: Int32, amount: Int, lines: Int)])
    -> GroupByTable
  {
    var table = GroupByTable(width: 3)
    for cell in cells {
      table.add(Amount(cell.amount).units, lines: cell.lines) { key in
        key[0] = 0
        key[1] = cell.number
        key[2] = UInt32(bitPattern: cell.place)
      }
    }
    return table
  }

  @Test func `days are laid out by month`() {
    let month = Month(year: 2026, month: 2)
    let cells: [(number: UInt32, place: Int32, amount: Int, lines: Int)] = [
      (7, month.firstDay.ordinal, 1, 2), (7, month.lastDay.ordinal, 2, 1),
      (8, (month.lastDay + 1).ordinal, 4, 1),
    ]
    let sums = MonthlySums(Self.table(cells), isByDay: true)
    #expect(sums.months == [month, month + 1])
    #expect(sums.cells(of: month).map(\.amount) == [Amount(1), Amount(2)])
    #expect(sums.cells(of: month + 1).map(\.number) == [8])
  }

  @Test func `names are counted up to a month`() {
    let month = Month(year: 2026, month: 2)
    let cells: [(number: UInt32, place: Int32, amount: Int, lines: Int)] = [
      (0, month.ordinal, 1, 2), (1, month.ordinal, 1, 3), (0, month.ordinal + 1, 1, 4),
      (LineKeys.none, month.ordinal, 1, 5),
    ]
    let sums = MonthlySums(Self.table(cells), isByDay: false)
    func counts(_ month: Month) -> [Int] {
      sums.counts(upTo: month, numbers: 2) { $0 != LineKeys.none }
    }
    #expect(counts(month) == [2, 3])
    #expect(counts(month + 1) == [6, 3])
    #expect(counts(month + -1) == [0, 0])
  }
}
