/// Says in a language the words that rows of a table have in some columns; the other cells stay.
struct RowWording: Sendable {
  private enum Words: Sendable {
    /// Fixed words, such as `expired`.
    case values
    case categories
    /// Sentences that the program made.
    case phrases
    case weekdays
    /// Names that people wrote, but for signs such as `(none)`.
    case names
    /// Headings of rows, such as those of `larder show`.
    case labels
    /// What the row's fact or kind says.
    case byFact
  }

  private let columns: [Int: Words]
  /// The column that says what the others of the row are: a fact of `larder show` or a kind of news.
  private let fact: Int?
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
    let names = Set(columns.map(\.name))
    // Elsewhere a text is what people wrote, such as a review.
    let isOwnText = !names.isDisjoint(with: ["remedy", "saved"])
    let isItemPage = names == ["fact", "value", "place", "day"]
    let isExplanation = names.isSuperset(of: ["part", "event", "note"])
    let isNews = names.isSuperset(of: ["kind", "value", "text"])
    var worded: [Int: Words] = [:]
    for (place, column) in columns.enumerated() {
      worded[place] =
        switch column.name {
        case "category": .categories
        case "weekday": .weekdays
        case "item", "store": .names
        case "basis", "reason": .phrases
        case "note" where isExplanation: .phrases
        case "text": isOwnText ? .phrases : isNews ? .byFact : nil
        case "fact": isItemPage ? .labels : nil
        case "value", "place": isItemPage ? .byFact : nil
        default: Self.values.contains(column.name) ? .values : nil
        }
    }
    fact = columns.firstIndex { isItemPage && $0.name == "fact" || isNews && $0.name == "kind" }
    figures = withFigures ? FigureWording(language) : nil
    guard !worded.isEmpty || figures != nil else { return nil }
    self.columns = worded
    fixed = FixedWords(language)
    say = Wording(language)
    book = PhraseBook(language)
  }

  /// The columns whose texts are fixed words.
  private static let values: Set<String> = [
    "status", "outcome", "on_track", "label", "method", "state", "unit", "urgency",
    "verdict", "wait", "origin", "storage", "kind",
  ]

  /// The facts of `larder show`, and the kinds of news, whose values the program made.
  private static let ownFacts: Set<String> = [
    "bought", "price", "in stock", "expires", "on list", "on template", "keeps", "rating",
    "favourite", "retired", "product", "store",
  ]

  /// Adds the cells of a row to another.
  func append(_ row: RowBuffer, to output: inout RowBuffer) {
    let fact = self.fact.map {
      row.withCell($0) { _, content in String(decoding: content, as: UTF8.self) }
    }
    for place in 0..<row.count {
      guard let words = columns[place] else {
        append(place, of: row, to: &output)
        continue
      }
      let other = row.withCell(place) { kind, content -> String? in
        guard kind == .text, !content.isEmpty else { return nil }
        return said(String(decoding: content, as: UTF8.self), words, of: fact ?? "")
      }
      if let other { output.text(other) } else { append(place, of: row, to: &output) }
    }
  }

  private func append(_ place: Int, of row: RowBuffer, to output: inout RowBuffer) {
    guard let figures else { return output.append(place, of: row) }
    figures.append(place, of: row, to: &output)
  }

  private func said(_ text: String, _ words: Words, of fact: String) -> String {
    switch words {
    case .values: fixed.value(text)
    case .categories: say.category(text)
    case .phrases: book(fixed.value(text))
    case .labels: book(text)
    case .weekdays: say.calendar.weekday(text)
    case .names: text.first == "(" ? fixed.value(text) : text
    case .byFact:
      fact == "category"
        ? say.category(text) : Self.ownFacts.contains(fact) ? made(fixed.value(text)) : text
    }
  }

  /// A text that the program made; what has no words, such as `0.3 kg`, gets the decimal mark.
  private func made(_ text: String) -> String {
    book.knows(text) ? book(text) : book.figures(text)
  }
}
