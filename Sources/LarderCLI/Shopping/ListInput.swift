import GroceryModel
import Importing
import Projections
import Reporting

extension ListSession {
  /// All names that words can hold, one by one or joined, for the prices that may be asked for.
  static func possibleNames(_ words: [String]) -> [String] {
    let joined =
      words.count > 12
      ? words
      : words.indices.flatMap { start in
        (start..<words.count).map { words[start...$0].joined(separator: " ") }
      }
    return joined.flatMap { [PlainLine($0)?.item].compactMap { $0 } + [$0] }
  }

  /// The entries that words are: an amount belongs to its item, and the words of a product's name
  /// together.
  func lines(_ words: [String]) -> [String] {
    PlainLine.lines(of: words.contains { $0.contains(" ") } ? words : TypedFigures.listed(words)) {
      book.names.knows($0) || book.names.shown($0) != $0
    }
  }

  /// Asks whether a first word that no product has is a mistyped list; says if it looks like a list that
  /// does not exist.
  ///
  /// - Throws: `Failure` with the question.
  func checkFirstWord(_ words: [String], of list: ShoppingList) throws {
    guard !arguments.isGiven(ListOptions.list), words.count > 1, let first = words.first,
      words == arguments.arguments, first.contains(where: \.isLetter),
      lines(words).first == first, !isProduct(first),
      !list.entries.contains(where: { NameKey.matching($0.item) == NameKey.matching(first) })
    else { return }
    let text = ListRemarkText(try session.reportLanguage(arguments))
    let rest = words.dropFirst()
    let adding = ["shopping", "add"]
    let lists = book.state.lists.map(\.name)
    if let near = Suggestion.nearest(to: first, among: lists) {
      throw Failure(
        Diagnostic(
          .question, text.noList(first),
          hint: text.meantList(
            near, session.remedy(adding + [near] + rest),
            otherwise: session.remedy(adding + ["--list", list.name, first] + rest))), .question)
    }
    // A list's name is written with a capital beside words without one, or in several words.
    let others = words.dropFirst().filter { $0.first?.isLetter == true }
    guard first.contains(" ") == false, first.first?.isUppercase == true, !others.isEmpty,
      others.allSatisfy({ $0.first?.isLowercase == true })
    else { return }
    session.console.say(
      Diagnostic(
        .note, text.becameEntry(first, list.name),
        hint: text.makeList(
          [["undo"], ["shopping", "new", first], adding + [first] + rest]
            .map { session.remedy($0) }.joined(separator: "; "))))
  }

  private func isProduct(_ name: String) -> Bool {
    book.names.knows(name) || book.names.shown(name) != name
      || !book.names.candidates(for: name).isEmpty
  }

  /// Parses a line of the command line, with the options beside it.
  func addition(_ text: String) throws -> ListAddition {
    let text =
      book.names.knows(text)
      ? text
      : TypedFigures.listed(text.split(separator: " ").map { String($0) }).joined(separator: " ")
    guard let line = PlainLine(text, isKnown: { book.names.knows($0) }),
      book.names.knows(text) || line.item.contains(where: { !$0.isNumber && !".,/".contains($0) })
    else {
      throw Failure(.usage, "no item in '\(text)'", expected: "a line such as '2 milk'")
    }
    var addition = ListAddition(line, names: book.names)
    if let quantity = try arguments[ListOptions.quantity] { addition.quantity = quantity }
    if let unit = arguments[ListOptions.unit] { addition.unit = Self.unit(unit) }
    addition.variant = arguments[ListOptions.variant].map { NameKey.printed($0) }
    addition.store = arguments[ListOptions.store].map { NameKey.printed($0) }
    if let note = arguments[ListOptions.note] { addition.note = NameKey.printed(note) }
    addition.cost = try cost()
    return addition
  }

  /// Says which products a name on the list could mean, where it could be several.
  func sayCandidates(_ additions: [ListAddition]) {
    for addition in additions {
      let names = book.names.candidates(for: addition.item)
      guard let last = names.prefix(4).last else { continue }
      let others = names.prefix(4).dropLast().map { "'\($0)'" }.joined(separator: ", ")
      session.console.say(
        Diagnostic(
          .note, "'\(addition.item)' matches \(others) or '\(last)'",
          hint: "type the whole name for an estimate"))
    }
  }

  /// The price or total that is entered.
  func cost() throws -> ListEntry.Cost? {
    try arguments[ListOptions.price].map { .price($0) }
      ?? arguments[ListOptions.total].map { .total($0) }
  }

  /// Returns the list to add to, the events that create it if it does not exist, and the words that
  /// say what to add.
  func listToAdd(
    _ words: [String]
  ) throws -> (list: ShoppingList, making: [TypedFact], words: [String]) {
    let isFirst = !book.state.lists.contains { !$0.isTemplate && !$0.isClosed }
    guard isFirst, arguments[ListOptions.list] == nil, namedFirst(in: words) == nil else {
      let (list, words) = try chosenList(words)
      guard !list.isClosed else {
        throw Failure(
          .usage, "'\(list.name)' is closed",
          hint: "start it anew with: larder shopping new '\(list.name)'")
      }
      return (list, [], words)
    }
    let name = "Shopping"
    var values: [String: String?] = ["list": name]
    if book.state.list(named: name) != nil { values["closed"] = "false" }
    return (ShoppingList(empty: name), [fact(.listDefined, values)], words)
  }
}

extension ListAddition {
  init(_ line: PlainLine, names: ShoppingNames) {
    self.init(item: names.shown(line.item))
    (quantity, unit, note) = (line.quantity, line.unit, line.note)
  }

  /// As people write it: `2 l Milk`.
  var phrase: String {
    let amount = quantity.map { "\($0) " } ?? ""
    let measure = unit.map { $0 == "each" ? "" : "\($0) " } ?? ""
    return amount + measure + item + (note.map { " (\($0))" } ?? "")
  }
}
