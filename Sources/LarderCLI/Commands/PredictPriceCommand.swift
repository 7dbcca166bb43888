import GroceryModel
import Projections
import Reporting

enum PredictPriceCommand {
  enum Options {
    static let horizon = CommonOptions.horizon(
      "the number of steps after the last price; several for --backtest, such as 1,3,6")
    static let by = Option("by", "KEY", "store: a row for each store", allowed: ["store"])
    static let on = Option("on", "DATE", "the day to forecast").excluding(
      CommonOptions.backtest, horizon)
    static let weekly = Flag("weekly", short: "W", "make a step a week, whatever the gaps")
    static let monthly = Flag("monthly", short: "M", "make a step a month, whatever the gaps")
      .excluding(weekly)
    static let explain = Flag("explain", "explain each forecast in words")
    static let fromStep = Option(
      "from-step", "N", "--backtest: the steps before the first forecast; 2 by default", atLeast: 2
    ).needing(CommonOptions.backtest)
    static let every = Option(
      "every", "N", "--backtest: a forecast every N steps; 1 by default", atLeast: 1
    ).needing(CommonOptions.backtest)
    static let known = Option(
      "known", "N", "--backtest: use only the latest N steps; all by default", atLeast: 2
    ).needing(CommonOptions.backtest)
    static let at = Option<ExactDecimal>(
      positive: "at", "PRICE", "judge this price before paying it"
    ).excluding(CommonOptions.backtest, on, horizon, weekly, monthly, explain)
    static let unit = Option<Unit>(
      "unit", "UNIT", "--at: the unit of the price, such as kg; by default the last package",
      expected: "one such as kg, g, l, ml, lb, oz or each"
    ) { Unit($0) }.needing(at)
    static let quantity = Option<ExactDecimal>(
      positive: "quantity", "NUMBER", "--at: the price is for so many of --unit; 1 by default"
    ).needing(unit)
  }

  static let command = Command(
    spec: CommandSpec(
      "predict", "price", section: "Forecasts",
      abstract: "what items will cost, with intervals",
      discussion: """
        Predicts the unit price of each item, with 80 % and 95 % intervals: for the next step after
        the last price, for the day of --on, or for the steps of --horizon. A step is a month if the
        median gap between days with a price is at least 25 days, a week if at least 6, else one
        purchase. A step's price is the median of its prices. Up to two missing steps in a row are
        interpolated; prices before a longer gap are ignored.

        method sticky: the price is more likely to stay than to move, so the last price is carried
        forward. regression: the change is regressed on the price's gaps to its recent levels, and
        on the month of the year if four years show a season. If at least half of the steps are
        unchanged, the price is carried forward unless it is on sale. stays is the chance that the
        price stays the same within half a percent: the item's own share in that state, with the
        share of all items counted as six more. state compares the last price with the last eight:
        on sale, regular or elevated (by more than 2 %). skill % is how much smaller the error is
        than that of the last price, over the latest 8 steps; empty below four. A single price is
        insufficient history.

        --backtest repeats forecasts on earlier days, each from facts dated up to that day. mae is
        the mean absolute error, mase the same in units of the series' mean step, naive_mase that of
        the last price. coverage80 and coverage95 are the shares of printed intervals that held.
        Several horizons are forecast from the same days. chances, base_rate, brier and
        chance_skill_percent compare the chance to stay with the base rate. * is all series
        together.

        --at judges a price before you pay it: for the package bought last, or for --quantity and
        --unit. usual is the median without sales; good is up to the 20 % quantile, high is more
        than 1.2 times the mean, or above all known prices and more than 5 % above usual. A sale is a
        price marked as one, or at least a tenth below usual. Waiting may pay if a cheaper sale came in
        at least half of the past spans of four weeks.
        """,
      arguments: [
        ArgumentSpec(
          "ITEM", "an item, by its name or a unique part of it",
          isRepeated: true, isOptional: true,
          completion: .names(.items))
      ],
      options: {
        Options.by
        Options.on
        Options.horizon
        Options.weekly
        Options.monthly
        Options.explain
        Options.at
        Options.quantity
        Options.unit
        CommonOptions.backtesting
        Options.fromStep
        Options.every
        Options.known
        CommonOptions.nameFilters
        CommonOptions.currency
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder predict price milk", "what milk will cost next"),
        CommandExample(
          "larder predict price --by store --category Dairy --on 2026-12-24",
          "the price of dairy in each store on a day"),
        CommandExample(
          "larder predict price milk --at 1.79", "judge a price in the store before paying it"),
        CommandExample(
          "larder predict price --backtest --horizon 1,3,6 --top 20",
          "how accurate such forecasts were"),
      ],
      columns: Table.pricePredictionColumns.map(\.name)),
    run: { arguments, session in
      let named = arguments.arguments.map { NameFilter(.item, $0) }
      let prices = PriceQuestion(
        in: try session.period(arguments), filters: named + arguments.nameFilters,
        byStore: arguments[Options.by] == "store", currency: try arguments.targetCurrency)
      if let price = try arguments[Options.at] {
        return try judgeOffer(price, prices, arguments, session)
      }
      let question = PricePredictionQuestion(from: prices, by: Self.step(arguments))
      let isForPeople = session.format(arguments).isForPeople
      if arguments[CommonOptions.backtest] {
        let answer = try question.backtests(
          horizons: try arguments[Options.horizon] ?? [1],
          startingAt: try arguments[Options.fromStep] ?? 2,
          every: try arguments[Options.every] ?? 1,
          latest: try arguments[CommonOptions.latest] ?? .max,
          history: try arguments[Options.known] ?? .max,
          from: try session.replay(arguments), rules: try session.rules())
        try session.refuse(answer.unmatched, candidates: answer.candidates)
        try session.answer(
          arguments,
          session.withRateNotes(
            answer.rates,
            below: .backtest(
              answer.rows,
              title: isForPeople ? "Forecasts of prices, up to \(session.today)" : "",
              naive: "repeating the last price"), arguments),
          screen: .backtest, greatest: "windows")
        return .done
      }
      let target = try Self.target(arguments, session)
      let answer = try question.predictions(
        at: target, from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let explains = arguments[Options.explain] || !named.isEmpty
      try session.answer(
        arguments,
        session.withRateNotes(
          answer.rates,
          below: .pricePredictions(
            answer.rows, title: isForPeople ? "Price forecasts on \(session.today)" : "",
            notes: explains ? answer.rows.map(\.explanation) : []), arguments),
        screen: .pricePredictions, greatest: "n")
      return .done
    })

  static func step(_ arguments: ParsedArguments) -> PricePrediction.Step? {
    arguments[Options.weekly] ? .week : arguments[Options.monthly] ? .month : nil
  }

  static func target(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> PricePredictionQuestion.Target {
    guard let text = arguments[Options.on] else {
      guard let horizons = try arguments[Options.horizon] else {
        return .next(after: session.today)
      }
      guard horizons.count == 1 else {
        throw Failure(
          .usage, "--horizon has several values", expected: "one value, or --backtest as well")
      }
      return .steps(horizons[0])
    }
    let day = try session.day(text, future: true)
    guard day >= session.today else {
      throw Failure(
        .usage, "--on \(day) is before today, \(session.today)",
        expected: "today or later",
        hint: "--today sets the day to forecast from")
    }
    return .day(day)
  }
}
