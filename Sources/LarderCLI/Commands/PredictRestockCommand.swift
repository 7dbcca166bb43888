import GroceryModel
import Projections
import Reporting

extension Command {
  static let predictRestock = Command(
    spec: CommandSpec(
      "predict", "restock", section: "Forecasts",
      abstract: "what will be bought again, when, and how likely this week",
      discussion: """
        For each item bought on two days or more: the next day it is bought, with bounds that are to
        hold it in 80 and in 95 of 100 cases, the chance that it is bought within 7 days, and how
        much is usually bought. What is likeliest stands first. Several purchases of one day are
        one; deposits, fees, discounts, taxes and returns are none.

        The intervals' logarithms are averaged, drawn towards what is usual in the category, and
        moved a little towards the latest ones and by the last quantity. The chance is a logistic
        regression on that, on the rate of purchases, on how overdue the item is and on how often
        the household shops. Urgency: overdue, today, this-week (7 days), next-week (14), later.
        skill % is by how much the error was less than that of the last interval, at the latest 8
        purchases; empty below four. Items bought once are only counted, below the table; asked for by
        name, they have insufficient history (n=1).

        --list prints what is bought within 7 days with a chance of 20 % or more: to tick off, or as
        CSV for 'larder compare --list'.

        --backtest forecasts every purchase from the third on from those before it only; mae is in
        days, the naive forecast is the interval before it.
        """,
      arguments: [AskedThings.argument],
      options: [
        .flag("list", "a shopping list of what is likely to be bought within 7 days")
      ] + AskedThings.options + OptionSpec.asking,
      examples: [
        CommandExample("larder predict restock --top 20", "what will be bought next"),
        CommandExample("larder predict restock --list", "a shopping list to tick off"),
        CommandExample(
          "larder predict restock --list -f csv -o list.csv", "the list for 'compare --list'"),
        CommandExample("larder predict restock --backtest", "how good such forecasts have been"),
      ],
      columns: Table.restockColumns.map(\.name)),
    run: { arguments, session in
      let things = try AskedThings(arguments, session)
      var question = RestockQuestion()
      question.period = things.period
      question.filters = things.filters
      question.namesItems = things.namesItems
      let isForPeople = session.format(arguments).isForPeople
      if arguments.flag("backtest") {
        guard !arguments.flag("list") else {
          throw Failure(.usage, "--list stands beside --backtest", expected: "one of the two")
        }
        try session.answerBacktest(
          arguments, things, of: "purchases", observed: "intervals"
        ) { try question.backtests(latest: $0, from: $1, rules: $2) }
        return .done
      }
      try arguments.refuse(["latest"], without: "backtest")
      let answer = try question.answer(
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      if answer.rows.isEmpty { session.note(insufficient: 0, "purchases") }
      guard arguments.flag("list") else {
        try session.answer(
          arguments,
          .restock(answer, title: isForPeople ? "Purchases foreseen on \(session.today)" : ""),
          greatest: nil, forPrograms: ["category"])
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
