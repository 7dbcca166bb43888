import GroceryModel

extension LotLedger {
  /// How sure it is that a parcel is in the house, the surest first.
  enum Presence: CaseIterable {
    /// It is what `larder stock` shows.
    case shown
    /// It is still good, but only its purchase is known, and that is long ago.
    case good
    /// It is presumed eaten.
    case over
  }

  /// How sure it is that a parcel is still in the house on a day.
  ///
  /// What a household says it ate is first taken from what `larder stock` shows.
  mutating func presence(of parcel: Int, on day: Day) -> Presence {
    let bought = lots[parcels[parcel].lot].day
    let lastGoodDay = life.lastGoodDay(of: parcels[parcel], bought: bought).day
    let isPast = lastGoodDay.map { $0 + StockQuestion.usualPresumedEaten < day } ?? false
    if !isPast, isHeardOf(parcel, within: StockQuestion.usualRecentDays, of: day) { return .shown }
    return lastGoodDay.map { day <= $0 } ?? false ? .good : .over
  }

  /// True if a parcel has activity besides an old purchase, or is of a product whose use is recorded.
  ///
  /// Predictions do not count: a household that only records receipts would own all flour it ever
  /// bought.
  func isHeardOf(_ parcel: Int, within recentDays: Int, of today: Day) -> Bool {
    let state = parcels[parcel]
    let lot = lots[state.lot]
    return isTracked || state.expires != nil || life.described != nil || state.opened != nil
      || state.moved != nil || lot.taken > 0 || today - lot.day < recentDays
  }
}
