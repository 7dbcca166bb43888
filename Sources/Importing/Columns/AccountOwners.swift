import ByteTools

/// Finds the names of those whose account a statement is of.
///
/// Example: `Account holder;Ada Lovelace` above the table, or the name that most payments are from. Money paid
/// to such a name stays in the household.
enum AccountOwners {
  /// Returns the owners' names as ``key(of:)`` gives them.
  ///
  /// - Parameters:
  ///   - layout: The sample.
  ///   - payee: The column of payees.
  ///   - payer: The column with the names of those who pay; -1 if there is none.
  ///   - total: The column of amounts.
  /// - Returns: The names; none where most payees are the owner.
  static func names(
    _ layout: TableLayout, payee: Int, payer: Int, total: Int
  ) -> Set<UInt64> {
    let stated = layout.preamble.flatMap(PreambleFacts.pairs).filter { label, _ in
      labels.contains(HeaderWords.normal(label))
    }
    let sent = layout.rows.filter { layout.number($0, total)?.isNegative == true }
    var names = stated.map(\.1)
    if payer >= 0 {
      let counts = Dictionary(grouping: sent) { $0[payer] }.mapValues(\.count)
      names += counts.filter { $0.value > 1 && $0.value * 2 > sent.count }.map(\.key)
    }
    let keys = Set(names.compactMap(key))
    // Where most payees are the owner, the column does not name payees.
    let own = sent.count { key(of: $0[payee]).map(keys.contains) ?? false }
    return own * 2 > sent.count ? [] : keys
  }

  /// Returns a hash of the name's words in whatever order they stand; nil for a single word.
  static func key(of name: String) -> UInt64? {
    let words = HeaderWords.split(name)
    guard words.count > 1 else { return nil }
    return withBytes(of: words.sorted().joined(separator: " ")) { quickHash($0) }
  }

  private static let labels: Set<String> = Set(
    """
    kunde, kundin, kundenname, kontoinhaber, kontoinhaberin, inhaber, account holder, account holder name, account owner,
    account name, customer, customer name, holder, client, client name, titulaire, titulaire du compte, titular,
    titular de la cuenta, nombre del titular, cliente, intestatario, intestatario conto, rekeninghouder, naam rekeninghouder,
    właściciel, posiadacz, posiadacz rachunku, majitel, majitel účtu, kontohaver, kontoinnehavare, tilinomistaja, ügyfél,
    számlatulajdonos, hesap sahibi, müşteri, владелец, владелец счета, клиент, власник, клієнт, titular da conta, titular cont,
    户名, 客户姓名, 口座名義, 예금주, שם הלקוח
    """.split(whereSeparator: { ",\n".contains($0) }).map { HeaderWords.normal(String($0)) })
}
