import EventSourcing
import GroceryModel

/// The lots of one product and what became of them.
///
/// Labels are put on lots first; then events take effect in the order of their days. An event that
/// names no purchase takes what expires first of what was there on its day, but leaves what a later
/// event states of a lot that it names.
struct LotLedger {
  /// Which lot something means.
  enum Subject: Hashable {
    case any
    case lot(Int)
    /// The purchase that it names is none, or not any more.
    case missing
  }

  /// Something that happens to lots of the product.
  struct Event {
    let identifier: EventIdentifier
    let day: Day
    let action: StockAction
    let subject: Subject
    let quantity: PackedDecimal
    let unit: UInt32
    let reason: WasteReason
    let storage: Storage
    /// How much of its lot a refund takes back.
    var refunded: Int128 = 0
  }

  /// A label on the lot that it was found to mean.
  struct PlacedLabel {
    let lot: Int
    /// The day the label is dated.
    let day: Day
    let expires: Day
    let storage: Storage
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
    /// Whether nothing of it was there.
    let isWhole: Bool
  }

  /// In the order of day and id.
  var lots: [Lot]
  /// The first of a lot has the number of the lot; those set apart from it follow by ``Parcel/next``.
  var parcels: [Parcel]
  private(set) var portions: [Portion] = []
  /// What each labelled parcel's label said when it was put on, by the parcel's number.
  var labels: [Int: PlacedLabel] = [:]
  private(set) var discrepancies: [Discrepancy] = []
  let units: StockUnits
  var life: ProductLife
  private var queue = ExpiryQueue()
  private var arrived = 0

  init(_ lots: [Lot], units: StockUnits, life: ProductLife) {
    self.lots = lots
    self.units = units
    self.life = life
    parcels = lots.indices.map { Parcel(lot: $0, remaining: lots[$0].quantity) }
  }

  /// Lets events happen, given in the order of day, action and id.
  mutating func happen(_ events: [Event]) {
    for event in events {
      if let quanta = reservation(event), case .lot(let lot) = event.subject {
        lots[lot].reserved += quanta
      }
    }
    for event in events {
      arrive(upTo: event.day)
      switch event.action {
      case .refunded: refund(event)
      case .consumed, .wasted: take(event)
      case .opened, .moved: change(event)
      }
    }
  }

  /// What an event will take of the lot that it names.
  private func reservation(_ event: Event) -> Int128? {
    guard case .lot(let lot) = event.subject, event.action == .consumed || event.action == .wasted,
      let quanta = Need(event.quantity, event.unit, units)?.quanta(for: lots[lot])
    else { return nil }
    return min(quanta, lots[lot].quantity)
  }

  /// Queues what had been bought by a day.
  private mutating func arrive(upTo day: Day) {
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

  private mutating func key(of parcel: Int) -> ExpiryQueue.Key {
    let state = parcels[parcel]
    let day = life.lastGoodDay(of: state, bought: lots[state.lot].day).day
    return ExpiryQueue.Key(
      lastGoodDay: day?.ordinal ?? .max,
      state: state.opened != nil ? .opened : state.moved != nil ? .moved : .untouched,
      lot: state.lot, parcel: parcel)
  }

  /// What may be taken of a parcel by an event that does not name its lot.
  private func available(_ parcel: Int) -> Int128 {
    let lot = lots[parcels[parcel].lot]
    return min(parcels[parcel].remaining, lot.remaining - lot.reserved)
  }

  /// Gives parcels to `body`, what expires first before the others, until that returns false.
  ///
  /// What it leaves stays queued.
  private mutating func forEachQueued(_ body: (inout LotLedger, Int) -> Bool) {
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

  private mutating func refund(_ event: Event) {
    guard case .lot(let lot) = event.subject else { return }
    var open = event.refunded
    for parcel in parcels(of: lot) where open > 0 {
      let quanta = min(open, parcels[parcel].remaining)
      take(quanta, from: parcel, event)
      open -= quanta
    }
  }

  private mutating func take(_ event: Event) {
    var need = Need(event.quantity, event.unit, units)
    var isTaken = false
    switch event.subject {
    case .missing: break
    case .lot(let lot):
      if let quanta = reservation(event) { lots[lot].reserved -= quanta }
      let order = parcels(of: lot).map { key(of: $0) }.sorted()
      for parcel in order.map(\.parcel) where need?.isMet != true {
        isTaken = take(&need, from: parcel, parcels[parcel].remaining, event) || isTaken
      }
    case .any:
      forEachQueued { ledger, parcel in
        let limit = ledger.available(parcel)
        isTaken = ledger.take(&need, from: parcel, limit, event) || isTaken
        return need.map { !$0.isMet } ?? !isTaken
      }
    }
    note(event, need, isMet: need?.isMet ?? isTaken, isWhole: !isTaken)
  }

  /// Takes what is open, or all, from a parcel; false where that is nothing.
  private mutating func take(
    _ need: inout Need?, from parcel: Int, _ limit: Int128, _ event: Event
  ) -> Bool {
    let lot = lots[parcels[parcel].lot]
    guard limit > 0 else { return false }
    var quanta = limit
    if let open = need {
      guard let wanted = open.quanta(for: lot) else { return false }
      quanta = min(wanted, limit)
      need?.meet(quanta, of: lot)
    }
    take(quanta, from: parcel, event)
    return true
  }

  private mutating func take(_ quanta: Int128, from parcel: Int, _ event: Event) {
    guard quanta > 0 else { return }
    let lot = parcels[parcel].lot
    let lastGoodDay = life.lastGoodDay(of: parcels[parcel], bought: lots[lot].day).day
    parcels[parcel].remaining -= quanta
    portions.append(
      Portion(
        event: event.identifier, action: event.action, day: event.day, lot: lot, quanta: quanta,
        value: lots[lot].take(quanta), reason: event.reason,
        isLate: lastGoodDay.map { $0 < event.day } ?? false))
  }

  private mutating func change(_ event: Event) {
    var need = Need(event.quantity, event.unit, units)
    var isChanged = false
    switch event.subject {
    case .missing: break
    case .lot(let lot):
      for parcel in parcels(of: lot) where need?.isMet != true {
        isChanged = change(&need, parcel, event) || isChanged
      }
    case .any:
      forEachQueued { ledger, parcel in
        isChanged = ledger.change(&need, parcel, event) || isChanged
        return need.map { !$0.isMet } ?? !isChanged
      }
    }
    note(event, need, isMet: need?.isMet ?? isChanged, isWhole: !isChanged)
  }

  /// Opens or moves what is open of the need, or all of a parcel; false where it does not apply.
  private mutating func change(_ need: inout Need?, _ parcel: Int, _ event: Event) -> Bool {
    let isDone =
      event.action == .opened
      ? parcels[parcel].opened != nil : parcels[parcel].storage == event.storage
    guard !isDone, parcels[parcel].remaining > 0 else { return false }
    var changed = parcel
    if let open = need {
      let lot = lots[parcels[parcel].lot]
      guard let wanted = open.quanta(for: lot) else { return false }
      let quanta = min(wanted, parcels[parcel].remaining)
      need?.meet(quanta, of: lot)
      if quanta < parcels[parcel].remaining { changed = split(parcel, quanta) }
    }
    if event.action == .opened {
      parcels[changed].opened = event.day
    } else {
      move(changed, event)
    }
    // What was found in the queue goes back there by itself, what is not there yet will come.
    if changed != parcel || event.subject != .any, parcels[changed].lot < arrived {
      queue.push(key(of: changed))
    }
    return true
  }

  private mutating func move(_ parcel: Int, _ event: Event) {
    let bought = lots[parcels[parcel].lot].day
    let lastGoodDay = life.lastGoodDay(of: parcels[parcel], bought: bought).day
    if event.storage == .freezer, lastGoodDay.map({ event.day <= $0 }) ?? true {
      parcels[parcel].wasFrozen = true
    }
    parcels[parcel].storage = event.storage
    parcels[parcel].moved = event.day
  }

  private mutating func note(_ event: Event, _ need: Need?, isMet: Bool, isWhole: Bool) {
    guard !isMet else { return }
    discrepancies.append(
      Discrepancy(
        event: event.identifier, day: event.day, action: event.action, reason: event.reason,
        missing: need?.open, unit: event.unit, isWhole: isWhole))
  }
}
