import Projections
import Reporting

extension Command {
  static let prices = Command(
    spec: CommandSpec(
      "prices", section: "Questions", abstract: "what things cost, how that changes, what is good",
      discussion: """
        First, last, lowest, median, mean and highest unit price of each item, from purchases and
        from prices seen, and the trend. The last price is good if it is not above the 20 % quantile
        of all and some are higher, high if above 1.2 times their mean, else usual; of items that
        are named the counts are told.

        A unit price is what was paid for the line over its quantity, per kg, l or piece; with a
        package of some mass or volume, which the line, a description or the name tells, it is per
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
          "ITEM", "an item to be judged; its name or the only one that has that in it",
          isRepeated: true, isOptional: true)
      ],
      options: [
        .value(
          "by", "KEY", "store: each shop's prices in rows of their own", allowed: ["store"]),
        .flag("history", "list the prices one by one, with the events they are from"),
        .flag("shrinkflation", "list the packages that shrank"),
      ] + OptionSpec.nameFilters + [.currency] + OptionSpec.asking,
      examples: [
        CommandExample("larder prices milk", "is the last price of milk a good one?"),
        CommandExample("larder prices --by store --category Dairy", "where dairy is cheap"),
        CommandExample(
          "larder prices --sort trend_percent_per_month --top 10", "what gets dearer fastest"),
        CommandExample("larder prices milk --history -f csv", "every price of milk, as CSV"),
      ],
      columns: Table.priceColumns(byStore: true).map(\.name)),
    run: { arguments, session in
      guard !(arguments.flag("history") && arguments.flag("shrinkflation")) else {
        throw Failure(
          .usage, "--history stands beside --shrinkflation", expected: "one of the two")
      }
      let named = arguments.arguments.map { NameFilter(.item, $0) }
      let byStore = arguments.value("by") == "store"
      let question = PriceQuestion(
        in: try session.period(arguments), filters: named + arguments.nameFilters,
        byStore: byStore, currency: try arguments.targetCurrency)
      let replay = try session.replay(arguments)
      let rules = try session.rules()
      let ending = session.format(arguments).isForPeople ? " up to \(session.today)" : nil
      func title(_ words: String) -> String { ending.map { words + $0 } ?? "" }
      func tell<Rows>(
        _ answer: PriceQuestion.Answer<Rows>, greatest column: String,
        forPrograms columns: Set<String> = [], as table: (Rows) -> Table
      ) throws {
        try session.refuse(answer.unmatched, candidates: answer.candidates)
        let told = session.telling(answer.rates, below: table(answer.rows), arguments)
        try session.answer(arguments, told, greatest: column, forPrograms: columns)
      }
      if arguments.flag("history") {
        try tell(question.history(from: replay, rules: rules), greatest: "price") {
          .priceHistory($0, title: title("Prices"))
        }
      } else if arguments.flag("shrinkflation") {
        try tell(question.shrinkages(from: replay, rules: rules), greatest: "change_percent") {
          .shrinkages($0, title: title("Packages that shrank"))
        }
      } else {
        try tell(
          question.summaries(from: replay, rules: rules), greatest: "observations",
          forPrograms: Table.priceColumnsForPrograms
        ) {
          .prices(
            $0, byStore: byStore, title: title("Prices"),
            notes: ending == nil ? [] : notes($0, judges: !named.isEmpty))
        }
      }
      return .done
    })

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
