/// Finds the item column without a known header, if quantities and unit prices prove that rows are
/// items.
enum ItemTexts {
  /// Assigns the item column, with a warning.
  static func complete(_ roles: inout RoleAssignment, _ layout: TableLayout) {
    guard !roles.has(.item), roles.has(.quantity), roles.has(.unitPrice) else { return }
    let texts = layout.headers.indices.filter { column in
      let profile = layout.profiles[column]
      return !roles.isTaken(column) && profile.textShare > 0.8 && profile.mayBeNames
        && profile.distinctCount > 1 && RoleWords.score(layout.headers[column], .ignore) < 6
    }
    // The texts with the most distinct values are the items; a tie is left open.
    let counts = texts.map { layout.profiles[$0].distinctCount }
    guard let most = counts.max(), counts.count(where: { $0 == most }) == 1,
      let column = texts.first(where: { layout.profiles[$0].distinctCount == most })
    else { return }
    roles.assign(.item, column, "the texts that differ most", confidence: 0.5)
    roles.warnings.append(
      ImportNotice(
        "'\(layout.title(of: column))' is taken as the item", flag: "--set item=COLUMN"))
  }
}
