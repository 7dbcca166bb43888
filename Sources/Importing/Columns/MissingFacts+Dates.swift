import EventSourcing
import GroceryModel

/// How the dates of each column are written.
extension MissingFacts {
  /// Finds the form of the dates by elimination over the whole column, asking where two forms are left.
  func settleDates(
    _ result: inout Understanding, _ table: SampleTable, _ source: FileSource
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
            "the dates of '\(layout.title(of: column))' can be read in two orders, as '\(evidence.example)'",
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
    // Years that lie far apart are slips, not another count of years.
    let years = foreign.map(\.1)
    guard let least = years.min(), let most = years.max(), most - least < 100 else { return }
    result.questions.append(
      ImportNotice(
        "the dates of '\(layout.title(of: column))' are of another calendar, as '\(first.0)'",
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
        "the dates of '\(layout.title(of: column))' are \(order.rawValue), not \(remembered.rawValue) as "
          + "profile '\(profile.name)' remembers"))
  }

  private func set(_ form: DateForm, _ role: Role, _ result: inout Understanding) {
    if role == .date {
      result.plan.dateForm = form
    } else {
      result.plan.secondDateForms[role] = form
    }
  }
}
