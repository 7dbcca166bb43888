import GroceryModel

extension LotLedger {
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
