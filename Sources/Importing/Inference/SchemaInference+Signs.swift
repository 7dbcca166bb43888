import ByteTools

/// Decides which sign spending has, and which amounts came in.
extension SchemaInference {
  /// Finds how to separate money spent from money received if amounts have no sign.
  private mutating func settleDirection(
    _ layout: TableLayout, _ finder: RoleFinder, _ total: Int
  ) {
    let profile = layout.profiles[total]
    let isSpecified =
      finder.statesDirection || result.plan.leftOut != nil || finder.roles.has(.inflow)
    guard !isSpecified, !finder.isOwn, !finder.roles.has(.quantity), profile.negatives == 0,
      profile.pluses == 0
    else { return }
    if let balance = BalanceSigns(layout, total: total) {
      result.plan.balance = balance
      warn(
        "'\(layout.title(of: balance.column))' proves which amounts came in, and these are left out",
        flag: "--set total='\(layout.title(of: total))'")
      return
    }
    let isOfItems = finder.roles.has(.unitPrice) || finder.roles.has(.receipt)
    guard result.plan.isStatement, !isOfItems else { return }
    result.plan.lacksDirection = true
    guard knownToBeNegative == nil, mayHoldIncome(layout, finder, total) else { return }
    warn("no sign and no column shows which amounts came in; all are taken as spending")
  }

  /// Returns true if unsigned amounts may include income.
  ///
  /// Signs of that are a running balance, an unknown column with a few short values, or one amount
  /// far above the others.
  private func mayHoldIncome(_ layout: TableLayout, _ finder: RoleFinder, _ total: Int) -> Bool {
    if result.plan.keepsBalance { return true }
    let amounts = layout.rows.compactMap { layout.number($0, total)?.amount.units }.sorted()
    if amounts.count > 2, let most = amounts.last, most > amounts[amounts.count / 2] * 10 {
      return true
    }
    return layout.profiles.indices.contains { column in
      let profile = layout.profiles[column]
      return !finder.roles.isTaken(column) && (2...4).contains(profile.distinctCount)
        && profile.numbers + profile.dates == 0 && profile.distinctCount * 2 <= profile.filled
        && profile.averageLength <= 12
    }
  }

  /// Turns the signs of totals that come from a statement.
  mutating func settleTotals(_ layout: TableLayout, _ finder: RoleFinder) {
    guard !finder.isOwn, let total = finder.roles.columns[.total] else { return }
    let signs = StatementSigns(layout, total: total, finder)
    guard knownToBeNegative ?? signs.spendingIsNegative else { return }
    result.plan.flipsSign = true
    result.sign = .negative
    warn("spending is negative in this file; signs are turned, money in is left out")
  }

  /// Whether spending is below zero, if the file's form or its profile says so.
  private var knownToBeNegative: Bool? {
    formSpendsBelowZero ?? result.profile?.profile.sign.map { $0 == .negative }
  }

  /// Asks if no amount has the sign that spending had in an earlier statement.
  private mutating func doubtShownSign(_ layout: TableLayout, _ total: Int) {
    guard !options.acceptsProposals, let profile = result.profile?.profile, profile.tellsSignAlone,
      layout.profiles[total].negatives == 0, layout.profiles[total].positives > 0
    else { return }
    result.questions.append(
      ImportNotice(
        "all amounts are above zero, and profile '\(profile.name)' has spending below",
        expected: "whether all of it is money that came in",
        flag: "--yes if it is, or --no-profile if it was spent"))
  }

  /// Leaves out the column of money that came in.
  private mutating func settleInflow(_ layout: TableLayout, _ column: Int, besides total: Int) {
    guard layout.profiles[column].positives + layout.profiles[column].negatives > 0 else { return }
    let both = layout.rows.count { row in
      [column, total].allSatisfy { layout.number(row, $0)?.isZero == false }
    }
    result.plan.fillsOneSide = both * 2 < layout.rows.count
    warn("'\(layout.title(of: column))' holds money that came in, and is left out, but for refunds")
  }

  /// Decides which sign spending has.
  mutating func settleSigns(_ layout: TableLayout, _ finder: RoleFinder, _ total: Int) {
    settleDirection(layout, finder, total)
    doubtShownSign(layout, total)
    let isStatement = result.plan.isStatement
    let tellsSigns = isStatement || finder.statesDirection || result.plan.leftOut != nil
    let signs = tellsSigns ? StatementSigns(layout, total: total, finder) : StatementSigns()
    if tellsSigns, knownToBeNegative ?? signs.spendingIsNegative {
      result.plan.flipsSign = true
      warn("spending is negative in this file; signs are turned, money in is left out")
    }
    let profile = layout.profiles[total]
    if isStatement, profile.negatives == 0, profile.pluses > 0, profile.pluses < profile.numbers {
      result.plan.plusIsIncome = true
      warn("amounts with a plus are taken as money that came in, and left out")
    }
    if isStatement, let column = finder.roles.columns[.inflow] {
      settleInflow(layout, column, besides: total)
    }
    if result.plan.flipsSign, result.plan.keepsBalance,
      let fee = BalanceFees.find(layout, total: total, finder.roles)
    {
      result.plan.changes.append((fee, .takenOff))
      result.plan.bankFee = fee
      warn("'\(layout.title(of: fee))' is added to what was spent, for the balance falls by both")
    }
    result.plan.spentOn = result.plan.flipsSign ? signs.below : signs.above
    if tellsSigns { result.sign = result.plan.flipsSign ? .negative : .positive }
    guard !result.plan.flipsSign else { return }
    if isStatement {
      guard signs.negatives > 0 else { return }
      warn(
        "amounts above and below zero; those above are taken as spending",
        line: layout.header?.line)
    } else if knownToBeNegative ?? spendsBelowZero(layout, finder, total) {
      result.plan.flipsSign = true
      result.sign = .negative
      warn(
        profile.positives > 0
          ? "most amounts are below zero and taken as spending; signs are turned, money in is left out"
          : "all amounts are below zero and taken as spending; signs are turned")
    } else if finder.isHeaderless, profile.negatives > 0, !finder.roles.has(.quantity) {
      warn("amounts above and below zero; those above are taken as spending")
    } else if profile.negatives > profile.positives {
      warn("most amounts are below zero and taken as money back")
    }
  }

  /// Returns true if item amounts are mostly negative, but none of these is a refund, discount or deposit.
  private func spendsBelowZero(_ layout: TableLayout, _ finder: RoleFinder, _ total: Int) -> Bool {
    let fewest = withBytes(of: layout.title(of: total)) {
      LineWords.classify($0).contains(.expense) ? 1 : 2
    }
    guard layout.profiles[total].negatives >= fewest, !finder.isOwn, !finder.roles.has(.quantity)
    else { return false }
    let signs = StatementSigns(layout, total: total, finder)
    let isMost = !pricesLines(layout, finder) && signs.negatives > signs.positives
    guard signs.negatives >= fewest, isMost || signs.positives == 0 else { return false }
    let returned: WordClass = [.refund, .discount, .deposit]
    return !layout.rows.contains { row in
      layout.number(row, total)?.isNegative == true
        && row.cells.contains { text in
          withBytes(of: text) { !LineWords.classify($0).isDisjoint(with: returned) }
        }
    }
  }

  /// Returns true if the header of the amounts says that they were refunded.
  func refundsOnly(_ layout: TableLayout, _ total: Int) -> Bool {
    guard total < layout.headers.count, layout.profiles[total].negatives == 0 else { return false }
    return withBytes(of: layout.headers[total].joined) {
      LineWords.classify($0).contains(.refund)
    }
  }
}
