import ByteTools

/// Words for stock movements and their reasons.
enum StockWords {
  /// Returns `consumed`, `wasted`, `opened` or `moved`, or nil for any other word.
  static func action(_ word: String) -> String? { actions[plain(word)] }

  /// Returns a word in lower case with blanks for the marks that programs write instead:
  /// `product-opened`, `transfer_to`.
  private static func plain(_ word: String) -> String {
    String(word.lowercased().map { $0 == "-" || $0 == "_" ? " " : $0 })
  }

  /// Returns the action and the reason in brackets after it: `Consume (spoiled)` is waste.
  static func movement(_ text: String) -> (action: String, reason: String?)? {
    if let known = action(text) { return (known, nil) }
    guard let open = text.firstIndex(of: "("), text.last == ")",
      action(String(trimmed(text[..<open]))) != nil,
      let reason = reason(String(trimmed(text[text.index(after: open)...].dropLast())))
    else { return nil }
    return ("wasted", reason)
  }

  /// Returns true if the word is only used for stock; `used` and `moved` also occur with money.
  static func isCertain(_ text: String) -> Bool {
    movement(text).map { $0.action == "wasted" || $0.action == "consumed" } ?? false
      && !["use", "used"].contains(text.lowercased())
  }

  /// Returns true if the word means that stock was added or counted.
  static func isArrival(_ text: String) -> Bool { arrivals.contains(plain(text)) }

  /// Returns true if the word means that stock was used, moved or counted, and not bought.
  static func isNoPurchase(_ text: String) -> Bool {
    isCertain(text) || corrections.contains(plain(text))
  }

  /// Returns true if the row of a stock journal with this word is about stock that was there before.
  static func isOfStock(_ text: String) -> Bool {
    movement(text) != nil || corrections.contains(plain(text))
  }

  private static let corrections: Set<String> = [
    "inventory correction", "transfer from", "transfer to", "self production", "product opened",
    "stock edit", "stock edit old", "stock edit new", "stock edit (old values)",
    "stock edit (new values)",
    "bestandskorrektur", "inventur", "inventaire", "inventario",
  ]

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }

  private static let arrivals: Set<String> = [
    "purchase", "purchased", "bought", "added", "add", "received", "stocked", "inventory",
    "inventory correction", "correction", "transfer from", "stock edit", "stock edit (old values)",
    "stock edit (new values)", "stock edit old", "stock edit new", "self production", "gekauft",
    "einkauf", "inventur",
    "bestandskorrektur", "acheté", "achat", "inventaire", "comprado", "compra", "inventario",
    "comprato", "acquisto", "gekocht", "aankoop",
  ]

  /// Returns one of Larder's reasons for waste, or nil.
  static func reason(_ word: String) -> String? { reasons[word.lowercased()] }

  static let allReasons = [
    "expired", "spoiled", "over-purchased", "forgotten", "disliked", "other",
  ]
  private static let allActions = ["consumed", "wasted", "opened", "moved"]

  private static let actions = table(
    allActions,
    [
      """
      consumed, consume, used, used up, use, eaten, ate, drunk, finished, cooked, verbraucht, gegessen, aufgebraucht,
      consommé, mangé, utilisé, consumido, comido, usado, consumato, mangiato, usato, gegeten, verbruikt, gebruikt
      """,
      """
      wasted, waste, thrown away, thrown out, threw away, threw out, discarded, binned, tossed, trashed, composted,
      spoiled, weggeworfen, entsorgt, jeté, tirado, desechado, buttato, gettato, weggegooid
      """,
      "opened, open, product opened, geöffnet, angebrochen, ouvert, abierto, aperto, geopend",
      "moved, move, transferred, transfer, transfer to, verschoben, umgelagert, déplacé, movido, spostato, verplaatst",
    ])

  private static let reasons = table(
    allReasons,
    [
      "expired, out of date, past date, too old, abgelaufen, périmé, caducado, scaduto",
      """
      spoiled, spoilt, mouldy, moldy, mold, mould, rotten, rotted, bad, went bad, stale, sour, verdorben, schimmelig,
      moisi, pourri, mohoso, podrido, ammuffito, marcio
      """,
      "over-purchased, overbought, bought too much, too much",
      "forgotten, forgot, vergessen, oublié, olvidado, dimenticato",
      "disliked, did not like, didn't like, bad taste",
      "other, sonstiges, autre, otro, altro",
    ])

  private static func table(_ meanings: [String], _ lists: [String]) -> [String: String] {
    var table: [String: String] = [:]
    for (meaning, list) in zip(meanings, lists) {
      for word in list.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        table[withBytes(of: String(word)) { trimmedText($0) }] = meaning
      }
    }
    return table
  }
}
