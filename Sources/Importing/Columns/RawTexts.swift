/// Columns that repeat another one in other words: a bank's raw text, or a subcategory.
///
/// Example: `CARD 4711 COOP-3021 BASEL` next to `Coop`. The cleaned text is the better store.
enum RawTexts {
  /// Returns the raw text columns of a bank next to the cleaned ones.
  ///
  /// Example: `Original Description` next to `Description`.
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

  /// Returns true if most texts are the names of files: `IMG_3692.PNG`, `grocery_receipt.jpg`.
  static func areFiles(_ profile: ColumnProfile) -> Bool {
    let files = profile.distinctTexts.count { text in
      let parts = text.lowercased().split(separator: ".")
      return parts.count > 1 && endings.contains(String(parts[parts.count - 1]))
    }
    return files > 0 && files * 2 > profile.distinctCount
  }

  private static let endings: Set<String> = [
    "jpg", "jpeg", "png", "heic", "gif", "webp", "bmp", "tif", "tiff", "pdf",
  ]

  /// Returns true if the header names a subcategory: `Subcategory`, `Unterkategorie`.
  static func namesPart(_ header: HeaderWords) -> Bool {
    guard let first = header.words.first else { return false }
    return ["sub", "unter", "sous", "sotto", "under", "pod", "под"].contains(where: first.hasPrefix)
  }

  private static let raw: Set<String> = ["original", "raw", "imported"]
}
