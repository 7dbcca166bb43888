import GroceryModel
import Projections
import Reporting

extension Command {
  static let predictExpiration = Command(
    spec: CommandSpec(
      "predict", "expiration", section: "Forecasts",
      abstract: "how long food without a label keeps",
      discussion: """
        The last good day of each lot in the house that has no label, with bounds that are to hold
        it in 80 and in 95 of 100 cases. Lots are shown as by 'larder stock': those of which
        something is known, or bought in the last \(StockQuestion.usualRecentDays) days; of an ITEM
        of which there is none a row tells of one bought today.

        It starts from how long the food keeps where it is kept, by a table entered from the USDA's
        FoodKeeper (version 128, 2018-09-06), found by the words of the product's name; where that
        has no figure, from the median of the category's foods. Where nobody said so, a food is
        where it is usually kept. The household's own labels correct it: by how much they are off
        is split up into what is peculiar to the household, the category and the product. What was
        opened keeps for what the table says, or 35 % of its sealed life; what is moved keeps as
        in its new place; what was frozen in time starts anew.

        method: foodkeeper or category, +labels where n labels of that product helped; labels alone
        where nothing is published; described (product description); insufficient history (n=0)
        where nothing tells, and then there is no day. waste probability: that it is not used up in
        time, from how long such lots lasted and how soon the household uses up what it buys; those
        thrown away or still there lasted longer than was seen. Empty where nothing of the product
        was ever recorded as used.
        skill % is by how much the error was less than that of the product's label before, at its
        latest 8 labels; empty below four.

        --backtest forecasts every label but a product's first on its day of purchase, from labels
        dated before that day only; mae is in days, the naive forecast is the label before it.
        """,
      arguments: [AskedThings.argument],
      options: [
        .flag("all", "include items with no activity since purchase"),
        .value(
          "storage", "WORD", "only what is stored there; the storage of an item bought today",
          allowed: ["fridge", "freezer", "pantry"]),
        .flag("explain", "say in words what each forecast rests on"),
      ] + AskedThings.options + OptionSpec.asking,
      examples: [
        CommandExample("larder predict expiration", "what has no label, what expires first on top"),
        CommandExample(
          "larder predict expiration milk --storage freezer", "how long milk keeps if frozen"),
        CommandExample(
          "larder predict expiration --backtest", "how good such forecasts have been"),
      ],
      columns: Table.expirationColumns.map(\.name)),
    run: { arguments, session in
      let things = try AskedThings(arguments, session)
      let question = expirationQuestion(things, arguments)
      let isForPeople = session.format(arguments).isForPeople
      if arguments.flag("backtest") {
        try session.answerBacktest(
          arguments, things, of: "labels", observed: "labels", naive: "repeating the last label"
        ) { try question.backtests(latest: $0, from: $1, rules: $2) }
        return .done
      }
      try arguments.refuse(["latest"], without: "backtest")
      let answer = try question.answer(
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      try session.answer(
        arguments,
        .expirations(
          answer, title: isForPeople ? "Expiration forecasts on \(session.today)" : "",
          explains: arguments.flag("explain")),
        screen: .expirations, greatest: nil)
      return .done
    })

  static func expirationQuestion(
    _ things: AskedThings, _ arguments: ParsedArguments
  ) -> ExpirationQuestion {
    var question = ExpirationQuestion()
    question.period = things.period
    question.filters = things.filters
    question.namesItems = things.namesItems
    question.showsAll = arguments.flag("all")
    question.storage = arguments.value("storage").flatMap { word in
      Storage.allCases.first { $0.name == word }
    }
    return question
  }
}
