import ByteTools
import GroceryModel

/// An amount followed by its own refund: `131.77(refunded 89.84)`, `468.32 (fully refunded)`.
struct CorrectedCell {
  /// The amount minus the refund.
  let number: ReadNumber

  /// Returns nil unless the cell is an amount with a refund in brackets.
  ///
  /// Without a number in the brackets (`fully refunded`) nothing is left. The refund must not
  /// exceed the amount.
  init?(_ cell: Bytes, _ format: NumberFormat) {
    guard let open = cell.firstIndex(where: { $0 == UInt8(ascii: "(") }), open > 0,
      cell.last == UInt8(ascii: ")"),
      let paid = NumberCell(Bytes(rebasing: cell[..<open])), paid.suffix.isEmpty,
      let whole = paid.number(format)
    else { return nil }
    let note = Bytes(rebasing: cell[(open + 1)..<(cell.count - 1)])
    let isDigit: (UInt8) -> Bool = { "0123456789.,".utf8.contains($0) }
    let words = String(decoding: note.filter { !isDigit($0) }, as: UTF8.self)
    guard withBytes(of: words, { LineWords.classify($0).contains(.refund) }) else { return nil }
    guard let first = note.firstIndex(where: isDigit), let last = note.lastIndex(where: isDigit)
    else {
      number = ReadNumber(coefficient: 0, scale: whole.scale)
      return
    }
    guard let back = NumberCell(Bytes(rebasing: note[first...last]))?.number(format) else {
      return nil
    }
    let scale = max(whole.scale, back.scale)
    let unit = Amount.unitsPerLastDigit(ofScale: UInt8(scale))
    let rest = (whole.amount - back.amount).units / unit
    guard let coefficient = Int64(exactly: rest), coefficient >= 0 else { return nil }
    number = ReadNumber(coefficient: coefficient, scale: scale)
  }
}
