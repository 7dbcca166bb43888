import GroceryModel

/// Detects the kind of a table by its header words and cell values.
///
/// Example: `Item,Expires` without an amount column is a file of expirations.
struct KindDetection {
  private let layout: TableLayout

  init(_ layout: TableLayout) { self.layout = layout }

  /// The kind that the header suggests; receipts unless a word of another kind is there.
  var kind: ImportKind {
    func names(_ role: Role, atLeast score: Int = 10) -> Bool {
      layout.headers.contains { RoleWords.score($0, role) >= score }
    }
    let headers = layout.headers.map(\.joined)
    let hasTotal = names(.total, atLeast: 6) || names(.unitPrice, atLeast: 6)
    if BudgetRoles.isPlan(layout) || MonthColumns(layout, year: nil).isPlan { return .budgets }
    let isJournal = StockColumns.action(layout, mayBePriced: true) != nil
    if namesExpiry, !hasTotal, !isJournal, keepsDays || !hasPrice,
      !isPriced || StockColumns.statesOpened(layout)
    {
      return .expirations
    }
    if let action = headers.firstIndex(of: "action"), names(.item, atLeast: 5), !hasTotal,
      tellsActions(action)
    {
      return .stock
    }
    if names(.item, atLeast: 5) || ItemNumbers.column(layout) != nil, !hasTotal,
      StockColumns.action(layout) != nil
    {
      return .stock
    }
    if names(.rate), names(.from), names(.to) { return .rates }
    if names(.price), !hasTotal, !names(.quantity) { return .prices }
    if isPriceList || isShelfList || !ShopColumns.find(layout).isEmpty { return .prices }
    if headers.contains(where: ObservedPrices.words.contains), !hasTotal { return .prices }
    return isProductList ? .products : .receipts
  }

  /// True if a header names days of expiry; numbers of days are how long something keeps.
  private var namesExpiry: Bool {
    layout.headers.indices.contains { column in
      RoleWords.score(layout.headers[column], .expires) >= 7
        && layout.profiles[column].numberShare < 0.5
    }
  }

  /// True if items have only barcodes, brands or packages: nothing was bought.
  private var isProductList: Bool {
    func names(_ roles: [Role], atLeast score: Int) -> Bool {
      layout.headers.contains { header in
        roles.contains { RoleWords.score(header, $0) >= score }
      }
    }
    return layout.header != nil && names([.item], atLeast: 5)
      && names([.barcode, .brand, .aliasOf], atLeast: 10)
      && !names([.total, .unitPrice, .quantity, .date], atLeast: 5)
  }

  /// Returns true if the column has stock actions, or if there is no amount column.
  private func tellsActions(_ column: Int) -> Bool {
    let profile = layout.profiles[column]
    if profile.distinctTexts.contains(where: { StockWords.action($0) != nil }) { return true }
    return profile.filled > 0 && profile.numbers == 0
      && !layout.headers.contains { RoleWords.score($0, .total) > 0 }
  }

  /// True if a price column is next to a store or a date of purchase.
  ///
  /// Such a file must be imported as purchases, or the amounts would be lost.
  private var isPriced: Bool {
    hasPrice
      && layout.headers.contains { header in
        RoleWords.score(header, .store) >= 10 || RoleWords.score(header, .date) >= 10
          || RoleWords.score(header, .purchased) >= 6
      }
  }

  /// Whether the days of expiry are days, with a year.
  private var keepsDays: Bool {
    layout.headers.indices.contains {
      RoleWords.score(layout.headers[$0], .expires) >= 7 && layout.profiles[$0].dates > 0
    }
  }

  private var hasPrice: Bool {
    layout.headers.indices.contains { column in
      let profile = layout.profiles[column]
      let header = layout.headers[column]
      let isMoney =
        RoleWords.score(header, .total) >= 5
        && profile.showsAmounts
      let isPrice =
        RoleWords.score(header, .unitPrice) >= 5
        || !ShopColumns.prices.isDisjoint(with: header.words)
      return (isPrice || isMoney) && profile.numberShare > 0.8
    }
  }

  /// True if prices are only observed or valid for a period: nothing was bought.
  private var isPriceList: Bool {
    let isHeld = layout.headers.contains { header in
      header.words.contains(where: Self.seenWords.contains)
    }
    return (isHeld || pricesAreOfMeasures)
      && !tellsWhatWasBought
  }

  /// True if a column has what only a shop's list of its prices has: the lowest price of the last days, which
  /// the law of the European Union asks for, or the day of a price's last change.
  private var isShelfList: Bool {
    layout.headers.contains { header in
      Self.lowestPrices.contains { header.joined.hasPrefix($0) }
        || header.words.starts(with: ["price", "update"])
    } || isOffer || tellsWhatIsSold && !tellsWhatWasBought
  }

  /// True if a shop's catalogue says whether each thing can be had, or is on offer.
  private var tellsWhatIsSold: Bool {
    hasPrice && layout.headers.contains { Self.catalogue.contains($0.joined) }
  }

  /// True if prices are beside the first and the last day of an offer.
  private var isOffer: Bool {
    hasPrice && !tellsWhatWasBought
      && Self.limits.contains { first, last in
        [first, last].allSatisfy { limit in
          layout.headers.indices.contains {
            layout.headers[$0].joined == limit && layout.profiles[$0].dateShare > 0.8
          }
        }
      }
  }

  private var tellsWhatWasBought: Bool {
    layout.headers.contains { header in
      // `price_kzt` is in money, but what is asked.
      let isPrice = header.words.count < 3 && !ShopColumns.prices.isDisjoint(with: header.words)
      return RoleWords.score(header, .quantity) >= 10
        || RoleWords.score(header, .total) >= 10 && !isPrice
        || RoleWords.score(header, .receipt) >= 10
    }
  }

  private static let catalogue: Set<String> = [
    "in stock", "out of stock", "is in stock", "stock status", "availability", "available",
    "is available", "on promo", "is promo", "on offer", "in promotion", "verfügbar",
    "verfügbarkeit", "disponible", "disponibilité", "disponibilidad", "disponibile",
    "disponibilità",
    "beschikbaar", "dostępność", "в наличии", "наличие", "在庫", "有货",
  ]

  private static let limits = [
    ("date start", "date end"), ("start date", "end date"), ("valid from", "valid to"),
    ("valid from", "valid until"), ("offer start", "offer end"), ("gültig von", "gültig bis"),
    ("gültig ab", "gültig bis"), ("début", "fin"), ("inicio", "fin"), ("inizio", "fine"),
  ]

  private static let lowestPrices = [
    "lowest price", "niedrigster preis", "prix le plus bas", "precio más bajo", "prezzo più basso",
    "laagste prijs", "preço mais baixo", "najniższa cena", "nejnižší cena", "najnižšia cena",
    "najniža cijena", "najnižja cena", "legalacsonyabb ár", "cel mai mic preț", "lägsta pris",
    "laveste pris", "alin hinta", "най ниска цена", "χαμηλότερη τιμή",
  ]

  /// True if a column says what most prices are for (`per lb`), or a second price is that of a measure
  /// (`price/kg`), and no column has dates.
  private var pricesAreOfMeasures: Bool {
    guard !layout.profiles.contains(where: { $0.dates > 0 }) else { return false }
    // What was weighed was bought.
    let isWeighed = layout.headers.contains {
      RoleWords.score($0, .quantity) > 0 && !$0.namesPriceOfMeasure
    }
    return hasPrice && !isWeighed && layout.headers.contains { $0.namesPriceOfMeasure }
      || layout.profiles.indices.contains { column in
        let texts = layout.rows.map { $0[column] }.filter { !$0.isEmpty }
        let measures = texts.count { text in
          HeaderWords.split(text).first.map(Self.measureLeads.contains) ?? false
            || Self.isPriceOfMeasure(text)
        }
        return layout.profiles[column].numbers == 0 && texts.count > 1 && measures * 2 > texts.count
      }
  }

  /// Returns true for a price with what it is for: `6.64 /KG`.
  private static func isPriceOfMeasure(_ text: String) -> Bool {
    let parts = text.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, parts[0].contains(where: \.isNumber) else { return false }
    return GroceryModel.Unit(parts[1].filter { $0 != " " }) != nil
  }

  private static let measureLeads: Set<String> = [
    "per", "each", "pro", "je", "par", "por", "al", "per", "za", "à", "pr", "kpl", "adet", "за",
    "毎", "每",
  ]

  /// Words in headers of dates on which prices were valid or observed.
  static let seenWords: Set<String> = [
    "valid", "observed", "seen", "checked", "scraped", "scrape", "captured", "crawled", "collected",
    "retrieved", "fetched",
    "gesehen", "relevé", "observé", "gezien",
    "gültig", "gueltig", "valable", "válido", "valido", "geldig", "gyldig", "giltig", "ważne",
  ]
}
