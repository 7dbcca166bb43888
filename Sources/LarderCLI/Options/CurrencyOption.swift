import GroceryModel
import Projections
import Reporting

extension CommonOptions {
  /// The currency to convert all amounts to.
  static let currency = Option(
    currency: "currency", "CODE",
    "convert all amounts, by the last rate on or before each line's day")

  /// The same where nothing is converted: it is refused with the reason.
  static let noCurrency = Option(
    "currency", "CODE", "not supported here: each row keeps its own currency", isHidden: true)
}

extension Option where Value == Currency {
  init(currency long: String, _ placeholder: String, _ summary: String) {
    spec = .value(long, placeholder, summary)
    read = { try TypedCurrency.read($0, as: "--\(long)") }
  }
}

extension ParsedArguments {
  /// - Throws: `Failure` if `--currency` is given to a command that does not convert.
  func refuseCurrency() throws {
    guard isGiven(CommonOptions.noCurrency) else { return }
    throw Failure(
      .usage, "--currency is not supported here: each row keeps its own currency",
      hint: "use it with larder spend, prices, compare, index, stock, waste or predict price")
  }

  /// Returns the currency to convert to; nil if amounts keep their currency.
  ///
  /// - Throws: `Failure` for an invalid currency.
  var targetCurrency: Currency? {
    get throws {
      try self[CommonOptions.currency]
    }
  }
}

extension Session {
  /// Returns a table with notes about the rates used; for programs, prints them to standard error instead.
  func withRateNotes(
    _ rates: [String], below table: Table, _ arguments: ParsedArguments
  ) -> Table {
    var table = table
    if format(arguments).isForPeople {
      table.notes += rates
    } else {
      for remark in rates { console.say(Diagnostic(.note, remark)) }
    }
    return table
  }
}

extension Failure {
  /// Creates the error for an amount without a rate.
  init(missing rate: CurrencyConversion.MissingRate) {
    self.init(
      .badInput,
      "no rate from \(rate.currency) to \(rate.target) is recorded on or before \(rate.day)",
      expected: "a rate for each day with amounts in another currency",
      hint: "'larder add rate --from \(rate.currency) --to \(rate.target) --rate RATE "
        + "--date \(rate.day)' records one")
  }
}
