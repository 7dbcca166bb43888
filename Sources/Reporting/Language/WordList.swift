/// The words and phrases of a language by the English ones, as a text that people can edit.
struct WordList: Sendable {
  /// What has no places to fill.
  let words: [String: String]
  /// What has some, that which says most first.
  let phrases: [PhraseTemplate]

  /// - Parameter text: A line `english = translation` each.
  init(_ text: String) {
    var words: [String: String] = [:]
    var phrases: [PhraseTemplate] = []
    for line in text.split(separator: "\n") {
      // `--set role= takes all` has a sign that parts nothing.
      guard let mark = line.indices.first(where: { line[$0...].hasPrefix(" = ") }) else { continue }
      let translation = String(line[mark...].dropFirst(3))
      for english in Self.forms(of: String(line[..<mark])) {
        if english.contains("{") || translation.contains("[") {
          phrases.append(PhraseTemplate(english, translation))
        } else {
          words[english] = translation
        }
      }
    }
    self.words = words
    self.phrases = phrases.sorted { $0.rank > $1.rank }
  }

  /// `{n} [day|days]` as the texts that it stands for.
  private static func forms(of english: String) -> [String] {
    guard english.contains("[") else { return [english] }
    return [0, 1].map { form in
      Wording.fill(english) {
        "{\($0)}"
      } form: {
        $0[min(form, $0.count - 1)]
      }
    }
  }
}
