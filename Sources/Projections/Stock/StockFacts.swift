import ByteTools
import EventSourcing
import GroceryModel

/// Why something was thrown away.
public enum WasteReason: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case unstated, expired, spoiled, overPurchased, forgotten, disliked, other

  /// As events write it; empty where it is not said.
  public var name: String {
    switch self {
    case .unstated: ""
    case .overPurchased: "over-purchased"
    default: "\(self)"
    }
  }

  init(_ text: Bytes) {
    self = Self.allCases.first { $0.name.utf8.elementsEqual(text) } ?? .unstated
  }
}

/// What a label promises of its last good day.
public enum LabelKind: UInt8, Sendable, BitwiseCopyable {
  /// There is no label, or it does not say.
  case unstated
  /// Good enough up to that day, and often after it.
  case bestBefore
  /// Not safe after that day.
  case useBy

  public var name: String {
    switch self {
    case .unstated: ""
    case .bestBefore: "best-before"
    case .useBy: "use-by"
    }
  }
}

/// What happens to a thing that was bought.
public enum StockAction: UInt8, Sendable, BitwiseCopyable {
  // The order in which facts from files apply within a day.
  case refunded, moved, opened, consumed, wasted
}

/// A purchase line that is a thing: 56 bytes, for there are many.
struct BoughtLine: Sendable {
  let identifier: EventIdentifier
  let quantity: PackedDecimal
  let total: PackedDecimal
  let day: Day
  /// Numbers of the fold's names; `UInt32.max` for none.
  var item: UInt32
  var store: UInt32
  var currency: UInt32
  var unit: UInt32
  var package: UInt32
}

/// A discount of one line, or a refund.
struct LineChange: Sendable {
  let identifier: EventIdentifier
  /// The line that it belongs to.
  let of: EventIdentifier?
  let isRefund: Bool
  let day: Day
  var item: UInt32
  var currency: UInt32
  let quantity: PackedDecimal
  var unit: UInt32
  /// What was given back, above zero.
  let total: Amount
}

/// What a label says.
struct LabelFact: Sendable {
  let identifier: EventIdentifier
  let purchase: EventIdentifier?
  let purchased: Day?
  let day: Day
  let typed: TypedMoment
  let expires: Day
  let kind: LabelKind
  let storage: Storage
  var item: UInt32
  let quantity: PackedDecimal
  var unit: UInt32

  /// The day from which reports know the label.
  ///
  /// One that states nothing but the day of expiry, which dates it, is known as long before as reports say
  /// what spoils soon.
  var knownFrom: Day {
    let isDatedByExpiry = purchase == nil && purchased == nil && day == expires
    return isDatedByExpiry ? day + -StockQuestion.daysAhead : day
  }
}

/// Something consumed, wasted, opened or moved.
struct StockHappening: Sendable {
  let identifier: EventIdentifier
  let purchase: EventIdentifier?
  let day: Day
  let typed: TypedMoment
  let action: StockAction
  let reason: WasteReason
  let storage: Storage
  var item: UInt32
  let quantity: PackedDecimal
  var unit: UInt32
}
