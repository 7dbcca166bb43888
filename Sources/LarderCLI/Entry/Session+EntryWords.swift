import GroceryModel
import Importing
import Projections

extension Session {
  /// The options of a fact with those that the words after its command mean.
  ///
  /// - Throws: `Failure` for words that no option takes, or that say otherwise than an option.
  func options(of kind: EntryKind, _ arguments: ParsedArguments) throws -> ParsedArguments {
    guard kind.takesWords, !arguments.arguments.isEmpty else { return arguments }
    if kind.type == .purchaseRecorded { return try options(ofPurchase: arguments) }
    let entry = WordedEntry(kind, try words(arguments)) { arguments.isGiven($0) }
    guard entry.unread.isEmpty else {
      throw Failure(
        .usage, "unexpected argument '\(entry.unread.joined(separator: " "))'",
        hint: "'larder help \(kind.path.joined(separator: " "))' lists the options")
    }
    let period = entry.lacksPeriod ? try usualTerms(of: entry, arguments) : []
    return try filling(arguments, with: entry.values + period)
  }

  /// What a budget has where its words say none: its period, what it carries over, and the amounts of its
  /// categories; a new one repeats every month.
  private func usualTerms(
    of entry: WordedEntry, _ arguments: ParsedArguments
  ) throws -> [(name: String, value: String)] {
    let name = arguments.value("budget") ?? entry.name.joined(separator: " ")
    if try hasLog() {
      let replay = try replay(arguments)
      let plans = try replay.fold(BudgetFold(descriptions: replay.late.descriptions)).plans
      let known = plans.first { NameKey.matching($0.name) == NameKey.matching(name) }
      if let terms = known?.terms, case .repeating(let recurrence) = terms.period {
        // Its first day is no day of this change, which holds from today on.
        let day = entry.values.contains { $0.name == "date" } || arguments.value("date") != nil
        return [("every", recurrence.every.rawValue), ("from", "\(recurrence.from)")]
          + (day ? [] : [("date", "\(today)")])
          + Self.kept(terms).filter { arguments.value($0.name) == nil }
      }
    }
    return [("every", "month")]
  }

  /// The options that say again how a budget carries over, and the amounts of its categories.
  private static func kept(_ terms: BudgetVersion.Terms) -> [(name: String, value: String)] {
    var options = terms.categories.map { ("categories", "\($0.name)=\($0.amount.text())") }
    if terms.rollover != .none { options.append(("rollover", terms.rollover.rawValue)) }
    if let cap = terms.cap { options.append(("cap", cap.text())) }
    return options
  }

  /// The options of a purchase with those that its words mean.
  ///
  /// - Throws: `Failure` without an item or a price, and as ``options(of:_:)``.
  func options(ofPurchase arguments: ParsedArguments) throws -> ParsedArguments {
    let isPriced = arguments.isGiven("total") || arguments.isGiven("unit-price")
    if isPriced, arguments.isGiven("item"), arguments.arguments.isEmpty {
      return try readingDecimals(arguments)
    }
    let entry = try QuickEntry(
      try words(arguments), kinds: Command.grammar.words(after: ["add"]), isPriced: isPriced)
    return try filling(arguments, with: entry.options)
  }

  private func words(_ arguments: ParsedArguments) throws -> EntryWords {
    let own = try Settings(layout).values[.currency].flatMap { Currency($0) }
    return EntryWords(
      TypedFigures(currency: own).decimals(
        arguments.arguments.flatMap { $0.split(separator: " ").map(String.init) }),
      // `last week` is refused as a day rather than taken as part of a name.
      isDay: {
        self.typedDay($0) != nil || $0.contains(" ") && self.typedPeriod($0) != nil
      },
      currency: { Currency(word: $0, preferring: own) })
  }

  private func filling(
    _ arguments: ParsedArguments, with values: [(name: String, value: String)]
  ) throws -> ParsedArguments {
    var full = arguments
    full.arguments = []
    for (name, value) in values {
      if let given = arguments.value(name), given != value {
        throw Failure.exclusive("--\(name) '\(given)'", "'\(value)'", hint: "say it once")
      }
      if arguments.value(name) == nil { full.add(value, to: name) }
    }
    return try readingDecimals(full)
  }
}
