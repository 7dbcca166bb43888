import GroceryModel

/// The first and the last date of a file's facts, with their line numbers.
struct OuterDays {
  private(set) var first: (day: Day, line: Int)?
  private(set) var last: (day: Day, line: Int)?

  /// All days from the first to the last; nil without dates.
  var range: ClosedRange<Day>? {
    guard let first, let last else { return nil }
    return first.day...last.day
  }

  @inline(__always)
  mutating func note(_ day: Day, line: Int) {
    guard day != .unstated else { return }
    if first.map({ day < $0.day }) ?? true { first = (day, line) }
    if last.map({ day > $0.day }) ?? true { last = (day, line) }
  }

  /// Returns warnings about dates so far away that their year may be mistyped.
  ///
  /// The facts are imported anyway.
  func remarks(today: Day) -> [ImportNotice] {
    guard let first, let last else { return [] }
    var found: [ImportNotice] = []
    if first.day.components.year < Self.firstYear { found.append(Self.remark(first, today)) }
    if last.day.components.year > today.components.year + Self.yearsAhead {
      found.append(Self.remark(last, today))
    }
    return found
  }

  private static func remark(_ found: (day: Day, line: Int), _ today: Day) -> ImportNotice {
    let years = abs(found.day - today) * 400 / 146_097
    return ImportNotice(
      "\(found.day) is \(years) years \(found.day < today ? "before" : "after") today, \(today); "
        + "its year may be mistyped", line: found.line)
  }

  /// Receipts in files are not older than this.
  private static let firstYear = 1950
  /// The maximum distance of a plan or an expiry date from today, in years.
  private static let yearsAhead = 20
}
