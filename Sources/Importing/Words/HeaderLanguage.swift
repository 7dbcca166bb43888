/// What the language of the header row implies about the cells.
enum HeaderLanguage {
  /// Returns true if the language of the header is used only in countries that write the day first.
  ///
  /// English is used with both orders, so it implies nothing. East Asian languages usually put the
  /// year first; other dates are undecided.
  static func putsDayFirst(_ headers: [HeaderWords]) -> Bool {
    isNeitherEnglishNorEastAsian(headers)
  }

  /// Returns true if `$` may be one of many currencies, because the header is not English.
  ///
  /// - Parameters:
  ///   - headers: The headers.
  ///   - preamble: The texts above the header; their labels show the language too: `Fecha: 04/05/2026`.
  /// - Returns: True if the currency must be stated.
  static func leavesDollarOpen(_ headers: [HeaderWords], below preamble: [String]) -> Bool {
    let labels = preamble.filter { $0.contains(":") }.map {
      HeaderWords(String($0.prefix { $0 != ":" }))
    }
    return isNeitherEnglishNorEastAsian(headers) || labels.contains(where: isForeign)
  }

  private static func isNeitherEnglishNorEastAsian(_ headers: [HeaderWords]) -> Bool {
    headers.count(where: isForeign) >= 2
  }

  private static func isForeign(_ header: HeaderWords) -> Bool {
    guard roles.contains(where: { RoleWords.score(header, $0) >= 5 }) else { return false }
    return header.words.allSatisfy { !english.contains($0) && !isEastAsian($0) }
  }

  private static let roles: [Role] = [
    .date, .store, .item, .quantity, .unitPrice, .total, .category,
  ]

  private static func isEastAsian(_ word: String) -> Bool {
    word.unicodeScalars.contains { $0.value >= 0x1100 }
  }

  /// The English words for these roles, including words shared with other languages.
  private static let english: Set<String> = Set(
    """
    aisle amount article articles at bill bought branch categories category class company cost count created
    date datetime department dept description details each entry expense food gross group grocery id invoice item
    items line local location market memo merchant money name net no note number of on order organisation
    organization outflow owed paid pay payee per pieces pcs place posted posting price prices product products
    purchase purchased qty quantity quant rate receipt retailer sale sales section seller shop shopping site size
    sold spend spent store subtotal sub sum supermarket supplier text time timestamp title total transaction trip
    ts txn type unit units value vendor warehouse website weight what when where
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
