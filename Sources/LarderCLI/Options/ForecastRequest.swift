import EventSourcing
import GroceryModel
import Projections
import Reporting

/// The items that a forecast is requested for.
struct ForecastRequest {
  let period: Period?
  /// The items named as arguments, which have to be there.
  let named: [NameFilter]
  let filters: [NameFilter]
  /// True if items are named, by arguments or by options.
  let namesItems: Bool

  static let argument = ArgumentSpec(
    "ITEM", "an item, by its name or a unique part of it", isRepeated: true,
    isOptional: true, completion: .names(.items))

  /// The options that select items and request backtests.
  static let options =
    CommonOptions.backtesting + CommonOptions.nameFilters + [CommonOptions.noCurrency.spec]

  /// - Throws: `Failure` where an option is not taken, or its value not what it has to be.
  init(_ arguments: ParsedArguments, _ session: Session) throws {
    try arguments.refuseCurrency()
    period = try session.period(arguments)
    named = arguments.arguments.map { NameFilter(.item, $0) }
    filters = named + arguments.nameFilters
    namesItems = !named.isEmpty || arguments.isGiven("item")
  }
}

extension Session {
  /// Answers with the accuracy of forecasts on earlier days.
  ///
  /// - Parameters:
  ///   - arguments: How the answer is given.
  ///   - things: Which things are asked of.
  ///   - title: What was forecast, such as `labels`.
  ///   - observed: What forecasts need two of, such as `labels`.
  ///   - naive: What the forecasts are compared with.
  ///   - backtests: Gives at most so many forecasts of a thing.
  /// - Throws: What `backtests` throws; `Failure` for an unknown name.
  func answerBacktest(
    _ arguments: ParsedArguments, _ things: ForecastRequest, of title: String, observed: String,
    naive: String,
    _ backtests: (_ latest: Int, Replay, CategoryRules) throws -> ForecastAnswer<BacktestSummary>
  ) throws {
    let answer = try backtests(
      try arguments[CommonOptions.latest] ?? .max, try replay(arguments), try rules())
    try refuse(answer.unmatched, candidates: answer.candidates)
    note(insufficient: answer.rows.reduce(0) { $0 + $1.windows }, observed)
    let isForPeople = format(arguments).isForPeople
    try self.answer(
      arguments,
      .backtest(
        answer.rows, title: isForPeople ? "Forecasts of \(title), up to \(today)" : "", naive: naive
      ),
      screen: .backtest, greatest: "windows")
  }

  /// Says that nothing could be forecast, where so many observations are none.
  func note(insufficient count: Int, _ what: String) {
    guard count == 0 else { return }
    console.say(
      Diagnostic(
        .note, "too little history for a forecast", expected: "two \(what) of a product or more"))
  }

  /// Says that forecasts exist, but none reaches the chance that was asked for.
  func note(unlikely count: Int, within days: Int, least: Double) {
    let percent = Int((100 * least).rounded())
    console.say(
      Diagnostic(
        .note,
        "no item has a chance of \(percent) % or more within \(days) days; \(count) have less"))
  }
}
