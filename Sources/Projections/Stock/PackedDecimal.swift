import GroceryModel

/// A decimal that is not negative, or none, in eight bytes: 60 bits of digits and four of scale.
struct PackedDecimal: Hashable, Sendable {
  private let bits: UInt64

  static let none = PackedDecimal(bits: 15)

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// Packs the magnitude of a number.
  init(_ number: ExactDecimal?) {
    guard let number else {
      self = .none
      return
    }
    bits = number.coefficient.magnitude << 4 | UInt64(number.scale)
  }

  var isNone: Bool { bits & 15 == 15 }

  /// The number; zero for none.
  var amount: Amount {
    guard !isNone else { return .zero }
    return Amount(
      units: Int128(bits >> 4) * Amount.unitsPerLastDigit(ofScale: UInt8(bits & 15)))
  }
}
