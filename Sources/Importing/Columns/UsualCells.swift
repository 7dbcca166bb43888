import ByteTools
import GroceryModel

extension TableLayout {
  /// Returns the word classes of a column's cells, row by row.
  func words(in column: Int) -> [WordClass] {
    rows.map { row in withBytes(of: row[column]) { LineWords.classify($0) } }
  }

  /// Returns the columns that nearly every line fills, not counting totals and tenders.
  ///
  /// - Parameters:
  ///   - itemWords: The word classes of each row's item; empty if there is no item column.
  ///   - roles: The roles of the columns.
  /// - Returns: The indices of the columns.
  func usuallyFilled(_ itemWords: [WordClass], _ roles: RoleAssignment) -> [Int] {
    // Many lines have no category, brand or note.
    let optional: Set<Role> = [.category, .brand, .tags, .unit, .package, .barcode, .text, .status]
    return filledColumns(itemWords).filter { column in
      roles.role(of: column).map { !optional.contains($0) } ?? true
    }
  }

  /// Returns the columns that are filled in at least 65 % of the lines.
  private func filledColumns(_ itemWords: [WordClass]) -> [Int] {
    let lines = zip(rows, itemWords).filter { $1.isDisjoint(with: [.total, .subtotal, .tender]) }
      .map(\.0)
    guard !lines.isEmpty, lines.count < rows.count else {
      return profiles.indices.filter { column in
        Double(profiles[column].filled) >= 0.65 * Double(rows.count)
      }
    }
    return profiles.indices.filter { column in
      let filled = lines.count { !AbsentWords.contains($0[column]) }
      return Double(filled) >= 0.65 * Double(lines.count)
    }
  }

  /// The smallest number of decimals in the last column, not counting the last row.
  ///
  /// The last row may be cut off in the middle of a number.
  var leastFractionOfLastColumn: Int {
    guard width > 0 else { return 0 }
    return rows.dropLast().compactMap { number($0, width - 1)?.scale }.min() ?? 0
  }
}
