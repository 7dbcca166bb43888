import GroceryModel
import Projections
import Reporting

enum PredictRestockCommand {
  enum Options {
    static let list = Flag("list", "print a shopping list of the items likely to be bought")
      .excluding(CommonOptions.backtest)
    static let within = Option(
      "within", "DAYS", "show the chance within DAYS days: 1 to 365; 7 by default", in: 1...365,
      expected: "a number of days from 1 to 365"
    ).excluding(CommonOptions.backtest)
    static let least = Option<Double>(
      "least", "P", "only items with at least this chance: 0 to 1, or such as 20%",
      expected: "a chance from 0 to 1, or from 0% to 100%"
    ) { text in
      let isPercent = text.hasSuffix("%")
      guard let value = Double(isPercent ? String(text.dropLast()) : text) else { return nil }
      let chance = isPercent ? value / 100 : value
      return (0...1).contains(chance) ? chance : nil
    }.excluding(CommonOptions.backtest)
    static let all = Flag("all", "include items that are no longer bought")
    static let explain = Flag("explain", "explain each forecast in words")
  }

  static let command = Command(
    spec: CommandSpec(
      "predict", "restock", section: "Forecasts",
      abstract: "what will be bought again, when, and how likely this week",
      discussion: """
        Predicts, for each item bought on at least two days: the next day of purchase with 80 % and
        95 % intervals, the chance of a purchase within 7 days, and the usual quantity. The
        likeliest items come first. Several purchases on one day count as one; deposits, fees,
        discounts, taxes and returns do not count.

        next_day is the next purchase given that it has not come yet, so it is tomorrow at the
        earliest. The logarithms of the intervals are averaged and shrunk towards the category's
        usual interval, and towards the item's own rhythm if its intervals are regular. If the
        rhythm changed, earlier purchases are ignored. The chance is a logistic regression on that,
        on the rate of purchases and on how often the household shops, mixed with the item's own
        intervals.

        Urgency: overdue (later than was likely on the day of the last purchase), today, this-week (7 days),
        next-week (14), later; stopped: no longer bought (a chance below 2 % after three intervals),
        without a next day, shown with --all only. The line below an item, basis for programs, says
        how often and when it was bought last. skill % is by how much the error is less than that of
        the last interval again, at the latest 8 purchases; empty below four. Items bought once are
        only counted below the table; asked for by name, they have insufficient history (n=1).

        --within DAYS shows the chance within DAYS days in the column 'chance'; --least P keeps
        items with at least that chance. --list prints a shopping list of the items with a chance of
        20 % or more: to tick off, or as CSV for 'larder compare --list'.

        --backtest forecasts every purchase from the third on, on the day of the purchase before it.
        mae is in days; the naive forecast is the last interval. Once a week it also checks the
        chance within 7 days: brier is its mean squared error, and chance_skill_percent is how much
        smaller that is than for the base rate.
        """,
      arguments: [ForecastRequest.argument],
      options: {
        Options.list
        Options.within
        Options.least
        Options.all
        Options.explain
        ForecastRequest.options
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder predict restock --top 20", "the 20 likeliest purchases"),
        CommandExample("larder predict restock --list", "a shopping list to tick off"),
        CommandExample(
          "larder predict restock --list -f csv -o list.csv", "the list for 'compare --list'"),
        CommandExample("larder predict restock --backtest", "how accurate such forecasts were"),
      ],
      columns: Table.restockColumns.map(\.name)),
    run: { arguments, session in
      let things = try ForecastRequest(arguments, session)
      var question = RestockQuestion()
      question.period = things.period
      question.filters = things.filters
      question.namesItems = things.namesItems
      let isForPeople = session.format(arguments).isForPeople
      if arguments[CommonOptions.backtest] {
        try session.answerBacktest(
          arguments, things, of: "purchases", observed: "intervals", naive: "repeating the last gap"
        ) { try question.backtests(latest: $0, from: $1, rules: $2) }
        return .done
      }
      question.showsAll = arguments[Options.all]
      question.within = try arguments[Options.within] ?? 7
      question.least = try arguments[Options.least]
      if arguments[Options.list], question.least == nil {
        question.least = RestockPrediction.listedProbability
      }
      let answer = try question.answer(
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      if answer.rows.isEmpty {
        if let least = question.least, answer.unlikely > 0 {
          session.note(unlikely: answer.unlikely, within: question.within, least: least)
        } else {
          session.note(insufficient: 0, "purchases")
        }
      }
      guard arguments[Options.list] else {
        try session.answer(
          arguments,
          .restock(
            answer, title: isForPeople ? "Purchase forecasts on \(session.today)" : "",
            within: question.within, explains: arguments[Options.explain] || !things.named.isEmpty),
          screen: .restock(within: question.within), greatest: nil)
        return .done
      }
      guard session.format(arguments) == .text || session.format(arguments) == .md else {
        try session.answer(arguments, .shoppingList(answer.rows), greatest: nil)
        return .done
      }
      var bytes: [UInt8] = []
      ShoppingListText.append(answer.rows, to: &bytes)
      try session.answer(arguments, bytes)
      return .done
    })
}
