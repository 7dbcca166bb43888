import EventSourcing
import GroceryModel

/// A file that was cut off inside its last cell: `12.5` of `12.50`, or `1` of `165`.
enum CutFile {
  /// How much of the last column's cells has to be there for them to be whole; nil where nothing of
  /// weight stands in it.
  static func leastLastCell(_ layout: TableLayout, _ plan: EmissionPlan) -> Int? {
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
}

extension FactEmitter {
  /// Says that the file's last cell may not be whole, where nothing proves that it is.
  mutating func warnOfCut() {
    guard scanner.isUnterminated, let least = plan.leastLastCell, !plan.checksArithmetic,
      scanner.cellCount == plan.width, scanner.raw.last != UInt8(ascii: "\"")
    else { return }
    let cell = scanner[plan.width - 1]
    let isDate = plan.column(.date) == plan.width - 1
    let length = isDate ? cell.count : CutFile.digitsBehindMark(cell)
    guard length < max(least, 1) else { return }
    notices.append(
      ImportNotice(
        "the file ends without a line end behind '\(trimmedText(cell))', which may be cut off",
        line: scanner.line, column: plan.width))
  }
}
