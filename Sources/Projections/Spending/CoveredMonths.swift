import GroceryModel

/// The months from the first with facts to the last, without gaps of more than ten years.
///
/// A purchase mistyped as of the year 0001 would otherwise add 24,000 empty months.
public struct CoveredMonths: Hashable, Sendable {
  /// So many months in a row without anything are still reported on.
  static let longestPause = 120

  /// Ascending; between one and the next lies a silence.
  public private(set) var stretches: [ClosedRange<Month>] = []

  /// - Parameter months: Those that hold something, ascending.
  public init(holding months: some Sequence<Month>) {
    for month in months {
      if let last = stretches.last, !Self.isSilence(from: last.upperBound, to: month) {
        stretches[stretches.count - 1] = last.lowerBound...month
      } else {
        stretches.append(month...month)
      }
    }
  }

  /// The first month that holds something; nil if none does.
  public var first: Month? { stretches.first?.lowerBound }
  /// The last month that holds something; nil if none does.
  public var last: Month? { stretches.last?.upperBound }

  /// Those of all stretches, ascending.
  public var months: [Month] {
    stretches.flatMap { stretch in
      (0...(stretch.upperBound - stretch.lowerBound)).map { stretch.lowerBound + $0 }
    }
  }

  /// The years that hold some of these months, ascending.
  public var years: [Int] {
    stretches.flatMap { Array($0.lowerBound.year...$0.upperBound.year) }
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// What lies between the stretches, ascending.
  public var silences: [ClosedRange<Month>] {
    zip(stretches, stretches.dropFirst()).map { $0.upperBound + 1...$1.lowerBound + -1 }
  }

  /// All stretches but the longest, of equally long ones the last: where years may be mistyped.
  public var farStretches: [ClosedRange<Month>] {
    let longest = stretches.indices.max { left, right in
      (length(left), left) < (length(right), right)
    }
    return stretches.indices.filter { $0 != longest }.map { stretches[$0] }
  }

  private func length(_ place: Int) -> Int {
    stretches[place].upperBound - stretches[place].lowerBound
  }

  /// Those of some months that do not lie in a silence.
  public func reported(of months: ClosedRange<Month>) -> [Month] {
    (0...(months.upperBound - months.lowerBound)).lazy.map { months.lowerBound + $0 }
      .filter { !isSilent($0) }
  }

  /// True if a month lies in a silence between two stretches.
  func isSilent(_ month: Month) -> Bool {
    guard let first, let last, first <= month, month <= last else { return false }
    return !stretches.contains { $0.contains(month) }
  }

  /// The first month of the stretch that a month lies in, or looks back on; nil before all of them.
  func start(upTo month: Month) -> Month? {
    stretches.last { $0.lowerBound <= month }?.lowerBound
  }

  /// True if between two months, which hold something, lies a silence.
  static func isSilence(from earlier: Month, to later: Month) -> Bool {
    later - earlier > longestPause + 1
  }
}
