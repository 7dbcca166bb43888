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
  /// Tables that share numbers of receipts, or of which one adds up the other, state the same purchases.
  func isApart(from other: PurchaseTable) -> Bool {
    hasDays && names([.item, .store]) && names([.total, .unitPrice])
      && keys.isDisjoint(with: other.keys) && sums.isDisjoint(with: other.sums)
  }

  private func names(_ roles: [Role]) -> Bool {
    headers.contains { header in roles.contains { RoleWords.score(header, $0) >= 5 } }
  }

  /// The numbers of receipts and orders.
  private var keys: Set<String> {
    let columns = headers.indices.filter { RoleWords.score(headers[$0], .receipt) >= 5 }
    return Set(columns.flatMap { column in rows.map { $0[column] } }.filter { !$0.isEmpty })
  }

  /// The sums of the columns of numbers, and the totals in their last rows.
  private var sums: Set<Amount> {
    headers.indices.reduce(into: []) { sums, column in
      let numbers = rows.compactMap { row in
        withBytes(of: row[column]) { NumberCell($0)?.number(formats[column])?.amount }
      }
      guard numbers.count * 2 > rows.count, profiles[column].dateShare < 0.5 else { return }
      sums.insert(numbers.reduce(.zero, +))
      // A row of totals doubles the sum.
      if let last = numbers.last, numbers.dropLast().reduce(.zero, +) == last { sums.insert(last) }
    }
  }
}
