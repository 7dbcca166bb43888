import ByteTools
import GroceryModel

extension SchemaInference {
  /// Infers facts from all rows together: receipt totals, the sign of spending, columns that are
  /// never empty.
  mutating func settleRows(_ layout: TableLayout, _ finder: RoleFinder) {
    settleShape(layout, finder)
    settleLeftOutRows(layout, finder)
    settleItems(layout, finder)
    settleQuantities(layout, finder)
    if result.kind == .budgets { settleBudgets(layout, finder) }
    if result.kind == .totals { settleTotals(layout, finder) }
    guard result.kind == .receipts else { return }
    result.plan.leastLastCell = CutFile.leastLastCell(layout, result.plan)
    guard let total = finder.roles.columns[.total] else {
      settleTotalRows(finder)
      return
    }
    if !finder.roles.has(.currency) {
      result.plan.amountColumns += AmountColumn.currencies(besides: total, layout)
    }
    result.furtherColumns.formUnion(result.plan.amountColumns.map(\.column))
    warnOfRepeatedReceipts(layout, finder)
    result.plan.hasNegativeTotals = layout.profiles[total].negatives > 0
    if refundsOnly(layout, total) {
      result.plan.isRefundsOnly = true
      warn("'\(layout.header?.cells[total] ?? "")' holds money back; all lines are refunds")
      return
    }
    settleSigns(layout, finder, total)
    settleTransfers(layout, finder, total)
    result.plan.statedTotals = statedTotals(layout)
    settleTotalRows(finder)
  }

  private mutating func warn(_ text: String, flag: String? = nil, line: Int? = nil) {
    result.warnings.append(ImportNotice(text, flag: flag, line: line))
  }

  /// Finds the number of cells per record, and the columns that nearly every line fills.
  private mutating func settleShape(_ layout: TableLayout, _ finder: RoleFinder) {
    itemWords = finder.roles.columns[.item].map(layout.words(in:)) ?? []
    result.plan.usuallyFilled = layout.usuallyFilled(itemWords, finder.roles)
    result.plan.leastFraction = layout.leastFractionOfLastColumn
    result.plan.rowWidth = layout.rowWidth
    result.plan.leastWidth = leastWidth(layout, finder)
    let whole = layout.rows.count { $0.cells.count >= layout.width }
    result.plan.isEven = layout.header != nil && whole * 2 > layout.rows.count
    guard let header = layout.header else { return }
    result.plan.headerHash = header.hash
    if layout.rowWidth < layout.width, !result.plan.isEven {
      warn(
        "most records have \(layout.rowWidth) cells, the header has \(layout.width)",
        line: header.line)
    }
  }

  /// Finds out how the file marks rows that are not spending.
  private mutating func settleLeftOutRows(_ layout: TableLayout, _ finder: RoleFinder) {
    result.plan.statusStatesDirection = finder.statesDirection
    result.plan.keepsBalance =
      finder.keepsBalance
      || layout.headers.contains { !BankHeaders.balances.isDisjoint(with: $0.words) }
    if let column = finder.roles.columns[.status],
      layout.profiles[column].distinctTexts.contains(where: PaymentWords.isDirectDebit)
    {
      result.plan.keepsBalance = true
    }
    if let column = finder.roles.columns[.category], layout.rows.count > 1 {
      let profile = layout.profiles[column]
      result.plan.callsAllPayments =
        profile.filled == layout.rows.count
        && profile.distinctTexts.allSatisfy { $0.lowercased() == "payment" }
    }
    result.plan.leftOut = finder.leftOut
    result.plan.takesAllPayments = finder.takesAllPayments
    let isFlagged: Bool
    switch finder.leftOut {
    case .flagged, .filled: isFlagged = true
    default: isFlagged = false
    }
    if isFlagged, !layout.headers.isEmpty {
      result.plan.furtherLeftOut = LeftOutRows.flagged(layout).filter {
        $0.column != finder.roles.columns[.leftOut] && !finder.roles.isTaken($0.column)
      }
    }
    guard finder.leftOut == nil, !finder.takesAllPayments, !finder.isOwn, result.kind == .receipts
    else { return }
    for column in LeftOutRows.states(layout, besides: finder.roles) {
      if result.plan.leftOut == nil {
        result.plan.leftOut = .cancelled
        result.plan.columns[Role.leftOut.place] = column
      } else {
        result.plan.furtherLeftOut.append((column, .cancelled))
      }
      warn(
        "rows that '\(layout.title(of: column))' says are no spending are left out",
        flag: LeftOutRows.remedy)
    }
  }

  /// Decides whether lines are items or whole receipts, and which words and sums are evidence.
  private mutating func settleItems(_ layout: TableLayout, _ finder: RoleFinder) {
    result.plan.isReceiptTotals = result.kind == .receipts && !finder.roles.has(.item)
    result.plan.checksReceiptTotals =
      finder.roles.has(.receiptTotal) && (finder.roles.has(.total) || finder.multiplies)
    result.plan.readsKindsFromWords = !finder.isOwn || !finder.roles.has(.kind)
    result.plan.isOwn = finder.isOwn
    result.plan.checksArithmetic = finder.provesArithmetic
    // A fuel log has no item and no text column that could be one.
    let hasTexts = layout.profiles.indices.contains {
      layout.profiles[$0].textShare > 0.5 && !finder.roles.isTaken($0)
    }
    if result.plan.isReceiptTotals, finder.roles.has(.quantity), finder.roles.has(.unitPrice),
      hasTexts
    {
      result.questions.append(
        ImportNotice(.item, flag: "--set item=COLUMN"))
    }
    if let category = finder.roles.columns[.category] {
      let texts = layout.profiles[category].distinctTexts
      let ways = texts.count { text in
        withBytes(of: text) { !LineWords.classify($0).isDisjoint(with: WordClass.waysOfPaying) }
      }
      result.plan.categorySaysHowPaid = ways * 2 >= texts.count
    }
    if let category = finder.roles.columns[.category], category < layout.headers.count {
      result.plan.categoryIsAccount =
        RoleWords.score(layout.headers[category], .category) == 0
        && LeftOutRows.holdsExpenses(layout.profiles[category])
    }
    settlePaymentTexts(layout, finder)
    guard let item = finder.roles.columns[.item], !finder.isOwn else { return }
    let isMostlyNegative = finder.roles.columns[.total].map {
      layout.profiles[$0].negatives * 2 > layout.profiles[$0].numbers
    }
    guard !layout.headers.isEmpty else {
      result.plan.itemMayBeEmpty = isMostlyNegative == true && !finder.roles.has(.quantity)
      return
    }
    let isWeak =
      RoleWords.score(layout.headers[item], .item) < 10 || leavesTextsOut(layout, finder, item)
      || (isMostlyNegative == true || hasBalanceOfBothSigns(layout, finder))
        && BankHeaders.are(in: layout.headers)
    let isFree = !finder.roles.isSpecified(.item) || result.profile?.remembersMemo == true
    let isMemo =
      !counts(layout, finder) && !pricesLines(layout, finder)
      || ReceiptRoles.isNote(layout.headers[item])
    result.plan.itemMayBeEmpty = isWeak && isFree && isMemo
    result.plan.itemIsReference =
      result.plan.itemMayBeEmpty && finder.roles.has(.store)
      && (BankHeaders.nameReference(layout.headers[item]) || BankHeaders.are(in: layout.headers))
  }

  /// Returns true if amounts above and below zero stand beside a running balance.
  private func hasBalanceOfBothSigns(_ layout: TableLayout, _ finder: RoleFinder) -> Bool {
    result.plan.keepsBalance
      && finder.roles.columns[.total].map { layout.profiles[$0].negatives > 0 } ?? false
  }

  /// Finds the texts that say what a payment is and who receives it.
  private mutating func settlePaymentTexts(_ layout: TableLayout, _ finder: RoleFinder) {
    result.plan.paymentTexts = layout.profiles.indices.filter { column in
      let role = finder.roles.role(of: column)
      return layout.profiles[column].textShare >= 0.5
        && (role.map { Self.paymentRoles.contains($0) } ?? true)
    }
    result.plan.payeeTexts = result.plan.paymentTexts.filter { column in
      finder.roles.role(of: column) == nil && column != result.plan.column(.date)
        && layout.profiles[column].distinctCount > 1
        && (layout.headers.isEmpty || !BankHeaders.nameAccount(layout.headers[column]))
    }
    result.plan.merchantCode = layout.headers.firstIndex { BankHeaders.nameMerchantCode($0) } ?? -1
    result.plan.payer =
      layout.headers.indices.first {
        $0 != finder.roles.columns[.store] && BankHeaders.namePayer(layout.headers[$0])
      } ?? -1
    result.plan.ownAccounts = OwnAccounts.payees(layout, finder.roles)
    let isOfAccount = BankHeaders.are(in: layout.headers)
    result.plan.isOfAccount = isOfAccount
    result.plan.receiverTexts = result.plan.paymentTexts.filter { column in
      let role = finder.roles.role(of: column)
      return [.store, .item, .category].contains(role)
        || isOfAccount && !BankHeaders.nameAccount(layout.headers[column])
    }
  }

  /// Finds out whether transfers to others can be told from those between the owner's accounts.
  private mutating func settleTransfers(
    _ layout: TableLayout, _ finder: RoleFinder, _ total: Int
  ) {
    let kinds = [Role.category, .kind, .status].compactMap { finder.roles.columns[$0] }
    result.plan.namesOwnTransfers =
      result.plan.flipsSign
      && NamedTransfers.are(
        in: layout, kinds: kinds,
        texts: result.plan.paymentTexts.filter { !kinds.contains($0) }, total: total)
  }

  /// The roles of columns whose texts may say what a payment is.
  private static let paymentRoles: Set<Role> = [.item, .store, .category, .kind, .tags]

  /// Decides the unit of quantities without one.
  private mutating func settleQuantities(_ layout: TableLayout, _ finder: RoleFinder) {
    result.plan.quantityMayRepeatSize = RepeatedSize.stands(in: layout, finder.roles)
    guard let quantity = finder.roles.columns[.quantity], !finder.isOwn else { return }
    result.plan.quantityHasCups = layout.profiles[quantity].signs[.cubanPeso] != nil
    if !finder.roles.has(.unit), quantity < layout.headers.count,
      let unit = layout.headers[quantity].measure
    {
      result.plan.quantityUnit = unit.symbol
    }
  }

  /// Warns of receipt totals that occur twice with the same number, as in joined exports that overlap.
  private mutating func warnOfRepeatedReceipts(_ layout: TableLayout, _ finder: RoleFinder) {
    guard result.plan.isReceiptTotals, let receipt = finder.roles.columns[.receipt] else { return }
    let rows = layout.rows.filter { !AbsentWords.contains($0[receipt]) }
    let records = Set(rows.map(\.cells))
    let repeated = rows.count - records.count
    // A number on different rows is not the number of a receipt.
    guard repeated > 0, Set(rows.map { $0[receipt] }).count == records.count else { return }
    warn(
      "\(repeated) rows repeat another one with its '\(layout.title(of: receipt))', and are taken too"
    )
  }

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
  private mutating func settleTotals(_ layout: TableLayout, _ finder: RoleFinder) {
    guard !finder.isOwn, let total = finder.roles.columns[.total] else { return }
    let signs = StatementSigns(layout, total: total, finder)
    guard knownToBeNegative ?? signs.spendingIsNegative else { return }
    result.plan.flipsSign = true
    result.sign = .negative
    warn("spending is negative in this file; signs are turned, money in is left out")
  }

  /// Whether spending is below zero, if the file's form or its profile says so.
  private var knownToBeNegative: Bool? {
    formStatesSigns ? true : result.profile?.profile.sign.map { $0 == .negative }
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

  /// Decides which sign spending has.
  private mutating func settleSigns(_ layout: TableLayout, _ finder: RoleFinder, _ total: Int) {
    settleDirection(layout, finder, total)
    doubtShownSign(layout, total)
    let isStatement = result.plan.isStatement
    let tellsSigns = isStatement || finder.statesDirection
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
    if isStatement, let column = finder.roles.columns[.inflow],
      layout.profiles[column].positives + layout.profiles[column].negatives > 0
    {
      warn(
        "'\(layout.title(of: column))' holds money that came in, and is left out, but for refunds")
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

  /// Returns the number of columns up to the last one that a valid line needs.
  ///
  /// That column has numbers or dates, or says what the line is. Larder's own format needs all
  /// columns.
  private func leastWidth(_ layout: TableLayout, _ finder: RoleFinder) -> Int {
    if finder.isOwn { return layout.width }
    let needless: Set<Role> = [.category, .brand, .tags, .text, .unit, .package, .store]
    let last = layout.profiles.indices.last { column in
      let profile = layout.profiles[column]
      let role = finder.roles.role(of: column)
      return profile.numbers + profile.dates + profile.clocks + profile.suffixed > 0
        || role.map { !needless.contains($0) } ?? false
    }
    return (last ?? layout.width - 1) + 1
  }

  /// Decides whether total rows may end receipts and be compared with the lines above them.
  private mutating func settleTotalRows(_ finder: RoleFinder) {
    let columns = finder.roles.columns
    guard columns[.item] != nil, columns[.total] ?? columns[.unitPrice] != nil,
      !result.plan.isReceiptTotals, !result.plan.itemMayBeEmpty, !result.plan.flipsSign
    else { return }
    result.plan.readsClosingRows = result.plan.readsKindsFromWords
    result.plan.statesTotalRows = !result.plan.checksReceiptTotals
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

  /// Returns true if lines have quantities other than 1.
  private func counts(_ layout: TableLayout, _ finder: RoleFinder) -> Bool {
    finder.roles.columns[.quantity].map { layout.profiles[$0].distinctTexts != ["1"] } ?? false
  }

  /// Returns true if most lines have a price of one; few such prices are those of trades among payments.
  private func pricesLines(_ layout: TableLayout, _ finder: RoleFinder) -> Bool {
    finder.roles.columns[.unitPrice].map { layout.profiles[$0].filled * 2 > layout.rows.count }
      ?? false
  }

  /// Returns true if a line lacks only its text, such as a payment with a category but no title.
  private func leavesTextsOut(
    _ layout: TableLayout, _ finder: RoleFinder, _ item: Int
  ) -> Bool {
    guard let category = finder.roles.columns[.category] else { return false }
    return layout.rows.contains { row in
      row[item].isEmpty && !row[category].isEmpty
        && result.plan.usuallyFilled.allSatisfy { $0 == item || !AbsentWords.contains(row[$0]) }
    }
  }

  /// Returns true if the header of the amounts says that they were refunded.
  private func refundsOnly(_ layout: TableLayout, _ total: Int) -> Bool {
    guard total < layout.headers.count, layout.profiles[total].negatives == 0 else { return false }
    return withBytes(of: layout.headers[total].joined) {
      LineWords.classify($0).contains(.refund)
    }
  }

  /// Returns the columns of receipt fields that only the first line of each receipt fills.
  func sparseReceiptColumns(_ layout: TableLayout, _ finder: RoleFinder) -> [Int] {
    if finder.isOwn { return [] }
    let account =
      finder.leftOut.map { if case .otherAccounts = $0 { true } else { false } } ?? false
    guard let date = finder.roles.columns[.date], let first = layout.rows.first,
      !first[date].isEmpty,
      let item = finder.roles.columns[.item] ?? (account ? finder.roles.columns[.category] : nil)
    else { return [] }
    // The rows without a date must be lines like the others, with an item and an amount.
    let total = finder.roles.columns[.total] ?? finder.roles.columns[.unitPrice]
    let bare = layout.rows.filter { row in
      row[date].isEmpty && !(row[item].isEmpty && row.cells.contains(where: LineWords.namesSum))
        && withBytes(of: row[item]) { LineWords.classify($0).isDisjoint(with: Self.closing) }
    }
    let whole = bare.count { row in
      !row[item].isEmpty && total.flatMap { layout.number(row, $0) } != nil
    }
    guard whole > 0, whole * 10 >= bare.count * 8 else { return [] }
    let roles: [Role] = [.date, .time, .store, .receipt, .till, .currency]
    let own = roles.compactMap { finder.roles.columns[$0] }
    // If several columns are empty in the same rows, a few such rows are enough.
    let together = layout.profiles.indices.filter { column in
      layout.profiles[column].filled == layout.profiles[date].filled
        && bare.allSatisfy { $0[column].isEmpty }
    }
    return own.filter { column in
      layout.profiles[column].filled * 10 <= layout.rows.count * 7
        || together.count > 1 && together.contains(column)
    }
  }

  /// Words in the rows at the end of a receipt.
  private static let closing: WordClass = [.total, .subtotal, .mentionsTotal, .tender, .tax]

  /// Returns the totals stated above the table.
  private func statedTotals(_ layout: TableLayout) -> [Amount] {
    layout.preamble.compactMap { record in
      guard record.filledCount == 2, let label = record.cells.first(where: { !$0.isEmpty }),
        let value = record.cells.last(where: { !$0.isEmpty })
      else { return nil }
      let words = withBytes(of: label) { LineWords.classify($0) }
      guard words.contains(.total) || label.contains("支払金額") || label.contains("合計") else {
        return nil
      }
      let format = NumberFormat(mark: layout.decimalMark)
      return withBytes(of: value) { NumberCell($0)?.number(format)?.amount }
    }
  }
}
