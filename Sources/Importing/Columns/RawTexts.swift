/// Columns that say again, in rougher words, what another one says: the bank's own text beside the
/// tidied one, the part of a category beside the category.
enum RawTexts {
  /// The columns of texts as a bank sent them, beside those in which they were tidied: `Original
  /// Description` beside `Description`.
  static func columns(_ layout: TableLayout) -> [Int] {
    layout.headers.indices.filter { column in
      let words = layout.headers[column].words
      guard words.count > 1, let first = words.first, raw.contains(first),
        layout.profiles[column].textShare > 0.5
      else { return false }
      let rest = Array(words.dropFirst())
      return layout.headers.contains { header in
        header.words == rest
          && (RoleWords.score(header, .store) > 0 || RoleWords.score(header, .item) > 0)
      }
    }
  }

  /// Whether a header names the part of a category: `Subcategory`, `Unterkategorie`.
  static func namesPart(_ header: HeaderWords) -> Bool {
    guard let first = header.words.first else { return false }
    return ["sub", "unter", "sous", "sotto", "under", "pod", "под"].contains(where: first.hasPrefix)
  }

  private static let raw: Set<String> = ["original", "raw", "imported"]
}
