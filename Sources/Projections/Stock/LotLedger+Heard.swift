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
    let isPast = isPresumedEaten(parcel, after: StockQuestion.usualPresumedEaten, on: day)
    if !isPast, isHeardOf(parcel, within: StockQuestion.usualRecentDays, of: day) { return .shown }
    return lastGoodDay.map { day <= $0 } ?? false ? .good : .over
  }

  /// True if a parcel has been past its last good day for so long that the household has presumably
  /// eaten it.
  ///
  /// The days count from the last good day, or from a later day on which the parcel was seen: a label
  /// without a purchase, an opening or a move. In the freezer and the pantry they are
  /// ``StockQuestion/presumedEatenOfStores`` at least.
  mutating func isPresumedEaten(_ parcel: Int, after days: Int, on day: Day) -> Bool {
    let state = parcels[parcel]
    let lot = lots[state.lot]
    guard let lastGoodDay = life.lastGoodDay(of: state, bought: lot.day).day,
      lastGoodDay + days < day
    else { return false }
    let seen = [lot.day, state.opened, state.moved].compactMap { $0 }.reduce(lastGoodDay, max)
    let limit = isStored(state) ? max(days, StockQuestion.presumedEatenOfStores) : days
    return seen + limit < day
  }

  /// True if a parcel lies in the freezer, or in the pantry if it keeps long there and its date is not one
  /// of safety.
  ///
  /// A label that names no place counts as being in the usual one of its product.
  private mutating func isStored(_ parcel: Parcel) -> Bool {
    var storage = life.storage(of: parcel)
    if storage == .unstated, parcel.expires != nil { storage = life.usualStorage() }
    return storage == .freezer
      || storage == .pantry && parcel.label != .useBy && life.keepsLong(in: .pantry)
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
