import GroceryModel

/// Finds quantity, unit price and total: by their headers first, by arithmetic where words are not
/// enough.
struct AmountRoles {
  private let layout: TableLayout
  private(set) var roles: RoleAssignment
  private let removed: Set<Role>
  private let evidence: AmountEvidence
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

  private func header(_ column: Int) -> String { layout.header?.cells[column] ?? "" }

  private func score(_ role: Role, _ column: Int) -> Int {
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

  /// Whether a column's amounts are those of whole receipts.
  private func isReceiptLevel(_ column: Int, among columns: [Int]) -> Bool {
    if score(.quantity, column) >= 10 || score(.unitPrice, column) >= 10 { return false }
    let isLikely =
      score(.receiptTotal, column) >= 10
      || columns.contains { $0 != column && evidence.sums($0, to: column) }
    if evidence.repeatsPerReceipt(column, isLikely: isLikely) { return true }
    // A receipt's total may stand on its first line only.
    return score(.receiptTotal, column) >= 10
      && columns.contains { other in
        layout.profiles[other].filled > layout.profiles[column].filled
          && max(score(.total, other), score(.unitPrice, other)) >= 5
          && evidence.sums(other, to: column)
      }
  }

  /// The column with the best words for a line's total, arithmetic and sums of receipts helping.
  private mutating func chooseTotal(_ columns: [Int], _ receiptLevel: [Int]) {
    var best: (column: Int, score: Int, why: [String])?
    let passedOver = Set(columns.filter { isPartOfTotal($0, among: columns) })
    for column in columns where !passedOver.contains(column) {
      let words = score(.total, column)
      let sums = receiptLevel.contains { evidence.sums(column, to: $0) }
      guard words > 0 || (sums && score(.unitPrice, column) > 0) else { continue }
      if score(.tax, column) >= 10 || score(.discount, column) >= 10 { continue }
      if isAlsoPrice(column), score(.unitPrice, column) > words, !sums { continue }
      var points = words * 2
      var why = ["header '\(header(column))'"]
      if sums {
        points += 12
        why.append("its lines add up to the receipts' totals")
      }
      if let product = evidence.product(givingTotal: column, among: columns, scoredBy: score) {
        points += 8
        why.append(
          "'\(header(product.quantity))' × '\(header(product.price))' = it "
            + "(\(product.matches) of \(product.tested))")
      }
      if score(.discount, column) >= 6 || score(.tax, column) >= 6 { points -= 6 }
      if points > best?.score ?? 0 { best = (column, points, why) }
    }
    guard let best, !isPriceOnly(best.column, columns) else { return }
    for why in best.why {
      roles.assign(.total, best.column, why, confidence: min(1, Double(best.score) / 20))
    }
  }

  /// Whether the lines' total is another column: one that is left of this one, or is made of it.
  private func isPartOfTotal(_ column: Int, among columns: [Int]) -> Bool {
    columns.contains { other in
      guard other != column, score(.total, other) > 0 else { return false }
      if evidence.isRunningSum(column, of: other) { return true }
      return evidence.columns.contains { part in
        guard part != column, part != other, let change = Self.change(score, part) else {
          return false
        }
        return evidence.isRest(other, of: column, change, part)
      }
    }
  }

  /// What a column does to the totals by its header, if anything.
  private static func change(
    _ score: (Role, Int) -> Int, _ column: Int
  ) -> AmountEvidence.Change? {
    if score(.discount, column) >= 6 { return .takenOff }
    return score(.tax, column) >= 6 || score(.deposit, column) >= 6 ? .added : nil
  }

  /// Whether the header is one of the words for a price, which may be that of one piece or of all.
  private func isAlsoPrice(_ column: Int) -> Bool { score(.unitPrice, column) > 0 }

  /// Whether nothing but a *price* was found, so that quantities have to be looked at.
  private func isPriceOnly(_ column: Int, _ columns: [Int]) -> Bool {
    isAlsoPrice(column) && score(.total, column) <= 5
      && evidence.product(givingTotal: column, among: columns, scoredBy: score) == nil
      && !columns.contains { $0 != column && score(.unitPrice, $0) >= 6 && !roles.isTaken($0) }
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
      if words < 10, !proven, !(words >= 6 && words != 5) { continue }
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
