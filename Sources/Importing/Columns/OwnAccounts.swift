import ByteTools

/// Finds payees that are accounts of the same file, as in an export of several accounts.
///
/// Example: 250.00 leave `Current` for the payee `Savings`, and come into the account `Savings`.
enum OwnAccounts {
  /// Returns the hashes of payees for which the sample has both halves of a transfer.
  static func payees(_ layout: TableLayout, _ roles: RoleAssignment) -> Set<UInt64> {
    guard let payee = roles.columns[.store], let total = roles.columns[.total],
      let account = layout.headers.indices.first(where: {
        BankHeaders.nameAccount(layout.headers[$0]) && layout.profiles[$0].distinctCount > 1
          && layout.profiles[$0].distinctCount <= 50 && layout.profiles[$0].letters > 0
      }), account != payee
    else { return [] }
    let accounts = layout.profiles[account].distinctTexts
    var halves: [Half: Int] = [:]
    for row in layout.rows {
      guard let amount = layout.number(row, total)?.amount, !amount.isZero,
        let other = accounts.first(where: { isName(row[payee], of: $0) }), other != row[account]
      else { continue }
      halves[
        Half(from: row[account], to: other, text: row[payee], units: amount.units), default: 0] +=
        1
    }
    let paired = halves.keys.filter { half in
      halves.keys.contains {
        $0.from == half.to && $0.to == half.from && $0.units == -half.units
      }
    }
    return Set(paired.map { half in withBytes(of: half.text) { quickHash($0) } })
  }

  private struct Half: Hashable {
    let from: String
    let to: String
    let text: String
    let units: Int128
  }

  /// Returns true if a payee is an account's name, or that without its currency: `Savings EUR`.
  private static func isName(_ payee: String, of account: String) -> Bool {
    payee == account
      || !payee.isEmpty && account.hasPrefix(payee + " ")
        && CurrencySign.isCode(account.dropFirst(payee.count + 1).lowercased())
  }
}
