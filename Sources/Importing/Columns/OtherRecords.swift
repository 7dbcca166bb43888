import GroceryModel

/// Tables in which nothing was bought, although they hold amounts.
enum OtherRecords {
  /// The question whether a table that looks like other records is one of purchases; nil for others.
  static func question(_ layout: TableLayout, _ roles: RoleAssignment) -> ImportNotice? {
    for words in OtherRecordWords.all {
      let headers = layout.headers.indices.filter { column in
        forms(layout.headers[column]).contains {
          words.certain.contains($0) || words.likely.contains($0)
        }
      }
      let isCertain = headers.contains { column in
        forms(layout.headers[column]).contains(where: words.certain.contains)
      }
      guard isCertain || headers.count > 1, headers.count * 5 >= layout.width,
        isCertain || headers.count > 2 || roles.columns[.item].map(headers.contains) ?? true
      else { continue }
      let names = headers.map { "'\(layout.title(of: $0))'" }.joined(separator: ", ")
      return ImportNotice(
        "the columns \(names) look like \(words.name), not like purchases", flag: "--as receipts")
    }
    return withoutItems(layout, roles)
  }

  private static func forms(_ header: HeaderWords) -> [String] {
    [header.joined] + (header.outsideBrackets.map { [$0.joined(separator: " ")] } ?? [])
  }

  /// Asks about amounts beside categories alone, without an item, a store or a day.
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
