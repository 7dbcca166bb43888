/// A decimal number as written: `2.50` keeps its two fraction digits.
///
/// Events hold these numbers. They have at most 18 digits, at most 12 of them after the point, so
/// that sums (``Amount``) cannot overflow. Arithmetic happens in ``Amount``.
public struct ExactDecimal: Hashable, Sendable {
  /// All digits as one integer: 250 for `2.50`.
  public let coefficient: Int64
  /// The number of digits after the point, 0 to ``maximumScale``.
  public let scale: UInt8

  /// The most digits after the point.
  public static let maximumScale: UInt8 = 12
  /// The most digits in all, without leading zeros.
  public static let maximumDigits = 18
  public static let zero = ExactDecimal(trusted: 0, scale: 0)

  /// Makes a number from its digits, or nil if there are too many of them.
  public init?(coefficient: Int64, scale: UInt8) {
    guard scale <= Self.maximumScale, coefficient.magnitude < 1_000_000_000_000_000_000 else {
      return nil
    }
    self.init(trusted: coefficient, scale: scale)
  }

  private init(trusted coefficient: Int64, scale: UInt8) {
    self.coefficient = coefficient
    self.scale = scale
  }

  /// Reads `-?digits(.digits)?` and nothing else.
  ///
  /// Signs other than a leading minus, exponents, blanks, separators, a missing digit on either
  /// side of the point and numbers with too many digits are all nil, never half-read.
  @inlinable
  public init?(parsing bytes: UnsafeBufferPointer<UInt8>) {
    guard let decimal = Self.parse(bytes) else { return nil }
    self = decimal
  }

  /// Reads the same form from text.
  public init?(_ text: some StringProtocol) {
    var copy = String(text)
    let parsed = copy.withUTF8 { Self.parse($0) }
    guard let parsed else { return nil }
    self = parsed
  }

  @usableFromInline
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> ExactDecimal? {
    let count = bytes.count
    if count <= 8 { return parseShort(bytes) }
    var index = 0
    var isNegative = false
    if count > 0, bytes[0] == UInt8(ascii: "-") {
      isNegative = true
      index = 1
    }
    var coefficient: Int64 = 0
    var digits = 0
    var point = -1
    let first = index
    while index < count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit < 10 {
        coefficient = coefficient &* 10 &+ Int64(digit)
        if digits > 0 || digit != 0 { digits += 1 }
        if digits > maximumDigits { return nil }
      } else if bytes[index] == UInt8(ascii: "."), point < 0, index > first {
        point = index
      } else {
        return nil
      }
      index += 1
    }
    guard index > first, point != count - 1 else { return nil }
    let scale = point < 0 ? 0 : count - 1 - point
    guard scale <= Int(maximumScale) else { return nil }
    return ExactDecimal(trusted: isNegative ? -coefficient : coefficient, scale: UInt8(scale))
  }

  /// The same value without trailing zeros after the point: `2.5` for `2.50`, `0` for `-0.0`.
  public var canonical: ExactDecimal {
    var coefficient = coefficient
    var scale = scale
    while scale > 0, coefficient % 10 == 0 {
      coefficient /= 10
      scale -= 1
    }
    return ExactDecimal(trusted: coefficient, scale: scale)
  }

  /// The number with its sign turned.
  public var negated: ExactDecimal {
    ExactDecimal(trusted: -coefficient, scale: scale)
  }

  /// The value for arithmetic.
  @inlinable
  public var amount: Amount {
    Amount(units: Int128(coefficient) &* Amount.unitsPerLastDigit(ofScale: scale))
  }

  public var isNegative: Bool { coefficient < 0 }
  public var isZero: Bool { coefficient == 0 }
}

extension ExactDecimal: CustomStringConvertible {
  public var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the number as ASCII text.
  public func append(to bytes: inout [UInt8]) {
    withText { bytes.append(contentsOf: $0) }
  }

  /// Calls `body` with the number as ASCII text, which is gone afterwards.
  public func withText(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var digits = (
      UInt64(0), UInt64(0), UInt64(0)
    )
    withUnsafeMutableBytes(of: &digits) { buffer in
      var position = buffer.count
      var rest = coefficient.magnitude
      var written = 0
      repeat {
        if written == Int(scale), scale > 0 {
          position -= 1
          buffer[position] = UInt8(ascii: ".")
        }
        position -= 1
        buffer[position] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
        written += 1
      } while rest > 0 || written <= Int(scale)
      if coefficient < 0 {
        position -= 1
        buffer[position] = UInt8(ascii: "-")
      }
      let text = UnsafeRawBufferPointer(rebasing: buffer[position...])
      text.withMemoryRebound(to: UInt8.self) { body($0) }
    }
  }
}
