import ByteTools
import GroceryModel

/// When somebody typed a fact, as the fact itself says; files say nothing of the kind.
///
/// That is not when its batch was recorded: files may be imported in any order and tell the same.
struct TypedMoment: Hashable, Comparable, Sendable {
  /// Increases with the moment of typing; lowest for facts that were not typed.
  private let rank: Int64

  static let never = TypedMoment(rank: .min)

  private init(rank: Int64) { self.rank = rank }

  /// Reads what `add` enters: the batch's name, a slash, and the number of the fact in it.
  init(_ entered: Bytes) {
    guard entered.count > 28, entered[10] == UInt8(ascii: "T"), entered[27] == UInt8(ascii: "/"),
      let day = Day(parsing: Bytes(rebasing: entered[..<10]))
    else {
      self = .never
      return
    }
    var digits: Int64 = 0
    for byte in entered[11..<26] where byte &- UInt8(ascii: "0") < 10 {
      digits = digits * 10 + Int64(byte &- UInt8(ascii: "0"))
    }
    // Twelve digits of a time and a second's parts: ranks need to be in order, not evenly spaced.
    rank = Int64(day.ordinal) * 1_000_000_000_000 + digits
  }

  static func < (left: TypedMoment, right: TypedMoment) -> Bool { left.rank < right.rank }
}
