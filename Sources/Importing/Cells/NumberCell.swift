import ByteTools
import GroceryModel

/// A cell taken apart as a number: its sign, its digits with their marks, and the words around them.
///
/// Decorations are a currency's sign or code, parentheses or a minus on either side for a negative
/// number, quotes and blanks. Anything else before the digits means that the cell is no number; what
/// stands behind them is kept as a suffix for the reader of a quantity to judge.
struct NumberCell {
  private(set) var isNegative = false
  /// Whether a plus stood before the digits, or behind them.
  private(set) var isMarkedPositive = false
  /// Digits, points, commas, apostrophes and blanks, beginning and ending with a digit (or `.5`).
  private(set) var core = Bytes(start: nil, count: 0)
  /// A currency's sign or code, if one stood there.
  private(set) var currency: CurrencySign?
  /// Other letters behind the number: a unit, perhaps.
  private(set) var suffix = Bytes(start: nil, count: 0)
  private let holdsCups: Bool

  /// Reads a cell.
  ///
  /// - Parameters:
  ///   - cell: What stands there.
  ///   - isQuantity: Whether it is known to be a quantity: `1 CUP` is one of flour then, not a peso.
  init?(_ cell: Bytes, isQuantity: Bool = false) {
    holdsCups = isQuantity
    var rest = cell
    var isParenthesised = false
    var hasSign = false
    Self.trim(&rest)
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

  /// Steps over stars, a typographic minus or a currency before the digits; false where something else is.
  private mutating func skipDecoration(
    _ rest: inout Bytes, isFirst: Bool, _ hasSign: inout Bool
  ) -> Bool {
    if rest[0] == UInt8(ascii: "*"), isFirst {
      // `*32,50`: tills fill the room before an amount with stars.
      rest = Bytes(rebasing: rest.drop { $0 == UInt8(ascii: "*") })
    } else if rest.starts(with: [0xE2, 0x88, 0x92]) {
      if hasSign { return false }
      hasSign = true
      isNegative = true
      rest = Bytes(rebasing: rest.dropFirst(3))
    } else if currency == nil, let (sign, length) = CurrencySign.leading(rest) {
      currency = sign
      // `Rp. 12,500`: the point ends the word.
      let isWord = (rest[length - 1] | 0x20) &- 0x61 < 26
      rest = Bytes(rebasing: rest.dropFirst(length))
      if isWord, rest.first == UInt8(ascii: ".") { rest = Bytes(rebasing: rest.dropFirst()) }
    } else {
      return false
    }
    return true
  }

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

  /// The length of a no-break blank or a typographic apostrophe that stands here.
  private static func groupMark(_ bytes: Bytes, at index: Int) -> Int? {
    if index + 1 < bytes.count, bytes[index] == 0xC2, bytes[index + 1] == 0xA0 { return 2 }
    guard index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x80 else {
      return nil
    }
    return bytes[index + 2] == 0xAF || bytes[index + 2] == 0x99 || bytes[index + 2] == 0x89
      ? 3 : nil
  }

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
        isMarkedPositive = side == .credit
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

  private enum Side { case debit, credit }

  /// The side of an account that stands behind an amount: `845.50 DR`, `52,000.00 Cr`.
  private static func side(_ rest: Bytes) -> Side? {
    let letters = rest.last == UInt8(ascii: ".") ? Bytes(rebasing: rest.dropLast()) : rest
    guard letters.count == 2, letters[1] | 0x20 == UInt8(ascii: "r") else { return nil }
    switch letters[0] | 0x20 {
    case UInt8(ascii: "d"): return .debit
    case UInt8(ascii: "c"): return .credit
    default: return nil
    }
  }

  /// Takes off the mark and dashes of a round price, as they are written in place of `00`: `12,-`,
  /// `12.–`, `12:-`, and in India `425/-`.
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

  /// Whether nothing but a code of the tax stands behind the minus.
  private func isLastButCode(_ rest: Bytes) -> Bool {
    var tail = Bytes(rebasing: rest.dropFirst())
    Self.trim(&tail)
    return tail.isEmpty || isTaxCode(tail)
  }

  /// Whether a currency's code is a measure of recipes: nobody writes Cuban pesos as `1 Cup`.
  private func isCup(_ rest: Bytes, _ sign: CurrencySign) -> Bool {
    sign == .cubanPeso && (holdsCups || !rest.starts(with: "CUP".utf8))
  }

  /// Whether a sign behind the number may stand there: none before it, or one of the same currency.
  private func agrees(_ sign: CurrencySign) -> Bool {
    currency.map { !Set($0.codes).isDisjoint(with: sign.codes) } ?? true
  }

  /// Takes blanks, quotes and marks of writing direction off both ends.
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
  /// Whether a price says no more behind its number than that it is for one: `$12.79 each`.
  var isPriceOfOne: Bool {
    guard currency != nil else { return false }
    return ["each", "ea", "ea.", "/ea", "/each", "per item", "/st", "/stk", "/Stk"].contains {
      suffix.elementsEqual($0.utf8)
    }
  }

  /// The number under a column's format, or nil where the digits do not follow it.
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
        // What stands behind twelve fraction digits is the dust of a binary fraction.
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
      if byte == format.mark.byte {
        guard fraction < 0, groupDigits < 0 || groupDigits == 3 else { return nil }
        fraction = 0
        groupDigits = -1
        index += 1
        continue
      }
      guard fraction < 0, index > 0, Self.mayPart(byte, format) else { return nil }
      // One kind of mark parts the groups; the last group has three digits, earlier ones two (India)
      // or three, and the first one up to three.
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
    return ReadNumber(coefficient: isNegative ? -value : value, scale: scale)
  }

  private static func mayPart(_ byte: UInt8, _ format: NumberFormat) -> Bool {
    byte == format.mark.other || byte == UInt8(ascii: "'") || byte == UInt8(ascii: " ")
      || byte >= 0x80
  }

  /// The twelve-digit value rounded half up to the digits the column is meant to have.
  private func withoutDust(
    _ value: Int64, _ roundUp: Bool, _ format: NumberFormat
  ) -> (Int64, Int) {
    let whole = value + (roundUp ? 1 : 0)
    var unit: Int64 = 1
    for _ in format.dustDigits..<12 { unit *= 10 }
    return ((whole + unit / 2) / unit, format.dustDigits)
  }
}
