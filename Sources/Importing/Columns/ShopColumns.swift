import ByteTools

/// A column with the prices observed in one store.
struct ShopColumn: Sendable {
  let column: Int
  let store: String
}

/// Finds price lists with a row per item and a column per store.
///
/// Example: `Item,Aldi,Lidl` and `Milk,1.05,0.99`.
enum ShopColumns {
  /// Returns the store columns, at least two, or none if the table is not such a list.
  static func find(_ layout: TableLayout) -> [ShopColumn] {
    guard let header = layout.header, !listsPurchases(layout) else { return [] }
    var found: [ShopColumn] = []
    for (column, text) in header.cells.enumerated() {
      let profile = layout.profiles[column]
      // An invalid cell among prices is rejected on its own; the column is still a store.
      guard let store = store(text, layout.headers[column]), profile.numbers * 2 > profile.filled
      else { continue }
      found.append(ShopColumn(column: column, store: store))
    }
    let hasMoney = found.contains { shop in
      let profile = layout.profiles[shop.column]
      return profile.showsAmounts
    }
    guard found.count >= 2, hasMoney, Set(found.map(\.store)).count == found.count else {
      return []
    }
    return found
  }

  /// Returns the store in a header: an unknown word, or the text after `Store:`.
  private static func store(_ text: String, _ header: HeaderWords) -> String? {
    guard CurrencySign.named(in: text) == nil else { return nil }
    if let colon = text.firstIndex(of: ":"), RoleWords.score(header, .store) >= 6 {
      let name = text[text.index(after: colon)...].drop(while: \.isWhitespace)
      return name.isEmpty ? nil : String(name)
    }
    // `Corner Market` contains a word for stores, but is a name.
    let isOther = header.scores.contains { $0.role != .store || $0.score >= 10 }
    guard !text.isEmpty, !isOther, !text.contains("%") else { return nil }
    return withBytes(of: text) { bytes in
      var scan = ByteScan(bytes)
      return scan.month() == nil && NumberCell(bytes) == nil ? text : nil
    }
  }

  /// Words in headers of dates on which a list was changed.
  static let changedWords: Set<String> = [
    "updated", "bijgewerkt", "aktualisiert", "geändert", "actualizado", "aggiornato", "uppdaterad",
    "opdateret", "oppdatert", "zaktualizowano", "aktualizováno", "päivitetty", "обновлено",
  ]

  /// Returns true if rows have amounts, quantities or stores of their own, or no items.
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
      !names([.receipt], atLeast: 10),
      !layout.headers.indices.contains(where: { countsPurchases($0, layout) }),
      !layout.headers.indices.contains(where: {
        RoleWords.score(layout.headers[$0], .store) >= 10 && layout.profiles[$0].textShare > 0.5
      })
    else { return true }
    // Rows with a date are purchases, unless it is the date of observation.
    let isDaily = layout.headers.indices.contains { column in
      layout.profiles[column].dateShare >= 0.5
        && layout.headers[column].words.allSatisfy {
          !KindDetection.seenWords.contains($0) && !changedWords.contains($0)
        }
    }
    if isDaily { return true }
    // If rows are called `Price` and `Date`, the table is transposed.
    let heads: [Role] = [.date, .total, .unitPrice, .quantity]
    return layout.rows.prefix(20).contains { row in
      let words = HeaderWords(row[item])
      return heads.contains { RoleWords.score(words, $0) >= 5 }
    }
  }

  /// Returns true for a column of quantities bought; those with units everywhere are sizes: `250 g`.
  private static func countsPurchases(_ column: Int, _ layout: TableLayout) -> Bool {
    let profile = layout.profiles[column]
    return RoleWords.score(layout.headers[column], .quantity) >= 10
      && profile.suffixed + profile.counted < profile.filled
  }
}
