/// A straight line that up to 29 of 100 wild points do not move.
///
/// The slope is the median of the slopes between pairs of points of different `x`, the intercept
/// the median of `y − slope × x`. Source: Sen, Estimates of the Regression Coefficient Based on
/// Kendall's Tau (1968). All pairs are looked at for up to ``pairedPoints`` points, in time of
/// n² log n; of more, only each point with the one half the sample further on in the order of `x`,
/// which is Theil's own incomplete method (1950).
public struct TheilSenLine: Hashable, Sendable {
  /// Up to so many points all pairs are looked at: at most 499,500.
  public static let pairedPoints = 1000

  public let slope: Double
  public let intercept: Double

  /// Nil if there are fewer than two points, if a number is not finite, or if `x` never varies.
  public init?(x: [Double], y: [Double]) {
    guard x.count == y.count, (x + y).allSatisfy(\.isFinite) else { return nil }
    let points = zip(x, y).sorted { $0 < $1 }
    guard let slope = SortedSample(Self.slopes(of: points))?.median,
      let intercept = SortedSample(points.map { $0.1 - slope * $0.0 })?.median
    else { return nil }
    self.slope = slope
    self.intercept = intercept
  }

  /// Slopes between points in the order of `x`.
  private static func slopes(of points: [(Double, Double)]) -> [Double] {
    var slopes: [Double] = []
    func add(_ first: Int, _ second: Int) {
      let run = points[second].0 - points[first].0
      if run > 0 { slopes.append((points[second].1 - points[first].1) / run) }
    }
    if points.count <= pairedPoints {
      for second in points.indices { for first in 0..<second { add(first, second) } }
    } else {
      let half = (points.count + 1) / 2
      for first in 0..<(points.count - half) { add(first, first + half) }
    }
    return slopes
  }
}
