import EventSourcing
import GroceryModel

/// The lots of one product and what became of them.
///
/// Labels are put on lots first; then events take effect in order (``Event/precedes(_:_:)``). An event that
/// names no purchase takes what expires first of what was there on its day, but leaves what a later
/// event states of a lot that it names.
struct LotLedger {
  /// Which lot something means.
  enum Subject: Hashable {
    case any
    case lot(Int)
    /// The referenced purchase does not exist or was retracted.
    case missing
  }

  /// Something that happens to lots of the product.
  struct Event {
    let identifier: EventIdentifier
    let day: Day
    let typed: TypedMoment
    let action: StockAction
    let subject: Subject
    let quantity: PackedDecimal
    let unit: UInt32
    let reason: WasteReason
    let storage: Storage
    /// How much of its lot a refund takes back.
    var refunded: Int128 = 0

    /// Orders events as they are applied: by day; within a day, facts from files and receipts by
    /// action and id, because rows have no order; then typed facts in the order of typing.
    ///
    /// Purchases of a day precede its other events. The keys are part of the facts, so the order is
    /// independent of the order of arrival.
    static func precedes(_ left: Event, _ right: Event) -> Bool {
      (left.day, left.typed, left.action.rawValue, left.identifier)
        < (right.day, right.typed, right.action.rawValue, right.identifier)
    }
  }

  /// A label on the lot that it was found to mean.
  struct PlacedLabel {
    let lot: Int
    /// The day the label is dated.
    let day: Day
    let expires: Day
    let storage: Storage
    let event: EventIdentifier
  }

  /// What an event states that was not there.
  struct Discrepancy {
    let event: EventIdentifier
    let day: Day
    let action: StockAction
    let reason: WasteReason
    /// How much of it; nil where the event states no quantity.
    let missing: Amount?
    let unit: UInt32
    /// True if nothing of it was there.
    let isWhole: Bool
  }

  /// In the order of day and id.
  var lots: [Lot]
  /// The first of a lot has the number of the lot; those set apart from it follow by ``Parcel/next``.
  var parcels: [Parcel]
  var portions: [Portion] = []
  /// What each labelled parcel's label said when it was put on, by the parcel's number.
  var labels: [Int: PlacedLabel] = [:]
  var discrepancies: [Discrepancy] = []
  /// The events that put something into the freezer after its last good day, with that day.
  var lateFreezings: [EventIdentifier: Day] = [:]
  let units: StockUnits
  var life: ProductLife
  /// True if most of what is bought is used up or thrown away on record, so that what is left is there.
  var isTracked = false
  private var queue = ExpiryQueue()
  /// How many of the lots have been queued.
  private(set) var arrived = 0
  /// What the lots are measured by, and whether any has pieces.
  private let kinds: Set<MeasureKind>
  private let hasPieces: Bool

  init(_ lots: [Lot], units: StockUnits, life: ProductLife) {
    self.lots = lots
    self.units = units
    self.life = life
    kinds = Set(lots.map(\.kind)).union(lots.compactMap(\.container))
    hasPieces = lots.contains { $0.perEach > 0 }
    parcels = lots.indices.map { Parcel(lot: $0, remaining: lots[$0].quantity) }
  }

  /// Queues what had been bought by a day.
  mutating func arrive(upTo day: Day) {
    while arrived < lots.count, lots[arrived].day <= day {
      for parcel in parcels(of: arrived) { queue.push(key(of: parcel)) }
      arrived += 1
    }
  }

  /// The parcels of a lot.
  func parcels(of lot: Int) -> [Int] {
    var all: [Int] = []
    var parcel = lot
    while parcel >= 0 {
      all.append(parcel)
      parcel = parcels[parcel].next
    }
    return all
  }

  /// Sets a part of a parcel apart and returns its number.
  mutating func split(_ parcel: Int, _ quanta: Int128) -> Int {
    var part = parcels[parcel]
    part.remaining = quanta
    parcels.append(part)
    parcels[parcel].remaining -= quanta
    parcels[parcel].next = parcels.count - 1
    return parcels.count - 1
  }

  mutating func key(of parcel: Int) -> ExpiryQueue.Key {
    let state = parcels[parcel]
    let day = life.lastGoodDay(of: state, bought: lots[state.lot].day).day
    return ExpiryQueue.Key(
      lastGoodDay: day?.ordinal ?? .max,
      state: state.opened != nil ? .opened : state.moved != nil ? .moved : .untouched,
      lot: state.lot, parcel: parcel)
  }

  /// Queues a parcel anew whose state has changed.
  mutating func queueAnew(_ parcel: Int) { queue.push(key(of: parcel)) }

  /// True if any lot can be measured in an event's unit, decided without looking at each lot.
  func canMeasure(_ need: Need) -> Bool { need.fits(kinds, hasPieces: hasPieces) }

  /// What may be taken of a parcel by an event that does not name its lot.
  func available(_ parcel: Int) -> Int128 {
    let lot = lots[parcels[parcel].lot]
    return min(parcels[parcel].remaining, lot.remaining - lot.reserved)
  }

  /// Gives parcels to `body`, what expires first before the others, until that returns false.
  ///
  /// What it leaves stays queued.
  mutating func forEachQueued(_ body: (inout LotLedger, Int) -> Bool) {
    var kept: [Int] = []
    var goesOn = true
    while goesOn, let found = queue.pop() {
      // Its state has changed since it was queued, and it has been queued anew.
      guard found == key(of: found.parcel), parcels[found.parcel].remaining > 0 else { continue }
      goesOn = body(&self, found.parcel)
      kept.append(found.parcel)
    }
    for parcel in kept where parcels[parcel].remaining > 0 { queue.push(key(of: parcel)) }
  }
}
