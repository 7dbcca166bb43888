import ByteTools
import GroceryModel

/// Fills in what the columns do not say, or asks for it: currency, date, store, date order.
struct MissingFacts {
  let layout: TableLayout
  let options: ImportOptions
  let finder: RoleFinder
  /// The columns that only the first line of each receipt fills.
  private let carried: [Int]

  init(
    _ layout: TableLayout, _ options: ImportOptions, _ finder: RoleFinder, carried: [Int]
  ) {
    self.layout = layout
    self.options = options
    self.finder = finder
    self.carried = carried
  }

  /// Decides currency, store and date, and asks for what is still missing.
  ///
  /// A fact in the file wins over the options; those win over the settings.
  ///
  /// - Parameters:
  ///   - result: What is known so far.
  ///   - heading: The store that the first lines of a receipt as text name without a label.
  func settle(_ result: inout InferredSchema, heading: String?) {
    settleCurrency(&result)
    let preamble = PreambleFacts(
      layout.preamble, putsDayFirst: HeaderLanguage.putsDayFirst(layout.headers))
    let footer = PreambleFacts(
      layout.rows.suffix(8).filter { $0.filledCount <= 2 },
      putsDayFirst: HeaderLanguage.putsDayFirst(layout.headers))
    let named = preamble.store ?? footer.store ?? options.store
    result.store = named ?? heading ?? options.defaultStore
    result.plan.store = result.store
    if named == nil, let heading {
      result.warnings.append(
        ImportNotice("'\(heading)' is taken as the store", flag: "--store NAME"))
    }
    if preamble.store == nil, options.store != nil, !hasFullStoreColumn {
      result.specifiedFacts.insert(.store)
    }
    let hasDays = finder.statesDays
    result.date = preamble.date ?? (hasDays ? nil : footer.date) ?? options.date
    // If half of the rows have a date, a row without one is a sum or an error; the title's date is not for
    // it.
    let isDated = finder.roles.columns[.date].map {
      layout.profiles[$0].filled * 2 >= layout.rows.count
    }
    result.plan.date = isDated == true && options.date == nil ? nil : result.date
    let hasCompanion =
      finder.roles.has(.receipt) && result.plan.companion.values.contains { $0.date != nil }
    let hasDate = hasDays && yearless == nil
    if finder.kind.needsDate, !hasDate, result.date == nil, !hasCompanion, lastDayAbove == nil {
      result.questions.append(whereIsTheDate)
    }
    settleYearlessDays(&result)
    askForBeginning(&result)
  }

  func askForYear(of months: [String], _ result: inout InferredSchema) {
    let months = months.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    result.questions.append(ImportNotice(.year(months: months), flag: "--date YYYY-01-01"))
  }

  /// Asks for the first day of a budget file without dates.
  private func askForBeginning(_ result: inout InferredSchema) {
    if !finder.monthsWithoutYear.isEmpty {
      return askForYear(of: finder.monthsWithoutYear, &result)
    }
    guard finder.months.isEmpty else { return }
    let columns = finder.roles.columns
    if finder.kind == .budgets, let start = columns[.start], columns[.from] == nil,
      columns[.end] == nil, columns[.every] == nil, !layout.headers.isEmpty,
      !BudgetRoles.namesPeriod(layout.headers[start])
    {
      result.questions.append(
        ImportNotice(
          "no column tells how long the budget holds, or how often it repeats",
          flag: "--set end=COLUMN, or --set every=COLUMN"))
      return
    }
    let days: [Role] = [.from, .start, .end, .date]
    guard finder.kind == .budgets, result.date == nil, !days.contains(where: finder.roles.has)
    else { return }
    result.questions.append(
      ImportNotice(
        "no column tells from which day the budget holds",
        flag: "--date YYYY-MM-DD, or --set from=COLUMN"))
  }

  var moneyColumns: [Int] {
    [Role.total, .unitPrice, .price, .amount, .receiptTotal].compactMap {
      finder.roles.columns[$0]
    }
  }

  /// Decides the currency: signs next to amounts, headers, preamble, companion, total rows, then
  /// options.
  private func settleCurrency(_ result: inout InferredSchema) {
    let needsMoney = [.receipts, .prices, .budgets, .totals].contains(finder.kind)
    guard needsMoney else { return }
    let before = result
    let specified = options.currency ?? options.defaultCurrency
    let found =
      signCurrency(specified ?? headerCurrency(nil) ?? sumCurrency(nil), &result) ?? headerCurrency(
        specified)
      ?? PreambleFacts(layout.preamble, putsDayFirst: false).currency ?? companionCurrency(result)
      ?? sumCurrency(specified)
    if let told = options.currency, found ?? told == told,
      found == nil && !hasFullCurrencyColumn || isOpenWithoutOption(before)
    {
      result.specifiedFacts.insert(.currency)
    }
    doubtCurrency(found, &result)
    let currency = found ?? specified ?? currencyOfScript(&result)
    result.currency = currency
    result.plan.currency = currency
    if let currency {
      for index in result.plan.formats.indices {
        result.plan.formats[index].dustDigits = currency.fractionDigits
        if result.plan.formats[index].impliedFraction > 0 {
          result.plan.formats[index].impliedFraction = currency.fractionDigits
        }
      }
    }
    if currency == nil, let name = sharedCurrencyName {
      result.questions.append(
        ImportNotice("'\(name)' may be the currency of several countries", flag: "--currency CODE"))
    } else if currency == nil, !hasFullCurrencyColumn, !companionStatesCurrencies(result) {
      result.questions.append(
        ImportNotice(.currency, flag: "--currency CODE"))
    }
  }

  /// Returns true if the file alone has another currency than with the option, or leaves it open.
  private func isOpenWithoutOption(_ before: InferredSchema) -> Bool {
    var others = options
    others.currency = nil
    others.defaultCurrency = nil
    var alone = before
    MissingFacts(layout, others, finder, carried: carried).settleCurrency(&alone)
    return alone.questions.count > before.questions.count
      || !hasFullCurrencyColumn && alone.currency != options.currency
  }

  /// The first cell of the currency column that several currencies share: `kr`, `Pesos`.
  private var sharedCurrencyName: String? {
    finder.roles.columns[.currency].flatMap { column in
      layout.profiles[column].distinctTexts.first { text in
        withBytes(of: text) { CurrencySign.leading($0)?.0.isAmbiguous == true }
          || CurrencySign.ofSharedName(text) != nil
      }
    }
  }

  /// Returns the currency of the only country whose language the words are, such as Japan.
  ///
  /// The amounts must have no digits that its coins lack.
  private func currencyOfScript(_ result: inout InferredSchema) -> Currency? {
    guard !hasFullCurrencyColumn, !companionStatesCurrencies(result),
      let script = ScriptCurrencies(layout) ?? ScriptCurrencies(layout.header?.cells ?? []),
      let currency = script.onlyCurrency.flatMap({ Currency($0) })
    else { return nil }
    let isWhole = moneyColumns.allSatisfy {
      layout.profiles[$0].wholeNumbers == layout.profiles[$0].numbers
    }
    guard isWhole || currency.fractionDigits > 0 else { return nil }
    result.warnings.append(
      ImportNotice(
        "most words are \(script.script), so amounts are taken as \(currency.code)",
        flag: "--currency CODE"))
    return currency
  }

  /// Returns the currency in the label of a total row: `Total CHF`, `TOTAL (€)`.
  private func sumCurrency(_ specified: Currency?) -> Currency? {
    for text in layout.rows.suffix(200).lazy.flatMap(\.cells) where text.utf8.count <= 40 {
      guard withBytes(of: text, { LineWords.classify($0).contains(.total) }),
        let currency = CurrencySign.named(in: text)?.currency(preferring: specified)
      else { continue }
      return currency
    }
    return nil
  }

  /// Returns the currency of the companion's receipts if they all have the same.
  private func companionCurrency(_ result: InferredSchema) -> Currency? {
    let currencies = Set(result.plan.companion.values.compactMap(\.currency))
    return currencies.count == 1 ? currencies.first : nil
  }

  /// Returns true if each receipt of the companion has a currency.
  private func companionStatesCurrencies(_ result: InferredSchema) -> Bool {
    let receipts = result.plan.companion.values
    return finder.roles.has(.receipt) && !receipts.isEmpty
      && receipts.allSatisfy { $0.currency != nil }
  }

  var hasFullCurrencyColumn: Bool { isFull(.currency) }
  private var hasFullStoreColumn: Bool { isFull(.store) }

  private func isFull(_ role: Role) -> Bool {
    guard let column = finder.roles.columns[role] else { return false }
    if carried.contains(column), layout.rows.first?[column].isEmpty == false { return true }
    if layout.profiles[column].filled * 10 >= layout.rows.count * 9 { return true }
    // A row of totals states only its sum, and one without an amount buys nothing.
    let total = finder.roles.columns[.total]
    let lacking = layout.rows.count { row in
      row[column].isEmpty && total.map { !row[$0].isEmpty } ?? true
        && !row.cells.contains(where: LineWords.namesSum)
    }
    return lacking * 10 <= layout.rows.count
  }

  /// Returns the currency of the signs next to the amounts.
  private func signCurrency(_ specified: Currency?, _ result: inout InferredSchema) -> Currency? {
    var counts: [CurrencySign: Int] = [:]
    let money = moneyColumns
    let others = layout.profiles.indices.filter { other in
      !money.contains(other) && money.contains { layout.states($0, againIn: other) }
    }
    for column in money.allSatisfy({ layout.profiles[$0].signs.isEmpty }) ? money + others : money {
      // If only some amounts have a sign, it says nothing about the others.
      let profile = layout.profiles[column]
      let signed = profile.signs.values.reduce(0, +)
      if signed > 0, signed * 2 < profile.numbers {
        result.warnings.append(
          ImportNotice(
            "only \(signed) of \(profile.numbers) amounts in '\(layout.title(of: column))' have a currency's sign"
          ))
        continue
      }
      for (sign, count) in layout.profiles[column].signs { counts[sign, default: 0] += count }
    }
    guard let (sign, _) = counts.max(by: { ($0.value, $1.key.sign) < ($1.value, $0.key.sign) })
    else { return nil }
    let currencies = Set(counts.keys.compactMap { $0.currency(preferring: specified) })
    if currencies.count > 1 {
      let codes = currencies.map(\.code).sorted().joined(separator: ", ")
      if finder.kind == .receipts {
        result.plan.amountsStateCurrencies = true
        result.warnings.append(
          ImportNotice(
            "the amounts are in several currencies: \(codes); each line is in that of its sign",
            flag: "--set currency=COLUMN"))
      } else {
        result.questions.append(
          ImportNotice(.currencyColumn(codes: codes), flag: "--set currency=COLUMN"))
      }
    }
    guard let currency = currency(of: sign, specified) else { return nil }
    if leavesDollarOpen(sign, specified) {
      result.questions.append(
        ImportNotice(
          "'$' is a sign of several currencies", expected: "the code of one, such as MXN or CAD",
          flag: "--currency CODE"))
      return currency
    }
    if sign.codes.count > 1, specified == nil {
      result.warnings.append(
        ImportNotice("'\(sign.sign)' is taken as \(currency.code)", flag: "--currency CODE"))
    }
    return currency
  }

  /// Returns true if `$` may be dollars or pesos of several countries.
  private func leavesDollarOpen(_ sign: CurrencySign, _ specified: Currency?) -> Bool {
    sign.sign == "$" && specified == nil
      && (HeaderLanguage.leavesDollarOpen(
        layout.headers, below: layout.preamble.flatMap(\.cells)) || putsDaysFirst)
  }

  /// True if the dates have the day first, which US files never do.
  private var putsDaysFirst: Bool {
    guard let column = finder.roles.columns[.date] else { return false }
    var evidence = DateEvidence()
    for row in layout.rows { evidence.read(row[column]) }
    return evidence.uncertain > 0 && evidence.order == .dmy
  }

  /// Returns the currency for a sign with several currencies.
  ///
  /// If most amounts have decimals, it is the first currency with decimals: `¥21.17` is yuan, not
  /// yen.
  private func currency(of sign: CurrencySign, _ specified: Currency?) -> Currency? {
    let isOther = specified.map { !sign.codes.contains($0.code) } ?? true
    if isOther, sign.codes.count > 1, let script = ScriptCurrencies(layout) {
      if let code = script.decided, sign.codes.contains(code) { return Currency(code) }
      // `元` is yuan or Taiwan's dollars, unless simplified characters decide.
      if script.codes.first == sign.codes.first { return nil }
    }
    guard let first = sign.currency(preferring: specified), first.fractionDigits == 0,
      first != specified
    else { return sign.currency(preferring: specified) }
    let fractions = layout.rows.count { row in
      moneyColumns.contains { column in
        layout.number(row, column).map { $0.amount.units % Amount.unitsPerOne != 0 } ?? false
      }
    }
    guard fractions * 2 > layout.rows.count else { return first }
    return sign.codes.lazy.compactMap { Currency($0) }.first { $0.fractionDigits > 0 } ?? first
  }

  /// Returns the currency in the header of an amount column: `Amount (EUR)`.
  func headerCurrency(_ specified: Currency?) -> Currency? {
    for column in moneyColumns {
      guard let header = layout.header?.cells[column],
        let sign = CurrencySign.named(in: header), !leavesDollarOpen(sign, specified)
      else { continue }
      if let currency = currency(of: sign, specified) { return currency }
    }
    return nil
  }
}
