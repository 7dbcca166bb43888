import Importing

/// A deposit on a bottle or a crate, as an item's name says it.
enum TypedDeposit {
  case paid
  case back

  /// Reads `Pfand`, `Pfand Kasten`, `Flaschenpfand` and `bottle deposit`, and `Leergut` as one given back.
  ///
  /// Nil for things that are bought, such as `Cola mit Pfand`.
  init?(_ item: String) {
    let words = item.split(separator: " ").map(String.init)
    let vocabulary = EntryVocabulary.all
    guard let first = words.first, let last = words.last else { return nil }
    if vocabulary.count(of: .depositBack, atStartOf: words[...]) > 0 {
      self = .back
    } else if vocabulary.means(first, .deposit)
      || words.count == 1 && ReceiptLineWords.nameDeposit(first)
      || words.count == 2 && vocabulary.means(last, .deposit)
    {
      self = .paid
    } else {
      return nil
    }
  }
}
