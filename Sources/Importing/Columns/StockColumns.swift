/// Finds the action column of a stock journal if its header is not *action*.
enum StockColumns {
  /// Returns the column of stock actions, at least one of them unambiguous; nil if there are
  /// prices.
  static func action(_ layout: TableLayout) -> Int? {
    let isPriced = layout.headers.indices.contains { column in
      let profile = layout.profiles[column]
      return RoleWords.score(layout.headers[column], .total) >= 5
        && (profile.isMostlyMoney || profile.hasFractions)
    }
    guard !isPriced else { return nil }
    return layout.headers.indices.first { column in
      let texts = layout.profiles[column].distinctTexts
      guard names(layout.headers[column]), texts.count <= 20,
        texts.contains(where: StockWords.isCertain)
      else { return false }
      let known = texts.count { StockWords.movement($0) != nil || StockWords.isArrival($0) }
      return known * 2 > texts.count
    }
  }

  /// True if a header names kinds of movements.
  static func names(_ header: HeaderWords) -> Bool { header.words.contains(where: words.contains) }

  private static let words: Set<String> = [
    "type", "event", "movement", "activity", "operation", "action", "vorgang", "typ", "bewegung",
    "buchungsart", "opération", "mouvement", "tipo", "operación", "movimiento", "operazione",
    "movimento", "actie",
  ]
}
