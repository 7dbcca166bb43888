import GroceryModel
import Projections
import Reporting

enum PredictSpendCommand {
  enum Options {
    static let horizon = CommonOptions.horizon(
      "--backtest: days before the end of the month; 25,20,15,10,5 by default"
    ).needing(CommonOptions.backtest)
    static let by = Option(
      "by", "KEY", "month, or budget for each budget's periods", allowed: ["month", "budget"])
    static let explain = Flag("explain", "explain each forecast in words")
  }

  static let command = Command(
    spec: CommandSpec(
      "predict", "spend", section: "Forecasts",
      abstract: "what will be spent by the end of the month or a budget period",
      discussion: """
        Predicts the total spending of the current month in each currency, with 80 % and 95 %
        intervals; with a period, of the months that overlap it. On the last day of a month the next
        one is shown too.

        smoothed-rate: spent so far, plus 0.97 times the days left at a daily rate. The rate lies
        between this month's (weight d/(d+120) on day d) and the smoothed rate of the n months
        before, from the first whole one; each month moves the smoothed rate by 0.3 of the
        difference. pro-rata: there is no earlier month, so the rate so far is carried forward; this
        is only a guess. With fewer than 2 earlier months, spending on fewer than 3 days is
        insufficient history, and without an earlier month so are the first 6 days.

        Monthly bills, such as rent, have no daily rate. A bill counts as what was paid this month
        or, until it is paid, as its usual amount on its usual day; the method above is for the
        rest. A store is a bill after one payment in each of 3 months in a row, at most 5 days of
        the month apart, with amounts within 5 % of their median; so is an item without a store. It
        stays one while payments come at most 10 days early or late and differ by at most a third
        from the one before. A line with a quantity is of goods, and one line of a larger receipt is part of it: neither
        is a bill. --explain lists the bills.

        The intervals come from the spending still to come: the days with spending in the last 26
        weeks, their amounts and gaps, how much months and the rate vary, and how much the latest
        payments of bills differ.

        --by budget does this for each budget's periods; 'larder budget' calls the result projected.

        skill % is how much smaller the error is than that of the previous month's total, as many
        days before the end of the latest 8 months; empty below four. --backtest repeats forecasts
        of earlier months, --horizon days before their ends, each from facts dated up to that day.
        mase is the mean absolute error in units of the mean change from month to month, naive_mase
        that of the previous month's total.
        """,
      arguments: [AskedNames.argument],
      options: {
        Options.by
        CommonOptions.filter(.budget, "only the periods of that budget")
        Options.explain
        Options.horizon
        CommonOptions.backtesting
        CommonOptions.nameFilters
        CommonOptions.noCurrency
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder predict spend", "what this month will cost"),
        CommandExample(
          "larder predict spend --budget Food", "the food budget at the end of its period"),
        CommandExample(
          "larder predict spend --backtest --latest 12", "how accurate that was in the last year"),
      ],
      columns: Table.spendPredictionColumns.map(\.name)),
    run: { arguments, session in
      try arguments.refuseCurrency()
      let asked = try AskedNames(arguments, session, future: true)
      let budgets = arguments.budgetFilters.filter { $0.field == .budget }
      let ofBudgets = !budgets.isEmpty || arguments[Options.by] == "budget"
      if ofBudgets {
        let others =
          asked.names.map { "'\($0)'" }
          + ["item", "store", "tag", "kind"].filter { !arguments.values($0).isEmpty }.map {
            "--\($0)"
          }
        guard others.isEmpty, arguments[Options.by] != "month" else {
          throw Failure(
            .usage, "\(others.first ?? "--by month") cannot be used with budgets",
            expected: "--budget and --category")
        }
      }
      let question = SpendPredictionQuestion(
        of: ofBudgets
          ? .budgets(arguments.budgetFilters)
          : .months(try session.filters(asked.names, arguments) + arguments.nameFilters),
        on: session.today)
      let isForPeople = session.format(arguments).isForPeople
      if arguments[CommonOptions.backtest] {
        let answer = try question.backtests(
          horizons: try arguments[Options.horizon] ?? [25, 20, 15, 10, 5],
          latest: try arguments[CommonOptions.latest] ?? .max,
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
      let answer = try question.predictions(
        in: asked.period ?? Period(session.today, through: session.today + 1),
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(
        answer.unmatched, candidates: answer.candidates, inBudgets: ofBudgets)
      try session.answer(
        arguments,
        .spendPredictions(
          answer.rows, title: isForPeople ? "Spending forecast on \(session.today)" : "",
          explains: arguments[Options.explain]),
        screen: .spendPredictions, greatest: "predicted")
      return .done
    })
}
