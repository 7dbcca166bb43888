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
    guard let header = layout.header else { return [] }
    let priced = pricedStores(layout)
    guard !listsPurchases(layout, besides: priced) else { return [] }
    var found: [ShopColumn] = []
    for (column, text) in header.cells.enumerated() {
      if !priced.isEmpty, priced[column] == nil { continue }
      let profile = layout.profiles[column]
      // An invalid cell among prices is rejected on its own; the column is still a store.
      guard let store = priced[column] ?? store(text, layout.headers[column]),
        profile.numbers * 2 > profile.filled
      else { continue }
      found.append(ShopColumn(column: column, store: store))
    }
    let hasMoney = found.contains { shop in
      let profile = layout.profiles[shop.column]
      return profile.showsAmounts
    }
    guard found.count >= 2, hasMoney || !priced.isEmpty,
      Set(found.map(\.store)).count == found.count
    else { return [] }
    return found
  }

  /// Returns the stores of columns whose headers differ only in names beside the word for a price:
  /// `aldi_price`, `lidl_price`; none if there is only one.
  private static func pricedStores(_ layout: TableLayout) -> [Int: String] {
    var found: [Int: String] = [:]
    for column in layout.headers.indices {
      let words = layout.headers[column].words
      guard words.count > 1, layout.headers[column].scores.allSatisfy({ $0.score < 9 }),
        let place = [words.count - 1, 0].first(where: { prices.contains(words[$0]) })
      else { continue }
      let names = words.indices.filter { $0 != place }.map { words[$0] }
      guard names.allSatisfy({ !kindsOfPrices.contains($0) && CurrencySign.named(in: $0) == nil })
      else { continue }
      found[column] = names.joined(separator: " ")
    }
    return Set(found.values).count > 1 ? found : [:]
  }

  static let prices: Set<String> = [
    "price", "preis", "prix", "precio", "preço", "preco", "prezzo", "prijs", "pris", "hinta",
    "cena", "цена", "ціна", "fiyat",
  ]

  /// Words that tell two prices of one item apart, and are not stores.
  private static let kindsOfPrices: Set<String> = [
    "old", "new", "min", "max", "avg", "average", "mean", "median", "low", "high", "lowest",
    "highest", "regular", "normal", "sale", "sell", "selling", "cost", "buy", "buying", "retail",
    "wholesale", "market", "final", "original", "special", "promo", "promotion", "member", "card",
    "club", "today", "yesterday", "current", "previous", "last", "first", "open", "close",
    "estimated", "actual", "expected", "target", "unit", "each", "per", "total", "net", "gross",
    "tax", "discount", "discounted", "list", "base", "paid", "reference", "item", "product",
    "alt", "neu", "ancien", "nouveau", "antiguo", "nuevo", "before", "after", "kg", "lb", "liter",
  ]

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
  private static func listsPurchases(_ layout: TableLayout, besides priced: [Int: String]) -> Bool {
    func names(_ roles: [Role], atLeast score: Int) -> Bool {
      layout.headers.indices.contains { column in
        priced[column] == nil
          && roles.contains { RoleWords.score(layout.headers[column], $0) >= score }
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
