import ByteTools
import GroceryModel

extension SchemaInference {
  /// Infers facts from all rows together: receipt totals, the sign of spending, columns that are
  /// never empty.
  mutating func settleRows(_ layout: TableLayout, _ finder: RoleFinder) {
    settleShape(layout, finder)
    settleLeftOutRows(layout, finder)
    // A journal says by its accounts what was spent, whatever the payee is called.
    if formSpendsBelowZero == false { result.plan.takesAllPayments = true }
    settleItems(layout, finder)
    settleQuantities(layout, finder)
    if finder.roles.has(.action), !finder.isOwn { settleStock(layout) }
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

  mutating func warn(_ text: String, flag: String? = nil, line: Int? = nil) {
    result.warnings.append(ImportNotice(text, flag: flag, line: line))
  }

  /// Finds the flags of a stock journal, and whether it has prices.
  private mutating func settleStock(_ layout: TableLayout) {
    let flags = StockFlags(layout)
    result.plan.stockFlags = flags
    result.plan.stockIsPriced = result.kind == .stock && StockJournal(layout) != nil
    let read = result.kind == .stock ? [flags.undone, flags.spoiled] : [flags.undone]
    result.furtherColumns.formUnion(read.filter { $0 >= 0 })
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
    guard finder.leftOut == nil, !finder.takesAllPayments, !finder.isOwn, result.kind == .receipts,
      !finder.roles.has(.action)
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
      hasTexts, !finder.roles.has(.action)
    {
      result.questions.append(
        ImportNotice(.item, flag: "--set item=COLUMN"))
    }
    if let category = finder.roles.columns[.category] { settleCategory(layout, category) }
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
    settleSparseItems(layout, finder, item)
    result.plan.itemIsReference =
      result.plan.itemMayBeEmpty && finder.roles.has(.store)
      && (BankHeaders.nameReference(layout.headers[item]) || BankHeaders.are(in: layout.headers)
        || repeatsPayees(layout, finder, item))
  }

  /// Finds out whether many lines with an amount have no item, where its header names remarks.
  private mutating func settleSparseItems(_ layout: TableLayout, _ finder: RoleFinder, _ item: Int)
  {
    guard let total = finder.roles.columns[.total], !result.plan.itemMayBeEmpty,
      !finder.roles.isSpecified(.item), RoleWords.score(layout.headers[item], .item) < 10
    else { return }
    // Lines of a visit's total lack more than the item.
    let usual = layout.rows.map(\.filledCount).max() ?? 0
    let lacking = layout.rows.count { row in
      !row[total].isEmpty && row[item].isEmpty && row.filledCount + 1 >= usual
    }
    guard lacking > 1, lacking * 10 >= layout.rows.count else { return }
    result.plan.itemIsSparse = true
    warn(
      "'\(layout.title(of: item))' is empty in \(lacking) of the first \(layout.rows.count) lines, "
        + "which are taken without an item",
      flag: "--set item=COLUMN")
  }

  /// Finds out whether the categories are ways of paying, or accounts.
  private mutating func settleCategory(_ layout: TableLayout, _ category: Int) {
    let texts = layout.profiles[category].distinctTexts
    let ways = texts.count { text in
      withBytes(of: text) { !LineWords.classify($0).isDisjoint(with: WordClass.waysOfPaying) }
    }
    result.plan.categorySaysHowPaid = ways * 2 >= texts.count
    result.plan.marksIncome = texts.contains(where: PaymentWords.holdsUnassigned)
    guard category < layout.headers.count else { return }
    result.plan.categoryIsAccount =
      RoleWords.score(layout.headers[category], .category) == 0
      && LeftOutRows.holdsExpenses(layout.profiles[category])
  }

  /// Returns true if most texts have the payee's name in them, as a bank writes it: `TESCO STORES 6132` beside
  /// `Tesco`.
  private func repeatsPayees(_ layout: TableLayout, _ finder: RoleFinder, _ item: Int) -> Bool {
    guard let store = finder.roles.columns[.store] else { return false }
    let rows = layout.rows.prefix(1000).filter { !$0[item].isEmpty && !$0[store].isEmpty }
    let repeating = rows.count { row in
      guard let name = HeaderWords.split(row[store]).first(where: { $0.count > 2 }) else {
        return false
      }
      return HeaderWords.split(row[item]).contains(name)
    }
    return rows.count > 1 && repeating * 2 > rows.count
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
    if let payee = finder.roles.columns[.store], let total = finder.roles.columns[.total] {
      result.plan.owners = AccountOwners.names(
        layout, payee: payee, payer: result.plan.payer, total: total)
    }
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

  /// Returns true if lines have quantities other than 1.
  private func counts(_ layout: TableLayout, _ finder: RoleFinder) -> Bool {
    finder.roles.columns[.quantity].map { layout.profiles[$0].distinctTexts != ["1"] } ?? false
  }

  /// Returns true if most lines have a price of one; few such prices are those of trades among payments.
  func pricesLines(_ layout: TableLayout, _ finder: RoleFinder) -> Bool {
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

  /// Returns the columns of days and names in which a mark stands for the cell above.
  func columnsWithMarks(_ layout: TableLayout, _ finder: RoleFinder) -> [Int] {
    [Role.date, .store, .item, .category, .currency, .unit].compactMap { role in
      finder.roles.columns[role].flatMap { column in
        layout.profiles[column].distinctTexts.contains(where: DittoMarks.contains) ? column : nil
      }
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
