import EventSourcing

/// The words for what is done with supplies and why, as people write them.
enum StockWords {
  /// `consumed`, `wasted`, `opened` or `moved`, or nil where the word is none of these.
  static func action(_ word: String) -> String? { actions[word.lowercased()] }

  /// One of Larder's reasons of waste, or nil.
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
      "moved, move, transferred, transfer, verschoben, umgelagert, déplacé, movido, spostato, verplaatst",
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
