import ByteTools
import GroceryModel

/// What tells whether two tables of a file list different purchases, or the same ones in other words.
struct PurchaseTable {
  private let headers: [HeaderWords]
  private let rows: [SampleRecord]
  private let profiles: [ColumnProfile]
  private let formats: [NumberFormat]

  /// - Parameters:
  ///   - records: The sample.
  ///   - header: The table's header row.
  ///   - end: The index after its last record.
  init(_ records: [SampleRecord], header: Int, end: Int) {
    headers = records[header].cells.map(HeaderWords.init)
    rows = records[(header + 1)..<end].filter { $0.filledCount > 1 }
    profiles = TableLayout.profiles(rows, width: headers.count)
    formats = TableLayout.formats(profiles, headers)
  }

  /// Whether the rows have days.
  var hasDays: Bool { profiles.contains { $0.dateShare > 0.5 } }

  /// Whether the table lists days, things and amounts, none of which the other one states too.
  ///
  /// Tables that share numbers of receipts, or of which one adds up the other or a visit of it, state the same
  /// purchases.
  func isApart(from other: PurchaseTable) -> Bool {
    hasDays && namesThings && names([.total, .unitPrice])
      && keys.isDisjoint(with: other.keys)
      && sums(of: rows).isDisjoint(with: other.sums(of: other.rows))
      && !addsUpVisit(of: other)
  }

  /// Whether the rows say what was bought: by a name, a shop, or litres of fuel.
  private var namesThings: Bool {
    names([.item, .store, .quantity]) || headers.contains { $0.measure != nil }
  }

  private func names(_ roles: [Role]) -> Bool {
    headers.contains { header in roles.contains { RoleWords.score(header, $0) >= 5 } }
  }

  /// The numbers of receipts and orders.
  private var keys: Set<String> {
    let columns = headers.indices.filter { RoleWords.score(headers[$0], .receipt) >= 5 }
    return Set(columns.flatMap { column in rows.map { $0[column] } }.filter { !$0.isEmpty })
  }

  /// Whether both tables have the same sum for one day at one store.
  private func addsUpVisit(of other: PurchaseTable) -> Bool {
    let (visits, others) = (visits, other.visits)
    return visits.contains { visit, rows in
      others[visit].map { !sums(of: rows).isDisjoint(with: other.sums(of: $0)) } ?? false
    }
  }

  /// The rows of each day at each store.
  private var visits: [[String]: [SampleRecord]] {
    guard let day = profiles.indices.first(where: { profiles[$0].dateShare > 0.5 }),
      let store = headers.indices.first(where: { RoleWords.score(headers[$0], .store) >= 5 })
    else { return [:] }
    return Dictionary(grouping: rows) { [$0[day], $0[store]] }
  }

  /// The sums of the columns of numbers, and the totals in their last rows.
  private func sums(of rows: [SampleRecord]) -> Set<Amount> {
    headers.indices.reduce(into: []) { sums, column in
      let numbers = rows.compactMap { row in
        withBytes(of: row[column]) { NumberCell($0)?.number(formats[column])?.amount }
      }
      // Flags and counts of a program are the same in many rows.
      guard numbers.count * 2 > rows.count, profiles[column].dateShare < 0.5,
        rows.count < 2 || numbers.contains(where: { $0 != numbers[0] })
      else { return }
      sums.insert(numbers.reduce(.zero, +))
      // A row of totals doubles the sum.
      if let last = numbers.last, numbers.dropLast().reduce(.zero, +) == last { sums.insert(last) }
    }
  }
}
