import GroceryModel
import Projections
import Reporting

enum PredictPriceCommand {
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
        than 1.2 times the mean. A sale is a price marked as one, or at least a tenth below usual.
        Waiting may pay if a cheaper sale came in at least half of the past spans of four weeks.
        """,
      arguments: [
        ArgumentSpec(
          "ITEM", "an item, by its name or a unique part of it",
          isRepeated: true, isOptional: true,
          completion: .names(.items))
      ],
      options: [
        .value("by", "KEY", "store: a row for each store", allowed: ["store"]),
        .value("on", "DATE", "the day to forecast"),
        .horizon("the number of steps after the last price; several for --backtest, such as 1,3,6"),
        .flag("weekly", short: "W", "make a step a week, whatever the gaps"),
        .flag("monthly", short: "M", "make a step a month, whatever the gaps"),
        .flag("explain", "explain each forecast in words"),
      ] + OptionSpec.offer + OptionSpec.backtesting + [
        .value("from-step", "N", "--backtest: the steps before the first forecast; 2 by default"),
        .value("every", "N", "--backtest: a forecast every N steps; 1 by default"),
        .value(
          "known", "N", "--backtest: use only the latest N steps; all by default"),
      ] + OptionSpec.nameFilters + [.currency] + OptionSpec.asking,
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
        byStore: arguments.value("by") == "store", currency: try arguments.targetCurrency)
      if arguments.isGiven("at") {
        return try judgeOffer(prices, arguments, session)
      }
      try arguments.refuse(["unit", "quantity"], without: "at")
      let question = PricePredictionQuestion(from: prices, by: try Self.step(arguments))
      let isForPeople = session.format(arguments).isForPeople
      if arguments.flag("backtest") {
        guard arguments.value("on") == nil else {
          throw Failure.exclusive(
            "--on", "--backtest", expected: "--horizon with a number of steps")
        }
        let answer = try question.backtests(
          horizons: try arguments.horizons() ?? [1],
          startingAt: try arguments.count("from-step", atLeast: 2) ?? 2,
          every: try arguments.count("every", atLeast: 1) ?? 1,
          latest: try arguments.count("latest", atLeast: 1) ?? .max,
          history: try arguments.count("known", atLeast: 2) ?? .max,
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
      try arguments.refuse(
        ["from-step", "every", "latest", "known"], without: "backtest")
      let target = try Self.target(arguments, session)
      let answer = try question.predictions(
        at: target, from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let explains = arguments.flag("explain") || !named.isEmpty
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

  static func step(_ arguments: ParsedArguments) throws -> PricePrediction.Step? {
    switch (arguments.flag("weekly"), arguments.flag("monthly")) {
    case (true, true):
      throw Failure.exclusive("--weekly", "--monthly")
    case (true, false): return .week
    case (false, true): return .month
    case (false, false): return nil
    }
  }

  static func target(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> PricePredictionQuestion.Target {
    let horizons = try arguments.horizons()
    guard let text = arguments.value("on") else {
      guard let horizons else { return .next(after: session.today) }
      guard horizons.count == 1 else {
        throw Failure(
          .usage, "--horizon has several values", expected: "one value, or --backtest as well")
      }
      return .steps(horizons[0])
    }
    guard horizons == nil else {
      throw Failure.exclusive("--on", "--horizon")
    }
    let day = try Session.day(text, from: session.today, future: true)
    guard day >= session.today else {
      throw Failure(
        .usage, "--on \(day) is before today, \(session.today)",
        expected: "today or later",
        hint: "--today sets the day to forecast from")
    }
    return .day(day)
  }
}
