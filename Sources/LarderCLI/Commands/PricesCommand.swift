import ColumnStore
import Projections
import Reporting

enum PricesCommand {
  enum Options {
    static let by = Option(
      "by", "KEY", "store: a row for each store; weekday: a row for each day of the week",
      allowed: ["store", "weekday"])
    static let history = Flag("history", "list every price with the event it comes from")
    static let shrinkflation = Flag("shrinkflation", "list the packages that shrank").excluding(
      history)
  }

  static let command = Command(
    spec: CommandSpec(
      "prices", section: "Questions",
      abstract: "what items cost, how prices change, and which are good",
      discussion: """
        Shows the first, last, lowest, median, mean and highest unit price of each item, from
        purchases and observed prices, and the trend. The last price is good if it is at most the 20
        % quantile and some prices are higher, high if it is more than 1.2 times the mean, else
        usual. For named items the counts are printed.

        A unit price is the amount paid divided by the quantity, per kg, l or piece. If the line, a
        description or the name states a package of some weight or volume, the price is per kg or l.
        The amount paid is the line's total minus the discounts on that line; a discount on the
        whole receipt changes no price. Refunds, deposits, fees, taxes and retracted lines are left
        out. A price is a sale price if the line has a discount or the observed price is marked as a
        sale. If a day has several prices, the lowest counts as first or last.

        The trend is the slope of the logarithm of the price by least squares over the days, from
        three prices on, in percent per month of 30.436875 days, with its 95 % interval. Theil-Sen,
        the median slope between two prices, is shown if its sign differs; with more than 60 prices
        it uses the medians of the last 60 months.

        Shrinkflation: among products of one store whose names differ only in size, a package holds
        less than the one before but at least half of it, costs at least 98 % as much, and the
        larger one is not seen again.
        """,
      arguments: [
        ArgumentSpec(
          "ITEM", "an item, by its name or a unique part of it, and a period such as october",
          isRepeated: true, isOptional: true,
          completion: .names(.items))
      ],
      options: {
        Options.by
        Options.history
        Options.shrinkflation
        CommonOptions.chart
        CommonOptions.nameFilters
        CommonOptions.currency
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder prices milk", "is the last price of milk a good one?"),
        CommandExample("larder prices --by store --category Dairy", "where dairy is cheap"),
        CommandExample(
          "larder prices --sort trend_percent_per_month --top 10", "the items with the fastest rise"
        ),
        CommandExample("larder prices 'whole milk' --chart", "the price of milk over time"),
        CommandExample("larder prices milk --history -f csv", "every price of milk, as CSV"),
        CommandExample("larder prices milk --by weekday", "see on which days milk is cheap"),
      ],
      columns: Table.priceColumns(byStore: true).map(\.name)),
    run: { arguments, session in
      let question = try Self.question(arguments, session)
      let replay = try session.replay(arguments)
      let rules = try session.rules()
      let isForPeople = session.format(arguments).isForPeople
      func title(_ words: String) -> String {
        isForPeople ? "\(words) \(session.coverage(of: question.period))" : ""
      }
      func show<Rows>(
        _ answer: PriceQuestion.Answer<Rows>, greatest column: String,
        screen: Screen, as table: (Rows) -> Table
      ) throws {
        try session.refuse(answer.unmatched, candidates: answer.candidates)
        let noted = session.withRateNotes(answer.rates, below: table(answer.rows), arguments)
        try session.answer(arguments, noted, screen: screen, greatest: column)
      }
      if arguments[CommonOptions.chart] {
        let answer = try question.history(from: replay, rules: rules)
        try session.refuse(answer.unmatched, candidates: answer.candidates)
        try session.answer(
          arguments, chart: try chart(of: answer.rows, in: try session.reportLanguage(arguments)))
      } else if arguments[Options.by] == "weekday" {
        for table in [Options.history, Options.shrinkflation] where arguments[table] {
          throw Failure.exclusive(table.spec.written, "--by weekday")
        }
        try show(
          question.weekdays(from: replay, rules: rules), greatest: "observations",
          screen: .weekdayPrices
        ) {
          .weekdayPrices($0, title: title("Prices by weekday"))
        }
      } else if arguments[Options.history] {
        try show(
          question.history(from: replay, rules: rules), greatest: "price", screen: .priceHistory
        ) {
          .priceHistory($0, title: title("Prices"))
        }
      } else if arguments[Options.shrinkflation] {
        try show(
          question.shrinkages(from: replay, rules: rules), greatest: "change_percent",
          screen: .shrinkages
        ) {
          .shrinkages($0, title: title("Packages that shrank"))
        }
      } else {
        try show(
          question.summaries(from: replay, rules: rules), greatest: "observations",
          screen: .prices
        ) {
          .prices(
            $0, byStore: question.byStore, title: title("Prices"),
            notes: isForPeople ? notes($0, judges: !arguments.arguments.isEmpty) : [])
        }
      }
      return .done
    })

  static func question(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> PriceQuestion {
    let asked = try AskedNames(arguments, session)
    var names = asked.names
    if names.count > 1 || !names.isEmpty && session.format(arguments).isForPeople {
      let known = try KnownNames(session, arguments)
      names = known.together(names)
      for name in names { session.noteOthers(than: name, among: known.items, arguments) }
    }
    return PriceQuestion(
      in: asked.period,
      filters: names.map { NameFilter(.item, $0) } + arguments.nameFilters,
      byStore: arguments[Options.by] == "store", currency: try arguments.targetCurrency)
  }

  /// The prices of one item, in its first currency and unit.
  private static func chart(
    of records: [PriceRecord], in language: Language
  ) throws -> AnswerChart? {
    guard let first = records.first else { return nil }
    let items = Set(records.map(\.item)).sorted { [$0].precedes([$1]) }
    guard items.count == 1 else {
      throw Failure(
        .usage, "a chart shows one item, but \(items.count) match",
        expected: "one ITEM, such as '\(items[0])'")
    }
    return AnswerChart(
      prices: records.filter { $0.currency == first.currency && $0.unit == first.unit },
      title: first.item, in: language)
  }

  /// The number of shrunk packages listed below the table.
  private static let toldShrinkages = 10

  /// Returns the notes below the table: judgements of the named items, and the latest packages that
  /// shrank.
  private static func notes(_ rows: RowParts<PriceSummary>, judges: Bool) -> [String] {
    let shrinkages = rows.compactMap { $0.shrinkages.last }
    let latest = shrinkages.enumerated().sorted {
      ($1.element.day, $0.offset) < ($0.element.day, $1.offset)
    }.prefix(toldShrinkages).map(\.element.sentence)
    let rest = shrinkages.count - latest.count
    return (judges ? rows.map(\.judgement) : []) + latest
      + (rest > 0 ? ["\(rest) more packages shrank: larder prices --shrinkflation"] : [])
  }
}
