extension CommonOptions {
  static let backtest = Flag("backtest", "measure the forecasts' accuracy on earlier days")
  static let latest = Option(
    "latest", "N", "--backtest: only the latest N forecasts of each series", atLeast: 1
  ).needing(backtest)

  /// How far ahead a forecast looks, in steps or days.
  static func horizon(_ summary: String) -> Option<[Int]> {
    Option("horizon", "N", summary, ofAtMost: 1000)
  }

  /// The options for backtests of every forecast.
  @OptionList static var backtesting: [OptionSpec] {
    backtest
    latest
  }
}

extension Option where Value == [Int] {
  /// Numbers of steps or days, several with commas between, in the order given.
  fileprivate init(_ long: String, _ placeholder: String, _ summary: String, ofAtMost most: Int) {
    spec = .value(long, placeholder, summary)
    read = { text in
      var horizons: [Int] = []
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let number = Int(word), (1...most).contains(number) else {
          throw Failure.invalid(
            word, for: "--\(long)",
            expected: "a whole number from 1 to \(most), or several with commas between")
        }
        guard !horizons.contains(number) else {
          throw Failure(.usage, "--\(long) lists \(number) twice")
        }
        horizons.append(number)
      }
      return horizons
    }
  }
}
