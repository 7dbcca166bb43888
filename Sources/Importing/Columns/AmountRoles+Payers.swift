import ByteTools
import GroceryModel

extension AmountRoles {
  /// Takes columns of unknown words together of which each row fills exactly one, as where each person of a
  /// household has a column for what that person paid, or each category has one.
  mutating func takePayers() {
    guard !roles.has(.total), !removed.contains(.total), !roles.has(.inflow), roles.has(.date),
      !layout.headers.isEmpty
    else { return }
    let columns = evidence.columns.filter { column in
      !roles.isTaken(column) && !namesAmount(column) && !header(column).isEmpty
        && layout.profiles[column].filled < layout.rows.count
    }
    let days = layout.rows.filter { row in
      roles.columns[.date].map { withBytes(of: row[$0]) { DateCell($0) != nil } } ?? false
    }
    // Two such columns may be money out and money in.
    guard columns.count > 2, days.count > columns.count, let first = columns.first,
      days.allSatisfy({ row in columns.count { layout.number(row, $0) != nil } == 1 })
    else { return }
    roles.assign(.total, first, "each row fills one of the columns of amounts", confidence: 0.5)
    for column in columns.dropFirst() { roles.block(column) }
    otherTotals = columns.dropFirst().map { OtherTotal(column: $0) }
    let names = columns.map { "'\(header($0))'" }.joined(separator: ", ")
    roles.warnings.append(
      ImportNotice(
        "each row has its amount in one of \(names); all are taken as spending",
        flag: "--set total=COLUMN takes one"))
  }

  /// Whether the header is a word for amounts or quantities.
  private func namesAmount(_ column: Int) -> Bool {
    [Role.total, .unitPrice, .quantity, .receiptTotal, .inflow, .tax, .discount].contains {
      named($0, column) >= 5
    }
  }
}
