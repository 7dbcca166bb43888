import ByteTools
import GroceryModel

/// A number on a receipt, with the currency or the unit written next to it: `35kr`, `2,49€/kg`, `0.472KG`.
struct ReceiptNumber {
  var value: ReadNumber
  var currency: CurrencySign?
  /// The unit as written, such as `kg` or `/kg`; empty for a plain number.
  private(set) var unit: String

  var amount: Amount { value.amount }
  /// True if the unit belongs to a price, as in `2.49/kg`.
  var isPriceOfMeasure: Bool { unit.contains("/") || currency != nil && !unit.isEmpty }

  /// Reads one word; a number that does not follow the decimal separator is read with the other one.
  init?(_ word: String, mark: DecimalMark) {
    // Reading tools see quotes in specks, and write minuses as dashes.
    var text = Self.plain(word)[...]
    while let first = text.first, "*=:\\/“”„‘’'".contains(first), text.count > 1 {
      text.removeFirst()
    }
    while let last = text.last, "*#※軽:;“”„‘’'".contains(last), text.count > 1 {
      text.removeLast()
    }
    text = Self.withoutCode(text)
    guard text.contains(where: \.isNumber) else { return nil }
    let read = withBytes(of: String(text)) { bytes -> (ReadNumber, CurrencySign?, String)? in
      guard let cell = NumberCell(bytes) else { return nil }
      let suffix =
        cell.isTaxCode(cell.suffix) ? "" : String(decoding: cell.suffix, as: UTF8.self)
      guard suffix.isEmpty || Self.isUnit(suffix),
        let value = cell.number(NumberFormat(mark: mark, creditsAreBelow: true))
          ?? cell.number(
            NumberFormat(mark: mark == .point ? .comma : .point, creditsAreBelow: true))
      else { return nil }
      return (value, cell.currency, suffix)
    }
    guard let read else { return nil }
    (value, currency, unit) = read
  }

  private static func plain(_ word: String) -> String {
    guard let last = word.last, "—–".contains(last), word.count > 1 else { return word }
    return word.dropLast() + "-"
  }

  /// Takes the unit that is the next word: `0,512 kg x 89,95 kr/kg`.
  mutating func take(unit word: String) {
    if unit.isEmpty, word.contains("/") && Self.isUnit(word) || GroceryModel.Unit(word) != nil {
      unit = word
    }
  }

  /// Returns the text without the code of a tax behind a minus: `4.00-G`.
  private static func withoutCode(_ text: Substring) -> Substring {
    let front = text.prefix { !$0.isUppercase }
    return front.last == "-" && front.count > 1 && text.count - front.count <= 2 ? front : text
  }

  /// Returns true for a unit, a word for pieces, or a currency per unit: `kg`, `vnt.`, `EUR/kg`.
  static func isUnit(_ word: String) -> Bool {
    let parts = word.split(separator: "/")
    return word.contains { !$0.isNumber && $0 != "/" }
      && parts.allSatisfy { part in
        let text = part.drop(while: { "(".contains($0) }).prefix { !")".contains($0) }
        return GroceryModel.Unit(text) != nil || CurrencySign.isWhole(String(text))
          || withBytes(of: String(text)) { PieceWords.contain($0) }
          || text.allSatisfy(\.isNumber)
      }
  }

  /// Reads the numbers of a word, which a times sign may separate: `2x1,29`, `2st*15,90`, `@1.50`.
  static func all(in word: String, mark: DecimalMark) -> [ReceiptNumber]? {
    if let number = ReceiptNumber(word, mark: mark) { return [number] }
    guard word.contains(where: \.isNumber), word.contains(where: timesSigns.contains) else {
      return nil
    }
    let parts = word.split(whereSeparator: timesSigns.contains)
    let numbers = parts.compactMap { ReceiptNumber(String($0), mark: mark) }
    return numbers.count == parts.count ? numbers : nil
  }

  /// Times signs between a count and a price, among them the letters of two scripts.
  static let timesSigns: Set<Character> = ["x", "X", "×", "*", "@", "=", "х", "Х", "✕"]
}

/// A count or a weight, and the price of one.
struct ReceiptQuantity {
  var count: ReceiptNumber
  let price: ReceiptNumber

  /// The quantity with its unit, as a cell.
  var cell: String {
    count.amount.text(minimumFractionDigits: count.value.scale)
      + (count.unit.isEmpty ? "" : " " + count.unit)
  }

  /// Returns two of the numbers whose product is the amount, or nil.
  ///
  /// The count is the one with a unit; without units, a whole number or a weight with three decimals.
  static func proven(_ numbers: [ReceiptNumber], _ amount: Amount) -> ReceiptQuantity? {
    guard numbers.count > 1, !amount.isZero else { return nil }
    for second in numbers.indices.reversed().prefix(4) where second > 0 {
      let pairs = numbers[..<second].reversed().map { ReceiptQuantity($0, numbers[second]) }
      if let pair = pairs.first(where: { $0.makes(amount) }) { return pair }
    }
    return nil
  }

  init(_ first: ReceiptNumber, _ second: ReceiptNumber) {
    let isTurned: Bool
    if first.isPriceOfMeasure || second.isPriceOfMeasure {
      isTurned = first.isPriceOfMeasure
    } else if first.unit.isEmpty != second.unit.isEmpty {
      isTurned = first.unit.isEmpty
    } else {
      let scales = (first.value.scale, second.value.scale)
      // `1,000   3   3,000` where money has no fractions.
      let isPrice = scales == (0, 0) && first.amount >= Amount(100) && second.amount < Amount(100)
      isTurned = scales.0 > 0 && scales.1 == 0 || scales == (2, 3) || isPrice
    }
    (count, price) = isTurned ? (second, first) : (first, second)
  }

  /// The product, rounded to the decimals of the price.
  var product: Amount {
    (ReadNumber.product(count.value, price.value) ?? .zero)
      .rounded(toFractionDigits: min(price.value.scale, 2))
  }

  /// Returns true if the product is the amount, within the rounding of the printed numbers.
  func makes(_ amount: Amount) -> Bool {
    let scale = amount.units % Amount.unitsPerOne == 0 ? price.value.scale : 2
    let unit = Amount.unitsPerLastDigit(ofScale: UInt8(scale))
    guard let whole = Int64(exactly: amount.magnitude.units / unit) else { return false }
    return ReadNumber.isProduct(
      count.value, price.value, ReadNumber(coefficient: whole, scale: scale))
  }
}
