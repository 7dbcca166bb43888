import GroceryModel
import Projections

/// Moments and spans of trips as people type and read them.
enum TripClock {
  static let now = Option("now", "TIME", "count a running trip up to this moment in UTC")

  /// The moment of `--now`, by default that of the run.
  ///
  /// - Throws: `Failure` where it is neither a moment nor a time of day.
  static func now(_ arguments: ParsedArguments, _ session: Session) throws -> Instant {
    guard let text = arguments[now] else { return session.world.now }
    if let moment = Instant(text) { return moment }
    if let moment = Instant("\(session.today)T\(text)") { return moment }
    throw Failure.invalid(
      text, for: "--now",
      expected: "a time in UTC as HH:MM, HH:MM:SS or YYYY-MM-DDTHH:MM:SSZ")
  }

  /// `1:02:03` as `01:02:03`; more than 99 hours have more digits.
  static func text(_ seconds: Int) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    return [seconds / 3600, seconds / 60 % 60, seconds % 60].map(padded).joined(separator: ":")
  }
}
