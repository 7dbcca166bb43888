/// The words and phrases of a language by the English ones, as a text that people can edit.
struct WordList: Sendable {
  /// What has no places to fill.
  let words: [String: String]
  /// What has some, that which says most first.
  let phrases: [PhraseTemplate]
  /// The places in `phrases` by the word that a text must have; those that ask for none under nil.
  private let places: [Substring?: [Int]]

  /// - Parameter texts: By subject, with a line `english = translation` for each word or phrase.
  init(_ texts: String...) {
    var words: [String: String] = [:]
    var phrases: [PhraseTemplate] = []
    let sign = Array(" = ".utf8)
    for bytes in texts.lazy.flatMap({ $0.utf8.split(separator: UInt8(ascii: "\n")) }) {
      // `--set role= takes all` has a sign that parts nothing.
      guard let mark = bytes.indices.first(where: { bytes[$0...].starts(with: sign) })
      else { continue }
      let translation = String(Substring(bytes[mark...].dropFirst(sign.count)))
      for english in Self.forms(of: String(Substring(bytes[..<mark]))) {
        if english.utf8.contains(UInt8(ascii: "{")) || translation.utf8.contains(UInt8(ascii: "["))
        {
          phrases.append(PhraseTemplate(english, translation))
        } else {
          words[english] = translation
        }
      }
    }
    self.words = words
    self.phrases = phrases.sorted { $0.rank > $1.rank }
    places = Dictionary(grouping: self.phrases.indices) { [phrases = self.phrases] in
      phrases[$0].anchor
    }
  }

  /// Returns the phrases that a text may be, that which says most first.
  func phrases(for english: String) -> [PhraseTemplate] {
    let words = Set<Substring?>(english.split(separator: " ")).union([nil])
    return words.flatMap { places[$0] ?? [] }.sorted().map { phrases[$0] }
  }

  /// `{n} [day|days]` as the texts that it stands for.
  private static func forms(of english: String) -> [String] {
    guard english.utf8.contains(UInt8(ascii: "[")) else { return [english] }
    return [0, 1].map { form in
      Wording.fill(english) {
        "{\($0)}"
      } form: {
        $0[min(form, $0.count - 1)]
      }
    }
  }
}
