import GroceryModel

/// Which column is what was paid for a line.
extension AmountRoles {
  /// The column with the best words for a line's total, arithmetic and sums of receipts helping.
  mutating func chooseTotal(_ columns: [Int], _ receiptLevel: [Int]) {
    var best: (column: Int, score: Int, why: [String])?
    let passedOver = Set(columns.filter { isPartOfTotal($0, among: columns) })
    let isFilled = columns.contains { score(.total, $0) > 0 && evidence.hasAmounts($0) }
    let hasOthers = columns.contains { score(.total, $0) > 0 && !isFee($0) }
    for column in columns where !passedOver.contains(column) {
      // What a bank takes for itself is not what was paid for things.
      if hasOthers, isFee(column) { continue }
      // Of several columns the one that holds nothing but zeros is not what was paid.
      if isFilled, !evidence.hasAmounts(column) { continue }
      let words = score(.total, column)
      let sums = receiptLevel.contains { addsUp(column, to: $0) }
      guard words > 0 || (sums && score(.unitPrice, column) > 0) else { continue }
      if score(.tax, column) >= 10 || score(.discount, column) >= 10 { continue }
      if isAlsoPrice(column), score(.unitPrice, column) > words, !sums { continue }
      if isCount(column, among: columns) { continue }
      var points = words * 2
      // Beside a quantity a price may be that of one, an amount is that of the line.
      if !isAlsoPrice(column), columns.contains(where: { score(.quantity, $0) >= 10 }) {
        points += 1
      }
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

  /// No column is the total by its words: a price times a quantity may be, or the price itself.
  mutating func totalFromPrice() {
    guard let price = roles.columns[.unitPrice] else { return }
    let words = score(.unitPrice, price)
    let isStrong = words == 10 || words >= 6 && score(.total, price) == 0
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
      let isOfOne = isStrong || score(.unitPrice, price) > score(.total, price)
      if let quantity = quantityWithUnits, !removed.contains(.quantity) {
        totalFromPrice(price, isOfOne: isOfOne, beside: quantity)
        return
      }
      let why = roles.evidence[.unitPrice]?.first ?? "a price"
      roles.remove(.unitPrice)
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

  /// A price beside quantities that bring their units: that of one where its header says so.
  private mutating func totalFromPrice(_ price: Int, isOfOne: Bool, beside quantity: Int) {
    roles.assign(.quantity, quantity, "header '\(header(quantity))', with units")
    let isTold = roles.evidence[.unitPrice] == ["as told"]
    // Nobody tells the price of one gram.
    if isTold || isOfOne && layout.profiles[quantity].smallUnits == 0 {
      multiplies = true
      return
    }
    let why = roles.evidence[.unitPrice]?.first ?? "a price"
    roles.remove(.unitPrice)
    roles.assign(.total, price, why, confidence: 0.6)
    roles.warnings.append(
      ImportNotice(
        "'\(header(price))' is taken as the price of the whole line, whatever '\(header(quantity))' "
          + "says", flag: "--set unit_price='\(header(price))' says otherwise"))
  }

  /// Neither total nor price by their words: a column that is the product of two others is the total.
  mutating func totalFromArithmetic() {
    for total in evidence.columns where !roles.isTaken(total) {
      for quantity in evidence.columns where quantity != total {
        for price in evidence.columns where price != total && price > quantity {
          guard evidence.isRule(quantity, price, total),
            evidence.multiplies(quantity, price, to: total)
          else { continue }
          roles.assign(
            .total, total, "'\(header(quantity))' × '\(header(price))' = it", confidence: 0.7)
          if !roles.has(.quantity), !removed.contains(.quantity), score(.quantity, quantity) > 0,
            !roles.isTaken(quantity)
          {
            roles.assign(.quantity, quantity, "header '\(header(quantity))'", confidence: 0.7)
          }
          roles.warnings.append(
            ImportNotice(
              "'\(header(total))' is taken as the line's total, for it is '\(header(quantity))' × "
                + "'\(header(price))'", flag: "--set total=COLUMN"))
          return
        }
      }
    }
  }

  /// Some languages have one word for quantities and amounts of money: what is below zero here and
  /// there, and has a price nowhere, is money.
  mutating func totalFromQuantity() {
    guard let column = roles.columns[.quantity], roles.evidence[.quantity] != ["as told"],
      !roles.has(.unitPrice)
    else { return }
    let profile = layout.profiles[column]
    let fractions = profile.pointEvidence + profile.commaEvidence
    guard profile.negatives > 0, fractions * 10 >= profile.numbers * 8 else { return }
    roles.remove(.quantity)
    roles.assign(.total, column, "amounts below and above zero, no price", confidence: 0.7)
  }

  /// Grams, or millilitres, that give what was paid with the price of a kilogram or a litre.
  mutating func quantityInThousandths(_ columns: [Int]) {
    guard !roles.has(.quantity), !removed.contains(.quantity), !removed.contains(.total) else {
      return
    }
    let totals = columns.filter { score(.total, $0) > 0 || score(.unitPrice, $0) >= 5 }
    for quantity in columns where ["g", "ml"].contains(layout.headers[quantity].measure?.symbol) {
      for total in roles.columns[.total].map({ [$0] }) ?? totals where total != quantity {
        guard evidence.multipliesThousandths(quantity, givingTotal: total) else { continue }
        if !roles.has(.total) {
          roles.assign(.total, total, "header '\(header(total))', the price of the weight")
        }
        roles.assign(
          .quantity, quantity, "thousandths of it, times a price, are '\(header(total))'")
        return
      }
    }
  }

  /// In a statement with words of no known language the balance tells money out from money in.
  mutating func totalFromBalance() {
    guard !layout.headers.isEmpty, !roles.has(.unitPrice), !roles.has(.inflow),
      let sides = StatementSides(layout, roles), let balance = sides.balance
    else { return }
    roles.assign(.total, sides.out, "'\(header(balance))' falls by it", confidence: 0.7)
    roles.assign(.inflow, sides.in, "'\(header(balance))' grows by it", confidence: 0.7)
    roles.block(balance)
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
}
