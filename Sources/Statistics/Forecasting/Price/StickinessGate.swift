/// True if a price more likely stays what it is than moves.
///
/// The share `p` of earlier prices in the same state (on sale, regular, elevated) that were the
/// same `h` steps later, over the last 104 origins; the share in any state, itself taken as
/// `(k + 1.5) / (n + 3)`, counts as four more of them.
struct StickinessGate {
  /// Changes of the logarithm smaller than this are none.
  private static let tolerance = 0.005

  let stayProbability: Double
  /// The changes at the origins; those in another state have a weight of a quarter.
  let changes: WeightedErrors

  /// True if the last price is carried on whatever the probability.
  private let isSteady: Bool

  init(_ levels: PriceLevels, steps: Int, isSteady: Bool = false) {
    let origins = max(0, levels.count - steps)
    let first = max(0, origins - WeightedErrors.mostOrigins)
    let now = levels.state(at: levels.count - 1)
    var changes = WeightedErrors(capacity: origins - first)
    var stayed = 0
    var sameState = 0
    var sameStateStayed = 0
    for origin in first..<origins {
      let change = levels.change(from: origin, steps: steps)
      let isSame = levels.state(at: origin) == now
      changes.append(change, weight: isSame ? 1 : 0.25)
      let stays = abs(change) < Self.tolerance
      if stays { stayed += 1 }
      if isSame { sameState += 1 }
      if stays && isSame { sameStateStayed += 1 }
    }
    let overall = (Double(stayed) + 1.5) / (Double(origins - first) + 3)
    stayProbability = (Double(sameStateStayed) + 4 * overall) / (Double(sameState) + 4)
    self.changes = changes
    self.isSteady = isSteady
  }

  /// The last price is carried on.
  var isSticky: Bool { isSteady || stayProbability >= 0.5 }
  /// It is carried on without a look at plainer levels.
  var isSure: Bool { isSteady || stayProbability >= 0.6 }
}
