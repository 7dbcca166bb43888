import GroceryModel
import Projections
import Reporting

extension PredictPriceCommand {
  /// Compares the price of `--at` with the known prices of the named items.
  static func judgeOffer(
    _ price: ExactDecimal, _ prices: PriceQuestion, _ arguments: ParsedArguments, _ session: Session
  ) throws -> ExitCode {
    guard !prices.filters.isEmpty else {
      throw Failure(.usage, "--at needs an item", expected: "its name, as in 'predict price milk'")
    }
    let quantity = try offeredQuantity(arguments)
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
    try arguments[Options.unit].map { unit in
      Quantity(
        try arguments[Options.quantity]?.amount ?? Amount(units: Amount.unitsPerOne), unit)
    }
  }
}

extension Option where Value == ExactDecimal {
  /// A number above 0.
  init(positive long: String, _ placeholder: String, _ summary: String) {
    self.init(
      decimal: long, placeholder, summary,
      expected: "a number above 0, such as 1.79"
    ) { !$0.isNegative && !$0.isZero }
  }
}
