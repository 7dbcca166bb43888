import ByteTools
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
  /// Names a cell at the very end of the file that is shorter than those above it, or may be.
  mutating func warnOfCut() {
    let last = scanner.cellCount - 1
    guard scanner.cellCount == plan.width, scanner.raw.last != UInt8(ascii: "\""),
      lacksFraction(last) || isShort(last)
    else { return }
    notices.append(
      ImportNotice(
        "the file ends without a line end in '\(trimmedText(cell(last)))', which may be cut off",
        line: scanner.line, column: last + 1))
  }

  /// Whether the cell is empty, or has fewer digits behind its mark, where others are not and have.
  private mutating func lacksFraction(_ last: Int) -> Bool {
    guard plan.usuallyFilled.contains(last) else { return false }
    if plan.leastFraction == 0 { return optionalCell(last).isEmpty }
    guard case .value(let (number, _)) = number(last) else { return true }
    return number.scale < plan.leastFraction
  }

  /// Whether an amount or a date may have been longer, and nothing proves that it was not.
  private mutating func isShort(_ last: Int) -> Bool {
    guard let least = plan.leastLastCell, !plan.checksArithmetic else { return false }
    let isDate = plan.column(.date) == last
    let length = isDate ? cell(last).count : CutFile.digitsBehindMark(cell(last))
    return length < max(least, 1)
  }
}
