import GroceryModel

/// Takes the best reading of the number columns, and reports how certain it is.
extension AmountRoles {
  /// Chooses the best reading of the columns and assigns its roles.
  ///
  /// Without an acceptable reading, it proposes the only number column or takes a quantity alone.
  mutating func takeBestReading(_ columns: [Int], _ receiptLevel: [Int]) {
    // In a statement in an unknown language, the running balance shows which column is money out.
    if !columns.contains(where: { score(.total, $0) > 0 || score(.unitPrice, $0) > 0 }) {
      totalFromBalance()
      takePayers()
    }
    let columns = columns.filter { !roles.isTaken($0) }
    let points = totalPoints(columns, receiptLevel)
    let search = AmountSearch(self, columns: columns, points: points)
    guard let best = search.best, isAcceptable(best, points) else {
      if !proposeOnlyNumbers() { takeQuantityAlone(search) }
      return
    }
    let confidence = min(1, max(0.4, 0.4 + 0.06 * Double(search.lead)))
    takeTotal(best, columns, receiptLevel, confidence)
    if let quantity = best.quantity, !roles.has(.quantity) {
      let why =
        best.shift > 0
        ? "thousandths of it, times a price, are '\(best.total.map(header) ?? "")'"
        : quantity == search.measured
          ? "header '\(header(quantity))', with units" : "header '\(header(quantity))'"
      roles.assign(.quantity, quantity, why, confidence: confidence)
    }
    if let price = best.unitPrice, !roles.has(.unitPrice), best.shift == 0 {
      roles.assign(.unitPrice, price, "header '\(header(price))'", confidence: confidence)
    }
    multiplies = best.total == nil
    explain(best, search, points, receiptLevel)
  }

  /// Returns true if the reading's total has evidence: a header word, arithmetic, or its cell
  /// values.
  private func isAcceptable(_ reading: AmountReading, _ points: [Int: Int]) -> Bool {
    guard let total = reading.total else { return reading.unitPrice != nil }
    if roles.columns[.total] == total || reading.isProven || reading.shift > 0 { return true }
    if score(.total, total) > 0 || score(.unitPrice, total) > 0 { return true }
    return points[total] ?? 0 >= AmountWeights.leastContent
  }

  /// Assigns the total, with all the evidence for it.
  private mutating func takeTotal(
    _ reading: AmountReading, _ columns: [Int], _ receiptLevel: [Int], _ confidence: Double
  ) {
    guard let total = reading.total, !roles.has(.total) else { return }
    var why = isNamed(total) ? ["header '\(header(total))'"] : ["the amounts that may be money"]
    if receiptLevel.contains(where: { addsUp(total, to: $0) }) {
      why.append("its lines add up to the receipts' totals")
    }
    if reading.isProven, let quantity = reading.quantity, let price = reading.unitPrice {
      let (matches, tested) = evidence.test(quantity, price, total)
      why.append(
        "'\(header(quantity))' × '\(header(price))' = it (\(matches) of \(tested))")
    }
    if let product = changedProduct(total, among: columns) {
      let how = product.change == .added ? "with its tax" : "less a discount"
      why.append("'\(header(product.quantity))' × '\(header(product.price))' \(how) = it")
    }
    for reason in why { roles.assign(.total, total, reason, confidence: confidence) }
  }

  /// Proposes the only number column as the total, although its header is a word for quantities.
  ///
  /// It must not look like small counts, and the table must have dates and texts.
  private mutating func proposeOnlyNumbers() -> Bool {
    guard !removed.contains(.total), !roles.has(.total), !roles.has(.unitPrice), roles.has(.date),
      roles.has(.item) || roles.has(.store) || roles.has(.category), candidates.count == 1,
      let column = candidates.first, score(.quantity, column) >= 5
    else { return false }
    let numbers = evidence.wholeNumbers(column)
    guard !numbers.areSmall, !numbers.areYears, !numbers.onlyGrow, measure(column) == nil else {
      return false
    }
    roles.assign(.total, column, "the only column of numbers", confidence: 0.4)
    guess = (column, false)
    return true
  }

  /// Takes a quantity column if there is no amount column.
  private mutating func takeQuantityAlone(_ search: AmountSearch) {
    guard !roles.has(.quantity), let reading = search.best, let quantity = reading.quantity else {
      return
    }
    roles.assign(.quantity, quantity, "header '\(header(quantity))'")
  }

  /// Reports what is uncertain, and asks if only the order of columns decided.
  private mutating func explain(
    _ best: AmountReading, _ search: AmountSearch, _ points: [Int: Int], _ receiptLevel: [Int]
  ) {
    guard let total = best.total else {
      return explainProduct(best, search)
    }
    guard !roles.isSpecified(.total), amountColumns.isEmpty else { return }
    if !best.isProven {
      warnOfOtherTotal(total, evidence.columns.filter { !receiptLevel.contains($0) })
    }
    let isOfUnknownWord = score(.total, total) == 0 && score(.unitPrice, total) == 0
    if isOfUnknownWord, best.isProven, let quantity = best.quantity, let price = best.unitPrice {
      roles.warnings.append(
        ImportNotice(
          "'\(header(total))' is taken as the line's total, for it is '\(header(quantity))' × "
            + "'\(header(price))'", flag: "--set total=COLUMN"))
    } else if isOfUnknownWord, !layout.headers.isEmpty {
      let isListed = [Role.item, .store, .date].contains(where: roles.has)
      guess = (total, search.lead >= AmountWeights.clear && isListed)
    } else if isAlsoPrice(total), !best.isProven, best.shift == 0 {
      explainPrice(total, best, search, receiptLevel)
    }
  }

  /// Warns of an amount column that equals the total on some lines and differs on others.
  ///
  /// An example is the amount charged now next to the amount bought on instalments. Does not warn
  /// of a running balance, a column with another role, or a difference that a third column
  /// explains, as do the currencies of what was charged abroad.
  private mutating func warnOfOtherTotal(_ total: Int, _ columns: [Int]) {
    let other = columns.first { column in
      let points = score(.total, column)
      guard column != total, roles.role(of: column) == nil, points >= 3,
        score(.unitPrice, column) <= points,
        [.discount, .listTotal, .tax].allSatisfy({ named($0, column) < points }),
        !evidence.areEqual(column, total),
        !evidence.isRunningSum(column, of: total), !evidence.statesDifference(column, total),
        !isOfOtherCurrency(column, total), layout.profiles[total].signs.count < 2
      else { return false }
      let (same, differing) = evidence.agreement(column, total)
      return same > 0 && differing > 0
    }
    guard let other else { return }
    roles.warnings.append(
      ImportNotice(
        "'\(header(total))' is taken as what was paid, not '\(header(other))', which differs from it "
          + "in some lines", flag: "--set total='\(header(other))'"))
  }

  /// Returns true if a column of currencies says where two columns differ.
  private func isOfOtherCurrency(_ column: Int, _ total: Int) -> Bool {
    layout.profiles.indices.contains { currency in
      let texts = layout.profiles[currency].distinctTexts
      return texts.count > 1
        && texts.allSatisfy { $0.utf8.count == 3 && Currency($0)?.isListed == true }
        && evidence.differ(column, total, byCodesOf: currency)
    }
  }

  /// Warns if the total is quantity × price and the price may be per line instead.
  private mutating func explainProduct(_ best: AmountReading, _ search: AmountSearch) {
    guard let quantity = best.quantity, let price = best.unitPrice else { return }
    warnOfUnknownNumbers(beside: price)
    if let receipts = candidates.first(where: { evidence.sumsProducts(quantity, price, to: $0) }) {
      roles.add("with the quantities it adds up to '\(header(receipts))'", to: .unitPrice)
      return
    }
    guard search.rival?.total == price, quantity != search.measured else { return }
    let meaning = evidence.priceMeaning(price, quantity)
    if !isStrictlyOfOne(price) { roles.add(meaning.why, to: .unitPrice) }
    warn(price, "the price of one (\(meaning.why))", "total", lead: search.lead)
  }

  /// Warns if the total is a price column that may be per unit instead.
  private mutating func explainPrice(
    _ total: Int, _ best: AmountReading, _ search: AmountSearch, _ receiptLevel: [Int]
  ) {
    guard !receiptLevel.contains(where: { addsUp(total, to: $0) }) else { return }
    warnOfUnknownNumbers(beside: total)
    guard let quantity = best.quantity else {
      guard score(.unitPrice, total) > score(.total, total) else { return }
      roles.warnings.append(
        ImportNotice(
          "'\(header(total))' is taken as the line's total, for there is no quantity",
          flag: "--set total=COLUMN"))
      return
    }
    if quantity == search.measured {
      return warn(
        total, "the price of the whole line, whatever '\(header(quantity))' says", "unit_price",
        lead: 0)
    }
    guard search.rival?.unitPrice == total else { return }
    let meaning = evidence.priceMeaning(total, quantity)
    roles.add(meaning.why, to: .total)
    warn(
      total, "the price of the whole line (\(meaning.why))", "unit_price", lead: search.lead)
  }

  private mutating func warn(_ column: Int, _ meaning: String, _ role: String, lead: Int) {
    guard lead < AmountWeights.sure else { return }
    roles.warnings.append(
      ImportNotice(
        "'\(header(column))' is taken as \(meaning)",
        flag: "--set \(role)='\(header(column))' says otherwise"))
  }

  private func isStrictlyOfOne(_ price: Int) -> Bool {
    score(.total, price) == 0 && score(.unitPrice, price) >= 6
  }

  /// Finds money out and money in by the running balance next to them.
  private mutating func totalFromBalance() {
    guard !roles.has(.total), !removed.contains(.total), !roles.has(.inflow),
      let sides = StatementSides(layout, roles)
    else { return }
    // If the header is in an unknown language, only the balance can show which column is which.
    guard let balance = sides.balance else {
      guard layout.headers.isEmpty else {
        for column in [sides.out, sides.in] { roles.block(column) }
        return
      }
      roles.assign(.total, sides.out, "money out, beside a column of money in", confidence: 0.5)
      roles.assign(.inflow, sides.in, "money in", confidence: 0.5)
      return
    }
    for role in [sides.out, sides.in].compactMap({ roles.role(of: $0) }) { roles.remove(role) }
    roles.assign(.total, sides.out, "'\(header(balance))' falls by it", confidence: 0.7)
    roles.assign(.inflow, sides.in, "'\(header(balance))' grows by it", confidence: 0.7)
    roles.block(balance)
  }

  /// Warns of number columns with an unknown header if the total depends on a price column alone.
  private mutating func warnOfUnknownNumbers(beside price: Int) {
    let unknown = evidence.columns.filter { column in
      !roles.isTaken(column) && !header(column).isEmpty && !isNamed(column) && !namesMeasure(column)
        && !layout.profiles[column].isConstant
    }
    // The journal's price is that of one, whatever its numbers and flags mean.
    guard !unknown.isEmpty, !roles.has(.action) else { return }
    let names = unknown.map { "'\(header($0))'" }.joined(separator: ", ")
    roles.warnings.append(
      ImportNotice(
        "what the numbers in \(names) mean is not known; the total is taken from "
          + "'\(header(price))'", flag: "--set quantity=COLUMN, --set total=COLUMN"))
  }
}
