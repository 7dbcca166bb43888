import GroceryModel
import Projections
import Reporting

extension OptionSpec {
  /// What all money is converted to.
  static let currency = value(
    "currency", "CODE", "convert all amounts, by the last rate recorded for each line's day")
}

extension OptionSpec {
  /// The same where nothing is converted: it is refused with the reason.
  static let noCurrency = value(
    "currency", "CODE", "not taken here: each row stays in its own currency", isHidden: true)
}

extension ParsedArguments {
  /// - Throws: `Failure` where money is to be converted by what does not convert any.
  func refuseCurrency() throws {
    guard value("currency") != nil else { return }
    throw Failure(
      .usage, "--currency is not taken here: each row stays in its own currency",
      hint: "larder spend, prices, compare, index, stock, waste and predict price convert")
  }

  /// The currency that all is to be converted to; nil where each stays as it is.
  ///
  /// - Throws: `Failure` where it is none.
  var targetCurrency: Currency? {
    get throws {
      try value("currency").map { try TypedCurrency.read($0, as: "--currency") }
    }
  }
}

extension Session {
  /// Says which rates money was converted by: below the table for people, else beside it.
  func telling(
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
  /// What could not be converted, and what to do about it.
  init(missing rate: CurrencyConversion.MissingRate) {
    self.init(
      .badInput,
      "no rate for \(rate.currency) in \(rate.target) is known on \(rate.day) or before",
      expected: "a rate for each day on which something was paid in another currency",
      hint: "larder add rate --from \(rate.currency) --to \(rate.target) --rate RATE "
        + "--date \(rate.day)")
  }
}
