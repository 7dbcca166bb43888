/// Finds the column that has only the numbers of items, whose names are in another file.
enum ItemNumbers {
  /// Returns the column, such as `product_id`; nil if another column names the items.
  static func column(_ layout: TableLayout) -> Int? {
    let isNamed = layout.headers.indices.contains { column in
      RoleWords.score(layout.headers[column], .item) >= 6 && layout.profiles[column].letters > 0
    }
    guard !isNamed else { return nil }
    return layout.headers.indices.first { column in
      let (words, profile) = (layout.headers[column].words, layout.profiles[column])
      return words.count == 2 && things.contains(words[0]) && numbers.contains(words[1])
        && profile.filled > 0 && profile.wholeNumbers == profile.filled
    }
  }

  /// The question for the names.
  static func question(_ column: Int, _ layout: TableLayout) -> ImportNotice {
    let title = layout.title(of: column)
    return ImportNotice(
      "the items have only numbers, in '\(title)'", expected: "their names",
      flag: "--with FILE of the products, or --set item='\(title)'")
  }

  private static let things: Set<String> = [
    "product", "item", "article", "artikel", "produkt", "produit", "producto", "prodotto",
    "produto", "товар", "продукт",
  ]
  private static let numbers: Set<String> = ["id", "no", "nr", "number", "nummer", "numéro"]
}
