import ByteTools

/// A column of prices that were seen in one shop.
struct ShopColumn: Sendable {
  let column: Int
  let store: String
}

/// Finds lists of prices that have a row for each item and a column for each shop.
enum ShopColumns {
  /// The columns of shops, at least two; empty where the table is no such list.
  static func find(_ layout: TableLayout) -> [ShopColumn] {
    guard let header = layout.header, !listsPurchases(layout) else { return [] }
    var found: [ShopColumn] = []
    for (column, text) in header.cells.enumerated() {
      let profile = layout.profiles[column]
      // An odd cell among prices is to be mended, it does not close the shop.
      guard let store = store(text, layout.headers[column]), profile.numbers * 2 > profile.filled
      else { continue }
      found.append(ShopColumn(column: column, store: store))
    }
    let hasMoney = found.contains { shop in
      let profile = layout.profiles[shop.column]
      return profile.pointEvidence + profile.commaEvidence > 0 || !profile.signs.isEmpty
    }
    guard found.count >= 2, hasMoney, Set(found.map(\.store)).count == found.count else {
      return []
    }
    return found
  }

  /// The shop that a header names: a word that means nothing else, or what stands behind `Store:`.
  private static func store(_ text: String, _ header: HeaderWords) -> String? {
    guard CurrencySign.named(in: text) == nil else { return nil }
    if let colon = text.firstIndex(of: ":"), RoleWords.score(header, .store) >= 6 {
      let name = text[text.index(after: colon)...].drop(while: \.isWhitespace)
      return name.isEmpty ? nil : String(name)
    }
    // `Corner Market` holds a word for shops.
    let isOther = header.scores.contains { $0.role != .store || $0.score >= 10 }
    guard !text.isEmpty, !isOther, !text.contains("%") else { return nil }
    return withBytes(of: text) { bytes in
      var scan = ByteScan(bytes)
      return scan.month() == nil && NumberCell(bytes) == nil ? text : nil
    }
  }

  /// Words of days on which a list was changed.
  static let changedWords: Set<String> = [
    "updated", "bijgewerkt", "aktualisiert", "geändert", "actualizado", "aggiornato", "uppdaterad",
    "opdateret", "oppdatert", "zaktualizowano", "aktualizováno", "päivitetty", "обновлено",
  ]

  /// Whether rows have amounts, quantities or shops of their own, or are no items at all.
  private static func listsPurchases(_ layout: TableLayout) -> Bool {
    func names(_ roles: [Role], atLeast score: Int) -> Bool {
      layout.headers.contains { header in
        roles.contains { RoleWords.score(header, $0) >= score }
      }
    }
    guard
      let item = layout.headers.firstIndex(where: { RoleWords.score($0, .item) >= 10 }),
      layout.profiles[item].textShare > 0.5,
      !names([.total, .unitPrice, .price], atLeast: 5),
      !names([.quantity, .receipt], atLeast: 10),
      !layout.headers.indices.contains(where: {
        RoleWords.score(layout.headers[$0], .store) >= 10 && layout.profiles[$0].textShare > 0.5
      })
    else { return true }
    // Beside a day stand purchases, unless it says when the prices were seen.
    let isDaily = layout.headers.indices.contains { column in
      layout.profiles[column].dateShare >= 0.5
        && layout.headers[column].words.allSatisfy {
          !KindDetection.seenWords.contains($0) && !changedWords.contains($0)
        }
    }
    if isDaily { return true }
    // A table whose rows are called `Price` and `Date` lies on its side.
    let heads: [Role] = [.date, .total, .unitPrice, .quantity]
    return layout.rows.prefix(20).contains { row in
      let words = HeaderWords(row[item])
      return heads.contains { RoleWords.score(words, $0) >= 5 }
    }
  }
}
