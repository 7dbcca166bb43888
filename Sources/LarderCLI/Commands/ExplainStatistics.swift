import GroceryModel
import Projections
import Reporting

enum ExplainStatistics {
  private static func explainsStatistics(_ name: String) -> String {
    """
    Answers as 'larder \(name)' does. Then lists, for each row, the events behind one figure
    and how the figure follows from them. The last line of CSV is the figure in the table. It is
    not a sum of parts: it depends on these events and on what that line names.
    """
  }

  /// The commands that list the observations behind indices and forecasts.
  static let all: [Command] = [
    ExplainCommands.explaining(
      IndexCommand.command, "the prices that a month's index compares",
      [
        CommandExample(
          "larder explain index --row 2026-10 --cell fisher", "the prices of both months")
      ],
      saying: explainsStatistics, without: ["why"]
    ) { arguments, session in
      let question = try IndexCommand.question(arguments, session)
      let (replay, rules) = (try session.replay(arguments), try session.rules())
      let answer = try question.levels(from: replay, rules: rules)
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let explainer = try IndexExplainer(question, from: replay, rules: rules)
      return ExplainedTable(.index(answer.rows), cells: IndexExplainer.cells) {
        explainer.explanation(of: answer.rows[$0], cell: $1, $2)
      }
    },
    ExplainCommands.explaining(
      PredictPriceCommand.command, "the prices that a forecast rests on",
      [CommandExample("larder explain predict price milk", "the prices of milk")],
      saying: explainsStatistics,
      without: Set(["at", "quantity", "unit", "explain", "from-step", "every", "known"])
        .union(backtests)
    ) { arguments, session in
      let prices = PriceQuestion(
        in: try session.period(arguments),
        filters: arguments.arguments.map { NameFilter(.item, $0) } + arguments.nameFilters,
        byStore: arguments[PredictPriceCommand.Options.by] == "store",
        currency: try arguments.targetCurrency)
      let question = PricePredictionQuestion(
        from: prices, by: PredictPriceCommand.step(arguments))
      let (replay, rules) = (try session.replay(arguments), try session.rules())
      let answer = try question.predictions(
        at: try PredictPriceCommand.target(arguments, session), from: replay, rules: rules)
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let explainer = try PriceForecastExplainer(prices, from: replay, rules: rules)
      return ExplainedTable(.pricePredictions(answer.rows), cells: PriceForecastExplainer.cells) {
        place, _, text in
        explainer.explanation(of: answer.rows[place], text)
      }
    },
    ExplainCommands.explaining(
      PredictRestockCommand.command, "the purchases that a forecast rests on",
      [CommandExample("larder explain predict restock milk", "when milk was bought")],
      saying: explainsStatistics, keeping: ["all"],
      without: Set(["list", "within", "least", "explain"]).union(backtests)
    ) { arguments, session in
      let things = try ForecastRequest(arguments, session)
      var question = RestockQuestion()
      question.period = things.period
      question.filters = things.filters
      question.namesItems = things.namesItems
      question.showsAll = arguments[PredictRestockCommand.Options.all]
      let (replay, rules) = (try session.replay(arguments), try session.rules())
      let answer = try question.answer(from: replay, rules: rules)
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let explainer = try RestockExplainer(question, from: replay, rules: rules)
      return ExplainedTable(.restock(answer), cells: RestockExplainer.cells) {
        explainer.explanation(of: answer.rows[$0], cell: $1, $2)
      }
    },
    ExplainCommands.explaining(
      PredictSpendCommand.command, "the spending that a forecast rests on",
      [CommandExample("larder explain predict spend --cell spent", "what was spent so far")],
      saying: explainsStatistics,
      without: Set(["by", "budget", "explain", "horizon"]).union(backtests)
    ) { arguments, session in
      try arguments.refuseCurrency()
      let asked = try AskedNames(arguments, session)
      let filters = try session.filters(asked.names, arguments) + arguments.nameFilters
      let question = SpendPredictionQuestion(of: .months(filters), on: session.today)
      let (replay, rules) = (try session.replay(arguments), try session.rules())
      let answer = try question.predictions(
        in: asked.period ?? Period(session.today, through: session.today),
        from: replay, rules: rules)
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let explainer = try SpendForecastExplainer(of: filters, from: replay, rules: rules)
      return ExplainedTable(.spendPredictions(answer.rows), cells: SpendForecastExplainer.cells) {
        explainer.explanation(of: answer.rows[$0], cell: $1, $2)
      }
    },
    ExplainCommands.explaining(
      PredictExpirationCommand.command, "the labels that a forecast rests on",
      [CommandExample("larder explain predict expiration milk", "the labels of milk")],
      saying: explainsStatistics, keeping: ["all"],
      without: Set(["explain"]).union(backtests)
    ) { arguments, session in
      let things = try ForecastRequest(arguments, session)
      let question = PredictExpirationCommand.question(things, arguments)
      let (replay, rules) = (try session.replay(arguments), try session.rules())
      let answer = try question.answer(from: replay, rules: rules)
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let explainer = try ExpirationExplainer(question, from: replay, rules: rules)
      return ExplainedTable(.expirations(answer), cells: ExpirationExplainer.cells) {
        place, _, text in
        explainer.explanation(of: answer.rows[place], text)
      }
    },
  ]

  private static let backtests: Set<String> = ["backtest", "latest"]
}
