import GroceryModel
import Projections
import Reporting

extension OptionSpec {
  /// The options that judge a price in the store.
  static let offer: [OptionSpec] = [
    .value("at", "PRICE", "judge this price before paying it"),
    .value("quantity", "NUMBER", "--at: the price is for so many of --unit; 1 by default"),
    .value("unit", "UNIT", "--at: the unit of the price, such as kg; by default the last package"),
  ]
}

extension PredictPriceCommand {
  /// Compares the price of `--at` with the known prices of the named items.
  static func judgeOffer(
    _ prices: PriceQuestion, _ arguments: ParsedArguments, _ session: Session
  ) throws -> ExitCode {
    try arguments.refuse(
      ["backtest", "on", "horizon", "weekly", "monthly", "explain"], beside: "at")
    guard !prices.filters.isEmpty else {
      throw Failure(.usage, "--at needs an item", expected: "its name, as in 'predict price milk'")
    }
    let quantity = try offeredQuantity(arguments)
    guard let price = try positiveNumber("at", arguments) else { return .usage }
    let answer = try prices.offers(
      at: price, for: quantity, from: try session.replay(arguments),
      rules: try session.rules())
    try session.refuse(answer.unmatched, candidates: answer.candidates)
    if answer.rows.isEmpty, let quantity {
      throw Failure(
        .usage, "the item has no price per \(quantity.unit.dimension.base)",
        expected: "a --unit as in 'larder prices'")
    }
    let isForPeople = session.format(arguments).isForPeople
    try session.answer(
      arguments,
      session.withRateNotes(
        answer.rates,
        below: .priceOffers(
          answer.rows, title: isForPeople ? "Prices judged on \(session.today)" : ""), arguments),
      screen: .priceOffers, greatest: "observations")
    return .done
  }

  private static func offeredQuantity(_ arguments: ParsedArguments) throws -> Quantity? {
    let number = try positiveNumber("quantity", arguments)
    guard let word = arguments.value("unit") else {
      try arguments.refuse(["quantity"], without: "unit")
      return nil
    }
    guard let unit = Unit(word) else {
      throw Failure(
        .usage, "unknown unit '\(word)' for --unit",
        expected: "one such as kg, g, l, ml, lb, oz or each")
    }
    return Quantity(number?.amount ?? Amount(units: Amount.unitsPerOne), unit)
  }

  private static func positiveNumber(
    _ name: String, _ arguments: ParsedArguments
  ) throws -> ExactDecimal? {
    guard let text = arguments.value(name) else { return nil }
    guard let number = ExactDecimal(text), !number.isNegative, !number.isZero else {
      throw Failure.invalid(
        text, for: "--\(name)",
        expected: "a number above 0 with a decimal point, such as 1.79")
    }
    return number
  }
}
