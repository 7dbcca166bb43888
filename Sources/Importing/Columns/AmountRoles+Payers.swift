import ByteTools
import GroceryModel

extension AmountRoles {
  /// Takes columns of unknown words together of which most rows fill exactly one.
  ///
  /// Each person of a household may have a column for what that person paid, or each category. A zero fills nothing.
  mutating func takePayers() {
    guard !roles.has(.total), !removed.contains(.total), !roles.has(.inflow), roles.has(.date),
      !layout.headers.isEmpty
    else { return }
    let columns = evidence.columns.filter { column in
      !roles.isTaken(column) && !namesAmount(column) && !header(column).isEmpty
        && layout.rows.contains { isEmpty(column, $0) }
    }
    let days = layout.rows.filter { row in
      roles.columns[.date].map { row.hasDigit(in: $0) } ?? false
    }
    // Two such columns may be money out and money in.
    let counts = days.map { row in columns.count { !isEmpty($0, row) } }
    guard columns.count > 2, days.count > 2, let first = columns.first,
      counts.allSatisfy({ $0 > 0 }), counts.count(where: { $0 == 1 }) * 3 >= counts.count * 2
    else { return }
    roles.assign(.total, first, "each row fills one of the columns of amounts", confidence: 0.5)
    for column in columns.dropFirst() { roles.block(column) }
    if columns.count >= Self.fewestCategories, !roles.has(.category) {
      takeEach(columns)
    } else {
      amountColumns = columns.dropFirst().map { AmountColumn(column: $0) }
    }
    let names = columns.map { "'\(header($0))'" }.joined(separator: ", ")
    roles.warnings.append(
      ImportNotice(
        "each row has its amount in one of \(names); all are taken as spending",
        flag: "--set total=COLUMN takes one"))
  }

  /// Hardly any household has so many people who pay.
  private static let fewestCategories = 6

  private func isEmpty(_ column: Int, _ row: SampleRecord) -> Bool {
    layout.number(row, column)?.amount.isZero ?? true
  }

  /// Whether the header is a word for amounts or quantities.
  func namesAmount(_ column: Int) -> Bool {
    [Role.total, .unitPrice, .quantity, .receiptTotal, .inflow, .tax, .discount].contains {
      named($0, column) >= 5
    }
  }
}
