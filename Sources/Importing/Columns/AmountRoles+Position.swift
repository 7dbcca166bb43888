extension AmountRoles {
  /// Returns true if *position* means an amount with its currency, as in a ledger.
  ///
  /// In other files, *position* is the header of row numbers.
  func isPosition(_ column: Int) -> Bool {
    guard headerWords(column).joined == "position" else { return false }
    let profile = layout.profiles[column]
    return profile.numbers > 0 && profile.signs.values.reduce(0, +) == profile.numbers
  }
}
