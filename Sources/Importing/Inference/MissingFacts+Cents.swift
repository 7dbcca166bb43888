import GroceryModel

/// Decides whether whole numbers are cents if neither the header nor a decimal separator shows it.
///
/// Example: the JSON of an order API with `"price": 1299`.
extension MissingFacts {
  /// Reads whole amounts as cents if the user says so, and asks if they look like cents.
  ///
  /// Whoever accepts proposals accepts cents in the objects of a program.
  func settleCents(_ result: inout InferredSchema, isOfObjects: Bool) {
    guard finder.kind == .receipts, !finder.isOwn else { return }
    let whole = amountColumns.filter { column in
      let profile = layout.profiles[column]
      return profile.numbers > 0 && profile.wholeNumbers == profile.numbers
        && result.plan.formats[column].impliedFraction == 0
    }
    guard !whole.isEmpty else { return }
    if options.countsCents {
      takeToldCents(whole, &result)
      return
    }
    // Who names the mark says that there are no cents.
    guard options.decimalMark == nil, whole.count == amountColumns.count, let column = whole.first,
      looksLikeCents(column, result, isOfObjects)
    else { return }
    let hasEverydayCents = amountCurrencies(result).allSatisfy {
      Self.everydayCents.contains($0.code)
    }
    guard hasEverydayCents || isOfObjects else { return }
    let example = layout.rows.first { !$0[column].isEmpty }?[column] ?? ""
    let notice = ImportNotice(
      .cents(column: layout.title(of: column), example: example),
      flag: "--decimal cents, or --decimal point")
    if isOfObjects, !options.acceptsProposals {
      result.questions.append(notice)
    } else {
      if isOfObjects { takeToldCents(whole, &result) }
      result.warnings.append(notice)
    }
  }

  private func takeToldCents(_ columns: [Int], _ result: inout InferredSchema) {
    result.specifiedFacts.insert(.cents)
    for column in columns {
      result.plan.formats[column].impliedFraction = result.plan.currency?.fractionDigits ?? 2
    }
  }

  /// Currencies in which whole prices are rare.
  private static let everydayCents: Set<String> = [
    "EUR", "USD", "GBP", "CHF", "AUD", "CAD", "NZD", "SGD", "PLN", "€", "£",
  ]

  private var amountColumns: [Int] {
    [
      .total, .unitPrice, .receiptTotal, .discount, .deposit, .tax, .inflow, .listTotal,
      .reducedPrice,
    ]
    .compactMap { finder.roles.columns[$0] }
  }

  /// Returns true if all amounts are whole and at least 100, and at most half of them end in 0; of a program's
  /// objects, if any does not end in 00.
  ///
  /// The currency must have cents in common use.
  private func looksLikeCents(
    _ column: Int, _ result: InferredSchema, _ isOfObjects: Bool
  ) -> Bool {
    let currencies = amountCurrencies(result)
    guard !currencies.isEmpty,
      currencies.allSatisfy({ $0.fractionDigits == 2 && !$0.isUsedInWholeUnits })
    else { return false }
    let amounts = layout.rows.compactMap { row in
      layout.number(row, column).map { $0.amount.units / Amount.unitsPerOne }
    }.filter { $0 != 0 }
    let round = amounts.count { $0 % 10 == 0 }
    return amounts.count > 1 && amounts.allSatisfy { $0.magnitude >= 100 }
      && (round * 2 <= amounts.count || isOfObjects && amounts.contains { $0 % 100 != 0 })
  }
}
