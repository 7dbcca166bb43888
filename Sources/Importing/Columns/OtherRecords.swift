import GroceryModel

/// Recognises tables that have amounts but no purchases, such as stock trades or payslips.
///
/// The user is asked, because an import of such a file would distort every report.
enum OtherRecords {
  /// Returns the question whether a suspicious table has purchases; nil for other tables.
  static func question(_ layout: TableLayout, _ roles: RoleAssignment) -> ImportNotice? {
    let isOfPayments = roles.has(.store) && [.status, .time, .currency].contains(where: roles.has)
    // Trades among payments are left out row by row.
    let isMixed = layout.headers.indices.contains { LeftOutRows.marksTrades($0, layout) }
    for words in OtherRecordWords.all where !(isMixed && words.name == OtherRecordWords.trades.name)
    {
      let headers = layout.headers.indices.filter { column in
        // Invoices and payments have net and gross amounts too.
        let isOfInvoice =
          isOfPayments
          || roles.has(.store) && roles.has(.tax) && column == roles.columns[.total]
        return forms(layout.headers[column]).contains {
          words.certain.contains($0) || words.likely.contains($0) && !isOfInvoice
        }
      }
      let certain = headers.count { column in
        forms(layout.headers[column]).contains(where: words.certain.contains)
      }
      let isCertain = certain > 0
      guard isCertain || headers.count > 1, certain > 1 || headers.count * 5 >= layout.width,
        isCertain || headers.count > 2 || roles.columns[.item].map(headers.contains) ?? true
      else { continue }
      let names = headers.map { "'\(layout.title(of: $0))'" }.joined(separator: ", ")
      return ImportNotice(
        "the columns \(names) look like \(words.name), not like purchases", flag: "--as receipts")
    }
    return withoutItems(layout, roles) ?? listOfOffers(layout, roles)
      ?? pricesOfSeveralStores(layout, roles)
  }

  /// Asks about a list of names and prices with links or with a lower price on every row.
  ///
  /// Such a list is of offers, not purchases.
  private static func listOfOffers(
    _ layout: TableLayout, _ roles: RoleAssignment
  ) -> ImportNotice? {
    let facts: [Role] = [
      .store, .date, .receipt, .quantity, .receiptTotal, .status, .kind, .inflow, .tax,
    ]
    let isOfMeasure = roles.columns[.unitPrice].map { layout.headers[$0].namesPriceOfMeasure }
    guard !facts.contains(where: roles.has), isOfMeasure ?? true, roles.has(.item),
      let price = roles.columns[.total], RoleWords.score(layout.headers[price], .price) >= 3
    else { return nil }
    if let title = layout.preamble.lazy.flatMap(\.cells).first(where: titlesOffers) {
      return ImportNotice(
        "names and prices below '\(title.prefix(40))' look like offers, not like purchases",
        flag: "--as receipts, or --as prices")
    }
    guard RoleWords.score(layout.headers[price], .price) >= 5 else { return nil }
    let links = layout.headers.indices.first { column in
      let links = layout.rows.count { $0[column].hasPrefix("http") || $0[column].hasPrefix("www.") }
      return links * 2 > layout.rows.count
    }
    let lower = layout.headers.indices.first { isLower($0, than: price, layout) }
    guard let column = links ?? lower else { return nil }
    let what = links == nil ? "a lower price" : "a link"
    return ImportNotice(
      "names and prices, each with \(what) in '\(layout.title(of: column))', look like offers, not like purchases",
      flag: "--as receipts, or --as prices")
  }

  /// Asks about prices of the same things at several stores on one day: somebody compared them.
  private static func pricesOfSeveralStores(
    _ layout: TableLayout, _ roles: RoleAssignment
  ) -> ImportNotice? {
    guard let item = roles.columns[.item], let store = roles.columns[.store],
      let day = roles.columns[.date], let price = roles.columns[.total],
      RoleWords.score(layout.headers[price], .price) >= 5, !roles.has(.receipt)
    else { return nil }
    let rows = layout.rows.filter { row in
      !row[item].isEmpty && !row[store].isEmpty && !row[day].isEmpty
    }
    let compared = Dictionary(grouping: rows) { [$0[item], $0[day]] }.values.filter { rows in
      Set(rows.map { $0[store] }).count > 1
    }
    guard compared.count > 1, let first = compared.max(by: { $0[0].line > $1[0].line }),
      compared.map(\.count).reduce(0, +) * 4 >= rows.count
    else { return nil }
    let stores = Set(first.map { $0[store] }).sorted().prefix(3).joined(separator: ", ")
    return ImportNotice(
      "'\(first[0][item])' and others have prices of several stores on one day (\(stores)), which look compared, not paid",
      flag: "--as receipts, or --as prices")
  }

  private static func titlesOffers(_ text: String) -> Bool {
    !OtherRecordWords.offers.isDisjoint(with: HeaderWords.split(text))
  }

  /// Returns true if the column has on every row an amount below the price, but above a quarter of
  /// it; where the header says what it is, on most rows.
  private static func isLower(_ column: Int, than price: Int, _ layout: TableLayout) -> Bool {
    let prices: [Role] = [.discount, .reducedPrice, .price]
    guard column != price, layout.rows.count > 2,
      prices.contains(where: { RoleWords.score(layout.headers[column], $0) >= 5 })
    else { return false }
    let isNamed = RoleWords.score(layout.headers[column], .reducedPrice) >= 10
    let lower = layout.rows.count { row in
      guard let full = layout.number(row, price)?.amount,
        let less = layout.number(row, column)?.amount
      else { return false }
      return less < full && full.units < less.units * 4
    }
    return isNamed ? lower * 2 > layout.rows.count : lower == layout.rows.count
  }

  private static func forms(_ header: HeaderWords) -> [String] {
    [header.joined] + (header.outsideBrackets.map { [$0.joined(separator: " ")] } ?? [])
  }

  /// Asks about amounts with categories only, without item, store or date.
  private static func withoutItems(
    _ layout: TableLayout, _ roles: RoleAssignment
  ) -> ImportNotice? {
    let facts: [Role] = [
      .item, .store, .date, .receipt, .quantity, .unitPrice, .barcode, .receiptTotal,
    ]
    guard layout.header != nil, !facts.contains(where: roles.has), roles.has(.category) else {
      return nil
    }
    return ImportNotice(
      "the amounts have categories, but neither items nor stores nor days",
      flag: "--as receipts, or --as budgets")
  }
}
