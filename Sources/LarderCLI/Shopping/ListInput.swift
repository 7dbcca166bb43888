import GroceryModel
import Importing
import Projections
import Reporting

extension ListSession {
  /// Parses a line of the command line, with the options beside it.
  func addition(_ text: String) throws -> ListAddition {
    guard let line = PlainLine(text, isKnown: { book.names.knows($0) }) else {
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
