import GroceryModel

/// Finds quantity, unit price and total: by their headers first, by arithmetic where words are not
/// enough.
struct AmountRoles {
  let layout: TableLayout
  private(set) var roles: RoleAssignment
  private let removed: Set<Role>
  let evidence: AmountEvidence
  /// Whether the total has to be worked out as quantity × unit price.
  private(set) var multiplies = false
  /// The columns whose amounts change the total, and how.
  private(set) var changes: [Role: AmountEvidence.Change] = [:]

  init(_ layout: TableLayout, _ roles: RoleAssignment, removed: Set<Role>) {
    self.layout = layout
    self.roles = roles
    self.removed = removed
    evidence = AmountEvidence(layout, roles)
    decide()
  }

  func header(_ column: Int) -> String { layout.header?.cells[column] ?? "" }

  func score(_ role: Role, _ column: Int) -> Int {
    RoleWords.score(layout.headers[column], role)
  }

  /// Columns of numbers that may be amounts or quantities.
  private var candidates: [Int] {
    evidence.columns.filter { column in
      guard !roles.isTaken(column) else { return false }
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
    if !roles.has(.total), !removed.contains(.total) {
      chooseTotal(perLine, receiptLevel)
    }
    chooseQuantity(free.filter { !roles.isTaken($0) && !receiptLevel.contains($0) })
    chooseUnitPrice(free.filter { !roles.isTaken($0) && !receiptLevel.contains($0) })
    if !roles.has(.total), !removed.contains(.total) { totalFromPrice() }
    if !roles.has(.total), !multiplies, !removed.contains(.total) { totalFromArithmetic() }
    chooseReceiptTotal(receiptLevel)
    chooseRest()
    dropForeignCurrency()
    let changes = TotalChanges(layout, evidence, roles, removed: removed)
    self.changes = changes.changes
    for (role, why) in changes.evidence { roles.add(why, to: role) }
    roles.warnings += changes.warnings
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
        special.isSubset(of: layout.headers[$0].words)
      })
    else { return }
    roles.remove(.currency)
    roles.warnings.append(
      ImportNotice(
        "'\(header(currency))' is taken as that of '\(header(own))', not of '\(header(total))'",
        flag: "--set currency='\(header(currency))'"))
  }

  /// The column with the best words for a line's total, arithmetic and sums of receipts helping.
  private mutating func chooseTotal(_ columns: [Int], _ receiptLevel: [Int]) {
    var best: (column: Int, score: Int, why: [String])?
    let passedOver = Set(columns.filter { isPartOfTotal($0, among: columns) })
    for column in columns where !passedOver.contains(column) {
      let words = score(.total, column)
      let sums = receiptLevel.contains { addsUp(column, to: $0) }
      guard words > 0 || (sums && score(.unitPrice, column) > 0) else { continue }
      if score(.tax, column) >= 10 || score(.discount, column) >= 10 { continue }
      if isAlsoPrice(column), score(.unitPrice, column) > words, !sums { continue }
      if isCount(column, among: columns) { continue }
      var points = words * 2
      var why = ["header '\(header(column))'"]
      if sums {
        // A price that adds up does not outdo a column that is called the total.
        points += words < 10 ? 9 : 12
        why.append("its lines add up to the receipts' totals")
      }
      if let product = evidence.product(givingTotal: column, among: columns, scoredBy: score) {
        points += 8
        why.append(
          "'\(header(product.quantity))' × '\(header(product.price))' = it "
            + "(\(product.matches) of \(product.tested))")
      }
      if let product = productLess(column, among: columns) {
        points += 8
        why.append(
          "'\(header(product.quantity))' × '\(header(product.price))' less a discount = it")
      }
      if holdsTax(column), layout.headers.indices.contains(where: { score(.tax, $0) >= 6 }) {
        points += 2
        why.append("it holds the tax")
      }
      if score(.discount, column) >= 6 || score(.tax, column) >= 6 { points -= 6 }
      if points > best?.score ?? 0 { best = (column, points, why) }
    }
    guard let best, !isPriceOnly(best.column, columns) else { return }
    for why in best.why {
      roles.assign(.total, best.column, why, confidence: min(1, Double(best.score) / 20))
    }
  }

  private mutating func chooseQuantity(_ columns: [Int]) {
    guard !roles.has(.quantity), !removed.contains(.quantity) else { return }
    var best: (column: Int, score: Int)?
    for column in columns {
      let words = score(.quantity, column)
      guard words > 0, layout.profiles[column].signs.isEmpty else { continue }
      let proven =
        roles.columns[.total].map { total in
          evidence.product(quantity: column, givingTotal: total, among: columns) != nil
        } ?? false
      // *Count*, *size* or *weight* may be the package's: only arithmetic makes them a quantity.
      let isCount = layout.headers[column].joined == "amount" && isCount(column, among: columns)
      if words < 10, !proven, !isCount, !(words >= 6 && words != 5) { continue }
      if score(.unitPrice, column) > words { continue }
      let points = words + (proven ? 10 : 0)
      if points > best?.score ?? 0 { best = (column, points) }
    }
    if let best {
      roles.assign(
        .quantity, best.column, "header '\(header(best.column))'",
        confidence: min(1, Double(best.score) / 10))
    }
  }

  private mutating func chooseUnitPrice(_ columns: [Int]) {
    guard !roles.has(.unitPrice), !removed.contains(.unitPrice) else { return }
    var best: (column: Int, score: Int)?
    for column in columns where !roles.isTaken(column) {
      var points = score(.unitPrice, column)
      guard points > 0 else { continue }
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

  /// No column is the total by its words: a price times a quantity may be, or the price itself.
  private mutating func totalFromPrice() {
    guard let price = roles.columns[.unitPrice] else { return }
    let isStrong = score(.unitPrice, price) >= 6 && score(.total, price) == 0
    if let quantity = roles.columns[.quantity],
      let product = evidence.columns.first(where: {
        !roles.isTaken($0) && evidence.multiplies(quantity, price, to: $0)
      })
    {
      roles.assign(
        .total, product, "'\(header(quantity))' × '\(header(price))' = it", confidence: 0.8)
      return
    }
    if let rest = evidence.columns.first(where: {
      !roles.isTaken($0) && productLess($0, among: candidates + Array(roles.columns.values)) != nil
    }) {
      roles.assign(
        .total, rest, "a quantity × '\(header(price))' less a discount = it", confidence: 0.7)
      return
    }
    warnOfUnknownNumbers(beside: price)
    guard let quantity = roles.columns[.quantity] else {
      let why = roles.evidence[.unitPrice]?.first ?? "a price"
      roles.remove(.unitPrice)
      let isOfOne = isStrong || score(.unitPrice, price) > score(.total, price)
      roles.assign(.total, price, why + ", no quantity", confidence: isOfOne ? 0.6 : 0.8)
      if isOfOne {
        roles.warnings.append(
          ImportNotice(
            "'\(header(price))' is taken as the line's total, for there is no quantity",
            flag: "--set total=COLUMN"))
      }
      return
    }
    if isStrong || roles.evidence[.unitPrice] == ["as told"] {
      multiplies = true
      return
    }
    if let receipts = candidates.first(where: { evidence.sumsProducts(quantity, price, to: $0) }) {
      multiplies = true
      roles.add(
        "with the quantities it adds up to '\(header(receipts))'", to: .unitPrice)
      return
    }
    let verdict = evidence.priceMeaning(price, quantity)
    if verdict.isUnitPrice {
      multiplies = true
    } else {
      let why = roles.evidence[.unitPrice]?.first ?? "a price"
      roles.remove(.unitPrice)
      roles.assign(.total, price, why, confidence: 0.7)
    }
    roles.add(verdict.why, to: verdict.isUnitPrice ? .unitPrice : .total)
    if !verdict.isCertain {
      let meaning = verdict.isUnitPrice ? "the price of one" : "the price of the whole line"
      let flag = verdict.isUnitPrice ? "total" : "unit_price"
      roles.warnings.append(
        ImportNotice(
          "'\(header(price))' is taken as \(meaning) (\(verdict.why))",
          flag: "--set \(flag)='\(header(price))' says otherwise"))
    }
  }

  /// Neither total nor price by their words: a column that is the product of two others is the total.
  private mutating func totalFromArithmetic() {
    for total in evidence.columns where !roles.isTaken(total) {
      for quantity in evidence.columns where quantity != total {
        for price in evidence.columns where price != total && price > quantity {
          guard evidence.isRule(quantity, price, total),
            evidence.multiplies(quantity, price, to: total)
          else { continue }
          roles.assign(
            .total, total, "'\(header(quantity))' × '\(header(price))' = it", confidence: 0.7)
          roles.warnings.append(
            ImportNotice(
              "'\(header(total))' is taken as the line's total, for it is '\(header(quantity))' × "
                + "'\(header(price))'", flag: "--set total=COLUMN"))
          return
        }
      }
    }
  }

  /// Names columns of numbers whose header says nothing, where the total hangs on a price alone.
  private mutating func warnOfUnknownNumbers(beside price: Int) {
    let unknown = evidence.columns.filter { column in
      !roles.isTaken(column) && !header(column).isEmpty
        && !RoleWords.isKnown(layout.headers[column])
        && !layout.profiles[column].isConstant
    }
    guard !unknown.isEmpty else { return }
    let names = unknown.map { "'\(header($0))'" }.joined(separator: ", ")
    roles.warnings.append(
      ImportNotice(
        "what the numbers in \(names) mean is not known; the total is taken from "
          + "'\(header(price))'", flag: "--set quantity=COLUMN, --set total=COLUMN"))
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
  }
}
