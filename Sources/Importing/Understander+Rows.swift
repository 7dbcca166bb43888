import EventSourcing
import GroceryModel

extension Understander {
  /// What the rows as a whole say: whole receipts, a statement's signs, cells that are always filled.
  mutating func settleRows(
    _ layout: TableLayout, _ finder: RoleFinder, isWhole: Bool
  ) {
    result.plan.isReceiptTotals = result.kind == .receipts && !finder.roles.has(.item)
    result.plan.statusTellsDirection = finder.tellsDirection
    result.plan.leftOut = finder.leftOut
    itemWords = finder.roles.columns[.item].map(layout.words(in:)) ?? []
    result.plan.usuallyFilled = layout.usuallyFilled(itemWords)
    result.plan.leastFraction = layout.leastFractionOfLastColumn
    result.plan.checksReceiptTotals =
      finder.roles.has(.receiptTotal) && (finder.roles.has(.total) || finder.multiplies)
    result.plan.readsKindsFromWords = !finder.isOwn || !finder.roles.has(.kind)
    result.plan.readsNotices = !finder.isOwn
    result.plan.takesAnyCurrency = finder.isOwn
    if result.plan.isReceiptTotals, finder.roles.has(.quantity), finder.roles.has(.unitPrice) {
      result.questions.append(
        ImportNotice("no header names the item of each line", flag: "--set item=COLUMN"))
    }
    result.plan.rowWidth = layout.rowWidth
    result.plan.leastWidth = leastWidth(layout, finder)
    let whole = layout.rows.count { $0.cells.count >= layout.width }
    result.plan.isEven = layout.header != nil && whole * 2 > layout.rows.count
    if let header = layout.header, layout.rowWidth < layout.width, !result.plan.isEven {
      result.warnings.append(
        ImportNotice(
          "most records have \(layout.rowWidth) cells, the header has \(layout.width)",
          line: header.line))
    }
    result.plan.checksArithmetic = finder.provesArithmetic
    if let header = layout.header { result.plan.headerHash = header.hash }
    result.plan.fillsDown = finder.isOwn ? [] : sparseReceiptColumns(layout, finder)
    if let item = finder.roles.columns[.item], !layout.headers.isEmpty, !finder.isOwn {
      result.plan.itemMayBeEmpty =
        (RoleWords.score(layout.headers[item], .item) < 10
          || leavesTextsOut(layout, finder, item))
        && (finder.roles.evidence[.item] != ["as told"]
          || result.profile?.remembersMemo == true)
        && !counts(layout, finder) && !finder.roles.has(.unitPrice)
    }
    if result.plan.isStatement {
      let sums = SplitParents.lines(in: layout, finder.roles)
      result.plan.splitRows.passOver(sums: sums)
      if let first = sums.first {
        result.warnings.append(
          ImportNotice(
            "\(sums.count == 1 ? "1 payment is" : "\(sums.count) payments are") left out as the sum "
              + "of the rows below, which have its categories", line: first))
      }
    }
    result.plan.quantityMayRepeatSize = RepeatedSize.stands(in: layout, finder.roles)
    if !finder.isOwn {
      result.plan.quantityHasCups =
        finder.roles.columns[.quantity].map { layout.profiles[$0].signs[.cubanPeso] != nil }
        ?? false
    }
    if let category = finder.roles.columns[.category], category < layout.headers.count {
      result.plan.categoryIsAccount =
        RoleWords.score(layout.headers[category], .category) == 0
        && LeftOutRows.holdsExpenses(layout.profiles[category])
    }
    if let quantity = finder.roles.columns[.quantity], !finder.roles.has(.unit), !finder.isOwn,
      quantity < layout.headers.count, let unit = layout.headers[quantity].measure
    {
      result.plan.quantityUnit = unit.symbol
    }
    if result.kind == .budgets { settleBudgets(layout, finder) }
    guard result.kind == .receipts else { return }
    result.plan.leastLastCell = CutFile.leastLastCell(layout, result.plan)
    guard let total = finder.roles.columns[.total] else {
      settleTotalRows(layout, finder, isWhole: isWhole)
      return
    }
    if refundsOnly(layout, total) {
      result.plan.isRefundsOnly = true
      result.warnings.append(
        ImportNotice(
          "'\(layout.header?.cells[total] ?? "")' holds money back; all lines are refunds"))
      return
    }
    let isStatement = result.plan.isStatement
    let remembered = result.profile?.profile.sign
    let tellsSigns = isStatement || finder.tellsDirection
    let signs = tellsSigns ? StatementSigns(layout, total: total, finder) : StatementSigns()
    if tellsSigns, remembered.map({ $0 == .negative }) ?? signs.spendingIsNegative {
      result.plan.flipsSign = true
      result.warnings.append(
        ImportNotice("spending is negative in this file; signs are turned, money in is left out"))
    }
    let profile = layout.profiles[total]
    if isStatement, profile.negatives == 0, (1..<profile.numbers).contains(profile.pluses) {
      result.plan.plusIsIncome = true
      result.warnings.append(
        ImportNotice("amounts with a plus are taken as money that came in, and left out"))
    }
    if isStatement, let column = finder.roles.columns[.inflow],
      layout.profiles[column].positives > 0
    {
      result.warnings.append(
        ImportNotice("'\(layout.title(of: column))' holds money that came in, and is left out"))
    }
    result.plan.spentOn = result.plan.flipsSign ? signs.below : signs.above
    if tellsSigns { result.sign = result.plan.flipsSign ? .negative : .positive }
    if isStatement, !result.plan.flipsSign, signs.negatives > 0 {
      result.warnings.append(
        ImportNotice(
          "amounts above and below zero; those above are taken as spending",
          line: layout.header?.line))
    }
    if !isStatement, !result.plan.flipsSign,
      remembered.map({ $0 == .negative }) ?? spendsBelowZero(layout, finder, total)
    {
      result.plan.flipsSign = true
      result.sign = .negative
      result.warnings.append(
        ImportNotice("all amounts are below zero and taken as spending; signs are turned"))
    }
    if !result.plan.flipsSign, !isStatement,
      layout.profiles[total].negatives > layout.profiles[total].positives
    {
      result.warnings.append(
        ImportNotice("most amounts are below zero and taken as money back"))
    }
    result.plan.statedTotals = statedTotals(layout)
    settleTotalRows(layout, finder, isWhole: isWhole)
  }

  /// The columns up to the last one that holds numbers or dates, or tells what a line is; all of
  /// Larder's own.
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

  /// Finds the rows that end receipts, and whether they may speak for the receipts above them.
  private mutating func settleTotalRows(
    _ layout: TableLayout, _ finder: RoleFinder, isWhole: Bool
  ) {
    let columns = finder.roles.columns
    guard let item = columns[.item], let amount = columns[.total] ?? columns[.unitPrice],
      !result.plan.isReceiptTotals, !result.plan.itemMayBeEmpty, !result.plan.flipsSign
    else { return }
    if result.plan.readsKindsFromWords {
      let closing = ClosingRows(
        layout, words: itemWords, amount: amount,
        receipt: [.receipt, .date, .store].compactMap { columns[$0] }, isWhole: isWhole)
      result.plan.closingRows = closing.parts
      result.plan.receiptsStandTogether = closing.receiptsStandTogether
    }
    result.plan.statesTotalRows =
      !result.plan.checksReceiptTotals
      && zip(layout.rows, itemWords).contains { row, words in
        row[item].isEmpty || !words.isDisjoint(with: [.total, .subtotal, .nearTotal])
      }
  }

  /// Whether the rows called *tax* are inside the total rows already: asked of the sums, by a trial.
  mutating func settleTax(_ source: FileSource) {
    guard result.isReady, result.kind == .receipts, itemWords.contains(where: { $0.contains(.tax) })
    else { return }
    var trial = FactEmitter(source, result.plan)
    try? trial.run { _ in }
    guard trial.receipts.totalsWithoutTax > trial.receipts.totalsWithTax else { return }
    result.plan.taxIsIncluded = true
    result.warnings.append(
      ImportNotice(
        "the totals hold without the tax rows: tax is inside the prices, its rows are left out"))
  }

  /// Whether items have nothing but amounts below zero, no quantities and no word for coming back.
  private func spendsBelowZero(_ layout: TableLayout, _ finder: RoleFinder, _ total: Int) -> Bool {
    guard layout.profiles[total].negatives > 1, !finder.isOwn, !finder.roles.has(.quantity)
    else { return false }
    let signs = StatementSigns(layout, total: total, finder)
    guard signs.negatives > 1, signs.positives == 0 else { return false }
    let returned: WordClass = [.refund, .discount, .deposit]
    return !layout.rows.contains { row in
      row.cells.contains { text in
        withBytes(of: text) { !LineWords.classify($0).isDisjoint(with: returned) }
      }
    }
  }

  /// Whether lines have quantities, and not one each.
  private func counts(_ layout: TableLayout, _ finder: RoleFinder) -> Bool {
    finder.roles.columns[.quantity].map { layout.profiles[$0].distinctTexts != ["1"] } ?? false
  }

  /// Whether some lines lack their text and nothing else that lines have: payments with a category,
  /// but without a title.
  private func leavesTextsOut(
    _ layout: TableLayout, _ finder: RoleFinder, _ item: Int
  ) -> Bool {
    guard let category = finder.roles.columns[.category] else { return false }
    return layout.rows.contains { row in
      row[item].isEmpty && !row[category].isEmpty
        && result.plan.usuallyFilled.allSatisfy { $0 == item || !AbsentWords.contains(row[$0]) }
    }
  }

  /// Whether the amounts' header says that they were paid back.
  private func refundsOnly(_ layout: TableLayout, _ total: Int) -> Bool {
    guard total < layout.headers.count, layout.profiles[total].negatives == 0 else { return false }
    return withBytes(of: layout.headers[total].joined) {
      LineWords.classify($0).contains(.refund)
    }
  }

  /// Columns of a receipt's own facts that only its first line fills.
  private func sparseReceiptColumns(_ layout: TableLayout, _ finder: RoleFinder) -> [Int] {
    guard let date = finder.roles.columns[.date], let first = layout.rows.first,
      !first[date].isEmpty, layout.profiles[date].filled * 10 <= layout.rows.count * 7,
      finder.roles.has(.item)
    else { return [] }
    // Only where rows without a date are lines like the others, with an item and an amount.
    let total = finder.roles.columns[.total] ?? finder.roles.columns[.unitPrice] ?? -1
    let item = finder.roles.columns[.item] ?? -1
    let bare = layout.rows.filter { row in
      row[date].isEmpty && !(row[item].isEmpty && row.cells.contains(where: LineWords.namesSum))
    }
    guard !bare.isEmpty else { return [] }
    let whole = bare.count { !$0[item].isEmpty && layout.number($0, total) != nil }
    guard whole * 10 >= bare.count * 8 else { return [] }
    return [Role.date, .time, .store, .receipt, .till, .currency].compactMap { role in
      guard let column = finder.roles.columns[role],
        layout.profiles[column].filled * 10 <= layout.rows.count * 7
      else { return nil }
      return column
    }
  }

  /// Amounts that stand beside a word for a sum above the table.
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
