import Projections
import Reporting

extension Command {
  static let prices = Command(
    spec: CommandSpec(
      "prices", section: "Questions",
      abstract: "what items cost, how prices change, and which are good",
      discussion: """
        First, last, lowest, median, mean and highest unit price of each item, from purchases and
        from prices seen, and the trend. The last price is good if it is not above the 20 % quantile
        of all and some are higher, high if above 1.2 times their mean, else usual. For named items
        the counts are printed.

        A unit price is what was paid for the line over its quantity, per kg, l or piece; with a
        package of some mass or volume, stated by the line, a description or the name, it is per
        kg or l. What was paid is the line's total less the discounts that belong to it; a discount
        on a whole receipt changes no price. Refunds, deposits, fees, taxes and retracted lines are
        no prices. A price is a sale's if the line was lowered or the price seen is marked so. Of
        several prices of one day the lowest counts as the first or last.

        The trend is the slope of the logarithm of the price, by least squares over the days, from
        three prices on, as percent per month of 30.436875 days with its 95 % interval. Theil-Sen is
        the median slope between two prices, shown where its sign is another; of more than 60 prices
        it is taken of the medians of the last 60 months.

        Shrinkflation: of products whose names differ only in size, in one shop, a package holds
        less than the one before, but at least half of it, costs at least 98 % of it, and the larger
        one is not seen again.
        """,
      arguments: [
        ArgumentSpec(
          "ITEM", "an item, by its name or a unique part of it",
          isRepeated: true, isOptional: true,
          completion: .names(.items))
      ],
      options: [
        .value(
          "by", "KEY", "store: a row for each store; weekday: a row for each day of the week",
          allowed: ["store", "weekday"]),
        .flag("history", "list every price with the event it comes from"),
        .flag("shrinkflation", "list the packages that shrank"),
        .chart,
      ] + OptionSpec.nameFilters + [.currency] + OptionSpec.asking,
      examples: [
        CommandExample("larder prices milk", "is the last price of milk a good one?"),
        CommandExample("larder prices --by store --category Dairy", "where dairy is cheap"),
        CommandExample(
          "larder prices --sort trend_percent_per_month --top 10", "what gets dearer fastest"),
        CommandExample("larder prices 'whole milk' --chart", "how the price of milk went"),
        CommandExample("larder prices milk --history -f csv", "every price of milk, as CSV"),
        CommandExample("larder prices milk --by weekday", "see on which days milk is cheap"),
      ],
      columns: Table.priceColumns(byStore: true).map(\.name)),
    run: { arguments, session in
      guard !(arguments.flag("history") && arguments.flag("shrinkflation")) else {
        throw Failure(
          .usage, "--history cannot be used with --shrinkflation")
      }
      let question = try priceQuestion(arguments, session)
      let replay = try session.replay(arguments)
      let rules = try session.rules()
      let isForPeople = session.format(arguments).isForPeople
      func title(_ words: String) -> String {
        isForPeople ? "\(words) \(session.coverage(of: question.period))" : ""
      }
      func tell<Rows>(
        _ answer: PriceQuestion.Answer<Rows>, greatest column: String,
        screen: Screen, as table: (Rows) -> Table
      ) throws {
        try session.refuse(answer.unmatched, candidates: answer.candidates)
        let told = session.telling(answer.rates, below: table(answer.rows), arguments)
        try session.answer(arguments, told, screen: screen, greatest: column)
      }
      if arguments.flag("chart") {
        let answer = try question.history(from: replay, rules: rules)
        try session.refuse(answer.unmatched, candidates: answer.candidates)
        try session.answer(arguments, chart: try chart(of: answer.rows))
      } else if arguments.value("by") == "weekday" {
        try arguments.refuse(["history", "shrinkflation"], beside: "by weekday")
        try tell(
          question.weekdays(from: replay, rules: rules), greatest: "observations",
          screen: .weekdayPrices
        ) {
          .weekdayPrices($0, title: title("Prices by weekday"))
        }
      } else if arguments.flag("history") {
        try tell(
          question.history(from: replay, rules: rules), greatest: "price", screen: .priceHistory
        ) {
          .priceHistory($0, title: title("Prices"))
        }
      } else if arguments.flag("shrinkflation") {
        try tell(
          question.shrinkages(from: replay, rules: rules), greatest: "change_percent",
          screen: .shrinkages
        ) {
          .shrinkages($0, title: title("Packages that shrank"))
        }
      } else {
        try tell(
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

  static func priceQuestion(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> PriceQuestion {
    PriceQuestion(
      in: try session.period(arguments),
      filters: arguments.arguments.map { NameFilter(.item, $0) } + arguments.nameFilters,
      byStore: arguments.value("by") == "store", currency: try arguments.targetCurrency)
  }

  /// The prices of one item, in its first currency and unit.
  private static func chart(of records: [PriceRecord]) throws -> AnswerChart? {
    guard let first = records.first else { return nil }
    let items = Set(records.map(\.item)).sorted { [$0].precedes([$1]) }
    guard items.count == 1 else {
      throw Failure(
        .usage, "a chart shows the prices of one item, and \(items.count) are asked for",
        expected: "one ITEM, such as '\(items[0])'")
    }
    return AnswerChart(
      prices: records.filter { $0.currency == first.currency && $0.unit == first.unit },
      title: first.item)
  }

  /// How many shrunk packages are told below the table.
  private static let toldShrinkages = 10

  /// What people are told below the table: judgements of the items named, and the latest packages
  /// that shrank.
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
