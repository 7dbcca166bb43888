import GroceryModel

extension LotLedger {
  /// Whether anything but its purchase long ago tells of a parcel.
  ///
  /// What is predicted does not: who records receipts only would own all flour ever bought.
  func isHeardOf(_ parcel: Int, within recentDays: Int, of today: Day) -> Bool {
    let state = parcels[parcel]
    let lot = lots[state.lot]
    return state.expires != nil || life.described != nil || state.opened != nil
      || state.moved != nil || lot.taken > 0 || today - lot.day < recentDays
  }
}
