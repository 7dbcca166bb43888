import ByteTools
import GroceryModel

/// A handwritten quantity with its unit, or with a unit price after it.
///
/// Examples: `1½ lb`, `2.13 lbs`, `1lb 4oz`, `2 x 1,29`, `0,946 kg x 1,99 EUR/kg`.
struct QuantityCell {
  private(set) var number: ReadNumber
  /// The unit as written in the cell; empty for a plain count.
  private(set) var unit = Bytes(start: nil, count: 0)

  /// Reads a cell that is not a plain number; returns nil if any part of it is not understood.
  init?(_ cell: Bytes, _ format: NumberFormat) {
    let text = Self.trimmed(cell)
    if let count = Self.countBehindTimes(text) {
      number = count
      return
    }
    var rest: Bytes
    if let fraction = SimpleFraction(text) {
      number = fraction.value
      rest = fraction.rest
    } else if let plain = NumberCell(text, isQuantity: true), plain.currency == nil,
      !plain.suffix.isEmpty,
      let value = plain.number(format)
    {
      number = value
      rest = plain.suffix
    } else {
      return nil
    }
    rest = Self.trimmed(rest)
    if rest.isEmpty || Self.isPrice(rest) { return }
    guard readUnit(rest, format) else { return nil }
  }

  /// Reads the unit and the text after it.
  private mutating func readUnit(_ text: Bytes, _ format: NumberFormat) -> Bool {
    var end = 0
    while end < text.count, Self.isLetter(text[end]) {
      // The times sign may be a letter: `kg x 1,99`.
      let rest = Bytes(rebasing: text[end...])
      if end > 0, text[end - 1] == 0x20, Self.isPrice(rest) {
        return readPriced(Bytes(rebasing: text[..<end]))
      }
      end += 1
    }
    unit = Self.trimmed(Bytes(rebasing: text[..<end]))
    if end == text.count { return !unit.isEmpty && unit.count <= 30 }
    let rest = Bytes(rebasing: text[end...])
    if Self.isPrice(rest) { return readPriced(unit) }
    return add(rest, format)
  }

  /// Reads the unit before a price: the unit of `kg NET @ $3.90/kg` is `kg`.
  private mutating func readPriced(_ words: Bytes) -> Bool {
    unit = Self.trimmed(words)
    if GroceryModel.Unit(String(decoding: unit, as: UTF8.self)) != nil { return true }
    guard let blank = unit.firstIndex(of: 0x20) else { return !unit.isEmpty }
    unit = Bytes(rebasing: unit[..<blank])
    return GroceryModel.Unit(String(decoding: unit, as: UTF8.self)) != nil
  }

  /// Adds a smaller unit of the same dimension: `4oz` to `1lb`.
  ///
  /// A count of opened packages (`2 opened`) is part of the quantity already and adds nothing.
  private mutating func add(_ text: Bytes, _ format: NumberFormat) -> Bool {
    if let cell = NumberCell(text), cell.suffix.elementsEqual("opened".utf8) { return true }
    guard let cell = NumberCell(text), cell.currency == nil, !cell.isNegative,
      let part = cell.number(format),
      let large = GroceryModel.Unit(String(decoding: unit, as: UTF8.self)),
      let small = GroceryModel.Unit(String(decoding: cell.suffix, as: UTF8.self)),
      small.dimension == large.dimension, small.dimension != .count
    else { return false }
    let parts = part.amount.units.multipliedReportingOverflow(
      by: Int128(small.numerator) * Int128(large.denominator))
    let size = Int128(small.denominator) * Int128(large.numerator)
    guard !parts.overflow, parts.partialValue % size == 0 else { return false }
    let sum = number.amount + Amount(units: parts.partialValue / size)
    let unitsPerDigit = Amount.unitsPerLastDigit(ofScale: 6)
    guard sum.units % unitsPerDigit == 0, let value = Int64(exactly: sum.units / unitsPerDigit)
    else { return false }
    number = SimpleFraction.withoutZeros(ReadNumber(coefficient: value, scale: 6))
    return true
  }

  /// Returns true if the text is a unit price, or a times sign alone: `x 1,29`, `@ 1.49`, `for $2`,
  /// `x`.
  ///
  /// A package size after the times sign counts too: `x 12pk`.
  private static func isPrice(_ text: Bytes) -> Bool {
    for sign in ["x", "X", "×", "*", "@", "à", "for ", "für "] where text.starts(with: sign.utf8) {
      let rest = trimmed(Bytes(rebasing: text[sign.utf8.count...]))
      if rest.isEmpty { return sign.utf8.count <= 2 }
      return NumberCell(rest) != nil
    }
    return false
  }

  /// Returns the count after a times sign: `x4`.
  private static func countBehindTimes(_ text: Bytes) -> ReadNumber? {
    for sign in ["x", "X", "×"] where text.starts(with: sign.utf8) {
      return ReadNumber(plain: Bytes(rebasing: text[sign.utf8.count...]))
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || byte == 0x20 || byte == UInt8(ascii: ".")
  }

  private static func trimmed(_ bytes: Bytes) -> Bytes {
    var bytes = bytes
    while let first = bytes.first, first <= 0x20 { bytes = Bytes(rebasing: bytes.dropFirst()) }
    while let last = bytes.last, last <= 0x20 { bytes = Bytes(rebasing: bytes.dropLast()) }
    return bytes
  }
}
