import ByteTools

/// Distinguishes the owner of an account from the other side of a payment.
extension RecordCells {
  /// Returns true if the payee is the owner of the account.
  mutating func namesOwner(in payee: Int) -> Bool {
    guard !plan.owners.isEmpty, payee >= 0 else { return false }
    let name = String(decoding: cell(payee), as: UTF8.self)
    return AccountOwners.key(of: name).map(plan.owners.contains) ?? false
  }

  /// The column with the name of the other side: who pays, where the payee is the owner.
  mutating func otherSide(of payee: Int) -> Int {
    plan.payer >= 0 && namesOwner(in: payee) ? plan.payer : payee
  }
}
