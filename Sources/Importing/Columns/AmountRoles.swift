import GroceryModel

/// Finds quantity, unit price and total: by header words first, then by arithmetic.
struct AmountRoles {
  let layout: TableLayout
  var roles: RoleAssignment
  let removed: Set<Role>
  let evidence: AmountEvidence
  /// True if the total must be computed as quantity × unit price.
  var multiplies = false
  /// The columns whose amounts change the total, and how.
  private(set) var changes: [Role: AmountEvidence.Change] = [:]
  /// The column of what the shop took off each line.
  private(set) var reduction: Int?
  /// The column of percentages to subtract from the totals.
  private(set) var percentOff: Int?
  /// The amount columns, if a record may have amounts in several.
  var amountColumns: [AmountColumn] = []
  /// A column that no word names and whose cells alone say that it was paid, and whether that is plain.
  var guess: (column: Int, isPlain: Bool)?

  /// The columns whose headers name a discount.
  let namedDiscounts: [Int]

  init(_ layout: TableLayout, _ roles: RoleAssignment, removed: Set<Role>) {
    self.layout = layout
    self.roles = roles
    self.removed = removed
    evidence = AmountEvidence(layout, roles)
    namedDiscounts = layout.headers.indices.filter {
      RoleWords.score(layout.headers[$0], .discount) >= 10
    }
    decide()
  }

  func header(_ column: Int) -> String { layout.title(of: column) }

  /// Returns the header words of a column, or none if the table has no header row.
  func headerWords(_ column: Int) -> HeaderWords {
    column < layout.headers.count ? layout.headers[column] : .none
  }

  /// Returns how well the header names a role, without looking at the cells.
  func named(_ role: Role, _ column: Int) -> Int { RoleWords.score(headerWords(column), role) }

  /// Returns true if the header names any role.
  func isNamed(_ column: Int) -> Bool { RoleWords.isKnown(headerWords(column)) }

  /// Returns true if the header names a price per kilogram or litre, which is never the amount
  /// paid.
  func namesMeasure(_ column: Int) -> Bool { headerWords(column).namesPriceOfMeasure }

  /// Returns the unit of weight or volume in the header of a quantity column.
  func measure(_ column: Int) -> GroceryModel.Unit? { headerWords(column).measure }

  /// Returns how well the header names a role, with corrections for currencies, units and rates.
  func score(_ role: Role, _ column: Int) -> Int {
    let words = headerWords(column)
    if words.namesPriceOfMeasure { return role == .unitPrice ? 10 : 0 }
    if isPosition(column) { return role == .total ? 10 : 0 }
    // `Amount (EUR)` is money, not a quantity.
    if role == .quantity || role == .total, headerWords(column).currency != nil {
      if role == .quantity { return 0 }
      // `Määrä (EUR)`: a word for quantities means money if a currency follows it.
      let total = RoleWords.score(words, .total)
      let isMoney = RoleWords.score(words, .quantity) >= 5 || CurrencySign.isWhole(header(column))
      return total == 0 && isMoney ? 5 : total
    }
    if role == .quantity, words.measure != nil {
      // A weight next to a price per kilogram is the quantity bought.
      let isPriced =
        layout.headers.contains(where: \.namesPriceOfMeasure)
        && layout.headers.count { RoleWords.score($0, .quantity) > 0 } == 1
      if words.words.count == 1 || isPriced { return max(5, RoleWords.score(words, role)) }
    }
    // `Units per pack` is the size of a package.
    if role == .quantity, words.words.count > 2, words.words[1] == "per" { return 0 }
    if role == .unitPrice, words.words.count > 1, RoleWords.score(words, .rate) >= 10 { return 0 }
    return RoleWords.score(words, role)
  }

  /// Returns true if the column has tax rates or exchange rates.
  func isRate(_ column: Int) -> Bool {
    let words: Set<String> = ["rate", "exchange", "fx", "kurs", "kurz", "taux", "tasa", "tasso"]
    return named(.tax, column) > 0 || header(column).contains("%")
      || headerWords(column).words.contains(where: words.contains)
  }

  /// Returns the number of decimal places by which the quantity unit is smaller than the price
  /// unit, or 0.
  ///
  /// It is 3 for grams next to a price per kilogram.
  func thousandths(_ quantity: Int, _ price: Int, _ total: Int) -> Int {
    guard ["g", "ml"].contains(measure(quantity)?.symbol) else { return 0 }
    return [3, 2].first { evidence.isRule(quantity, price, total, shiftedBy: $0) } ?? 0
  }

  /// Returns true if quantity × price adds up to a column of receipt totals.
  func sumsProducts(_ quantity: Int, _ price: Int) -> Bool {
    candidates.contains { evidence.sumsProducts(quantity, price, to: $0) }
  }

  /// The number columns that may be amounts or quantities.
  var candidates: [Int] {
    evidence.columns.filter { column in
      guard !roles.isTaken(column), !lacksTax(column) else { return false }
      let best = [Role.total, .unitPrice, .quantity].map { score($0, column) }.max() ?? 0
      return score(.ignore, column) < 10 || best >= 10
    }
  }

  /// True if quantity × unit price = total in most lines that can prove it.
  var provesArithmetic: Bool {
    guard let quantity = roles.columns[.quantity], let price = roles.columns[.unitPrice],
      let total = roles.columns[.total]
    else { return false }
    return evidence.isRule(quantity, price, total)
  }

  /// Decides all amount roles: separates receipt totals from line amounts first, then finds the
  /// line total.
  private mutating func decide() {
    let free = candidates
    let receiptLevel = free.filter { isReceiptLevel($0, among: free) }
    let perLine = free.filter { !receiptLevel.contains($0) }
    takeCategories()
    takeBestReading(perLine, receiptLevel)
    chooseReceiptTotal(receiptLevel)
    chooseRest()
    askWhoPays()
    askWhichPrice()
    askAboutParts()
    takeAccountCurrency()
    takeOneCurrency()
    takeCurrencyOfTotal()
    dropForeignCurrency()
    takePercents()
    doubtTotals()
    let changes = TotalChanges(layout, evidence, roles, removed: removed)
    (self.changes, reduction) = (changes.changes, changes.reduction)
    for (role, why) in changes.evidence { roles.add(why, to: role) }
    roles.warnings += changes.warnings
  }

  /// Chooses between two amounts with a currency column each.
  ///
  /// The one whose currency never changes is in the account's currency.
  private mutating func takeAccountCurrency() {
    guard let currency = roles.columns[.currency], !roles.isSpecified(.currency),
      let total = roles.columns[.total], !roles.isSpecified(.total),
      layout.profiles[currency].distinctCount > 1
    else { return }
    let own = evidence.columns.first { column in
      let beside = column + 1
      guard column != total, !roles.isTaken(column), beside < layout.width,
        !roles.isTaken(beside), score(.total, column) > 0, score(.currency, beside) > 0,
        layout.profiles[beside].distinctCount == 1
      else { return false }
      return layout.rows.allSatisfy { row in
        guard let paid = layout.number(row, total)?.amount else { return true }
        guard let converted = layout.number(row, column)?.amount else { return false }
        return row[currency] != row[beside] || converted == paid
      }
    }
    guard let own else { return takeConverted(total, currency) }
    take(own, insteadOf: total, currency, "the amounts in the currency of the account")
    roles.assign(.currency, own + 1, "beside '\(header(own))'")
  }

  /// Chooses the amounts with one currency in their cells, not those with several: `-3.49 USD` beside
  /// `-1,329.69 AMD`.
  private mutating func takeOneCurrency() {
    guard let total = roles.columns[.total], !roles.isSpecified(.total), !roles.has(.currency),
      layout.profiles[total].signs.count > 1
    else { return }
    let own = evidence.columns.first { column in
      !roles.isTaken(column) && score(.total, column) > 0
        && layout.profiles[column].signs.count == 1 && layout.profiles[column].isMostlyMoney
        && layout.profiles[column].numbers >= layout.profiles[total].numbers
    }
    guard let own else { return }
    take(own, insteadOf: total, nil, "the amounts in one currency")
  }

  /// Takes the amounts whose header names their currency, if those of that currency are the same in
  /// both columns and all others differ.
  private mutating func takeConverted(_ total: Int, _ currency: Int) {
    let own = evidence.columns.first { column in
      guard column != total, !roles.isTaken(column), score(.total, column) > 0,
        let sign = headerWords(column).currency, sign.codes.count == 1,
        layout.profiles[currency].distinctTexts.contains(where: sign.codes.contains)
      else { return false }
      return layout.rows.allSatisfy { row in
        guard let paid = layout.number(row, total)?.amount else { return true }
        guard let converted = layout.number(row, column)?.amount else { return false }
        return (converted == paid) == sign.codes.contains(row[currency])
      }
    }
    guard let own else { return }
    take(own, insteadOf: total, currency, "the amounts in the currency of its header")
  }

  /// Takes amounts in one currency instead of those in several, and says so.
  private mutating func take(
    _ own: Int, insteadOf total: Int, _ currency: Int?, _ why: String
  ) {
    let codes = currency.map { " --set currency='\(header($0))'" } ?? ""
    roles.warnings.append(
      ImportNotice(
        "'\(header(own))' is taken as what was paid, not '\(header(total))', whose currencies change",
        flag: "--set total='\(header(total))'\(codes)"))
    roles.remove(.total)
    roles.remove(.currency)
    roles.assign(.total, own, why)
  }

  /// Subtracts a column of percentages from totals that are computed as quantity × price.
  private mutating func takePercents() {
    guard !removed.contains(.discount), let column = PercentDiscount.column(layout, self) else {
      return
    }
    percentOff = column
    if !roles.has(.discount) { roles.assign(.discount, column, "header '\(header(column))'") }
    roles.add("percents, taken off the totals", to: .discount)
    roles.warnings.append(
      ImportNotice(
        "the percents of '\(header(column))' are taken off the totals, for they are quantity × price",
        flag: "--set discount= leaves them"))
  }

  /// Takes the column of currencies whose header begins like that of the total: `Zahlungswährung` beside
  /// `Zahlungsbetrag`, not `Ursprungswährung`.
  private mutating func takeCurrencyOfTotal() {
    guard let currency = roles.columns[.currency], !roles.isSpecified(.currency),
      let total = roles.columns[.total]
    else { return }
    func likeness(_ column: Int) -> Int {
      zip(header(column).lowercased(), header(total).lowercased()).prefix { $0 == $1 }.count
    }
    let other = layout.profiles.indices.filter { column in
      let codes = layout.profiles[column].distinctTexts
      return !roles.isTaken(column) && !codes.isEmpty
        && codes.allSatisfy { Currency($0)?.isListed == true }
    }.max { likeness($0) < likeness($1) }
    guard let other, likeness(other) > max(likeness(currency), 3) else { return }
    roles.remove(.currency)
    roles.assign(.currency, other, "beside '\(header(total))'", confidence: 0.8)
  }

  /// Drops `Original Currency` as the currency of `Amount` if there is an `Original Amount`.
  private mutating func dropForeignCurrency() {
    guard let currency = roles.columns[.currency], !roles.isSpecified(.currency),
      let total = roles.columns[.total] ?? roles.columns[.unitPrice]
    else { return }
    // `Amount (EUR)` is in euros, whatever a currency column such as `Type Foreign Currency` has.
    if let sign = headerWords(total).currency,
      layout.profiles[currency].distinctTexts.allSatisfy({ !sign.codes.contains($0) })
        || sign.codes.count == 1 && layout.profiles[currency].distinctCount > 1
    {
      roles.remove(.currency)
      roles.warnings.append(
        ImportNotice("'\(header(currency))' is not taken as the currency of '\(header(total))'"))
      return
    }
    if let own = evidence.columns.first(where: { isConverted(from: $0, to: total, currency) }) {
      roles.remove(.currency)
      roles.warnings.append(
        ImportNotice(
          "'\(header(currency))' is that of '\(header(own))', which differs from '\(header(total))' "
            + "where it changes"))
      return
    }
    let general: Set<String> = ["currency", "code", "währung", "devise", "moneda", "valuta", "iso"]
    let special = Set(headerWords(currency).words).subtracting(general)
    guard !special.isEmpty, special.isDisjoint(with: headerWords(total).words),
      let own = evidence.columns.first(where: {
        // The totals of a receipt are in the currency of its lines.
        special.isSubset(of: headerWords($0).words)
          && (score(.total, $0) > 0 || abs($0 - currency) == 1)
          && headerWords($0).words.first != "receipt"
      })
    else { return }
    roles.remove(.currency)
    roles.warnings.append(
      ImportNotice(
        "'\(header(currency))' is taken as that of '\(header(own))', not of '\(header(total))'",
        flag: "--set total='\(header(own))' --set currency='\(header(currency))'"))
  }

  /// Returns true if `own` (`Currency Amount`) is the amount in `currency`, and `total` is its conversion.
  ///
  /// The header of `own` contains that of the currency. The amounts agree in the most frequent currency only.
  private func isConverted(from own: Int, to total: Int, _ currency: Int) -> Bool {
    guard own != total, !roles.isTaken(own), score(.total, own) > 0,
      headerWords(currency).words.allSatisfy(headerWords(own).words.contains),
      Self.references.isDisjoint(with: headerWords(own).words)
    else { return false }
    let rows = layout.rows.filter {
      layout.number($0, own) != nil && layout.number($0, total) != nil
    }
    let codes = Dictionary(grouping: rows) { $0[currency] }
    guard codes.count > 1, let home = codes.max(by: { $0.value.count < $1.value.count })?.key else {
      return false
    }
    return rows.allSatisfy { row in
      let isSame = layout.number(row, own)?.amount == layout.number(row, total)?.amount
      return isSame == (row[currency] == home)
    }
  }

  /// Words in the header of amounts that were converted: `ref_currency_amount`.
  private static let references: Set<String> = ["ref", "reference", "base", "converted", "home"]

  /// The column of quantities with their units: `0,834 kg`.
  var quantityWithUnits: Int? {
    layout.profiles.indices.first { column in
      let profile = layout.profiles[column]
      guard !roles.isTaken(column) else { return false }
      // An *amount* in grams is a quantity; a *size* in grams is the package's.
      let isMeasured = profile.suffixed * 2 > profile.filled && score(.package, column) == 0
      return score(.quantity, column) >= (isMeasured ? 5 : 6)
        && profile.suffixed + profile.counted > 0
        && (profile.suffixed + profile.counted + profile.numbers) * 2 > profile.filled
    }
  }

  /// Assigns the column that the lines add up to, or the one with the best header.
  private mutating func chooseReceiptTotal(_ columns: [Int]) {
    guard !roles.has(.receiptTotal), !removed.contains(.receiptTotal),
      roles.has(.total) || multiplies
    else { return }
    for column in columns where !roles.isTaken(column) {
      if let total = roles.columns[.total], evidence.sums(total, to: column) {
        roles.assign(.receiptTotal, column, "the lines add up to it")
        warnOfHigherTotal(columns, column)
        return
      }
    }
    if let total = roles.columns[.total],
      let discount = namedDiscount(besides: []),
      let column = columns.first(where: {
        !roles.isTaken($0) && $0 != discount && evidence.sums(total, .takenOff, discount, to: $0)
      })
    {
      roles.assign(
        .receiptTotal, column, "the lines less '\(header(discount))' add up to it")
      return
    }
    var best: (column: Int, score: Int)?
    for column in evidence.columns where !roles.isTaken(column) {
      let words = RoleWords.score(headerWords(column), .receiptTotal)
      guard words >= 10, columns.contains(column) || evidence.isConstantPerReceipt(column) else {
        continue
      }
      if words > best?.score ?? 0 { best = (column, words) }
    }
    if let best {
      roles.assign(.receiptTotal, best.column, "header '\(header(best.column))'", confidence: 0.8)
    }
  }

  /// Says that receipts state more than their lines add up to, as where fees or taxes come on top.
  private mutating func warnOfHigherTotal(_ columns: [Int], _ sum: Int) {
    let higher = columns.first { column in
      column != sum && max(score(.receiptTotal, column), score(.total, column)) >= 5
        && evidence.isNeverAbove(sum, column) && !evidence.areEqual(sum, column)
    }
    guard let higher else { return }
    roles.warnings.append(
      ImportNotice(
        "'\(header(higher))' is more than the lines of some receipts add up to; what is between, such as "
          + "fees or taxes, is not booked"))
  }

  /// A lower price beside the full one is what was paid, where it stands.
  private mutating func chooseReducedPrice() {
    guard let total = roles.columns[.total], !roles.has(.reducedPrice),
      !removed.contains(.reducedPrice), score(.unitPrice, total) > 0
    else { return }
    for column in evidence.columns
    where !roles.isTaken(column) && score(.reducedPrice, column) >= 10 {
      guard evidence.isNeverAbove(column, total) else { continue }
      roles.assign(.reducedPrice, column, "header '\(header(column))', never above the price")
      roles.warnings.append(
        ImportNotice(
          "'\(header(column))' is taken as what was paid where it stands",
          flag: "--set reduced_price= takes the full price"))
      return
    }
  }

  /// Takes the full price as the total if only some rows have a lower price.
  private mutating func takeFullPrice() {
    guard let reduced = roles.columns[.total], !roles.isSpecified(.total),
      !removed.contains(.reducedPrice), score(.reducedPrice, reduced) >= 10,
      layout.rows.contains(where: { layout.number($0, reduced) == nil })
    else { return }
    let full = evidence.columns.first { column in
      column != reduced && (!roles.isTaken(column) || roles.columns[.listTotal] == column)
        && [Role.listTotal, .unitPrice, .total].contains { score($0, column) >= 5 }
        && evidence.isNeverAbove(reduced, column)
        && layout.rows.allSatisfy {
          layout.number($0, reduced) != nil || layout.number($0, column) != nil
        }
    }
    guard let full else { return }
    roles.remove(.listTotal)
    roles.remove(.total)
    roles.assign(.total, full, "the full price where '\(header(reduced))' is empty")
    roles.assign(.reducedPrice, reduced, "header '\(header(reduced))', never above the price")
  }

  /// Returns true if the header names a role that is only shown.
  ///
  /// In a bank statement, a *deposit* is money received, in rows without money out. On a receipt,
  /// it is a bottle deposit and part of a line.
  private func names(_ role: Role, _ column: Int) -> Bool {
    if score(role, column) >= 10 { return true }
    guard role == .inflow, score(.deposit, column) >= 10, let total = roles.columns[.total] else {
      return false
    }
    return evidence.fillsGaps(column, of: total)
  }

  /// Finds the columns that are only shown: discounts, deposits, taxes, money received.
  private mutating func chooseRest() {
    chooseReducedPrice()
    for role in [Role.inflow, .discount, .deposit, .tax, .listTotal]
    where !roles.has(role) && !removed.contains(role) {
      for column in evidence.columns where !roles.isTaken(column) && names(role, column) {
        roles.assign(role, column, "header '\(header(column))'")
        break
      }
    }
    takeFullPrice()
    chooseReductions()
    chooseDiscount()
  }
}
