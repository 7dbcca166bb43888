import ByteTools
import GroceryModel

/// Rows with the quantity of the item in the row above, as printed on receipts.
///
/// Example: `Bananas,` and below it `0.842 kg @ 1.79/kg,1.51`.
struct SplitRows: Sendable {
  /// The quantity in one row for the item in the row above.
  struct Measure: Sendable {
    let name: String
    let quantity: ReadNumber
    /// The unit's symbol; empty for pieces.
    let unit: String

    /// Fills in the quantity if no column has it.
    func fill(_ amounts: inout PurchaseAmounts, _ row: inout RecordCells) {
      guard amounts.quantity == nil else { return }
      amounts.quantity = quantity
      amounts.quantityText = row.write(quantity)
      if !unit.isEmpty { amounts.unitText = row.scanner.arena.copy(unit) }
    }
  }

  /// The line of the row below and what it measures.
  private var below: (line: Int, measure: Measure)?

  /// Returns and removes what the row on a line measures, or nil.
  @inline(__always)
  mutating func takeMeasure(at line: Int) -> Measure? {
    guard let below else { return nil }
    self.below = nil
    return below.line == line ? below.measure : nil
  }

  /// Returns the quantity before a unit price, if their product is the amount paid.
  static func measure(_ text: String, of name: String, _ paid: ReadNumber) -> Measure? {
    guard let (left, right) = parts(text) else { return nil }
    for format in [NumberFormat(), NumberFormat(mark: .comma)] {
      guard let price = withBytes(of: right, { NumberCell($0)?.number(format) }),
        let (quantity, unit) = quantity(left, format), !quantity.isZero, !quantity.isNegative,
        ReadNumber.isProduct(quantity, price, paid)
      else { continue }
      return Measure(name: name, quantity: quantity, unit: unit)
    }
    return nil
  }

  /// Reads a quantity with or without a known unit.
  private static func quantity(_ text: String, _ format: NumberFormat) -> (ReadNumber, String)? {
    withBytes(of: text) { bytes in
      if let cell = NumberCell(bytes), cell.suffix.isEmpty, cell.currency == nil {
        return cell.number(format).map { ($0, "") }
      }
      guard let cell = QuantityCell(bytes, format) else { return nil }
      // `0.842 kg NET`
      let words = String(decoding: cell.unit, as: UTF8.self).split(separator: " ")
      let unit = words.first.flatMap { GroceryModel.Unit($0) }
      return words.isEmpty || unit != nil ? (cell.number, unit?.symbol ?? "") : nil
    }
  }

  /// Returns the texts before and after the times sign, without words for quantities.
  static func parts(_ text: String) -> (left: String, right: String)? {
    var words = text.split(separator: " ")[...]
    if let first = words.first, heads.contains(first.lowercased()) { words.removeFirst() }
    guard words.first?.first?.isNumber ?? false,
      let sign = words.firstIndex(where: { signs.contains($0.lowercased()) }),
      sign > words.startIndex, sign + 1 < words.endIndex
    else { return nil }
    return (words[..<sign].joined(separator: " "), words[(sign + 1)...].joined(separator: " "))
  }

  private static let signs: Set<String> = ["@", "x", "×", "*", "à"]
  private static let heads: Set<String> = ["qty", "qty:", "quantity", "menge", "cantidad", "qté"]

  /// Returns true if a row without an amount belongs to a neighbour.
  ///
  /// It names the item that the row below measures, or it measures the line above.
  mutating func isSplit(
    _ item: Bytes, _ last: Amount, _ columns: PurchaseColumns, _ row: inout RecordCells
  ) -> Bool {
    guard columns.total >= 0 else { return false }
    let text = trimmedText(item)
    if let paid = Int64(exactly: last.units), !last.isZero,
      Self.measure(text, of: "", ReadNumber(coefficient: paid, scale: 12)) != nil
    {
      return true
    }
    guard text.contains(where: \.isLetter), Self.parts(text) == nil else { return false }
    var found: (measure: Self.Measure, line: Int)?
    _ = row.lookAhead(atMost: 1) { below in
      let printed = trimmedText(below.cell(columns.item))
      guard printed.first.map({ $0.isNumber || $0.isLetter }) ?? false,
        case .value(let (paid, _)) = below.number(columns.total),
        let measure = Self.measure(printed, of: text, paid)
      else { return false }
      found = (measure, below.scanner.line)
      return false
    }
    guard let found else { return false }
    below = (found.line, found.measure)
    return true
  }
}
