import ByteTools
import GroceryModel

/// Asks for the date of purchase.
extension MissingFacts {
  /// The question for the date, with the columns that may have it.
  var whereIsTheDate: ImportNotice {
    let dates = layout.profiles.indices.filter { layout.profiles[$0].dateShare >= 0.8 }
    if !dates.isEmpty, layout.header != nil {
      let names = dates.map { "'\(layout.title(of: $0))'" }.joined(separator: ", ")
      return ImportNotice(
        .purchaseDay(columns: names),
        flag: "--set date=COLUMN, or --date YYYY-MM-DD")
    }
    if let notice = mostlyDates { return notice }
    if let (column, dates) = yearless {
      return ImportNotice(
        "the days of '\(layout.title(of: column))' have no year, as '\(dates.first)'",
        expected: "a day that none of them is after, to tell their year", flag: "--date YYYY-MM-DD")
    }
    if let column = layout.headers.firstIndex(where: { RoleWords.score($0, .date) >= 10 }),
      let row = layout.rows.first(where: { !$0[column].isEmpty })
    {
      return ImportNotice(
        "'\(layout.title(of: column))' holds no dates, as '\(row[column].prefix(40))'",
        expected: "days with their year", flag: "--date YYYY-MM-DD", line: row.line)
    }
    return ImportNotice(
      .date, flag: "--date YYYY-MM-DD, or --with RECEIPTS.csv")
  }

  /// The date column if its dates have no year.
  var yearless: (column: Int, dates: YearlessDates)? {
    let columns = layout.headers.indices.filter {
      RoleWords.score(layout.headers[$0], .date) >= 5 && !finder.roles.isTaken($0)
    }
    // The column may come from a profile.
    let best =
      finder.roles.columns[.date]
      ?? columns.max {
        RoleWords.score(layout.headers[$0], .date) < RoleWords.score(layout.headers[$1], .date)
      }
    guard let best, layout.profiles[best].dates == 0 else { return nil }
    // A title alone has none, nor have the sums below: `Opening Balance,=,100.00`.
    let most = layout.rows.map(\.filledCount).max() ?? 0
    let rows = layout.rows.filter { $0.filledCount > 1 && $0.filledCount * 2 > most }
    return YearlessDates(rows.map { $0[best] }).map { (best, $0) }
  }

  /// The last day that the lines above a table state, as the end of a statement's period, or the last day of
  /// the only year in them.
  var lastDayAbove: Day? {
    guard yearless != nil else { return nil }
    let putsDayFirst = HeaderLanguage.putsDayFirst(layout.headers)
    return StatedDays.last(in: layout.preamble, putsDayFirst: putsDayFirst)
      ?? titleYear.flatMap { Day(year: $0, month: 12, day: 31) }
  }

  private var titleYear: Int? {
    let numbers = layout.preamble.flatMap(\.cells).flatMap { $0.split { !$0.isNumber } }
    let eras = layout.preamble.flatMap(\.cells).compactMap { EraYear.find(in: $0) }
    let years = Set(
      eras + numbers.compactMap { $0.count == 4 ? Int($0) : nil }.filter((1990..<2100).contains))
    return years.count == 1 ? years.first : nil
  }

  /// Takes the missing year from the title or from `--date`.
  func settleYearlessDays(_ result: inout InferredSchema) {
    guard [.receipts, .prices, .stock].contains(finder.kind), let (column, dates) = yearless else {
      return
    }
    let stated = lastDayAbove
    guard let latest = stated ?? result.date else { return }
    let order: DateOrder
    if let specified = dates.order ?? options.dateOrder ?? options.defaultDateOrder {
      order = specified
    } else if HeaderLanguage.putsDayFirst(layout.headers) {
      order = .dmy
    } else {
      order = .dmy
      result.questions.append(
        ImportNotice(
          .dayOrder(column: layout.title(of: column), example: "\(dates.example)"),
          flag: "--date-order dmy|mdy"))
    }
    result.plan.dateForm = .yearless(order, latest: latest)
    result.plan.columns[Role.date.place] = column
    result.columns[.date] = InferredColumn(
      index: column, header: layout.title(of: column), evidence: ["days without a year"],
      confidence: 0.8)
    result.warnings.append(
      ImportNotice(
        stated == nil
          ? "the days of '\(layout.title(of: column))' have no year; each is taken as the last one "
            + "that is not after \(latest)"
          : "the days of '\(layout.title(of: column))' have no year; that above the table is taken"
      ))
  }

  /// The question about a column in which some dates are invalid.
  ///
  /// With `--date` the valid dates would be lost; here only a few records need to be corrected.
  private var mostlyDates: ImportNotice? {
    let columns = layout.profiles.indices.filter { column in
      layout.profiles[column].dateShare >= 0.4
        && !finder.roles.isTaken(column)
        && (layout.headers.isEmpty || RoleWords.score(layout.headers[column], .expires) < 6)
    }
    guard columns.count == 1, let column = columns.first,
      let row = layout.rows.first(where: { row in
        !AbsentWords.contains(row[column]) && withBytes(of: row[column]) { DateCell($0) == nil }
      })
    else { return nil }
    let profile = layout.profiles[column]
    let lacking = profile.filled - profile.dates
    let name = layout.header == nil ? "\(column + 1)" : "'\(layout.title(of: column))'"
    return ImportNotice(
      "\(layout.header == nil ? "column " : "")\(name) may be the date; \(lacking) of its "
        + "\(profile.filled) cells \(lacking == 1 ? "holds" : "hold") none, as "
        + "'\(row[column].prefix(40))'",
      flag: "--set date=\(name); records without a date are rejected then, to be mended",
      line: row.line, column: column + 1)
  }
}
