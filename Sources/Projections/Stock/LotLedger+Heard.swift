import GroceryModel

extension LotLedger {
  /// True if a parcel is probably still in the house on a day.
  ///
  /// It is if it is still good then, or if it has recent activity and is not long past its last
  /// good day. So what a household says it ate is not taken from what `larder stock` presumes eaten.
  mutating func isPresent(_ parcel: Int, on day: Day) -> Bool {
    let bought = lots[parcels[parcel].lot].day
    let lastGoodDay = life.lastGoodDay(of: parcels[parcel], bought: bought).day
    if let lastGoodDay, day <= lastGoodDay { return true }
    let isHeardOf = isHeardOf(parcel, within: StockQuestion.usualRecentDays, of: day)
    return isHeardOf && lastGoodDay.map { $0 + StockQuestion.usualPresumedEaten >= day } ?? true
  }

  /// True if a parcel has activity besides an old purchase.
  ///
  /// Predictions do not count: a household that only records receipts would own all flour it ever
  /// bought.
  func isHeardOf(_ parcel: Int, within recentDays: Int, of today: Day) -> Bool {
    let state = parcels[parcel]
    let lot = lots[state.lot]
    return state.expires != nil || life.described != nil || state.opened != nil
      || state.moved != nil || lot.taken > 0 || today - lot.day < recentDays
  }
}
