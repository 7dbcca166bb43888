extension AmountRoles {
  /// Whether the column is a ledger's *position*: an amount with its currency; elsewhere that word
  /// heads the numbers of rows.
  func isPosition(_ column: Int) -> Bool {
    guard headerWords(column).joined == "position" else { return false }
    let profile = layout.profiles[column]
    return profile.numbers > 0 && profile.signs.values.reduce(0, +) == profile.numbers
  }
}
