#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The price levels of all periods of a window, consistent for every choice of base.
///
/// The method of Gini, Éltető, Köves and Szulc: the logarithms of the levels fit the direct
/// comparisons of all pairs of periods by least squares. Where every pair has items in common, that
/// is the geometric mean of the comparisons over each period, `P(0,t) = Π over k of (I(0,k)
/// I(k,t))^(1/T)`, as in Consumer Price Index Manual: Theory (2020), chapter 7. A pair without
/// common items adds nothing and is bridged by the others, so the levels stay transitive with
/// seasonal goods (Rao and Banerjee, A multilateral index number system based on the factorial
/// approach, 1986).
///
/// Costs time of window² × items, and window³. A period added to the window may move all levels a
/// little: only figures of one window are comparable.
public struct GEKSIndex: Hashable, Sendable {
  /// Which direct comparison the levels come near to.
  ///
  /// All are superlative, and turn into their inverse when the periods are swapped.
  public enum Comparison: Sendable {
    case fisher, tornqvist, walsh

    /// The comparison's index of this kind.
    public func value(of comparison: PriceComparison) -> Double? {
      switch self {
      case .fisher: comparison.fisher
      case .tornqvist: comparison.tornqvist
      case .walsh: comparison.walsh
      }
    }
  }

  /// The level of each period, 1 in the base; nil where no chain of common items leads to the base.
  public let levels: [Double?]

  /// Levels of all of a matrix's periods, relative to one of them.
  public init(of matrix: PriceMatrix, base: Int = 0, comparison: Comparison) {
    self.init(periods: matrix.periods, base: base) { current, base in
      comparison.value(of: matrix.comparison(of: current, to: base))
    }
  }

  /// Levels of some periods, relative to one of them.
  ///
  /// - Parameters:
  ///   - periods: How many there are.
  ///   - base: The period whose level is 1.
  ///   - value: The direct comparison of a period to an earlier one; nil where they have nothing in
  ///     common.
  public init(periods: Int, base: Int = 0, value: (_ current: Int, _ base: Int) -> Double?) {
    var links: [Link] = []
    for current in 0..<periods {
      for base in 0..<current {
        guard let value = value(current, base) else { continue }
        links.append(Link(base: base, current: current, logIndex: log(value)))
      }
    }
    let reached = Self.periods(linkedTo: base, by: links, of: periods)
    levels = Self.levels(of: periods, base: base, reached: reached, links: links)
  }

  /// A direct comparison of two periods.
  private struct Link {
    let base: Int
    let current: Int
    let logIndex: Double
  }

  private static func periods(linkedTo base: Int, by links: [Link], of periods: Int) -> [Bool] {
    var reached = Array(repeating: false, count: periods)
    guard periods > 0 else { return reached }
    reached[base] = true
    var grown = true
    while grown {
      grown = false
      for link in links where reached[link.base] != reached[link.current] {
        reached[link.base] = true
        reached[link.current] = true
        grown = true
      }
    }
    return reached
  }

  /// Solves the normal equations of the squared distances between levels and comparisons.
  private static func levels(
    of periods: Int, base: Int, reached: [Bool], links: [Link]
  ) -> [Double?] {
    let unknowns = (0..<periods).filter { reached[$0] && $0 != base }
    var positions = Array(repeating: -1, count: periods)
    for (position, period) in unknowns.enumerated() { positions[period] = position }
    var normal = SymmetricMatrix(order: unknowns.count)
    var right = Array(repeating: 0.0, count: unknowns.count)
    for link in links where reached[link.base] {
      let (base, current) = (positions[link.base], positions[link.current])
      if base >= 0 {
        normal[base, base] += 1
        right[base] -= link.logIndex
      }
      if current >= 0 {
        normal[current, current] += 1
        right[current] += link.logIndex
      }
      if base >= 0, current >= 0 { normal[current, base] -= 1 }
    }
    let logLevels = CholeskyFactor(of: normal)?.solve(right)
    return (0..<periods).map { period in
      guard reached[period] else { return nil }
      guard period != base else { return 1 }
      return logLevels.map { exp($0[positions[period]]) }
    }
  }
}
