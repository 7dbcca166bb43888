import GroceryModel
import Projections

extension Session {
  /// Says where nothing was bought for more than ten years: so it looks where a year is mistyped.
  ///
  /// - Parameters:
  ///   - covered: Where purchases lie.
  ///   - asked: The months that the answer is on.
  ///   - consequence: What follows for the answer.
  ///   - instead: How to ask from a month on, if that helps.
  func warn(
    ofSilencesIn covered: CoveredMonths, within asked: ClosedRange<Month>, so consequence: String,
    instead: ((Month) -> String)? = nil
  ) {
    for silence in covered.silences where asked.overlaps(silence) {
      let far = covered.farStretches.first {
        $0.upperBound + 1 == silence.lowerBound || silence.upperBound + 1 == $0.lowerBound
      }
      let period =
        far.map {
          $0.lowerBound == $0.upperBound
            ? "\($0.lowerBound)"
            : Period($0.lowerBound.firstDay, through: $0.upperBound.lastDay).days
        } ?? ""
      console.say(
        Diagnostic(
          .warning,
          "nothing was bought from \(silence.lowerBound) to \(silence.upperBound), so \(consequence)",
          hint: "if a year is mistyped, 'larder log show -p \(period)' shows where and "
            + "'larder undo ID' takes it back"
            + (instead.map { "; \($0(silence.upperBound + 1))" } ?? "")))
    }
  }
}
