import ByteTools

/// Finds the columns of a stock journal whose headers need not say what they hold.
enum StockColumns {
  /// Returns the column of stock actions, at least one of them unambiguous.
  ///
  /// A table with prices is no journal unless it `mayBePriced`, for its rows may be payments.
  static func action(_ layout: TableLayout, mayBePriced: Bool = false) -> Int? {
    let isPriced = layout.headers.indices.contains { column in
      let profile = layout.profiles[column]
      return RoleWords.score(layout.headers[column], .total) >= 5
        && (profile.isMostlyMoney || profile.hasFractions)
    }
    guard mayBePriced || !isPriced else { return nil }
    return layout.headers.indices.first { column in
      let texts = layout.profiles[column].distinctTexts
      guard names(layout.headers[column]), texts.count <= 20,
        texts.contains(where: StockWords.isNoPurchase)
      else { return false }
      let known = texts.count { StockWords.movement($0) != nil || StockWords.isArrival($0) }
      return known * 2 > texts.count
    }
  }

  /// True if a header names kinds of movements.
  static func names(_ header: HeaderWords) -> Bool { header.words.contains(where: words.contains) }

  /// Returns true if the header names another day than that of a movement: of expiry, of purchase, of
  /// opening, or of use, which only some movements have.
  static func isOtherDay(_ header: HeaderWords) -> Bool {
    RoleWords.score(header, .expires) >= 6 || RoleWords.score(header, .purchased) >= 6
      || header.words.contains(where: otherDays.contains)
  }

  /// Returns true if the header counts only a part of what is there, or what should be: `amount opened`,
  /// `min. amount`.
  static func countsPart(_ header: HeaderWords) -> Bool {
    header.words.contains { opened.contains($0) || needed.contains($0) }
  }

  /// Returns true if a column says what is open, as only an inventory does.
  static func statesOpened(_ layout: TableLayout) -> Bool {
    layout.headers.contains { header in
      header.words.count <= 2 && header.words.contains(where: opened.contains)
    }
  }

  /// Returns the column of flags that say so, or -1.
  static func flags(_ words: Set<String>, _ layout: TableLayout) -> Int {
    layout.headers.indices.first { column in
      words.contains(layout.headers[column].joined)
        && layout.profiles[column].distinctTexts.allSatisfy { text in
          withBytes(of: text) { FlagWord.value($0) != nil }
        }
    } ?? -1
  }

  /// Headers of flags on movements that were taken back.
  static let undone: Set<String> = [
    "undone", "reverted", "reversed", "rückgängig", "rückgängig gemacht", "storniert", "annulé",
    "deshecho", "anulado", "annullato", "ongedaan gemaakt", "отменено", "скасовано", "בוטל",
  ]

  /// Headers of flags on what was used up because it was thrown away.
  static let spoiled: Set<String> = [
    "spoiled", "spoilt", "is spoiled", "wasted", "verdorben", "weggeworfen", "gâté", "jeté",
    "estropeado", "tirado", "andato a male", "buttato", "bedorven", "weggegooid", "испорчено",
    "зіпсовано", "התקלקל",
  ]

  private static let opened: Set<String> = [
    "open", "opened", "geöffnet", "angebrochen", "ouvert", "entamé", "abierto", "aperto",
    "geopend", "открыто", "відкрито", "נפתח",
  ]
  private static let needed: Set<String> = [
    "min", "minimum", "mindestbestand", "aggregated", "target", "wanted",
  ]
  private static let otherDays: Set<String> = opened.union(undone).union(["used"])

  private static let words: Set<String> = [
    "type", "event", "movement", "activity", "operation", "action", "vorgang", "typ", "bewegung",
    "buchungsart", "opération", "mouvement", "tipo", "operación", "movimiento", "operazione",
    "movimento", "actie",
  ]
}
