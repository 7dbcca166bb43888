import EventSourcing
import GroceryModel
import Projections
import Reporting

enum SpendCommand {
  enum Options {
    static let by = Option<[SpendKey]>(
      "by", "K1,K2,…", "the keys to group by; category,month by default")
    static let summary = Flag(
      "summary", "add receipts, their mean, and the means per day and week; one row without --by")
    static let average = Flag("average", short: "A", "add the average of a whole month")
    static let percent = Flag("percent", "add each row's share of the total")
    static let steps: [(flag: Flag, key: SpendKey)] = [
      (Flag("daily", short: "D", "a row for each day"), .day),
      (Flag("weekly", short: "W", "a row for each ISO week"), .week),
      (Flag("monthly", short: "M", "a row for each month"), .month),
      (Flag("quarterly", short: "Q", "a row for each quarter"), .quarter),
      (Flag("yearly", short: "Y", "a row for each year"), .year),
    ]
  }

  static let command = Command(
    spec: CommandSpec(
      "spend", section: "Questions", abstract: "what was spent, by category, store, month, …",
      discussion: """
        Without --by, people see each category by month: the latest \(latestSteps) months, or the period that is
        named, with Total and Average of all of it, whatever the width of the screen; --wide shows every
        month, -W, -Q and -Y other steps. An average counts whole months
        only. With --by, and for programs, there is one row for each combination of keys.

        Amounts are exact, net of refunds and discounts. Currencies are never added to each other;
        --currency converts each line by the last rate recorded on or before its day (larder add rate),
        and fails without one. 'larder help categories' says how a line gets its category.

        Keys: \(SpendKey.allCases.map(\.rawValue).joined(separator: " ")).
        Their columns appear in the order given. By event, each line has a row for each part of its money.

        --summary counts receipts by day, store and number, and divides by the days asked about, up to
        today and as far as they have the row's keys; without a period by those from the first line to
        the last.
        """,
      arguments: [AskedNames.argument],
      options: {
        Options.by
        Options.summary
        Options.average
        Options.percent
        CommonOptions.chart
        Options.steps.map(\.flag.spec)
        CommonOptions.nameFilters
        CommonOptions.currency
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder spend", "each category by month"),
        CommandExample("larder spend dairy october --by item", "October's dairy, item by item"),
        CommandExample("larder spend -p 2026-10 --by category", "October's spending by category"),
        CommandExample("larder spend --by store -Q -f csv", "each store by quarter, as CSV"),
        CommandExample("larder spend --chart", "months side by side, as bars"),
        CommandExample("larder spend --by year --currency EUR", "all of it in euros"),
        CommandExample(
          "larder spend --summary -p 'last month'",
          "receipts, and the cost of a day and a week"),
        CommandExample(
          "larder spend --by item --category Snacks --top 10", "the snacks that cost most"),
      ],
      columns: [
        "K1", "K2", "…", "currency", "spent", "lines",
        "(--summary:", "receipts, mean_receipt, days, per_day, per_week)",
      ]),
    run: { arguments, session in
      if arguments[Options.summary] {
        try answerSummary(arguments, session)
      } else if arguments[CommonOptions.chart] {
        try answerChart(arguments, session)
      } else if !arguments.isGiven(Options.by), session.format(arguments).isForPeople {
        try answerMatrix(arguments, session)
      } else if arguments[Options.average] || arguments[Options.percent] {
        try answerSheet(arguments, session)
      } else {
        try answerSums(arguments, session)
      }
      return .done
    })

  /// The number of bars in a chart by default.
  private static let shownBars = 30

  private static func answerChart(_ arguments: ParsedArguments, _ session: Session) throws {
    let (question, answer, _) = try Self.answer(arguments, session)
    try session.answer(
      arguments,
      chart: AnswerChart(
        spend: answer.rows, by: question.keys,
        title: title(of: question, session),
        limit: try TableArrangement(arguments, greatest: "spent").top ?? shownBars,
        in: try session.reportLanguage(arguments)))
  }

  /// The question: what to add up, and the days that count.
  private static func title(of question: SpendQuestion, _ session: Session) -> String {
    "Spent" + picked(by: question, in: session.ownLanguage)
      + " \(session.coverage(of: question.period))"
  }

  /// What filters pick, as in ` on Dairy, Talkorn`, ` at Talkorn` or ` without deposits`; empty where
  /// none picks anything.
  private static func picked(by question: SpendQuestion, in language: Language) -> String {
    func name(_ filter: NameFilter) -> String {
      switch filter.field {
      case .kind: filter.name + (filter.name == "tax" ? "es" : "s")
      case .category: TerminalText.safe(CategoryNames.shown(filter.name, in: language))
      default: TerminalText.safe(filter.name)
      }
    }
    func names(_ filters: [NameFilter]) -> String {
      filters.map(name).joined(separator: ", ")
    }
    let wanted = question.filters.filter { !$0.isNegated }
    let others = question.filters.filter(\.isNegated)
    let isOfStores = wanted.allSatisfy { $0.field == .store }
    return (wanted.isEmpty ? "" : (isOfStores ? " at " : " on ") + names(wanted))
      + (others.isEmpty ? "" : " without " + names(others))
  }

  /// One row for each combination of keys.
  private static func answerSums(_ arguments: ParsedArguments, _ session: Session) throws {
    let (question, answer, _) = try Self.answer(arguments, session)
    let isForPeople = session.format(arguments).isForPeople
    var table = Table.spend(
      answer.rows, by: question.keys, title: isForPeople ? title(of: question, session) : "")
    if isForPeople { table.notes += notes(on: answer.rows, by: question.keys) }
    try session.answer(
      arguments,
      session.withRateNotes(
        answer.rates, below: try ranked(table, by: question.keys, arguments, session), arguments),
      screen: .spend(by: question.keys.map(\.rawValue)), greatest: "spent")
  }

  /// Says what none of the lines has that they are asked for.
  private static func notes(
    on rows: SpendRows, by keys: [SpendKey]
  ) -> [String] {
    keys.indices.filter { place in
      !rows.isEmpty && rows.allSatisfy { $0.keys[place].isEmpty }
    }.map { "no purchase here has a \(keys[$0].rawValue)" }
  }

  /// A table as people look at it: the greatest sums first, but days and months in their order.
  private static func ranked(
    _ table: Table, by keys: [SpendKey], _ arguments: ParsedArguments, _ session: Session
  ) throws -> Table {
    guard session.format(arguments).isForPeople, keys.count == 1, !keys[0].isOfTime,
      let spent = table.columns.firstIndex(where: { $0.name == "spent" })
    else { return table }
    let order = RowOrder(column: spent, of: table, isReversed: false)
    return Table(
      name: table.name, title: table.title, columns: table.columns,
      rows: order.sorted(table.rows, limit: .max), notes: table.notes)
  }

  /// The same with averages by month, or shares of the total.
  private static func answerSheet(_ arguments: ParsedArguments, _ session: Session) throws {
    let keys = try Self.keys(arguments)
    let average = arguments[Options.average]
    guard !keys.contains(.tag) || !arguments[Options.percent] else {
      throw Failure.exclusive("--percent", "--by tag", expected: "keys that count each line once")
    }
    if average, let step = keys.first(where: \.isOfTime) {
      throw Failure.exclusive(
        "--average", "--by \(step.rawValue)", expected: "keys other than days, months and years")
    }
    let (question, answer, replay) = try Self.answer(by: keys + [.month], arguments, session)
    let period = question.period
    let sheet = SpendSheet(
      answer.rows, by: keys, step: .month, in: period, today: session.today,
      begun: try Self.firstDay(in: replay))
    let table = sheet.table(
      title: session.format(arguments).isForPeople ? title(of: question, session) : "",
      average: average, percent: arguments[Options.percent])
    try session.answer(
      arguments, session.withRateNotes(answer.rates, below: table, arguments), screen: sheet.screen,
      greatest: "spent")
  }

  /// Categories against the latest months, or other steps.
  private static func answerMatrix(_ arguments: ParsedArguments, _ session: Session) throws {
    let asked = askedSteps(arguments)
    guard asked.count < 2 else {
      throw Failure.exclusive(asked[0].flag.spec.written, asked[1].flag.spec.written)
    }
    let key = asked.first?.key ?? .month
    let percent = arguments[Options.percent]
    let (question, answer, replay) = try Self.answer(by: [.category, key], arguments, session)
    let period = question.period
    let isWide = arguments.isGiven(CommonOptions.wide)
    let most = isWide || period != nil ? nil : latestSteps
    // Where earlier steps are left out, the first purchase lies before what is shown.
    let steps = Set(answer.rows.map { $0.keys[1] })
    let sheet = SpendSheet(
      answer.rows, by: [.category], step: CalendarStep(rawValue: key.rawValue) ?? .month,
      in: period, today: session.today,
      begun: most.map { steps.count > $0 } ?? false ? nil : try Self.firstDay(in: replay),
      latest: most, columns: isWide ? nil : shownSteps(session, percent: percent))
    let table = sheet.matrix(
      title: "Spent by category" + picked(by: question, in: session.ownLanguage) + ", "
        + covered(by: sheet, in: period, session),
      percent: percent)
    try session.answer(
      arguments, session.withRateNotes(answer.rates, below: table, arguments),
      screen: sheet.matrixScreen, greatest: "spent")
  }

  /// The steps that a sheet shows; the days asked about where these are others.
  private static func covered(
    by sheet: SpendSheet, in period: Period?, _ session: Session
  ) -> String {
    let days = session.coverage(of: period)
    guard let period else { return sheet.covered ?? days }
    guard sheet.isOfWholeSteps(period), !sheet.isEmpty else { return days }
    return sheet.steps(of: period, upTo: session.today)
  }

  /// The day of the first purchase; nil without any.
  private static func firstDay(in replay: Replay) throws -> Day? {
    try SpendQuestion(by: [.day]).answer(from: replay).rows.first.flatMap { Day($0.keys[0]) }
  }

  /// The number of months, or other steps, that are added up where no period is asked about.
  private static let latestSteps = 5

  /// As many steps as a screen has columns for beside the category, the total and the average.
  private static func shownSteps(_ session: Session, percent: Bool) -> Int {
    let most = Screen.most - (percent ? 4 : 3)
    return max(1, min(most, (session.width - (percent ? 36 : 30)) / 9))
  }

  /// Returns the question and its answer, with the command line's keys unless others are given.
  static func answer(
    by keys: [SpendKey]? = nil, _ arguments: ParsedArguments, _ session: Session
  ) throws -> (question: SpendQuestion, answer: SpendQuestion.Answer, replay: Replay) {
    let question = try spendQuestion(by: keys, arguments, session)
    let replay = try session.replay(arguments)
    let answer = try question.answer(from: replay, rules: try session.rules())
    try session.refuse(answer.unmatched, candidates: answer.candidates)
    if !question.wantsLeftOut { try session.noteLeftOut(in: question.period, arguments) }
    return (question, answer, replay)
  }

  private static func spendQuestion(
    by keys: [SpendKey]? = nil, _ arguments: ParsedArguments, _ session: Session
  ) throws -> SpendQuestion {
    let asked = try AskedNames(arguments, session)
    return SpendQuestion(
      by: try keys ?? Self.keys(arguments), in: asked.period,
      filters: try session.filters(asked.names, arguments, refusesBudgets: true)
        + arguments.nameFilters,
      currency: try arguments.targetCurrency)
  }

  /// Answers `--summary`: receipts, their mean, and spending a day and a week.
  private static func answerSummary(_ arguments: ParsedArguments, _ session: Session) throws {
    let question = try spendQuestion(arguments, session)
    let answer = try SpendSummary.answer(
      question, from: try session.replay(arguments), rules: try session.rules())
    try session.refuse(answer.unmatched, candidates: answer.candidates)
    if !question.wantsLeftOut { try session.noteLeftOut(in: question.period, arguments) }
    let table = Table.spendSummary(
      answer.rows, by: question.keys,
      title: session.format(arguments).isForPeople
        ? title(of: question, session) : "")
    try session.answer(
      arguments, session.withRateNotes(answer.rates, below: table, arguments), greatest: "spent",
      without: ["lines", "days", "per_week"])
  }

  /// The flags for steps that are given, with their keys.
  private static func askedSteps(_ arguments: ParsedArguments) -> [(flag: Flag, key: SpendKey)] {
    Options.steps.filter { arguments[$0.flag] }
  }

  private static func keys(_ arguments: ParsedArguments) throws -> [SpendKey] {
    let asked = askedSteps(arguments).map(\.key)
    guard let keys = try arguments[Options.by] else {
      if arguments[Options.summary] { return asked }
      if arguments[CommonOptions.chart] { return asked.isEmpty ? [.month] : asked }
      return [.category] + (asked.isEmpty ? [.month] : asked)
    }
    return keys + asked.filter { !keys.contains($0) }
  }
}
