import GroceryModel

/// What is put on lots before anything happens to them: labels, discounts and refunds.
extension LotLedger {
  /// Puts a label on the lot that it means: the one it names, else the first of its day of purchase
  /// without a label, else the newest without one that was bought by the last good day; where all have
  /// one it takes the place of theirs.
  mutating func put(_ label: LabelFact, on subject: Subject) {
    guard let lot = lot(of: label, subject) else { return }
    let wanted = Need(label.quantity, label.unit, units)?.quanta(for: lots[lot])
    var parcel = lot
    if let wanted, wanted > 0, wanted < parcels[lot].remaining, isUnlabelled(lot) {
      parcel = split(lot, wanted)
    }
    parcels[parcel].expires = label.expires
    parcels[parcel].label = label.kind
    if label.storage != .unstated { parcels[parcel].storage = label.storage }
    labels[parcel] = PlacedLabel(
      lot: lot, day: label.day, expires: label.expires, storage: parcels[parcel].storage,
      event: label.identifier)
  }

  /// True if a part of the lot has no label.
  private func isUnlabelled(_ lot: Int) -> Bool { parcels[lot].expires == nil }

  private func lot(of label: LabelFact, _ subject: Subject) -> Int? {
    switch subject {
    case .lot(let lot): return lot
    case .missing: return nil
    case .any: break
    }
    if let purchased = label.purchased {
      let sameDay = lots(from: purchased, through: purchased).filter { lots[$0].isBought }
      return sameDay.first(where: isUnlabelled) ?? sameDay.first
    }
    // Nothing is bought after its last good day, unless nothing else was bought.
    for day in [min(label.day, label.expires), label.day] {
      let bought = lots(from: Day(ordinal: .min), through: day).filter { lots[$0].isBought }
      if let lot = bought.last(where: isUnlabelled) ?? bought.last { return lot }
    }
    return nil
  }

  /// The lots of some days, by bisection.
  private func lots(from first: Day, through last: Day) -> Range<Int> {
    func place(_ isBefore: (Day) -> Bool) -> Int {
      var (low, high) = (0, lots.count)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(lots[middle].day) { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return place { $0 < first }..<place { $0 <= last }
  }

  /// Takes money off a lot.
  mutating func lower(_ lot: Int, by amount: Amount) { lots[lot].value = lots[lot].value - amount }

  /// The smallest piece of money that each lot's value is divided into.
  ///
  /// - Parameter digits: The fraction digits of a currency's number.
  mutating func divideMoney(digits: (UInt32) -> Int) {
    for lot in lots.indices {
      var unit = Amount.unitsPerLastDigit(ofScale: UInt8(digits(lots[lot].currency)))
      while lots[lot].value.units % unit != 0 { unit /= 10 }
      lots[lot].moneyUnit = unit
    }
  }

  /// The newest lot that an unnamed refund can be of: one that cost as much, else any.
  func lot(refundedBy change: LineChange) -> Int? {
    let earlier = lots(from: Day(ordinal: .min), through: change.day)
    // A till takes back what was bought lately.
    let newest = earlier.suffix(512).reversed().lazy.filter { [lots] lot in
      lots[lot].isBought && lots[lot].currency == change.currency
    }
    return newest.first { [lots] in lots[$0].paid == change.total } ?? newest.first
  }

  /// How much of a lot a refund takes back; nil where it only gives back money.
  ///
  /// Without a quantity it is as many pieces as its money buys, all if it is the whole value.
  func quanta(refundedBy change: LineChange, of lot: Lot) -> Int128? {
    if !change.quantity.isNone {
      let size = units.size(change.unit)
      if change.unit == LineKeys.none || (size.kind == .count && lot.perEach > 0)
        || size.kind == lot.container
      {
        let pieces = size.quanta(of: change.quantity.amount) ?? UnitSize.limit
        return min(lot.quantity, share(pieces, lot.perBought, of: Amount.unitsPerOne))
      }
      if size.kind == lot.kind { return size.quanta(of: change.quantity.amount) ?? lot.quantity }
    }
    guard change.total < lot.value else { return lot.quantity }
    let pieces = lot.quantity / lot.perBought
    guard (2...1000).contains(pieces), lot.quantity % lot.perBought == 0 else { return nil }
    let count = (1..<pieces).first { lot.value.units * $0 == change.total.units * pieces }
    return count.map { $0 * lot.perBought }
  }
}
