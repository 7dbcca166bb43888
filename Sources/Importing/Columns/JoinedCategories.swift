/// Finds the column that joins a category with its group, where only the two together name one.
///
/// Example: `Ana: Clothes` and `Ben: Clothes` beside a column with `Clothes` in both rows.
enum JoinedCategories {
  /// Returns the column, or nil if the names of the categories alone are unique.
  static func column(_ layout: TableLayout, category: Int) -> Int? {
    layout.headers.indices.first { column in
      guard column != category, layout.profiles[column].textShare > 0.5 else { return false }
      var joined: [String: String] = [:]
      var isAmbiguous = false
      for row in layout.rows where !row[category].isEmpty {
        let (name, whole) = (row[category], row[column])
        guard whole.count > name.count + 1, whole.hasSuffix(name),
          let mark = whole.dropLast(name.count).last, mark == " " || marks.contains(mark)
        else { return false }
        if let other = joined[name] {
          isAmbiguous = isAmbiguous || other != whole
        } else {
          joined[name] = whole
        }
      }
      return isAmbiguous
    }
  }

  /// Assigns that column instead of the category's own.
  static func take(in roles: inout RoleAssignment, _ layout: TableLayout, removed: Set<Role>) {
    guard let category = roles.columns[.category], !roles.isSpecified(.category),
      !removed.contains(.category), let whole = column(layout, category: category),
      !roles.isTaken(whole)
    else { return }
    roles.remove(.category)
    roles.assign(.category, whole, "its groups tell categories of one name apart")
  }

  private static let marks: Set<Character> = [":", "/", ">", "-", "–", "|", "›", "»", "\\"]
}
