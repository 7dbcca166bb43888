import ByteTools
import GroceryModel

/// A plan whose categories keep what is left: a column of what is available carries it on.
///
/// The evidence is arithmetic: available = planned + activity + what was available a month before.
struct Envelopes {
  /// The column of what is available.
  let available: Int
  /// True if overspending is carried to the next month too.
  let carriesOverspending: Bool

  /// Returns nil if no two columns show that something is carried.
  ///
  /// - Parameters:
  ///   - layout: The plan, with one row for each category and month.
  ///   - month: The column of months.
  ///   - category: The column of categories.
  ///   - planned: The column of planned amounts.
  init?(_ layout: TableLayout, month: Int, category: Int, planned: Int) {
    let rows = layout.rows.compactMap { row -> (month: Day, row: SampleRecord)? in
      withBytes(of: row[month]) { MonthCell.days($0) }.map { ($0.first, row) }
    }.sorted { $0.month < $1.month }
    guard rows.count > 2, rows.count * 10 >= layout.rows.count * 9 else { return nil }
    let numbers = layout.profiles.indices.filter { column in
      column != planned && column != month && layout.profiles[column].numberShare > 0.9
    }
    for available in numbers {
      for activity in numbers where activity != available {
        for isSpent in [false, true] {
          var test = Test()
          for (month, row) in rows {
            guard let plan = layout.number(row, planned)?.amount,
              let moved = layout.number(row, activity)?.amount,
              let left = layout.number(row, available)?.amount
            else { continue }
            let own = isSpent ? plan - moved : plan + moved
            test.read(row[category], month, own: own, left: left)
          }
          guard let carries = test.result else { continue }
          (self.available, carriesOverspending) = (available, carries)
          return
        }
      }
    }
    return nil
  }

  /// Compares each month with what was available a month before.
  private struct Test {
    private var before: [String: (month: Day, left: Amount)] = [:]
    private var tested = 0
    private var carried = 0
    private var fits = (surplus: 0, both: 0)

    mutating func read(_ category: String, _ month: Day, own: Amount, left: Amount) {
      defer { before[category] = (month, left) }
      guard let (last, rest) = before[category], last.adding(months: 1) == month else { return }
      tested += 1
      if rest.units > 0 { carried += 1 }
      if own + max(rest, .zero) == left { fits.surplus += 1 }
      if own + rest == left { fits.both += 1 }
    }

    /// True if overspending is carried too, false if only a surplus is; nil if nothing shows either.
    ///
    /// A tenth of the rows may differ: the categories of credit cards are kept in other ways.
    var result: Bool? {
      guard tested > 1, carried > 0, max(fits.surplus, fits.both) * 10 >= tested * 9 else {
        return nil
      }
      return fits.both > fits.surplus
    }
  }
}
