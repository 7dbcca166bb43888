import ByteTools
import GroceryModel

extension TableLayout {
  /// What the words of a column's cells hint at, row by row.
  func words(in column: Int) -> [WordClass] {
    rows.map { row in withBytes(of: row[column]) { LineWords.classify($0) } }
  }

  /// The columns that nearly every line fills, sums and payments not counted.
  ///
  /// - Parameters:
  ///   - itemWords: The classes of the words in each row's item; empty where no column holds items.
  ///   - roles: The roles of the columns.
  /// - Returns: The places of the columns.
  func usuallyFilled(_ itemWords: [WordClass], _ roles: RoleAssignment) -> [Int] {
    // Many a line has no category, brand or note.
    let optional: Set<Role> = [.category, .brand, .tags, .unit, .package, .barcode, .text, .status]
    return filledColumns(itemWords).filter { column in
      roles.role(of: column).map { !optional.contains($0) } ?? true
    }
  }

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

  /// How many digits the numbers of the last column have behind their mark at least, the last row's
  /// not counted.
  var leastFractionOfLastColumn: Int {
    guard width > 0 else { return 0 }
    return rows.dropLast().compactMap { number($0, width - 1)?.scale }.min() ?? 0
  }
}
