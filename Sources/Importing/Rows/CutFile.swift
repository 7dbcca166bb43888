import ByteTools
import GroceryModel

/// Detects a file that was cut off inside its last cell: `12.5` of `12.50`, or `1` of `165`.
///
/// A download that broke off often ends without a line end.
enum CutFile {
  /// Returns the minimum number of decimals (or date characters) in the last column.
  ///
  /// Returns nil if the last column is neither the amount nor the date.
  static func leastLastCell(_ layout: TableLayout, _ plan: ImportPlan) -> Int? {
    let column = layout.width - 1
    let amounts: [Role] = plan.multiplies ? [.quantity, .unitPrice] : [.total]
    let isDate = plan.column(.date) == column
    guard isDate || amounts.contains(where: { plan.column($0) == column }) else { return nil }
    let rows = layout.rows.dropLast().filter { $0.cells.count == layout.width }
    return rows.map { row in
      withBytes(of: row[column]) { isDate ? $0.count : digitsBehindMark($0) }
    }.min() ?? 0
  }

  static func digitsBehindMark(_ cell: Bytes) -> Int {
    guard
      let mark = cell.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") })
    else { return 0 }
    return cell[(mark + 1)...].count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Warns if the cell at the very end of the file is shorter than those above it, or may be.
  static func warn(_ row: inout RecordCells) {
    let last = row.scanner.cellCount - 1
    guard row.scanner.cellCount == row.plan.width, row.scanner.raw.last != UInt8(ascii: "\""),
      lacksFraction(last, &row) || isShort(last, &row)
    else { return }
    row.remarks.notices.append(
      ImportNotice(
        "the file ends without a line end in '\(trimmedText(row.cell(last)))', which may be cut off",
        line: row.scanner.line, column: last + 1))
  }

  /// Returns true if the cell is empty or has fewer decimals than all others.
  private static func lacksFraction(_ last: Int, _ row: inout RecordCells) -> Bool {
    guard row.plan.usuallyFilled.contains(last) else { return false }
    if row.plan.leastFraction == 0 { return row.optionalCell(last).isEmpty }
    guard case .value(let (number, _)) = row.number(last) else { return true }
    return number.scale < row.plan.leastFraction
  }

  /// Returns true if an amount or a date may be incomplete and no arithmetic proves it.
  private static func isShort(_ last: Int, _ row: inout RecordCells) -> Bool {
    guard let least = row.plan.leastLastCell, !row.plan.checksArithmetic else { return false }
    let isDate = row.plan.column(.date) == last
    let length = isDate ? row.cell(last).count : digitsBehindMark(row.cell(last))
    return length < max(least, 1)
  }
}
