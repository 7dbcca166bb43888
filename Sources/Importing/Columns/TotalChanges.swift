/// Decides if discount and tax columns must still be subtracted from or added to the line totals.
///
/// A `Discount` column may be included in the total already or not. The receipt totals, the lines
/// themselves or the user decide.
struct TotalChanges {
  private(set) var changes: [Role: AmountEvidence.Change] = [:]
  private(set) var evidence: [Role: String] = [:]
  private(set) var warnings: [ImportNotice] = []
  /// The column of what the shop took off each line, whether the totals are before it or after.
  private(set) var reduction: Int?
  private let layout: TableLayout
  private let amounts: AmountEvidence
  private let roles: RoleAssignment

  init(
    _ layout: TableLayout, _ amounts: AmountEvidence, _ roles: RoleAssignment, removed: Set<Role>
  ) {
    self.layout = layout
    self.amounts = amounts
    self.roles = roles
    if !removed.contains(.discount) {
      settle(.discount, .takenOff)
      reduction = roles.columns[.discount].flatMap { isReduction($0) ? $0 : nil }
    }
    if !removed.contains(.tax) { settle(.tax, .added) }
  }

  /// Decides about one column: subtract or add it, leave it alone, or warn.
  private mutating func settle(_ role: Role, _ change: AmountEvidence.Change) {
    guard let column = roles.columns[role] else { return }
    let does = role == .discount ? "taken off the totals" : "added to the totals"
    if roles.isSpecified(role) {
      changes[role] = change
      return
    }
    guard amounts.hasAmounts(column), !isShare(column), !isFlag(column) else { return }
    let total = roles.columns[.total]
    if let receipts = roles.columns[.receiptTotal] {
      if let total, amounts.sums(total, change, column, to: receipts) {
        changes[role] = change
        evidence[role] = "\(does): so the lines add up to the receipts"
        return
      }
      if let total, amounts.sums(total, to: receipts) { return }
    }
    guard role == .discount, !saysOnlyWhatWasSaved(column) else {
      if role == .tax, isSalesTax(column) { warnOfTax(column) }
      return
    }
    if let quantity = roles.columns[.quantity], let price = roles.columns[.unitPrice] {
      guard let total else {
        // The receipt totals are the sums without the discount, so these were paid.
        if let receipts = roles.columns[.receiptTotal],
          amounts.sumsProducts(quantity, price, to: receipts)
        {
          return
        }
        return take(column, change, does)
      }
      if amounts.isProduct(quantity, price, change, column, total) { return }
      // A deposit of the same amount may hide that the discount is already subtracted.
      let added = [Role.deposit, .tax].compactMap { roles.columns[$0] }
      if added.contains(where: {
        amounts.isProductLess(column, with: $0, quantity, price, total)
      }) {
        return
      }
      if amounts.isProductBefore(column, quantity, price, total) {
        return take(column, change, does)
      }
    }
    if let total, isRestOfAnother(total, change, column) { return }
    warnings.append(
      ImportNotice(
        "'\(header(column))' is not taken off the totals: nothing proves that it still has to be",
        flag: "--set discount='\(header(column))' takes it off"))
  }

  /// True if the totals are what was left after the column, or will be.
  private func isReduction(_ column: Int) -> Bool {
    if changes[.discount] != nil { return true }
    guard let total = roles.columns[.total], amounts.hasAmounts(column) else { return false }
    if let quantity = roles.columns[.quantity], let price = roles.columns[.unitPrice],
      amounts.isProduct(quantity, price, .takenOff, column, total)
    {
      return true
    }
    return isRestOfAnother(total, .takenOff, column)
  }

  private mutating func take(_ column: Int, _ change: AmountEvidence.Change, _ does: String) {
    changes[.discount] = change
    evidence[.discount] = does
    warnings.append(
      ImportNotice(
        "'\(header(column))' is \(does), for they are quantity × price",
        flag: "--set discount= leaves it"))
  }

  /// Returns true if the total is another column minus the discount, so the discount is included
  /// already.
  private func isRestOfAnother(
    _ total: Int, _ change: AmountEvidence.Change, _ part: Int
  ) -> Bool {
    amounts.columns.contains { whole in
      whole != total && whole != part && amounts.isRest(total, of: whole, change, part)
    }
  }

  /// Returns true if the column has only zeros and ones: `AllowDiscount`.
  private func isFlag(_ column: Int) -> Bool {
    layout.profiles[column].distinctTexts.isSubset(of: ["0", "1"])
  }

  /// Returns true if the column has percentages.
  private func isShare(_ column: Int) -> Bool {
    header(column).contains("%")
      || !layout.headers[column].words.allSatisfy { !["percent", "pct", "rate"].contains($0) }
  }

  /// Returns true if the column only states savings that the total already includes.
  ///
  /// *You saved* compares with other prices, while *discount* is subtracted here. Savings printed
  /// with a minus are discounts too.
  private func saysOnlyWhatWasSaved(_ column: Int) -> Bool {
    if amounts.areReductions(column, roles) { return false }
    let words: Set<String> = ["saved", "saving", "savings", "ersparnis", "gespart", "économie"]
    return layout.headers[column].words.contains(where: words.contains)
  }

  /// Prices include a value-added tax, but not always a sales tax.
  private func isSalesTax(_ column: Int) -> Bool {
    let words: Set<String> = ["tax", "taxes", "gst", "hst", "pst", "qst"]
    return layout.headers[column].words.contains(where: words.contains)
  }

  private mutating func warnOfTax(_ column: Int) {
    guard let price = roles.columns[.total] ?? roles.columns[.unitPrice],
      RoleWords.score(layout.headers[price], .unitPrice) > 0
    else { return }
    warnings.append(
      ImportNotice(
        "'\(header(column))' is not added to '\(header(price))'",
        flag: "--set tax='\(header(column))' adds it"))
  }

  private func header(_ column: Int) -> String { layout.header?.cells[column] ?? "" }
}
