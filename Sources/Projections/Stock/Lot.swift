import EventSourcing
import GroceryModel

/// What one purchase line brought into the house.
struct Lot: Sendable {
  /// The id of the purchase, or of the label if no purchase is recorded.
  let identifier: EventIdentifier
  let isBought: Bool
  let day: Day
  /// True if that is known to be the day on which it was bought.
  var isDayStated = true
  let store: UInt32
  let currency: UInt32
  let unit: UInt32
  let kind: MeasureKind
  /// The container that the purchase counts, where its known content measures the lot.
  var container: MeasureKind?
  /// Of these quanta the lot has so many; never zero.
  let quantity: Int128
  /// The quanta of one piece, 0 where the lot has no pieces.
  let perEach: Int128
  /// The quanta of one unit as the purchase counts.
  let perBought: Int128
  /// The quanta of one unit as the lot is shown.
  let perShown: Int128
  /// What the line says was paid.
  let paid: Amount
  /// What was paid, less discounts, and money back for what was kept.
  var value: Amount
  /// The smallest piece of that money, in its units.
  var moneyUnit: Int128 = 1
  private(set) var taken: Int128 = 0
  private(set) var takenValue = Amount.zero
  /// What later events that name the lot will take.
  var reserved: Int128 = 0

  var remaining: Int128 { quantity - taken }
  var remainingValue: Amount { value - takenValue }

  /// The value of the first so many quanta: parts of a lot add up to its value.
  func value(ofFirst quanta: Int128) -> Amount {
    let pieces = Int128((value.units / moneyUnit).magnitude)
    let part = share(pieces, quanta, of: quantity) * moneyUnit
    return Amount(units: value.isNegative ? -part : part)
  }

  /// Takes quanta away and returns what they cost.
  mutating func take(_ quanta: Int128) -> Amount {
    taken += quanta
    let value = value(ofFirst: taken)
    defer { takenValue = value }
    return value - takenValue
  }

  /// The quanta as the lot is shown.
  func shown(_ quanta: Int128) -> Amount {
    Amount(units: share(quanta, Amount.unitsPerOne, of: perShown))
  }
}

/// A part of a lot that is in one state.
struct Parcel: Sendable {
  let lot: Int
  var remaining: Int128
  /// What its label says.
  var expires: Day?
  var label = LabelKind.unstated
  var storage = Storage.unstated
  /// When it was put there, if it was moved.
  var moved: Day?
  /// True if it has been in the freezer since before its last good day.
  var wasFrozen = false
  /// Where it was before it was put into the freezer after its last good day: it keeps as there.
  var frozenLate: Place?
  var opened: Day?
  /// The next parcel of the lot, or -1.
  var next = -1

  /// A storage place, and since when the parcel has been there, if it was moved.
  struct Place: Sendable {
    let storage: Storage
    let moved: Day?
  }
}

/// What one event took of one lot.
struct Portion: Sendable {
  let event: EventIdentifier
  let action: StockAction
  let day: Day
  let lot: Int
  let quanta: Int128
  let value: Amount
  let reason: WasteReason
  /// True if its last good day had passed.
  let isLate: Bool
}

/// What an event states that was not there.
public struct StockDiscrepancy: Hashable, Sendable {
  public let event: EventIdentifier
  public let day: Day
  public let item: String
  public let action: StockAction
  /// How much of it was not there; nil where the event states no quantity.
  public let missing: Amount?
  public let unit: String
}

extension [StockDiscrepancy] {
  /// By day, those of one day by their events.
  var inOrder: [StockDiscrepancy] { sorted { ($0.day, $0.event) < ($1.day, $1.event) } }
}
