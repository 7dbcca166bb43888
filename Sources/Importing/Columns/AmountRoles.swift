import GroceryModel

/// Finds quantity, unit price and total: by their headers first, by arithmetic where words are not
/// enough.
struct AmountRoles {
  let layout: TableLayout
  var roles: RoleAssignment
  let removed: Set<Role>
  let evidence: AmountEvidence
  /// Whether the total has to be worked out as quantity × unit price.
  var multiplies = false
  /// The columns whose amounts change the total, and how.
  private(set) var changes: [Role: AmountEvidence.Change] = [:]
  /// The column of percents that are taken off the totals.
  private(set) var percentOff: Int?

  init(_ layout: TableLayout, _ roles: RoleAssignment, removed: Set<Role>) {
    self.layout = layout
    self.roles = roles
    self.removed = removed
    evidence = AmountEvidence(layout, roles)
    decide()
  }

  func header(_ column: Int) -> String { layout.header?.cells[column] ?? "" }

  func score(_ role: Role, _ column: Int) -> Int {
    let words = layout.headers[column]
    if isPosition(column) { return role == .total ? 10 : 0 }
    // `Amount (EUR)` is money and counts nothing; an exchange rate is no price.
    if role == .quantity || role == .total, CurrencySign.named(in: header(column)) != nil {
      if role == .quantity { return 0 }
      // `Määrä (EUR)`: a word for quantities alone is one for money here.
      let total = RoleWords.score(words, .total)
      return total == 0 && RoleWords.score(words, .quantity) >= 5 ? 5 : total
    }
    if role == .quantity, words.words.count == 1, words.measure != nil { return 5 }
    // `Units per pack` says what a pack holds.
    if role == .quantity, words.words.count > 2, words.words[1] == "per" { return 0 }
    if role == .unitPrice, words.words.count > 1, RoleWords.score(words, .rate) >= 10 { return 0 }
    return RoleWords.score(words, role)
  }

  /// Columns of numbers that may be amounts or quantities.
  var candidates: [Int] {
    evidence.columns.filter { column in
      guard !roles.isTaken(column), !lacksTax(column) else { return false }
      let best = [Role.total, .unitPrice, .quantity].map { score($0, column) }.max() ?? 0
      return score(.ignore, column) < 10 || best >= 10 && !isDistractor(column)
    }
  }

  private func isDistractor(_ column: Int) -> Bool {
    ["no", "index", "cash", "change", "lp", "shipping"].contains(layout.headers[column].joined)
      || layout.headers[column].joined == "balance"
  }

  /// Whether quantity × unit price is the total in most lines that can tell.
  var provesArithmetic: Bool {
    guard let quantity = roles.columns[.quantity], let price = roles.columns[.unitPrice],
      let total = roles.columns[.total]
    else { return false }
    return evidence.isRule(quantity, price, total)
  }

  private mutating func decide() {
    let free = candidates
    let receiptLevel = free.filter { isReceiptLevel($0, among: free) }
    let perLine = free.filter { !receiptLevel.contains($0) }
    quantityInThousandths(perLine)
    if !roles.has(.total), !removed.contains(.total) {
      chooseTotal(perLine, receiptLevel)
    }
    chooseQuantity(free.filter { !roles.isTaken($0) && !receiptLevel.contains($0) })
    chooseUnitPrice(free.filter { !roles.isTaken($0) && !receiptLevel.contains($0) })
    if !roles.has(.total), !removed.contains(.total) { totalFromPrice() }
    if !roles.has(.total), !multiplies, !removed.contains(.total) { totalFromArithmetic() }
    if !roles.has(.total), !multiplies, !removed.contains(.total) { totalFromQuantity() }
    if !roles.has(.total), !multiplies, !removed.contains(.total) { totalFromBalance() }
    chooseReceiptTotal(receiptLevel)
    chooseRest()
    askWhoPays()
    askWhichPrice()
    askAboutParts()
    dropForeignCurrency()
    takePercents()
    let changes = TotalChanges(layout, evidence, roles, removed: removed)
    self.changes = changes.changes
    for (role, why) in changes.evidence { roles.add(why, to: role) }
    roles.warnings += changes.warnings
  }

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

  /// `Original Currency` is that of `Original Amount` where there is one, not that of `Amount`.
  private mutating func dropForeignCurrency() {
    guard let currency = roles.columns[.currency], roles.evidence[.currency] != ["as told"],
      let total = roles.columns[.total] ?? roles.columns[.unitPrice]
    else { return }
    let general: Set<String> = ["currency", "code", "währung", "devise", "moneda", "valuta", "iso"]
    let special = Set(layout.headers[currency].words).subtracting(general)
    guard !special.isEmpty, special.isDisjoint(with: layout.headers[total].words),
      let own = evidence.columns.first(where: {
        special.isSubset(of: layout.headers[$0].words) && score(.total, $0) > 0
      })
    else { return }
    roles.remove(.currency)
    roles.warnings.append(
      ImportNotice(
        "'\(header(currency))' is taken as that of '\(header(own))', not of '\(header(total))'",
        flag: "--set currency='\(header(currency))'"))
  }

  private mutating func chooseQuantity(_ columns: [Int]) {
    guard !roles.has(.quantity), !removed.contains(.quantity) else { return }
    var best: (column: Int, score: Int)?
    for column in columns {
      // Numbers called *unit* are quantities where arithmetic says so.
      let words = max(score(.quantity, column), score(.unit, column) >= 10 ? 1 : 0)
      // `1 CUP` of flour is no peso of Cuba.
      let signs = layout.profiles[column].signs.keys
      guard words > 0, signs.allSatisfy({ words >= 6 && $0 == .cubanPeso }) else { continue }
      // As much as was paid, on every line: the amount once more, in another currency say.
      if let total = roles.columns[.total], evidence.areEqual(column, total) { continue }
      let proven =
        roles.columns[.total].map { total in
          evidence.product(quantity: column, givingTotal: total, among: evidence.columns) != nil
        } ?? false
      // *Count*, *size* or *weight* may be the package's: only arithmetic makes them a quantity.
      let isCount = layout.headers[column].joined == "amount" && isCount(column, among: columns)
      if words < 6, !proven, !isCount { continue }
      if score(.unitPrice, column) > words { continue }
      let points = words + (proven ? 10 : 0)
      if points > best?.score ?? 0 { best = (column, points) }
    }
    if let best {
      roles.assign(
        .quantity, best.column, "header '\(header(best.column))'",
        confidence: min(1, Double(best.score) / 10))
    } else if roles.has(.total), let column = quantityWithUnits {
      roles.assign(.quantity, column, "header '\(header(column))', with units")
    }
  }

  /// A column of quantities that bring their units along: `0,834 kg`.
  var quantityWithUnits: Int? {
    layout.profiles.indices.first { column in
      let profile = layout.profiles[column]
      guard !roles.isTaken(column), !layout.headers.isEmpty else { return false }
      // An *amount* of grams is a quantity, a *size* is the package's.
      let isMeasured = profile.suffixed * 2 > profile.filled && score(.package, column) == 0
      return score(.quantity, column) >= (isMeasured ? 5 : 6)
        && profile.suffixed + profile.counted > 0
        && (profile.suffixed + profile.counted + profile.numbers) * 2 > profile.filled
    }
  }

  private mutating func chooseUnitPrice(_ columns: [Int]) {
    guard !roles.has(.unitPrice), !removed.contains(.unitPrice) else { return }
    var best: (column: Int, score: Int)?
    for column in columns where !roles.isTaken(column) {
      var points = score(.unitPrice, column)
      guard points > 0, !isFullPrice(column) else { continue }
      if isPartOfTotal(column, among: columns) { points -= 1 }
      if let total = roles.columns[.total], let quantity = roles.columns[.quantity],
        evidence.multiplies(quantity, column, to: total)
      {
        points += 10
      }
      if points > best?.score ?? 0 { best = (column, points) }
    }
    if let best {
      roles.assign(
        .unitPrice, best.column, "header '\(header(best.column))'",
        confidence: min(1, Double(best.score) / 10))
    }
  }

  private mutating func chooseReceiptTotal(_ columns: [Int]) {
    guard !roles.has(.receiptTotal), !removed.contains(.receiptTotal),
      roles.has(.total) || multiplies
    else { return }
    for column in columns where !roles.isTaken(column) {
      if let total = roles.columns[.total], evidence.sums(total, to: column) {
        roles.assign(.receiptTotal, column, "the lines add up to it")
        return
      }
    }
    var best: (column: Int, score: Int)?
    for column in evidence.columns where !roles.isTaken(column) {
      let words = RoleWords.score(layout.headers[column], .receiptTotal)
      guard words >= 10, columns.contains(column) || evidence.isConstantPerReceipt(column) else {
        continue
      }
      if words > best?.score ?? 0 { best = (column, words) }
    }
    if let best {
      roles.assign(.receiptTotal, best.column, "header '\(header(best.column))'", confidence: 0.8)
    }
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

  /// Columns that are only shown: discounts, deposits, taxes, money that came in.
  private mutating func chooseRest() {
    chooseReducedPrice()
    for role in [Role.inflow, .discount, .deposit, .tax, .listTotal]
    where !roles.has(role) && !removed.contains(role) {
      for column in evidence.columns where !roles.isTaken(column) && score(role, column) >= 10 {
        roles.assign(role, column, "header '\(header(column))'")
        break
      }
    }
    chooseReductions()
    chooseDiscount()
  }
}
