import ByteTools
import GroceryModel

/// Which sign stands before the fraction.
public enum DecimalMark: String, CaseIterable, Sendable {
  case point, comma

  /// The sign itself.
  public var sign: String { self == .point ? "." : "," }

  var byte: UInt8 { self == .point ? UInt8(ascii: ".") : UInt8(ascii: ",") }
  var other: UInt8 { self == .point ? UInt8(ascii: ",") : UInt8(ascii: ".") }
}

/// How the numbers of one column are written.
struct NumberFormat: Hashable, Sendable {
  var mark = DecimalMark.point
  /// How many digits of the number are fraction although no mark stands before them (cents).
  var impliedFraction = 0
  /// The fraction digits to which the dust of binary floating point is rounded.
  var dustDigits = 2
}

/// A number read from a cell, as digits and their scale.
struct ReadNumber: Hashable {
  var coefficient: Int64
  var scale: Int

  var isNegative: Bool { coefficient < 0 }
  var isZero: Bool { coefficient == 0 }

  var decimal: ExactDecimal? { ExactDecimal(coefficient: coefficient, scale: UInt8(scale)) }

  /// The number in units of 10⁻¹², as sums are made of it.
  @inline(__always)
  var amount: Amount {
    Amount(units: Int128(coefficient) &* Amount.unitsPerLastDigit(ofScale: UInt8(scale)))
  }

  /// Reads `-?digits(.digits)?`, at most 18 digits with at most 12 of them behind the point: what can
  /// stand in an event as it is.
  @inline(__always)
  init?(plain bytes: Bytes) {
    let count = bytes.count
    guard count > 0, count <= 19, let start = bytes.baseAddress else { return nil }
    var index = 0
    let isNegative = start[0] == UInt8(ascii: "-")
    if isNegative { index = 1 }
    let first = index
    var value: Int64 = 0
    var point = -1
    while index < count {
      let digit = start[index] &- UInt8(ascii: "0")
      if digit < 10 {
        value = value &* 10 &+ Int64(digit)
      } else if start[index] == UInt8(ascii: "."), point < 0, index > first {
        point = index
      } else {
        return nil
      }
      index += 1
    }
    guard index > first, point != count - 1, index - first - (point < 0 ? 0 : 1) <= 18 else {
      return nil
    }
    scale = point < 0 ? 0 : count - 1 - point
    guard scale <= 12 else { return nil }
    coefficient = isNegative ? -value : value
  }

  init(coefficient: Int64, scale: Int) {
    self.coefficient = coefficient
    self.scale = scale
  }
}
