import ByteTools
import GroceryModel

/// Finds the date format of each column.
extension MissingFacts {
  /// Finds the only format that the whole column allows, and asks if two remain.
  func settleDates(
    _ result: inout InferredSchema, _ table: SampleTable, _ source: FileSource
  ) throws(ImportError) {
    let roles: [Role] = [.date, .expires, .purchased, .start, .end, .from]
    for role in roles {
      guard let column = finder.roles.columns[role] else { continue }
      if role == .from, finder.kind != .budgets { continue }
      if role == .date, case .yearless = result.plan.dateForm { continue }
      if role == .date, let parts = DayParts.find(layout), parts.day == column {
        set(.parts(year: parts.year, month: parts.month), role, &result)
        result.dialect.dateFormat = DateOrder.ymd.rawValue
        result.furtherColumns = [parts.year, parts.month]
        continue
      }
      if let parts = DayParts.findMonths(layout), parts.month == column {
        set(.parts(year: parts.year, month: parts.month), role, &result)
        result.dialect.dateFormat = "month"
        result.furtherColumns = [parts.year]
        continue
      }
      let texts = layout.rows.map { $0[column] }
      if role == .date, MonthCell.are(texts.filter { !AbsentWords.contains($0) }) {
        set(.month(year: yearOfMonths(texts, column, &result)), role, &result)
        result.dialect.dateFormat = "month"
        continue
      }
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
      if let order = SixDigitEvidence.order(texts) {
        set(.sixDigits(order), role, &result)
        result.dialect.dateFormat = order.rawValue
        continue
      }
      var evidence = DateEvidence()
      for text in texts { evidence.read(text) }
      if evidence.isOpen, !table.isWhole {
        try evidence.readRest(source, result.plan, column)
      }
      let order = order(evidence, column, &result)
      warnOfRemembered(order, evidence, column, &result)
      set(calendar(order, texts, column, &result), role, &result)
      result.dialect.dateFormat = result.dialect.dateFormat ?? order.rawValue
      if role == .date {
        result.plan.keepsTimeOfDate = evidence.hasTimes && !finder.roles.has(.time)
      }
    }
  }

  /// Returns the year of months without one, from the lines above the table or the options; asks for it if
  /// neither says it.
  private func yearOfMonths(
    _ texts: [String], _ column: Int, _ result: inout InferredSchema
  ) -> Int? {
    let open = texts.filter { text in
      withBytes(of: text) { MonthCell.parts($0).map { $0.year == nil } } ?? false
    }
    if open.isEmpty { return nil }
    let stated = layout.header.flatMap { MonthColumns.year(above: layout, $0, [column]) }
    guard let year = stated ?? options.date?.components.year else {
      askForYear(of: open, &result)
      return nil
    }
    return year
  }

  /// Returns the order from the dates, the options or the header language; asks if none decides.
  private func order(
    _ evidence: DateEvidence, _ column: Int, _ result: inout InferredSchema
  ) -> DateOrder {
    if let decided = evidence.order { return decided }
    if let specified = options.dateOrder ?? options.defaultDateOrder {
      if options.dateOrder != nil { result.specifiedFacts.insert(.dateOrder) }
      return specified
    }
    if HeaderLanguage.putsDayFirst(layout.headers) { return .dmy }
    result.questions.append(
      ImportNotice(
        .dateOrder(column: layout.title(of: column), example: "\(evidence.example)"),
        flag: "--date-order dmy|mdy", line: evidence.exampleLine(in: layout.rows, column)))
    return .dmy
  }

  /// Returns the date form for an order, with a shift if the years belong to another calendar.
  ///
  /// The shift is used only if something proves which calendar it is.
  private func calendar(
    _ order: DateOrder, _ texts: [String], _ column: Int, _ result: inout InferredSchema
  ) -> DateForm {
    let form = DateForm.calendar(order)
    let years = texts.prefix(200).compactMap { text in
      withBytes(of: text) { DateCell($0)?.year }.map { (text, $0) }
    }
    // Years such as 1403 or 2568 belong to another calendar; years far apart are typing errors.
    let foreign = years.filter { !(1900..<2200).contains($0.1) && $0.1 > 99 }
    guard let first = foreign.first, foreign.count * 2 > years.count,
      let least = foreign.map(\.1).min(), let most = foreign.map(\.1).max(), most - least < 100
    else { return form }
    if (2443..<2643).contains(least), countsBuddhistYears(column, order) {
      result.warnings.append(
        ImportNotice(
          "the years of '\(layout.title(of: column))' are Buddhist, as '\(first.0)'; 543 are taken off"
        ))
      return .shifted(order, years: -543)
    }
    if (100..<189).contains(least), countsMinguoYears {
      result.warnings.append(
        ImportNotice(
          "the years of '\(layout.title(of: column))' are Taiwan's, as '\(first.0)'; 1911 are added"
        ))
      return .shifted(order, years: 1911)
    }
    result.questions.append(
      ImportNotice(
        "the dates of '\(layout.title(of: column))' are of another calendar, as '\(first.0)'",
        expected: "days of the common calendar", flag: "--set date=COLUMN, or --date YYYY-MM-DD"))
    return form
  }

  /// True if the currency, or Chinese text in traditional characters, proves years of Taiwan, which begin in 1912.
  private var countsMinguoYears: Bool {
    if let specified = options.currency ?? options.defaultCurrency {
      return specified.code == "TWD"
    }
    return ScriptCurrencies(layout).map { $0.codes.contains("TWD") && $0.decided == nil } ?? false
  }

  /// Returns true if Thai words, the currency or parallel dates prove Buddhist years.
  private func countsBuddhistYears(_ column: Int, _ order: DateOrder) -> Bool {
    if (options.currency ?? options.defaultCurrency)?.code == "THB" { return true }
    let sample = layout.headers.map(\.joined) + layout.rows.prefix(50).flatMap(\.cells)
    let isThai = sample.contains {
      $0.unicodeScalars.contains { (0xE01...0xE5B).contains($0.value) }
    }
    if isThai { return true }
    return layout.profiles.indices.contains { other in
      other != column
        && layout.rows.prefix(50).contains { row in
          let days = [(column, -543), (other, 0)].map { place, years in
            withBytes(of: row[place]) { parseDate($0, form: .shifted(order, years: years))?.day }
          }
          return days[0] != nil && days[0] == days[1]
        }
    }
  }

  /// Warns if the file's dates have another order than its profile remembers.
  private func warnOfRemembered(
    _ order: DateOrder, _ evidence: DateEvidence, _ column: Int, _ result: inout InferredSchema
  ) {
    guard let profile = result.profile?.profile, let remembered = profile.dateOrder,
      evidence.uncertain > 0
    else { return }
    guard order != remembered, evidence.order != nil else { return }
    result.warnings.append(
      ImportNotice(
        "the dates of '\(layout.title(of: column))' are \(order.rawValue), not \(remembered.rawValue) as "
          + "profile '\(profile.name)' remembers"))
  }

  private func set(_ form: DateForm, _ role: Role, _ result: inout InferredSchema) {
    if role == .date {
      result.plan.dateForm = form
    } else {
      result.plan.secondDateForms[role] = form
    }
  }
}
