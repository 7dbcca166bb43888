import GroceryModel
import Projections
import Reporting

extension Command {
  static let predictSpend = Command(
    spec: CommandSpec(
      "predict", "spend", section: "Forecasts",
      abstract: "what will be spent by the end of the month or a budget period",
      discussion: """
        What will have been spent by the end of the month that holds today, in each currency, with
        bounds that are to hold it in 80 and in 95 of 100 cases; with a period, of the months that
        overlap it.

        smoothed-rate: what is spent, plus 0.97 times the days left at a daily rate between this
        month's (weight d/(d+120) on its day d) and the smoothed one of the n months before, from the
        first whole one; smoothed is that each month moves it by 0.3 of the distance. pro-rata: there
        is no month before, so the rate so far is carried on, which is no more than a guess. With
        nothing to go by it is insufficient history.

        The bounds come from what is still to be spent: the days with spending of the last 26 weeks,
        their amounts and gaps, and how much months and the rate differ.

        --by budget does so for each budget's periods, and is what larder budget calls projected.

        skill % is by how much the error was less than that of the total of the month before, so
        many days before the end of the latest 8 months; empty below four. --backtest forecasts
        earlier months anew, so many days before their ends as --horizon says, each from what is
        dated until then and nothing else; mase is the mean error in units of the mean change from
        month to month, naive_mase that of the total of the month before.
        """,
      options: [
        .value(
          "by", "KEY", "month, or budget: the periods of each budget",
          allowed: ["month", "budget"]),
        .filter("budget", "only the periods of that budget"),
        .flag("explain", "say in words what each forecast rests on"),
        .horizon("--backtest: days before the end; 25,20,15,10,5 by default"),
      ] + OptionSpec.backtesting + OptionSpec.nameFilters + [.noCurrency] + OptionSpec.asking,
      examples: [
        CommandExample("larder predict spend", "what this month will cost"),
        CommandExample("larder predict spend --budget Food", "where the food budget is heading"),
        CommandExample(
          "larder predict spend --backtest --latest 12", "how good that was in the last year"),
      ],
      columns: Table.spendPredictionColumns.map(\.name)),
    run: { arguments, session in
      try arguments.refuseCurrency()
      let budgets = arguments.values("budget")
      let ofBudgets = !budgets.isEmpty || arguments.value("by") == "budget"
      if ofBudgets {
        let others = ["item", "store", "tag", "kind"].filter { !arguments.values($0).isEmpty }
        guard others.isEmpty, arguments.value("by") != "month" else {
          throw Failure(
            .usage,
            "\(others.first.map { "--\($0)" } ?? "--by month") cannot be used with budgets",
            expected: "--budget and --category, which are what budgets have")
        }
      }
      let question = SpendPredictionQuestion(
        of: ofBudgets ? .budgets(arguments.budgetFilters) : .months(arguments.nameFilters),
        on: session.today)
      let isForPeople = session.format(arguments).isForPeople
      if arguments.flag("backtest") {
        let answer = try question.backtests(
          horizons: try arguments.horizons() ?? [25, 20, 15, 10, 5],
          latest: try arguments.count("latest", atLeast: 1) ?? .max,
          from: try session.replay(arguments), rules: try session.rules())
        try session.refuse(
          answer.unmatched, candidates: answer.candidates, inBudgets: ofBudgets)
        try session.answer(
          arguments,
          .backtest(
            answer.rows, title: isForPeople ? "Forecasts of spending, up to \(session.today)" : "",
            naive: "repeating the period before"),
          screen: .backtest, greatest: "windows")
        return .done
      }
      try arguments.refuse(["horizon", "latest"], without: "backtest")
      let answer = try question.predictions(
        in: try session.period(arguments) ?? Period(session.today, through: session.today),
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(
        answer.unmatched, candidates: answer.candidates, inBudgets: ofBudgets)
      try session.answer(
        arguments,
        .spendPredictions(
          answer.rows, title: isForPeople ? "Spending forecast on \(session.today)" : "",
          explains: arguments.flag("explain")),
        screen: .spendPredictions, greatest: "predicted")
      return .done
    })
}
