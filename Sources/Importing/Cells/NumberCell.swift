import ByteTools
import GroceryModel

/// The parts of a number in a cell: sign, digits with their separators, currency, and the text
/// after it.
///
/// Accepts a currency sign or code, parentheses or a minus on either side for a negative number,
/// quotes and spaces. Any other text before the digits means that the cell is not a number. Text
/// after the digits is kept as the suffix: a quantity may have its unit there (`500 g`).
struct NumberCell {
  private(set) var isNegative = false
  /// True if the cell has a plus sign, or `Cr`, on either side of the digits.
  private(set) var isMarkedPositive = false
  /// True if that is a word for a credit.
  private(set) var isCredit = false
  /// Digits, points, commas, apostrophes and spaces; begins and ends with a digit (or is `.5`).
  private(set) var core = Bytes(start: nil, count: 0)
  /// The currency sign or code, if the cell has one.
  private(set) var currency: CurrencySign?
  /// Other text after the number, perhaps a unit.
  private(set) var suffix = Bytes(start: nil, count: 0)
  private let holdsCups: Bool

  /// Splits a cell into the parts of a number.
  ///
  /// - Parameters:
  ///   - cell: The cell value.
  ///   - isQuantity: True if the cell is a quantity: `1 CUP` is then a cup, not a Cuban peso.
  init?(_ cell: Bytes, isQuantity: Bool = false) {
    holdsCups = isQuantity
    var rest = cell
    var isParenthesised = false
    var hasSign = false
    Self.trim(&rest)
    // Spreadsheets begin a formula so.
    if rest.first == UInt8(ascii: "=") { rest = Bytes(rebasing: rest.dropFirst()) }
    while let byte = rest.first {
      if Self.beginsWithDigit(rest) {
        readCore(&rest)
        guard readTail(rest, isParenthesised: isParenthesised, hasSign: hasSign) else {
          return nil
        }
        return
      }
      switch byte {
      case UInt8(ascii: "("):
        if isParenthesised { return nil }
        isParenthesised = true
        rest = Bytes(rebasing: rest.dropFirst())
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if hasSign { return nil }
        hasSign = true
        isNegative = byte == UInt8(ascii: "-")
        isMarkedPositive = !isNegative
        rest = Bytes(rebasing: rest.dropFirst())
      default:
        guard skipDecoration(&rest, isFirst: rest.count == cell.count, &hasSign) else {
          return nil
        }
      }
      Self.trim(&rest)
    }
    return nil
  }

  private static func beginsWithDigit(_ rest: Bytes) -> Bool {
    let isMark = rest[0] == UInt8(ascii: ".") || rest[0] == UInt8(ascii: ",")
    let first = isMark && rest.count > 1 ? rest[1] : rest[0]
    return first &- UInt8(ascii: "0") < 10
  }

  /// Skips stars, a typographic minus or a currency before the digits; returns false for any other
  /// text.
  private mutating func skipDecoration(
    _ rest: inout Bytes, isFirst: Bool, _ hasSign: inout Bool
  ) -> Bool {
    if rest[0] == UInt8(ascii: "*"), isFirst {
      // `*32,50`: receipts fill the space before an amount with stars.
      rest = Bytes(rebasing: rest.drop { $0 == UInt8(ascii: "*") })
    } else if rest.starts(with: [0xE2, 0x88, 0x92]) {
      if hasSign { return false }
      hasSign = true
      isNegative = true
      rest = Bytes(rebasing: rest.dropFirst(3))
    } else if currency == nil, let (sign, length) = CurrencySign.leading(rest) {
      currency = sign
      // `Rp. 12,500`: the point belongs to the currency word.
      let isWord = (rest[length - 1] | 0x20) &- 0x61 < 26
      rest = Bytes(rebasing: rest.dropFirst(length))
      if isWord, rest.first == UInt8(ascii: ".") { rest = Bytes(rebasing: rest.dropFirst()) }
    } else {
      return false
    }
    return true
  }

  /// Reads the digits with their separators, up to the last digit.
  private mutating func readCore(_ rest: inout Bytes) {
    var end = 0
    var lastDigit = 0
    while end < rest.count {
      let byte = rest[end]
      if byte &- UInt8(ascii: "0") < 10 {
        lastDigit = end + 1
        end += 1
      } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
        || byte == UInt8(ascii: "'") || byte == UInt8(ascii: " ")
      {
        end += 1
      } else if let length = Self.groupMark(rest, at: end) {
        end += length
      } else {
        break
      }
    }
    core = Bytes(rebasing: rest[..<lastDigit])
    rest = Bytes(rebasing: rest[lastDigit...])
  }

  /// Returns the length in bytes of a no-break space or a typographic apostrophe at `index`, or
  /// nil.
  private static func groupMark(_ bytes: Bytes, at index: Int) -> Int? {
    if index + 1 < bytes.count, bytes[index] == 0xC2, bytes[index + 1] == 0xA0 { return 2 }
    guard index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x80 else {
      return nil
    }
    return bytes[index + 2] == 0xAF || bytes[index + 2] == 0x99 || bytes[index + 2] == 0x89
      ? 3 : nil
  }

  /// Reads the text after the digits: sign, bracket, currency and suffix.
  ///
  /// Returns false if the signs contradict each other or a bracket is not closed.
  private mutating func readTail(
    _ tail: Bytes, isParenthesised: Bool, hasSign: Bool
  ) -> Bool {
    var rest = tail
    var isOpen = isParenthesised
    var isSigned = hasSign
    Self.skipEmptyFraction(&rest)
    Self.trim(&rest)
    while let byte = rest.first {
      if byte == UInt8(ascii: ")"), isOpen {
        isOpen = false
        rest = Bytes(rebasing: rest.dropFirst())
      } else if byte == UInt8(ascii: "-"), !isSigned, isLastButCode(rest) {
        isSigned = true
        isNegative = true
        rest = Bytes(rebasing: rest.dropFirst())
      } else if !isSigned, let side = Self.side(rest) {
        isSigned = true
        isNegative = side == .debit
        isCredit = side == .credit
        isMarkedPositive = isCredit
        rest = Bytes(rebasing: rest.dropFirst(rest.count))
      } else if let (sign, length) = CurrencySign.leading(rest), agrees(sign), !isCup(rest, sign) {
        currency = currency ?? sign
        rest = Bytes(rebasing: rest.dropFirst(length))
      } else {
        suffix = rest
        break
      }
      Self.trim(&rest)
    }
    if isParenthesised {
      if isOpen || hasSign { return false }
      isNegative = true
    }
    return true
  }

  /// The side of an account: debit is money out, credit is money in.
  private enum Side { case debit, credit }

  /// Returns debit or credit if the rest of the cell says so: `845.50 DR`, `52,000.00 Cr`, `13.99 Credit`.
  private static func side(_ rest: Bytes) -> Side? {
    let letters = rest.last == UInt8(ascii: ".") ? Bytes(rebasing: rest.dropLast()) : rest
    if letters.count > 4 { return side(word: letters) }
    guard letters.count == 2 else { return nil }
    if letters.elementsEqual("DB".utf8) { return .debit }
    guard letters[1] | 0x20 == UInt8(ascii: "r") else { return nil }
    switch letters[0] | 0x20 {
    case UInt8(ascii: "d"): return .debit
    case UInt8(ascii: "c"): return .credit
    default: return nil
    }
  }

  private static func side(word: Bytes) -> Side? {
    guard word.count <= 6 else { return nil }
    let lower = word.map { $0 | 0x20 }
    if lower.elementsEqual("debit".utf8) { return .debit }
    return lower.elementsEqual("credit".utf8) ? .credit : nil
  }

  /// Skips the separator and dashes that replace `00` in a round price: `12,-`, `12.–`, `12:-`, or
  /// `425/-` in India.
  private static func skipEmptyFraction(_ rest: inout Bytes) {
    if rest.starts(with: "/-".utf8) {
      rest = Bytes(rebasing: rest.dropFirst(2))
      return
    }
    guard let mark = rest.first,
      mark == UInt8(ascii: ",") || mark == UInt8(ascii: ".") || mark == UInt8(ascii: ":")
    else { return }
    var tail = Bytes(rebasing: rest.dropFirst())
    var dashes = 0
    while dashes < 2 {
      if tail.first == UInt8(ascii: "-") || tail.first == UInt8(ascii: "=") {
        tail = Bytes(rebasing: tail.dropFirst())
      } else if tail.starts(with: [0xE2, 0x80, 0x93]) || tail.starts(with: [0xE2, 0x80, 0x94]) {
        tail = Bytes(rebasing: tail.dropFirst(3))
      } else {
        break
      }
      dashes += 1
    }
    if dashes > 0 { rest = tail }
  }

  /// Returns true if the minus is the last character, apart from a tax code.
  private func isLastButCode(_ rest: Bytes) -> Bool {
    var tail = Bytes(rebasing: rest.dropFirst())
    Self.trim(&tail)
    return tail.isEmpty || isTaxCode(tail)
  }

  /// Returns true if `Cup` is a measuring cup and not the currency code CUP.
  ///
  /// Only upper-case `CUP` outside a quantity column is a Cuban peso.
  private func isCup(_ rest: Bytes, _ sign: CurrencySign) -> Bool {
    sign == .cubanPeso && (holdsCups || !rest.starts(with: "CUP".utf8))
  }

  /// Returns true if there was no currency before the number, or the same one.
  private func agrees(_ sign: CurrencySign) -> Bool {
    currency.map { !Set($0.codes).isDisjoint(with: sign.codes) } ?? true
  }

  /// Removes spaces, quotes and writing-direction marks from both ends.
  private static func trim(_ bytes: inout Bytes) {
    while let first = bytes.first {
      if first <= 0x20 || first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
        bytes = Bytes(rebasing: bytes.dropFirst())
      } else if bytes.starts(with: [0xC2, 0xA0]) {
        bytes = Bytes(rebasing: bytes.dropFirst(2))
      } else if bytes.count >= 3, first == 0xE2, bytes[1] == 0x80,
        (0x8B...0x8F).contains(bytes[2]) || (0xAA...0xAF).contains(bytes[2])
      {
        bytes = Bytes(rebasing: bytes.dropFirst(3))
      } else if bytes.starts(with: [0xD8, 0x9C]) || bytes.starts(with: [0xE3, 0x80, 0x80]) {
        bytes = Bytes(rebasing: bytes.dropFirst(first == 0xD8 ? 2 : 3))
      } else {
        break
      }
    }
    while let last = bytes.last,
      last <= 0x20 || last == UInt8(ascii: "'") || last == UInt8(ascii: "\"")
    {
      bytes = Bytes(rebasing: bytes.dropLast())
    }
    while bytes.count >= 2, bytes[bytes.count - 1] == 0xA0, bytes[bytes.count - 2] == 0xC2 {
      bytes = Bytes(rebasing: bytes.dropLast(2))
    }
  }
}

extension NumberCell {
  /// True if the text after a price only says that it is per unit: `$12.79 each`.
  var isPriceOfOne: Bool {
    guard currency != nil else { return false }
    return ["each", "ea", "ea.", "/ea", "/each", "per item", "/st", "/stk", "/Stk"].contains {
      suffix.elementsEqual($0.utf8)
    }
  }

  /// Returns the number in the column's format, or nil if the digits do not follow it.
  ///
  /// No number of thousands begins with zero, and no thousands are two digits: `0.296` and `80,00` have
  /// decimals whatever the column's mark is.
  func number(_ format: NumberFormat) -> ReadNumber? {
    var value: Int64 = 0
    var digits = 0
    var scale = 0
    var fraction = -1
    var groupDigits = -1
    var group: UInt8 = 0
    var index = 0
    var roundUp: Bool?
    while index < core.count {
      let byte = core[index]
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        index += 1
        if groupDigits >= 0, fraction < 0 { groupDigits += 1 }
        if fraction >= 0 { fraction += 1 }
        // Digits after the twelfth decimal are the rounding error of a binary fraction.
        if fraction > 12 {
          if roundUp == nil { roundUp = digit >= 5 }
          continue
        }
        value = value &* 10 &+ Int64(digit)
        if value != 0 { digits += 1 }
        if digits > 18 { return nil }
        if fraction >= 0 { scale += 1 }
        continue
      }
      if byte == format.mark.byte || byte == format.mark.other && partsNoThousands(index, value) {
        guard fraction < 0, groupDigits < 0 || groupDigits == 3 else { return nil }
        fraction = 0
        groupDigits = -1
        index += 1
        continue
      }
      guard fraction < 0, index > 0, Self.mayPart(byte, format) else { return nil }
      // All thousands separators of a number are the same character. The last group has three
      // digits, the first has one to three, and the others have three or (in India) two.
      guard
        group == 0 ? index <= 3 : byte == group && (groupDigits == 3 || groupDigits == 2)
      else { return nil }
      group = byte
      groupDigits = 0
      index += byte < 0x80 ? 1 : (byte == 0xC2 ? 2 : 3)
    }
    guard groupDigits < 0 || groupDigits == 3 else { return nil }
    if fraction > 12 { (value, scale) = withoutDust(value, roundUp ?? false, format) }
    if format.impliedFraction > 0, scale == 0 { scale = format.impliedFraction }
    let isBelow = isNegative || isCredit && format.creditsAreBelow
    return ReadNumber(coefficient: isBelow ? -value : value, scale: scale)
  }

  /// Returns true if the first mark of the digits is followed by too few for thousands, or preceded by a zero.
  private func partsNoThousands(_ index: Int, _ value: Int64) -> Bool {
    func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
    guard core[..<index].allSatisfy(isDigit) else { return false }
    let rest = core[(index + 1)...]
    return value == 0 && index == 1 || (1...2).contains(rest.count) && rest.allSatisfy(isDigit)
  }

  private static func mayPart(_ byte: UInt8, _ format: NumberFormat) -> Bool {
    byte == format.mark.other || byte == UInt8(ascii: "'") || byte == UInt8(ascii: " ")
      || byte >= 0x80
  }

  /// Returns the value rounded half up from twelve decimals to the decimals of the column.
  private func withoutDust(
    _ value: Int64, _ roundUp: Bool, _ format: NumberFormat
  ) -> (Int64, Int) {
    let whole = value + (roundUp ? 1 : 0)
    var unit: Int64 = 1
    for _ in format.dustDigits..<12 { unit *= 10 }
    return ((whole + unit / 2) / unit, format.dustDigits)
  }
}
