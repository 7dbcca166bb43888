import GroceryModel
import Projections

extension Session {
  /// Warns about gaps of more than ten years without purchases; a mistyped year causes them.
  ///
  /// - Parameters:
  ///   - covered: The months with purchases.
  ///   - asked: The months of the answer.
  ///   - consequence: The effect on the answer.
  ///   - instead: Returns advice on how to ask from a month on, if that helps.
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
          hint: "if a year is wrong, 'larder log show -p \(period)' shows where and "
            + "'larder undo ID' retracts it"
            + (instead.map { "; \($0(silence.upperBound + 1))" } ?? "")))
    }
  }
}
