import GroceryModel
import Importing
import Projections

extension Session {
  /// The options of a fact with those that the words after its command mean.
  ///
  /// - Throws: `Failure` for words that no option takes, or that say otherwise than an option.
  func options(of kind: EntryKind, _ arguments: ParsedArguments) throws -> ParsedArguments {
    guard kind.takesWords, !arguments.arguments.isEmpty else {
      return kind.type == .budgetSet ? try withPeriod(kind, arguments) : arguments
    }
    if kind.type == .purchaseRecorded { return try options(ofPurchase: arguments) }
    let names = try kind.type == .budgetSet ? [] : itemKeys(arguments)
    let entry = WordedEntry(
      kind, try words(arguments), isGiven: { arguments.isGiven($0) },
      isName: { names.contains(NameKey.matching($0)) })
    guard entry.unread.isEmpty else {
      throw Failure(
        .usage, "unexpected argument '\(entry.unread.joined(separator: " "))'",
        hint: "'larder help \(kind.path.joined(separator: " "))' lists the options")
    }
    guard kind.type == .budgetSet else { return try filling(arguments, with: entry.values) }
    // One word is a name; of more the last one may have been meant as the amount.
    guard entry.has("amount") || arguments.isGiven("categories") || entry.name.count < 2 else {
      if let last = entry.name.last, last.first?.isNumber == true {
        throw Failure(
          .usage, "'\(last)' is no amount", expected: "a number such as 49.90, not below zero")
      }
      throw Failure(
        .usage, "no amount was given for '\(entry.name.joined(separator: " "))'",
        expected: "a name and an amount, as in 'larder add budget Food 250'")
    }
    return try filling(arguments, with: entry.values + (try usualTerms(of: entry, arguments)))
  }

  /// The options of a budget with the period that it had before, or a month, if they say none; without an
  /// amount, with its other terms too.
  private func withPeriod(
    _ kind: EntryKind, _ arguments: ParsedArguments
  ) throws -> ParsedArguments {
    let hasPeriod = ["every", "start", "until", "end"].contains { arguments.isGiven($0) }
    let isChange = Self.changesTerms(arguments) && !arguments.isGiven("amount")
    guard arguments.isGiven("budget"), isChange || !hasPeriod else { return arguments }
    let entry = WordedEntry(kind, try words(arguments), isGiven: { arguments.isGiven($0) })
    let terms = try usualTerms(of: entry, arguments)
    return try filling(
      arguments,
      with: terms.filter { isChange || ["every", "from", "date"].contains($0.name) })
  }

  /// True if options say what changes in a budget whose amount may stay.
  private static func changesTerms(_ arguments: ParsedArguments) -> Bool {
    ["categories", "rollover", "cap", "scope"].contains { arguments.isGiven($0) }
  }

  /// The names of the items that were bought, priced or described, as they are matched.
  private func itemKeys(_ arguments: ParsedArguments) throws -> Set<String> {
    guard try hasLog() else { return [] }
    let replay = try replay(arguments)
    let bought = try replay.fold(EntrySurvey(of: [])).items.map { NameKey.matching($0.name) }
    return Set(bought).union(replay.late.descriptions.products.keys)
  }

  /// What a budget has where its words say none: its period, what it carries over, and the amounts of its
  /// categories; a new one repeats every month.
  private func usualTerms(
    of entry: WordedEntry, _ arguments: ParsedArguments
  ) throws -> [(name: String, value: String)] {
    let name = arguments.value("budget") ?? entry.name.joined(separator: " ")
    let every = entry.lacksPeriod ? [("every", "month")] : []
    guard try hasLog() else { return every }
    let replay = try replay(arguments)
    let plans = try replay.fold(BudgetFold(descriptions: replay.late.descriptions)).plans
    let known = plans.first { NameKey.matching($0.name) == NameKey.matching(name) }
    guard let terms = known?.terms else { return every }
    // A cap is that of the rollover that it was set with.
    let left: Set<String> = arguments.isGiven("rollover") ? ["rollover", "cap"] : []
    let parts = arguments.values("categories").flatMap(NamedAmounts.parts(of:))
    let named = Set(parts.map(Self.category))
    let given = entry.value("amount") ?? arguments.value("amount")
    let period = try period(of: terms, entry, arguments) ?? every
    guard given != nil || Self.changesTerms(arguments) else { return period }
    return period + (given == nil ? Self.amount(keptOf: terms) : [])
      + Self.kept(terms, given).filter { name, value in
        name == "categories"
          ? !named.contains(Self.category(value))
          : arguments.value(name) == nil && !left.contains(name)
      }
  }

  /// The category of `Dairy=40`, as matched.
  private static func category(_ part: String) -> String {
    NameKey.matching(String(part[..<(part.lastIndex(of: "=") ?? part.endIndex)]))
  }

  /// The amount of a budget of which only categories change; none where it is their sum.
  private static func amount(
    keptOf terms: BudgetVersion.Terms
  ) -> [(name: String, value: String)] {
    let sum = terms.categories.reduce(Amount.zero) { $0 + $1.amount }
    guard terms.scope == .all || terms.amount != sum else { return [] }
    let digits = Currency(terms.currency)?.fractionDigits ?? 2
    return [
      ("amount", terms.amount.text(minimumFractionDigits: digits)), ("currency", terms.currency),
    ]
  }

  /// The period that a budget had before, where its words say none or the same step.
  private func period(
    of terms: BudgetVersion.Terms, _ entry: WordedEntry, _ arguments: ParsedArguments
  ) throws -> [(name: String, value: String)]? {
    guard case .repeating(let recurrence) = terms.period,
      !["from", "start"].contains(where: { arguments.isGiven($0) }),
      entry.lacksPeriod
        || entry.value("every") ?? arguments.value("every") == recurrence.every.rawValue
    else { return nil }
    // Its first day is no day of this change, which holds from today on.
    let hasDay = entry.has("date") || arguments.value("date") != nil
    return (entry.lacksPeriod ? [("every", recurrence.every.rawValue)] : [])
      + [("from", "\(recurrence.from)")] + (hasDay ? [] : [("date", "\(today)")])
  }

  /// The options that say again how a budget carries over, the amounts of its categories, and what counts.
  ///
  /// The only category that counts has the budget's new amount.
  private static func kept(
    _ terms: BudgetVersion.Terms, _ amount: String?
  ) -> [(name: String, value: String)] {
    let only = terms.scope == .categories && terms.categories.count == 1 ? amount : nil
    var options = terms.categories.map { part in
      ("categories", "\(part.name)=\(only ?? part.amount.text())")
    }
    if terms.rollover != .none { options.append(("rollover", terms.rollover.rawValue)) }
    if let cap = terms.cap { options.append(("cap", cap.text())) }
    if terms.scope != .all { options.append(("scope", terms.scope.rawValue)) }
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
    let kinds = Command.grammar.words(after: ["add"])
    try refuseMistypedKind(arguments, kinds)
    let entry = try QuickEntry(
      try words(arguments), kinds: kinds, isPriced: isPriced, hasKind: arguments.isGiven("kind"))
    return try filling(arguments, with: entry.options)
  }

  /// Refuses `bugdet Food 200`: a first word that no item has, one slip from a kind of fact.
  private func refuseMistypedKind(_ arguments: ParsedArguments, _ kinds: [String]) throws {
    let words = arguments.arguments.flatMap { $0.split(separator: " ").map(String.init) }
    guard let first = words.first?.lowercased(), words.count > 1,
      let kind = Suggestion.slip(from: first, among: kinds), kind != first,
      !(try itemKeys(arguments).contains { $0.split(separator: " ").contains(first[...]) })
    else { return }
    throw Failure(
      .usage, "'\(first)' is no kind of fact",
      hint: "did you mean 'larder add \(kind)'? --item NAME says a name that begins with it")
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
      isExpiry: { self.typedExpiry($0) != nil },
      currency: { Currency(word: $0, preferring: own) })
  }

  private func filling(
    _ arguments: ParsedArguments, with values: [(name: String, value: String)]
  ) throws -> ParsedArguments {
    var full = arguments
    full.arguments = []
    for (name, value) in values {
      // The categories that stay, beside those that are given.
      if name == "categories" {
        full.add(value, to: name)
        continue
      }
      if let given = arguments.value(name), given != value {
        throw Failure.exclusive("--\(name) '\(given)'", "'\(value)'", hint: "say it once")
      }
      if arguments.value(name) == nil { full.add(value, to: name) }
    }
    return try readingDecimals(full)
  }
}
