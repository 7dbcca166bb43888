extension OptionSpec {
  /// The options for backtests of every forecast.
  static let backtesting: [OptionSpec] = [
    flag("backtest", "measure the forecasts' accuracy on earlier days"),
    value("latest", "N", "--backtest: only the latest N forecasts of each series"),
  ]

  static func horizon(_ summary: String) -> OptionSpec { value("horizon", "N", summary) }
}

extension ParsedArguments {
  /// The longest supported horizon, in steps or days.
  private static let furthest = 1000

  /// Returns the values of `--horizon` in the order given; nil without it.
  ///
  /// - Throws: `Failure` if a value is out of range or repeated.
  func horizons() throws -> [Int]? {
    guard let text = value("horizon") else { return nil }
    var horizons: [Int] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(word), (1...Self.furthest).contains(number) else {
        throw Failure.invalid(
          word, for: "--horizon",
          expected: "a whole number from 1 to \(Self.furthest), or several with commas between")
      }
      guard !horizons.contains(number) else {
        throw Failure(.usage, "--horizon lists \(number) twice")
      }
      horizons.append(number)
    }
    return horizons
  }

  /// The number of an option; nil where it is not given.
  ///
  /// - Throws: `Failure` where it is no number, or too small.
  func count(_ name: String, atLeast least: Int) throws -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), number >= least else {
      throw Failure.invalid(
        text, for: "--\(name)",
        expected: "a whole number of at least \(least)")
    }
    return number
  }

  /// - Throws: `Failure` where one of some options is given without the one that it belongs to.
  func refuse(_ names: [String], without other: String) throws {
    guard let name = names.first(where: { !values($0).isEmpty }) else { return }
    throw Failure(.usage, "--\(name) needs --\(other)")
  }

  /// - Throws: `Failure` where one of some options is given beside one that excludes it.
  func refuse(_ names: [String], beside other: String) throws {
    guard let name = names.first(where: { isGiven($0) }) else { return }
    throw Failure.exclusive("--\(name)", "--\(other)")
  }
}
