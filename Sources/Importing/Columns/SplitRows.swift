import EventSourcing
import GroceryModel

/// Rows that tell how much of the thing in the row above was bought, as receipts are printed:
/// `Bananas,` and below it `0.842 kg @ 1.79/kg,1.51`.
struct SplitRows: Sendable {
  struct Measure: Sendable {
    let name: String
    let quantity: ReadNumber
    /// The unit's symbol; empty for pieces.
    let unit: String
  }

  /// What the rows with amounts stand for, by their lines.
  private(set) var measures: [Int: Measure] = [:]
  /// The lines of the rows that hold nothing but the names, and of the sums of rows below them.
  private(set) var passedOver: [Int: IgnoredReason] = [:]

  init() {}

  init(_ layout: TableLayout, _ roles: RoleAssignment) {
    guard let item = roles.columns[.item], let total = roles.columns[.total] else { return }
    for (above, row) in zip(layout.rows, layout.rows.dropFirst()) {
      guard AbsentWords.contains(above[total]),
        row[item].first.map({ $0.isNumber || $0.isLetter }) ?? false,
        let paid = layout.number(row, total),
        above[item].contains(where: \.isLetter), Self.parts(above[item]) == nil,
        let measure = Self.measure(row[item], of: above[item], paid)
      else { continue }
      measures[row.line] = measure
      passedOver[above.line] = .notice
    }
  }

  /// Passes over rows that are the sums of those below them.
  mutating func passOver(sums lines: [Int]) {
    for line in lines { passedOver[line] = .total }
  }

  /// The quantity before the price of one, where their product is what was paid.
  private static func measure(_ text: String, of name: String, _ paid: ReadNumber) -> Measure? {
    guard let (left, right) = parts(text) else { return nil }
    for format in [NumberFormat(), NumberFormat(mark: .comma)] {
      guard let price = withBytes(of: right, { NumberCell($0)?.number(format) }),
        let (quantity, unit) = quantity(left, format), !quantity.isZero, !quantity.isNegative,
        AmountEvidence.isProduct(quantity, price, paid)
      else { continue }
      return Measure(name: name, quantity: quantity, unit: unit)
    }
    return nil
  }

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

  /// What stands before and behind the sign of times, words for quantities left out.
  private static func parts(_ text: String) -> (left: String, right: String)? {
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
}

extension FactEmitter {
  /// Takes the quantity from a row's text where no column tells it.
  mutating func take(_ measure: SplitRows.Measure, _ amounts: inout PurchaseAmounts) {
    guard amounts.quantity == nil else { return }
    amounts.quantity = measure.quantity
    amounts.quantityText = write(measure.quantity)
    if !measure.unit.isEmpty { amounts.unitText = scanner.arena.copy(measure.unit) }
  }
}
