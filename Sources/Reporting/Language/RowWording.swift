/// Says in a language the words that rows of a table have in some columns; the other cells stay.
struct RowWording: Sendable {
  private enum Words: Sendable {
    /// Fixed words, such as `expired`.
    case values
    case categories
    /// Sentences that the program made.
    case phrases
  }

  private let columns: [Int: Words]
  private let fixed: FixedWords
  private let say: Wording
  private let book: PhraseBook
  private let figures: FigureWording?

  /// Nil if nothing changes.
  ///
  /// - Parameters:
  ///   - columns: The columns of the rows.
  ///   - language: The language.
  ///   - withFigures: Whether figures get the language's decimal mark, so that they fit for sums no more.
  init?(_ columns: [Column], in language: Language, withFigures: Bool = false) {
    guard language != .english else { return nil }
    var worded: [Int: Words] = [:]
    // Elsewhere a text is what people wrote, such as a review.
    let isOwnText = columns.contains { ["remedy", "saved"].contains($0.name) }
    for (place, column) in columns.enumerated() {
      worded[place] =
        column.name == "category"
        ? .categories
        : Self.values.contains(column.name)
          ? .values : column.name == "basis" || column.name == "text" && isOwnText ? .phrases : nil
    }
    figures = withFigures ? FigureWording(language) : nil
    guard !worded.isEmpty || figures != nil else { return nil }
    self.columns = worded
    fixed = FixedWords(language)
    say = Wording(language)
    book = PhraseBook(language)
  }

  /// The columns whose texts are fixed words.
  private static let values: Set<String> = [
    "status", "outcome", "on_track", "label", "method", "state", "reason", "unit", "urgency",
    "verdict", "wait", "origin", "storage",
  ]

  /// Adds the cells of a row to another.
  func append(_ row: RowBuffer, to output: inout RowBuffer) {
    for place in 0..<row.count {
      guard let words = columns[place] else {
        append(place, of: row, to: &output)
        continue
      }
      let other = row.withCell(place) { kind, content -> String? in
        guard kind == .text, !content.isEmpty else { return nil }
        return said(String(decoding: content, as: UTF8.self), words)
      }
      if let other { output.text(other) } else { append(place, of: row, to: &output) }
    }
  }

  private func append(_ place: Int, of row: RowBuffer, to output: inout RowBuffer) {
    guard let figures else { return output.append(place, of: row) }
    figures.append(place, of: row, to: &output)
  }

  private func said(_ text: String, _ words: Words) -> String {
    switch words {
    case .values: fixed.value(text)
    case .categories: say.category(text)
    case .phrases: book(fixed.value(text))
    }
  }
}
