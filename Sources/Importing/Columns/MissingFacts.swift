import EventSourcing
import GroceryModel

/// Fills in what the columns do not say, or asks for it: currency, day, shop, the order of dates.
struct MissingFacts {
  private let layout: TableLayout
  private let options: ImportOptions
  private let finder: RoleFinder

  init(_ layout: TableLayout, _ options: ImportOptions, _ finder: RoleFinder) {
    self.layout = layout
    self.options = options
    self.finder = finder
  }

  func settle(_ result: inout Understanding) {
    settleCurrency(&result)
    let preamble = PreambleFacts(
      layout.preamble, putsDayFirst: HeaderLanguage.putsDayFirst(layout.headers))
    result.store = preamble.store ?? options.store ?? options.defaultStore
    result.plan.store = result.store
    if preamble.store == nil, options.store != nil, !hasFullStoreColumn {
      result.toldFacts.insert(.store)
    }
    result.date = preamble.date ?? options.date
    result.plan.date = result.date
    let needsDate = [.receipts, .prices, .stock, .rates].contains(finder.kind)
    let hasCompanion =
      finder.roles.has(.receipt) && result.plan.companion.values.contains { $0.date != nil }
    if needsDate, !finder.roles.has(.date), result.date == nil, !hasCompanion {
      result.questions.append(whereIsTheDate)
    }
    askForBeginning(&result)
  }

  /// Asks from which day a plan holds that tells no days at all.
  private func askForBeginning(_ result: inout Understanding) {
    let days: [Role] = [.from, .start, .end, .date]
    guard finder.kind == .budgets, result.date == nil, !days.contains(where: finder.roles.has)
    else { return }
    result.questions.append(
      ImportNotice(
        "no column tells from which day the budget holds", flag: "--date YYYY-MM-DD"))
  }

  /// Asks for the day, naming what may hold it.
  private var whereIsTheDate: ImportNotice {
    let dates = layout.profiles.indices.filter { layout.profiles[$0].dateShare >= 0.8 }
    if !dates.isEmpty, layout.header != nil {
      let names = dates.map { "'\(header($0))'" }.joined(separator: ", ")
      return ImportNotice(
        "which of the dates is the day of purchase is not known: \(names)",
        flag: "--set date=COLUMN, or --date YYYY-MM-DD")
    }
    if let column = layout.headers.firstIndex(where: { RoleWords.score($0, .date) >= 10 }),
      let row = layout.rows.first(where: { !$0[column].isEmpty })
    {
      return ImportNotice(
        "'\(header(column))' holds no dates, as '\(row[column].prefix(40))'",
        expected: "days with their year", flag: "--date YYYY-MM-DD", line: row.line)
    }
    return ImportNotice(
      "no column holds the date", flag: "--date YYYY-MM-DD, or --with RECEIPTS.csv")
  }

  private var moneyColumns: [Int] {
    [Role.total, .unitPrice, .price, .amount, .receiptTotal].compactMap {
      finder.roles.columns[$0]
    }
  }

  private func settleCurrency(_ result: inout Understanding) {
    let needsMoney = [.receipts, .prices, .budgets].contains(finder.kind)
    guard needsMoney else { return }
    let told = options.currency ?? options.defaultCurrency
    let found =
      signCurrency(told ?? headerCurrency(nil), &result) ?? headerCurrency(told)
      ?? PreambleFacts(layout.preamble, putsDayFirst: false).currency ?? companionCurrency(result)
    if found == nil, options.currency != nil, !hasFullCurrencyColumn {
      result.toldFacts.insert(.currency)
    }
    let currency = found ?? told
    result.currency = currency
    result.plan.currency = currency
    if let currency {
      for index in result.plan.formats.indices {
        result.plan.formats[index].dustDigits = currency.fractionDigits
        if result.plan.formats[index].impliedFraction > 0 {
          result.plan.formats[index].impliedFraction = currency.fractionDigits
        }
      }
    } else if !hasFullCurrencyColumn, !companionTellsCurrencies(result) {
      result.questions.append(
        ImportNotice("no column, sign or header names the currency", flag: "--currency CODE"))
    }
  }

  /// The one currency that all receipts of the companion stand in.
  private func companionCurrency(_ result: Understanding) -> Currency? {
    let currencies = Set(result.plan.companion.values.compactMap(\.currency))
    return currencies.count == 1 ? currencies.first : nil
  }

  /// Whether each receipt of the companion brings its own currency.
  private func companionTellsCurrencies(_ result: Understanding) -> Bool {
    let receipts = result.plan.companion.values
    return finder.roles.has(.receipt) && !receipts.isEmpty
      && receipts.allSatisfy { $0.currency != nil }
  }

  /// Amounts like `1.234` in a file where no other number tells what the mark is: whole thousands,
  /// unless the currency has three digits.
  func settleUndecidedMarks(_ result: inout Understanding) {
    let isDecided = layout.profiles.contains { $0.pointEvidence + $0.commaEvidence > 0 }
    guard !isDecided, result.plan.currency?.fractionDigits != 3 else { return }
    for column in moneyColumns {
      let (point, comma) = layout.profiles[column].undecidedMarks
      guard point + comma > 0 else { continue }
      result.plan.formats[column].mark = point > comma ? .comma : .point
      if result.plan.currency?.fractionDigits == 0 { continue }
      result.warnings.append(
        ImportNotice(
          "the marks in '\(header(column))' are taken as parting thousands",
          expected: "amounts with one or two digits behind their mark"))
    }
  }

  private var hasFullCurrencyColumn: Bool { isFull(.currency) }
  private var hasFullStoreColumn: Bool { isFull(.store) }

  private func isFull(_ role: Role) -> Bool {
    guard let column = finder.roles.columns[role] else { return false }
    return layout.profiles[column].filled * 10 >= layout.rows.count * 9
  }

  /// The currency of the signs that stand beside the amounts.
  private func signCurrency(_ told: Currency?, _ result: inout Understanding) -> Currency? {
    var counts: [CurrencySign: Int] = [:]
    for column in moneyColumns {
      // A sign here and there does not speak for the amounts that have none.
      let profile = layout.profiles[column]
      let signed = profile.signs.values.reduce(0, +)
      if signed > 0, signed * 2 < profile.numbers {
        result.warnings.append(
          ImportNotice(
            "only \(signed) of \(profile.numbers) amounts in '\(header(column))' have a currency's sign"
          ))
        continue
      }
      for (sign, count) in layout.profiles[column].signs { counts[sign, default: 0] += count }
    }
    guard let (sign, _) = counts.max(by: { ($0.value, $1.key.sign) < ($1.value, $0.key.sign) })
    else { return nil }
    let currencies = Set(counts.keys.compactMap { $0.currency(preferring: told) })
    if currencies.count > 1 {
      result.questions.append(
        ImportNotice(
          "the amounts stand in several currencies: "
            + currencies.map(\.code).sorted().joined(separator: ", "),
          expected: "a column with the currency of each line", flag: "--set currency=COLUMN"))
    }
    guard let currency = sign.currency(preferring: told) else { return nil }
    if sign.codes.count > 1, told == nil {
      result.warnings.append(
        ImportNotice("'\(sign.sign)' is taken as \(currency.code)", flag: "--currency CODE"))
    }
    return currency
  }

  private func headerCurrency(_ told: Currency?) -> Currency? {
    for column in moneyColumns {
      guard let header = layout.header?.cells[column],
        let sign = CurrencySign.named(in: header)
      else { continue }
      if let currency = sign.currency(preferring: told) { return currency }
    }
    return nil
  }

  /// Finds the form of the dates by elimination over the whole column, asking where two forms are left.
  func settleDates(
    _ result: inout Understanding, _ table: SampleTable, _ source: FileSource
  ) throws(ImportError) {
    let roles: [Role] = [.date, .expires, .purchased, .start, .end, .from]
    for role in roles {
      guard let column = finder.roles.columns[role] else { continue }
      if role == .from, finder.kind != .budgets { continue }
      let texts = layout.rows.map { $0[column] }
      if let epoch = EpochEvidence.form(texts) {
        set(epoch, role, &result)
        result.dialect.dateFormat = "epoch"
        continue
      }
      if SerialEvidence.areDays(texts) {
        set(.serial, role, &result)
        result.dialect.dateFormat = "serial"
        continue
      }
      var evidence = DateEvidence()
      for text in texts { evidence.read(text) }
      if evidence.isOpen, !table.isWhole {
        try evidence.readRest(source, result.plan, column)
      }
      let order: DateOrder
      if let decided = evidence.order {
        order = decided
      } else if let told = options.dateOrder ?? options.defaultDateOrder {
        order = told
        if options.dateOrder != nil { result.toldFacts.insert(.dateOrder) }
      } else if HeaderLanguage.putsDayFirst(layout.headers) {
        order = .dmy
      } else {
        result.questions.append(
          ImportNotice(
            "the dates of '\(header(column))' can be read in two orders, as '\(evidence.example)'",
            flag: "--date-order dmy|mdy", line: evidence.exampleLine(in: layout.rows, column)))
        order = .dmy
      }
      warnOfRemembered(order, evidence, column, &result)
      askForCalendar(.calendar(order), texts, column, &result)
      set(.calendar(order), role, &result)
      result.dialect.dateFormat = result.dialect.dateFormat ?? order.rawValue
      if role == .date {
        result.plan.keepsTimeOfDate = evidence.hasTimes && !finder.roles.has(.time)
      }
    }
  }

  /// Nobody keeps receipts of the year 1403 or 2568: such years are of another calendar.
  private func askForCalendar(
    _ form: DateForm, _ texts: [String], _ column: Int, _ result: inout Understanding
  ) {
    let read = texts.prefix(200).compactMap { text in
      withBytes(of: text) { parseDate($0, form: form) }.map { (text, $0.day.components.year) }
    }
    let foreign = read.filter { !(1900..<2200).contains($0.1) }
    guard let first = foreign.first, foreign.count * 2 > read.count else { return }
    result.questions.append(
      ImportNotice(
        "the dates of '\(header(column))' are of another calendar, as '\(first.0)'",
        expected: "days of the common calendar", flag: "--set date=COLUMN, or --date YYYY-MM-DD"))
  }

  /// Says where a file's dates are not as its profile remembers them.
  private func warnOfRemembered(
    _ order: DateOrder, _ evidence: DateEvidence, _ column: Int, _ result: inout Understanding
  ) {
    guard let profile = result.profile?.profile, let remembered = profile.dateOrder,
      evidence.uncertain > 0
    else { return }
    guard order != remembered, evidence.order != nil else { return }
    result.warnings.append(
      ImportNotice(
        "the dates of '\(header(column))' are \(order.rawValue), not \(remembered.rawValue) as "
          + "profile '\(profile.name)' remembers"))
  }

  private func set(_ form: DateForm, _ role: Role, _ result: inout Understanding) {
    if role == .date {
      result.plan.dateForm = form
    } else {
      result.plan.secondDateForms[role] = form
    }
  }

  private func header(_ column: Int) -> String {
    layout.header?.cells[column] ?? "column \(column + 1)"
  }
}
