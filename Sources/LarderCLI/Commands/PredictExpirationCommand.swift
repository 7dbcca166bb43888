import GroceryModel
import Projections
import Reporting

enum PredictExpirationCommand {
  enum Options {
    static let all = Flag("all", "include items bought longer ago with no use recorded")
    static let storage = Option(
      "storage", "WORD", "only lots stored there; for ITEM, where to store it",
      allowed: ["fridge", "freezer", "pantry"])
    static let explain = Flag("explain", "explain each forecast in words")
  }

  static let command = Command(
    spec: CommandSpec(
      "predict", "expiration", section: "Forecasts",
      abstract: "how long food without a label keeps",
      discussion: """
        Predicts the last good day of each lot in the house that has no label, with 80 % and 95 %
        intervals. Lots are chosen as by 'larder stock': those with recorded activity, or bought in
        the last \(StockQuestion.usualRecentDays) days; screens leave out what is presumed eaten. For an
        ITEM without such a lot, one row is about a purchase made today.

        The forecast starts from a published shelf life for the storage place: a table entered from
        the USDA's FoodKeeper (version 128, 2018-09-06), matched by words of the product's name,
        else the median of the category's foods. If no storage is recorded, the food's usual place
        is assumed. The household's own labels correct the figure, with separate corrections for
        household, category and product. An opened package keeps for the table's opened life, or 35
        % of its sealed life. A moved lot keeps as in its new place. A lot frozen in time starts
        anew.

        method: foodkeeper or category, +labels if n labels of the product helped; labels if nothing
        is published; described (product description); insufficient history (n=0) if nothing is
        known, without a day. waste probability: the chance that the lot is not used up in time,
        from how long such lots lasted and how soon the household uses them up; lots thrown away or
        still there count as longer than observed. It is empty if no use of the product was ever
        recorded.

        skill % is how much smaller the error is than that of the product's previous label, over its
        latest 8 labels; empty below four.

        --backtest forecasts every label but a product's first on its day of purchase, from labels
        dated earlier. mae is in days; the naive forecast is the previous label.
        """,
      arguments: [ForecastRequest.argument],
      options: {
        Options.all
        Options.storage
        Options.explain
        ForecastRequest.options
        CommonOptions.asking
      },
      examples: [
        CommandExample(
          "larder predict expiration", "lots without a label, those that expire first on top"),
        CommandExample(
          "larder predict expiration milk --storage freezer", "how long milk keeps if frozen"),
        CommandExample(
          "larder predict expiration --backtest", "how accurate such forecasts were"),
      ],
      columns: Table.expirationColumns.map(\.name)),
    run: { arguments, session in
      let things = try ForecastRequest(arguments, session)
      var question = Self.question(things, arguments)
      let isForPeople = session.format(arguments).isForPeople
      if isForPeople { question.presumedEaten = try session.presumedEaten }
      if arguments[CommonOptions.backtest] {
        try session.answerBacktest(
          arguments, things, of: "labels", observed: "labels", naive: "repeating the last label"
        ) { try question.backtests(latest: $0, from: $1, rules: $2) }
        return .done
      }
      let answer = try question.answer(
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      try session.answer(
        arguments,
        .expirations(
          answer, title: isForPeople ? "Expiration forecasts on \(session.today)" : "",
          explains: arguments[Options.explain]),
        screen: .expirations, greatest: nil)
      return .done
    })

  static func question(
    _ things: ForecastRequest, _ arguments: ParsedArguments
  ) -> ExpirationQuestion {
    var question = ExpirationQuestion()
    question.period = things.period
    question.filters = things.filters
    question.namesItems = things.namesItems
    question.showsAll = arguments[Options.all]
    question.storage = arguments[Options.storage].flatMap { word in
      Storage.allCases.first { $0.name == word }
    }
    return question
  }
}
