import GroceryModel
import Projections
import Reporting

/// State shared by the list commands: the current lists, the chosen list, and recording.
struct ListSession {
  let book: ShoppingBook
  let arguments: ParsedArguments
  let session: Session

  /// - Parameters:
  ///   - arguments: The command line.
  ///   - session: Where the log is.
  ///   - names: Items whose prices will be asked for beside those on lists.
  /// - Throws: `LogError` where the log cannot be read.
  init(_ arguments: ParsedArguments, _ session: Session, pricing names: [String] = []) throws {
    self.arguments = arguments
    self.session = session
    let usual = try Settings(session.layout).values[.currency].flatMap { Currency($0) }
    book =
      try session.hasLog()
      ? try ShoppingBook(from: try session.replay(arguments), usual: usual, pricing: names)
      : ShoppingBook(empty: usual)
  }

  /// The list that a name means: that of the name, else the only one that has it in its own.
  ///
  /// - Throws: `Failure` where none or several do.
  func list(named name: String, among lists: [ShoppingList]? = nil) throws -> ShoppingList {
    if let list = book.state.list(named: name) { return list }
    let key = NameKey.matching(name)
    let lists = lists ?? book.state.lists
    let found = lists.filter { $0.key.contains(key) }
    if found.count == 1 { return found[0] }
    if found.count > 1 { throw NameAmbiguity(name: name, candidates: found.map(\.name)) }
    throw Failure(
      .usage, "unknown list '\(name)'",
      hint: NearNames.question(to: name, among: lists.map(\.name))
        ?? "'larder list lists' shows all; create it with: "
        + session.remedy(["shopping", "new", name]))
  }

  /// Returns the only open list, for commands without a list's name.
  ///
  /// - Throws: `Failure` unless exactly one list is open.
  func onlyList() throws -> ShoppingList {
    let open = book.state.lists.filter { !$0.isTemplate && !$0.isClosed }
    if open.count == 1 { return open[0] }
    guard let first = open.first else {
      throw Failure(
        .usage, "no list is open", hint: "larder shopping new NAME makes one")
    }
    let names = open.prefix(8).map { "'\($0.name)'" }.joined(separator: ", ")
    throw Failure(
      .usage, "\(open.count) lists are open: \(names)",
      expected: "the list's name first, or --list NAME, such as '\(first.name)'")
  }

  /// The list of `--list`, else the one that the first word names, else the only open one; and the
  /// words about its entries.
  ///
  /// Only a whole name counts, and beside `--list` no word is a list, so that an item may have a
  /// list's name.
  func chosenList(_ words: [String]) throws -> (list: ShoppingList, entries: [String]) {
    if let name = arguments[ListOptions.list] { return (try list(named: name), words) }
    if let (list, entries) = namedFirst(in: words) { return (list, entries) }
    return (try onlyList(), words)
  }

  /// The list that a first word names in full, and the words after it; nil if it names none.
  func namedFirst(in words: [String]) -> (list: ShoppingList, entries: [String])? {
    guard arguments[ListOptions.list] == nil, let first = words.first,
      let list = book.state.list(named: first)
    else { return nil }
    return (list, Array(words.dropFirst()))
  }

  /// Checks that entries are named, or all of them by `--all`, and not both.
  func requireEntries(_ words: [String], of list: ShoppingList) throws {
    if arguments[ListOptions.all] {
      guard words.isEmpty else { throw Failure.exclusive("--all", "ENTRY") }
    } else if words.isEmpty {
      throw missing("ENTRY", of: list, or: ", or --all")
    }
  }

  /// Returns the failure for a command line that names a list and nothing else.
  func missing(_ what: String, of list: ShoppingList, or other: String = "") -> Failure {
    guard let word = arguments.arguments.first, arguments[ListOptions.list] == nil else {
      return Failure(.usage, "\(what) is missing", expected: "\(what)…\(other)")
    }
    return Failure(
      .usage, "'\(word)' is a list, and \(what) is missing",
      expected: "'\(word)' \(what)…\(other)",
      hint: "if '\(word)' is an entry too, name the list with --list")
  }

  /// The list of an optional first argument, else the only open one.
  func argumentList() throws -> ShoppingList {
    try arguments.arguments.first.map { try list(named: $0) } ?? onlyList()
  }

  /// The entries of a list that words name: by name, by a part of it, or by the start of their id.
  ///
  /// - Throws: `Failure` for a word that names none or several things.
  func entries(_ words: [String], of list: ShoppingList) throws -> [ListEntry] {
    var found: [ListEntry] = []
    for word in words {
      for entry in try entries(word, of: list) where !found.contains(entry) { found.append(entry) }
    }
    return found
  }

  private func entries(_ word: String, of list: ShoppingList) throws -> [ListEntry] {
    let shown = NameKey.matching(book.names.shown(word))
    let key = NameKey.matching(word)
    let same = list.entries.filter { entry in
      let names = [entry.item, entry.variant].compactMap { $0.map { NameKey.matching($0) } }
      return names.contains(key) || names.contains(shown)
    }
    if !same.isEmpty { return same }
    if key.utf8.count >= 4 {
      let byID = list.entries.filter { $0.event.description.hasPrefix(key) }
      if byID.count == 1 { return byID }
    }
    let parts = list.entries.filter { NameKey.matching($0.item).contains(key) }
    if Set(parts.map { NameKey.matching($0.item) }).count == 1 { return parts }
    guard parts.isEmpty else {
      throw NameAmbiguity(name: word, candidates: parts.map(\.item))
    }
    throw Failure(
      .usage, "'\(list.name)' has no entry '\(word)'",
      hint: NearNames.question(to: word, among: list.entries.map(\.item))
        ?? session.remedy(["shopping", "show", list.name]) + " lists the entries")
  }

  /// Commands to go on with: about an open list, or without one.
  static func nextCommands(after list: ShoppingList?) -> [(command: String, effect: String)] {
    guard let list else {
      return [
        ("larder shopping new Week", "make a list"),
        ("larder shopping add '2 milk' bread", "put things on a list"),
        ("larder shopping plan --days 7", "what to buy, by your own receipts"),
      ]
    }
    let name = TerminalText.safe(list.name).shellQuoted
    return [
      ("larder shopping show \(name)", "what is on it, by aisle"),
      ("larder shopping add \(name) '2 milk'", "put something on it"),
      ("larder shopping show \(name) -f html -o list.html", "a page for the phone"),
    ]
  }

  /// A unit as events write it.
  static func unit(_ text: String) -> String {
    Unit(text)?.symbol ?? ContainerUnit.name(text) ?? NameKey.printed(text)
  }
}
