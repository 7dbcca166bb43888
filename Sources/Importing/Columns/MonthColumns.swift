import ByteTools
import GroceryModel

/// A column with the amounts of one month.
struct MonthColumn: Sendable {
  let column: Int
  let first: Day
  let last: Day
}

/// Finds tables with a row per category and a column per month, of planned or of spent amounts.
///
/// Example: `Category,Jan 2026,Feb 2026` and `Food,400,420`.
struct MonthColumns {
  /// The month columns in order; empty if the table has none or its year is unknown.
  private(set) var columns: [MonthColumn] = []
  /// The headers of months whose year is unknown.
  private(set) var withoutYear: [String] = []
  private var places: [Int] = []
  /// True if a word above the table or in its header says that the amounts are planned.
  private(set) var isCalledPlan = false
  /// True if a word there, or the names of accounts, say that the amounts were spent.
  private(set) var isCalledSpending = false

  /// - Parameters:
  ///   - layout: The table.
  ///   - year: The year of months without one, if the user gave it.
  init(_ layout: TableLayout, year: Int?) {
    guard let header = layout.header, Self.isBare(layout) else { return }
    var found: [(column: Int, month: Int, year: Int?)] = []
    for (column, text) in header.cells.enumerated() where !text.isEmpty {
      guard let named = withBytes(of: text, { MonthCell.parts($0) }),
        layout.profiles[column].numbers * 2 >= layout.profiles[column].filled
      else { continue }
      found.append((column, named.month, named.year))
    }
    let filled = found.count { layout.profiles[$0.column].numbers > 0 }
    guard filled >= 2, layout.profiles.contains(where: { $0.textShare >= 0.4 }) else { return }
    places = found.map(\.column)
    let specified = Self.year(above: layout, header, places) ?? year
    for (column, month, year) in found {
      guard let year = year ?? specified else {
        withoutYear.append(header.cells[column])
        continue
      }
      let days = withBytes(of: "\(year)-\(month)") { MonthCell.days($0) }
      if let (first, last) = days {
        columns.append(MonthColumn(column: column, first: first, last: last))
      }
    }
    if !withoutYear.isEmpty || Set(columns.map(\.first)).count < columns.count { columns = [] }
    let texts = layout.preamble.flatMap(\.cells) + header.cells
    let words = texts.flatMap { HeaderWords.split($0) }
    isCalledPlan = texts.contains { RoleWords.score(HeaderWords($0), .amount) >= 6 }
    let holdsAccounts = layout.profiles.contains { LeftOutRows.holdsExpenses($0) }
    isCalledSpending =
      !isCalledPlan && (holdsAccounts || words.contains(where: Self.spent.contains))
  }

  var isFound: Bool { !columns.isEmpty || !withoutYear.isEmpty }
  var isPlan: Bool { isFound && !isCalledSpending }

  /// Returns true if the column is a month, whether its year is known or not.
  func names(_ column: Int) -> Bool { places.contains(column) }

  /// Returns true if rows have no date, quantity or unit price, which purchases would have.
  private static func isBare(_ layout: TableLayout) -> Bool {
    !layout.headers.indices.contains { column in
      let header = layout.headers[column]
      return layout.profiles[column].dateShare >= 0.5 || RoleWords.score(header, .date) >= 10
        || RoleWords.score(header, .quantity) >= 10 || RoleWords.score(header, .unitPrice) >= 10
    }
  }

  /// Returns the only year in the lines above the table or in other headers: `Budget 2026`.
  static func year(
    above layout: TableLayout, _ header: SampleRecord, _ months: [Int]
  ) -> Int? {
    let others = header.cells.indices.filter { !months.contains($0) }.map { header.cells[$0] }
    let words = (layout.preamble.flatMap(\.cells) + others).flatMap { HeaderWords.split($0) }
    let years = Set(words.compactMap(Int.init).filter { (1970..<2200).contains($0) })
    return years.count == 1 ? years.first : nil
  }

  /// Words for money spent; a table with one is not a budget.
  private static let spent: Set<String> = [
    "spent", "spending", "actual", "actuals", "expenses", "expenditure", "ausgaben", "ausgegeben",
    "ist", "dépenses", "dépensé", "gastos", "gastado", "spese", "speso", "uitgaven", "utgifter",
    "udgifter", "wydatki", "výdaje", "kiadások", "расходы", "витрати", "支出", "지출",
  ]
}
