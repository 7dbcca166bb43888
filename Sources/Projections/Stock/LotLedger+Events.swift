import GroceryModel

/// What happens to lots, day after day.
extension LotLedger {
  /// Applies events, given in order.
  mutating func apply(_ events: [Event]) {
    let uses = events.count { $0.action == .consumed || $0.action == .wasted }
    isTracked = uses > 0 && uses * 2 >= lots.count
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
    case .lot(let lot):
      if let quanta = reservation(event) { lots[lot].reserved -= quanta }
      let order = parcels(of: lot).map { key(of: $0) }.sorted()
      for parcel in order.map(\.parcel) where need?.isMet != true {
        isTaken = take(&need, from: parcel, parcels[parcel].remaining, event) || isTaken
      }
    case .any where need.map(canMeasure) ?? true:
      for presence in Presence.allCases where need.map({ !$0.isMet }) ?? !isTaken {
        forEachQueued { ledger, parcel in
          guard ledger.presence(of: parcel, on: event.day) == presence else { return true }
          let limit = ledger.available(parcel)
          isTaken = ledger.take(&need, from: parcel, limit, event) || isTaken
          return need.map { !$0.isMet } ?? !isTaken
        }
      }
    case .missing, .any: break
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
    // To open what is open, or to put it where it is, says nothing new and lacks nothing.
    var isSo = false
    switch event.subject {
    case .lot(let lot):
      for parcel in parcels(of: lot) where need?.isMet != true {
        isSo = isSo || self.isSo(parcel, event)
        isChanged = change(&need, parcel, event) || isChanged
      }
    case .any where need.map(canMeasure) ?? true:
      for presence in Presence.allCases where need.map({ !$0.isMet }) ?? !isChanged {
        forEachQueued { ledger, parcel in
          guard ledger.presence(of: parcel, on: event.day) == presence else { return true }
          isSo = isSo || ledger.isSo(parcel, event)
          isChanged = ledger.change(&need, parcel, event) || isChanged
          return need.map { !$0.isMet } ?? !isChanged
        }
      }
    case .missing, .any: break
    }
    note(event, need, isMet: isSo || need?.isMet ?? isChanged, isWhole: !isChanged)
  }

  /// True if a parcel is as an event would make it.
  private func isSo(_ parcel: Int, _ event: Event) -> Bool {
    guard parcels[parcel].remaining > 0 else { return false }
    return event.action == .opened
      ? parcels[parcel].opened != nil : parcels[parcel].storage == event.storage
  }

  /// Opens or moves what is open of the need, or all of a parcel; false where it does not apply.
  private mutating func change(_ need: inout Need?, _ parcel: Int, _ event: Event) -> Bool {
    guard parcels[parcel].remaining > 0, !isSo(parcel, event) else { return false }
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
      queueAnew(changed)
    }
    return true
  }

  private mutating func move(_ parcel: Int, _ event: Event) {
    let bought = lots[parcels[parcel].lot].day
    let lastGoodDay = life.lastGoodDay(of: parcels[parcel], bought: bought).day
    if event.storage == .freezer {
      if let lastGoodDay, lastGoodDay < event.day {
        freezeLate(parcel, event, lastGoodDay)
      } else {
        parcels[parcel].wasFrozen = true
      }
    }
    parcels[parcel].storage = event.storage
    parcels[parcel].moved = event.day
  }

  /// What is frozen after its last good day gets no new life.
  private mutating func freezeLate(_ parcel: Int, _ event: Event, _ lastGoodDay: Day) {
    if parcels[parcel].frozenLate == nil {
      parcels[parcel].frozenLate = Parcel.Place(
        storage: parcels[parcel].storage, moved: parcels[parcel].moved)
    }
    lateFreezings[event.identifier] = max(
      lateFreezings[event.identifier] ?? lastGoodDay, lastGoodDay)
  }

  private mutating func note(_ event: Event, _ need: Need?, isMet: Bool, isWhole: Bool) {
    guard !isMet else { return }
    discrepancies.append(
      Discrepancy(
        event: event.identifier, day: event.day, action: event.action, reason: event.reason,
        missing: need?.open, unit: event.unit, isWhole: isWhole))
  }
}
