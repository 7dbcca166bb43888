import ByteTools
import GroceryModel

/// The decimal separator.
public enum DecimalMark: String, CaseIterable, Sendable {
  case point, comma

  /// The separator character itself.
  public var sign: String { self == .point ? "." : "," }

  var byte: UInt8 { self == .point ? UInt8(ascii: ".") : UInt8(ascii: ",") }
  var other: UInt8 { self == .point ? UInt8(ascii: ",") : UInt8(ascii: ".") }
}

/// The number format of one column.
struct NumberFormat: Hashable, Sendable {
  var mark = DecimalMark.point
  /// The number of decimals in a number without a separator: 2 if amounts are in cents.
  var impliedFraction = 0
  /// The number of decimals to which a value with binary rounding errors (`1.2899999999999998`) is
  /// rounded.
  var dustDigits = 2
  /// True if `4.00 CR` is below zero: where nothing but credits is marked, they are money back.
  var creditsAreBelow = false
}

/// A number from a cell: `coefficient` × 10^-`scale`.
struct ReadNumber: Hashable {
  var coefficient: Int64
  var scale: Int

  var isNegative: Bool { coefficient < 0 }
  var isZero: Bool { coefficient == 0 }

  /// The number if it has no decimals.
  var whole: Int? { scale == 0 ? Int(coefficient) : nil }

  var decimal: ExactDecimal? { ExactDecimal(coefficient: coefficient, scale: UInt8(scale)) }

  /// The number in units of 10⁻¹², the unit of sums.
  @inline(__always)
  var amount: Amount {
    Amount(units: Int128(coefficient) &* Amount.unitsPerLastDigit(ofScale: UInt8(scale)))
  }

  /// Reads `-?digits(.digits)?` with at most 18 digits, at most 12 of them decimals.
  ///
  /// Such a number goes into an event unchanged.
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
