import ByteTools

/// Finds the columns of kinds with unambiguous headers: prices, expirations, stock, budgets.
struct PlainRoles {
  private(set) var roles = RoleAssignment()

  /// Assigns each role of the kind to the column with the best header, then the roles that need
  /// cell values.
  init(_ layout: TableLayout, _ kind: ImportKind, fixed: [Role: Int], removed: Set<Role>) {
    for (role, column) in fixed { roles.specify(role, column) }
    guard let set = OwnColumns.sets.first(where: { $0.kind == kind }) else { return }
    let isOfSupplies = (kind == .stock || kind == .expirations) && !layout.headers.isEmpty
    for role in set.required + set.oneOf + set.optional
    where !roles.has(role) && !removed.contains(role) {
      var best: (column: Int, score: Int)?
      for column in 0..<layout.width where !roles.isTaken(column) {
        let score = RoleWords.score(layout.headers[column], role)
        guard score > 0, Self.fits(role, layout.profiles[column], score, kind),
          !isOfSupplies || Self.fitsSupplies(role, layout.headers[column], kind)
        else { continue }
        // Notes of a few are named like items.
        let isSparse =
          role == .item && layout.profiles[column].filled * 2 < layout.rows.count
        if (isSparse ? 1 : score) > best?.score ?? 0 { best = (column, isSparse ? 1 : score) }
      }
      guard let best else { continue }
      roles.assign(
        role, best.column, "header '\(layout.header?.cells[best.column] ?? "")'",
        confidence: Double(best.score) / 10)
    }
    if kind == .budgets {
      BudgetRoles.complete(&roles, layout, removed: removed)
      JoinedCategories.take(in: &roles, layout, removed: removed)
    }
    if set.required.contains(.item), !removed.contains(.item) { itemOfUnknownWord(layout) }
    if kind == .prices, !removed.contains(.reducedPrice) { priceOnSale(layout) }
    if kind == .prices, !removed.contains(.date) { dayOfChange(layout) }
    if kind == .prices {
      ObservedPrices.complete(&roles, layout, removed: removed)
      nameByCodes(layout, removed)
    }
    if kind == .stock, !roles.has(.action), !removed.contains(.action),
      let column = StockColumns.action(layout, mayBePriced: true), !roles.isTaken(column)
    {
      roles.assign(.action, column, "it tells what was done with supplies")
    }
  }

  /// Takes the only text column with an unknown header as the item.
  private mutating func itemOfUnknownWord(_ layout: TableLayout) {
    guard !roles.has(.item), !layout.headers.isEmpty else { return }
    let texts = (0..<layout.width).filter { column in
      let profile = layout.profiles[column]
      return !roles.isTaken(column) && profile.textShare > 0.8
        && profile.distinctCount * 2 > profile.filled
        && !RoleWords.isKnown(layout.headers[column])
    }
    guard texts.count == 1, let column = texts.first else { return }
    let name = layout.header?.cells[column] ?? ""
    roles.assign(.item, column, "the only column of texts left", confidence: 0.5)
    roles.warnings.append(
      ImportNotice("'\(name)' is taken as the item", flag: "--set item=COLUMN"))
  }

  /// Assigns an empty item column if barcodes can identify the items.
  private mutating func nameByCodes(_ layout: TableLayout, _ removed: Set<Role>) {
    guard !roles.has(.item), !removed.contains(.item), roles.has(.barcode) else { return }
    let names = layout.headers.indices.first { column in
      layout.profiles[column].filled == 0 && RoleWords.score(layout.headers[column], .item) >= 10
    }
    if let names { roles.assign(.item, names, "empty; the barcodes stand for names") }
  }

  /// Takes the only date column of a price list as the date of observation or change.
  private mutating func dayOfChange(_ layout: TableLayout) {
    let dates = layout.headers.indices.filter { layout.profiles[$0].dateShare >= 0.8 }
    guard !roles.has(.date), dates.count == 1, let column = dates.first, !roles.isTaken(column),
      layout.headers[column].words.contains(where: {
        KindDetection.seenWords.contains($0) || ShopColumns.changedWords.contains($0)
      })
    else { return }
    roles.assign(.date, column, "header '\(layout.header?.cells[column] ?? "")'")
  }

  /// Finds a sale price, which replaces the regular price on the rows that have it.
  private mutating func priceOnSale(_ layout: TableLayout) {
    let column = (0..<layout.width).first { column in
      !roles.isTaken(column) && layout.profiles[column].numbers > 0
        && RoleWords.score(layout.headers[column], .reducedPrice) >= 10
    }
    guard let column, roles.has(.price) else { return }
    roles.assign(.reducedPrice, column, "header '\(layout.header?.cells[column] ?? "")'")
  }

  /// Returns true if the cell values of a column are possible for the role.
  private static func fits(
    _ role: Role, _ profile: ColumnProfile, _ score: Int, _ kind: ImportKind
  ) -> Bool {
    switch role {
    case .date, .purchased, .end: profile.filled == 0 || profile.dateShare >= 0.4
    case .start, .expires:
      profile.filled == 0 || profile.dateShare >= 0.4
        || profile.distinctTexts.contains { withBytes(of: $0) { MonthCell.days($0) != nil } }
    case .budget: score >= 6 && (profile.filled == 0 || profile.textShare >= 0.4)
    case .price, .amount, .rate, .cap:
      profile.filled == 0 || profile.numberShare >= 0.4
    case .quantity:
      (score >= 6 || (kind == .expirations || kind == .stock) && countsSupplies(profile))
        && profile.share(profile.numbers + profile.suffixed + profile.counted) >= 0.4
    // `Size` may be that of the package.
    case .package: score >= 6 || profile.share(profile.suffixed) > 0.5
    case .item: profile.textShare >= 0.4
    // Numbers of places in another table name none.
    case .storage: score >= 6 && profile.numberShare < 0.5
    case .onSale:
      profile.distinctTexts.allSatisfy { text in withBytes(of: text) { FlagWord.value($0) != nil } }
    default: score >= 6
    }
  }

  /// Returns true if the header of a list of supplies may mean the role.
  private static func fitsSupplies(_ role: Role, _ header: HeaderWords, _ kind: ImportKind) -> Bool
  {
    switch role {
    case .quantity: !StockColumns.countsPart(header)
    case .date: !StockColumns.isOtherDay(header) || kind == .expirations && isOfPurchase(header)
    default: true
    }
  }

  private static func isOfPurchase(_ header: HeaderWords) -> Bool {
    RoleWords.score(header, .purchased) >= 6
  }

  /// Returns true if *amount* is a stock quantity: not money, for a list of supplies has no other amounts.
  private static func countsSupplies(_ profile: ColumnProfile) -> Bool { !profile.isMostlyMoney }
}
