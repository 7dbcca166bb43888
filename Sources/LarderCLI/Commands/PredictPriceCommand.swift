import GroceryModel
import Projections
import Reporting

extension Command {
  static let predictPrice = Command(
    spec: CommandSpec(
      "predict", "price", section: "Forecasts",
      abstract: "what items will cost, with intervals",
      discussion: """
        The unit price of each item on a day, with bounds that are to hold it in 80 and in 95 of 100
        cases: the next step after the last price, or the day of --on, or so many steps as --horizon.

        A step is a month if the median gap between days with a price is at least 25 days, a week if
        at least 6, else a purchase. A step's price is the median of those within. Up to two steps
        missing in a row are filled in linearly; prices before a longer gap do not count.

        sticky: the price more likely stays than moves, so the last one is carried on. regression:
        its change is regressed on its gaps to its recent levels, with the season of months where
        four years show one. A price of which at least half of the steps are unchanged is carried on
        unless it is on sale. stays is the chance that the price is the same within half a percent:
        the item's own share in that state, with the share of all items counted as six more. state
        is where the last price stands among the last eight: on sale, regular or elevated (by more than 2 %). skill % is by how much the error was less than that
        of the last price, at the latest 8 earlier steps; empty below four. A single price is
        insufficient history: nothing is made up.

        --backtest forecasts earlier days anew, each from what is dated until then and nothing else.
        mae is the mean error, mase the mean error in units of the series' mean step, naive_mase
        that of the last price; coverage80 and coverage95 are the shares of bounds that held, as
        they are printed. Of several horizons all are forecast from the same days. chances,
        base_rate, brier and chance_skill_percent judge the chance to stay against the base rate.
        * is all series together.

        --at judges a price before it is paid: for the package bought last, or for --quantity and
        --unit. usual is the median without sales; good is up to the 20 % quantile, high more than
        1.2 times the mean. A sale is a price marked as one, or a tenth or more below the usual one;
        waiting may pay if a cheaper sale came in half of the past spans of four weeks or more.
        """,
      arguments: [
        ArgumentSpec(
          "ITEM", "an item, by its name or a unique part of it",
          isRepeated: true, isOptional: true,
          completion: .names(.items))
      ],
      options: [
        .value("by", "KEY", "store: a row for each store", allowed: ["store"]),
        .value("on", "DATE", "the day whose price is asked for"),
        .horizon("so many steps after the last price; several for --backtest, such as 1,3,6"),
        .flag("weekly", short: "W", "a step is a week, whatever the gaps"),
        .flag("monthly", short: "M", "a step is a month, whatever the gaps"),
        .flag("explain", "explain each forecast in words"),
      ] + OptionSpec.offer + OptionSpec.backtesting + [
        .value("from-step", "N", "--backtest: the first forecast knows N steps; 2 by default"),
        .value("every", "N", "--backtest: a forecast every N steps; 1 by default"),
        .value(
          "known", "N", "--backtest: a forecast is given the latest N steps; by default all"),
      ] + OptionSpec.nameFilters + [.currency] + OptionSpec.asking,
      examples: [
        CommandExample("larder predict price milk", "what milk will cost next"),
        CommandExample(
          "larder predict price --by store --category Dairy --on 2026-12-24",
          "what dairy will cost in each store on a day"),
        CommandExample(
          "larder predict price milk --at 1.79", "judge a price in the store before paying it"),
        CommandExample(
          "larder predict price --backtest --horizon 1,3,6 --top 20",
          "how good such forecasts have been"),
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
      let question = PricePredictionQuestion(from: prices, by: try priceStep(arguments))
      let isForPeople = session.format(arguments).isForPeople
      if arguments.flag("backtest") {
        guard arguments.value("on") == nil else {
          throw Failure(
            .usage, "--on cannot be used with --backtest",
            expected: "--horizon with a number of steps")
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
          session.telling(
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
      let target = try priceTarget(arguments, session)
      let answer = try question.predictions(
        at: target, from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let explains = arguments.flag("explain") || !named.isEmpty
      try session.answer(
        arguments,
        session.telling(
          answer.rates,
          below: .pricePredictions(
            answer.rows, title: isForPeople ? "Price forecasts on \(session.today)" : "",
            notes: explains ? answer.rows.map(\.explanation) : []), arguments),
        screen: .pricePredictions, greatest: "n")
      return .done
    })

  static func priceStep(_ arguments: ParsedArguments) throws -> PricePrediction.Step? {
    switch (arguments.flag("weekly"), arguments.flag("monthly")) {
    case (true, true):
      throw Failure(.usage, "--weekly cannot be used with --monthly")
    case (true, false): return .week
    case (false, true): return .month
    case (false, false): return nil
    }
  }

  static func priceTarget(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> PricePredictionQuestion.Target {
    let horizons = try arguments.horizons()
    guard let text = arguments.value("on") else {
      guard let horizons else { return .next(after: session.today) }
      guard horizons.count == 1 else {
        throw Failure(
          .usage, "--horizon has several numbers", expected: "one number, or --backtest as well")
      }
      return .steps(horizons[0])
    }
    guard horizons == nil else {
      throw Failure(.usage, "--on cannot be used with --horizon")
    }
    let day = try Session.day(text, from: session.today, future: true)
    guard day >= session.today else {
      throw Failure(
        .usage, "--on \(day) is before today, \(session.today)",
        expected: "a day that is not over",
        hint: "--today sets the day that is looked from")
    }
    return .day(day)
  }
}
