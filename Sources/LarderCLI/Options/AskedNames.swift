import GroceryModel
import Projections

/// The words after a question: items, categories, stores or tags, and a period at the end.
struct AskedNames {
  /// The words before the period.
  let names: [String]
  /// The period, by words or by options.
  let period: Period?

  static let argument = ArgumentSpec(
    "NAME", "an item, category, store or tag, and a period such as october", isRepeated: true,
    isOptional: true, completion: .names(.anything))

  /// - Parameters:
  ///   - arguments: What was typed.
  ///   - session: The run.
  ///   - future: True for a question about what is to come, in which `november` is the next one.
  ///   - names: Names that are no periods: a budget may be called `W2`.
  /// - Throws: `Failure` for a period by words and by an option at once.
  init(
    _ arguments: ParsedArguments, _ session: Session, future: Bool = false,
    besides names: [String] = []
  ) throws {
    let words = arguments.arguments
    let keys = Set(names.map { NameKey.matching($0) })
    let given = try session.period(arguments, future: future)
    let split = words.indices.first { place in
      let text = words[place...].joined(separator: " ")
      return !keys.contains(NameKey.matching(text))
        && session.typedPeriod(text, future: future) != nil
    }
    guard let split else {
      self.names = words
      period = given
      return
    }
    guard given == nil else {
      throw Failure(
        .usage,
        "'\(words[split...].joined(separator: " "))' cannot be used with --period, --begin, --end or --until"
      )
    }
    self.names = Array(words[..<split])
    period = try session.period(text: words[split...].joined(separator: " "), future: future)
  }
}

extension Session {
  /// The filters for names whose kind is not said: a category, store, tag or item of exactly that
  /// name; else the category, store or tag that has it as a word, else the items that have it in theirs.
  ///
  /// - Parameters:
  ///   - names: What was typed.
  ///   - arguments: The arguments of the command.
  ///   - refusesBudgets: True for a question about spending, in which the name of a budget is no part of an
  ///     item's.
  /// - Returns: The filters.
  /// - Throws: `Failure` with the nearest names where nothing is called so.
  func filters(
    _ names: [String], _ arguments: ParsedArguments, refusesBudgets: Bool = false
  ) throws -> [NameFilter] {
    guard !names.isEmpty else { return [] }
    let known = try KnownNames(self, arguments)
    if let (others, store) = try known.split(names) {
      return try filters(others, known, arguments, refusesBudgets)
        + [NameFilter(.store, store)]
    }
    return try filters(names, known, arguments, refusesBudgets)
  }

  private func filters(
    _ names: [String], _ known: KnownNames, _ arguments: ParsedArguments, _ refusesBudgets: Bool
  ) throws -> [NameFilter] {
    try known.together(names).map { name in
      if !known.hasExactly(name), let category = try canonicalCategory(name, arguments) {
        return NameFilter(.category, category)
      }
      guard let field = known.field(of: name) else {
        // `2026-13` is meant as a period.
        if name.utf8.count > 4, name.prefix(4).allSatisfy(\.isNumber),
          !name.contains(where: \.isLowercase)
        {
          _ = try period(text: name)
        }
        guard typedPeriod(name) == nil else {
          throw Failure(
            .usage, "the period '\(name)' comes before a name", expected: "the period last")
        }
        throw Failure(
          .usage, "unknown item, category, store or tag '\(name)'",
          hint: NearNames.question(to: name, among: known.all + Period.words)
            ?? "'larder list items' lists them")
      }
      if field == .item {
        if refusesBudgets, !known.hasExactly(name) { try refuseBudget(name, arguments) }
        noteOthers(than: name, among: known.items, arguments)
        notePart(name, among: known.items, arguments)
      }
      guard let whole = known.only(field, with: name) else { return NameFilter(field, name) }
      noteWhole(name, field, whole, arguments)
      return NameFilter(field, whole)
    }
  }

  /// Refuses the name of a budget, which is no part of an item's name.
  private func refuseBudget(_ name: String, _ arguments: ParsedArguments) throws {
    let key = NameKey.matching(name)
    let replay = try replay(arguments)
    let plans = try replay.fold(BudgetFold(descriptions: replay.late.descriptions)).plans
    guard let budget = plans.first(where: { NameKey.matching($0.name) == key }) else { return }
    throw Failure(
      .usage, "'\(budget.name)' is a budget, and no item, category, store or tag",
      hint: "'larder budget \(budget.name.shellQuoted)' shows it; --item takes the items with that "
        + "word")
  }

  /// Says what is meant by a part of a name.
  private func noteWhole(
    _ name: String, _ field: NameFilter.Field, _ whole: String, _ arguments: ParsedArguments
  ) {
    let beginsWord = (" " + NameKey.matching(whole)).contains(" " + NameKey.matching(name))
    guard format(arguments).isForPeople, field != .item || beginsWord else { return }
    console.say(Diagnostic(.note, "'\(name)' is taken as the \(field.rawValue) '\(whole)'"))
  }

  /// Says which items are meant by what is only a part of their words: `bread` of `Crispbread`.
  private func notePart(_ name: String, among items: [String], _ arguments: ParsedArguments) {
    let key = NameKey.matching(name)
    let meant = items.filter { NameKey.matching($0).contains(key) }
    let beginWords = meant.contains { item in
      (" " + NameKey.matching(item)).contains(" " + key)
    }
    guard format(arguments).isForPeople, !beginWords, let first = meant.first else { return }
    let others = meant.count - 1
    console.say(
      Diagnostic(
        .note,
        "no word begins with '\(name)'; '\(first)'"
          + (others > 0 ? " and \(counted(others, "other"))" : "") + " with it in a word "
          + (others > 0 ? "are" : "is") + " taken"))
  }

  /// Says which items are not meant by the whole name of one: `milk` beside `Whole Milk 1 l`.
  func noteOthers(than name: String, among items: [String], _ arguments: ParsedArguments) {
    let key = NameKey.matching(name)
    guard format(arguments).isForPeople, items.contains(where: { NameKey.matching($0) == key })
    else { return }
    // `Mince 500g` is a whole name beside `Mince 450g`, but `milk` may mean `Milk 1 l` too.
    let sizes = NearNames.numbers(of: name)
    let others = NearNames.names(withWordsOf: name, among: items)
      .filter { NameKey.matching($0) != key && sizes.isSubset(of: NearNames.numbers(of: $0)) }
    guard let first = others.first else { return }
    console.say(
      Diagnostic(
        .note,
        "'\(name)' is an item of its own; \(counted(others.count, "other")) with that word "
          + (others.count == 1 ? "is" : "are") + " left out, such as '\(first)'"))
  }
}

/// The names in a log, by kind.
struct KnownNames {
  let items: [String]
  let categories: [String]
  let stores: [String]
  let tags: [String]

  init(_ session: Session, _ arguments: ParsedArguments) throws {
    let names = try ListQuestion.rows(
      of: [.items, .categories, .stores, .tags], from: try session.replay(arguments),
      rules: try session.rules()
    ).map { $0.map(\.name) }
    (items, categories, stores, tags) = (names[0], names[1], names[2], names[3])
  }

  var all: [String] { categories + stores + tags + items }

  /// True if something has exactly this name.
  func hasExactly(_ name: String) -> Bool {
    let key = NameKey.matching(name)
    return all.contains { NameKey.matching($0) == key }
  }

  /// The words before `at` and the store behind it, as in `spend dairy at Lidl`; nil without such words.
  ///
  /// - Throws: `Failure` where no store is called so.
  func split(_ names: [String]) throws -> (others: [String], store: String)? {
    let words = names.flatMap { $0.split(separator: " ").map(String.init) }
    guard
      let place = words.indices.dropLast().last(where: {
        EntryVocabulary.all.means(words[$0], .at)
      }), field(of: words.joined(separator: " ")) == nil
    else { return nil }
    let store = words[(place + 1)...].joined(separator: " ")
    let key = NameKey.matching(store)
    guard stores.contains(where: { NameKey.matching($0).contains(key) }) else {
      throw Failure(
        .usage, "unknown store '\(store)'",
        hint: NearNames.question(to: store, among: stores) ?? "'larder list stores' lists them")
    }
    // Quoted names stay whole.
    var others: [String] = []
    for name in names {
      guard others.joined(separator: " ").split(separator: " ").count < place else { break }
      others.append(name)
    }
    if others.joined(separator: " ").split(separator: " ").count > place {
      others = Array(words[..<place])
    }
    return (others, store)
  }

  /// The words, joined where they are one name together.
  func together(_ words: [String]) -> [String] {
    isOneName(words) ? [words.joined(separator: " ")] : words
  }

  /// True if words are a name, or a part of one, together but none is a whole name: `washing powder`.
  private func isOneName(_ words: [String]) -> Bool {
    guard words.count > 1, field(of: words.joined(separator: " ")) != nil else { return false }
    let keys = Set(words.map { NameKey.matching($0) })
    return !all.contains { keys.contains(NameKey.matching($0)) }
  }

  func field(of name: String) -> NameFilter.Field? {
    let key = NameKey.matching(name)
    let places: [(NameFilter.Field, [String])] = [
      (.item, items), (.category, categories), (.store, stores), (.tag, tags),
    ]
    let exact = places.first { $0.1.contains { NameKey.matching($0) == key } }
    if exact == nil, key.contains("*") {
      let pattern = CategoryPattern(.category, key)
      return places.dropLast().first { $0.1.contains { pattern.matches(name: $0) } }?.0
    }
    let word = places.dropFirst().first { $0.1.contains { Self.hasWord(key, in: $0) } }
    let part = places.first { $0.1.contains { NameKey.matching($0).contains(key) } }
    return (exact ?? word ?? part)?.0
  }

  /// The only name of a kind that has another one in it; nil if it is that name, or several have it.
  func only(_ field: NameFilter.Field, with name: String) -> String? {
    let names: [String] =
      switch field {
      case .item: items
      case .category: categories
      case .store: stores
      case .tag: tags
      case .kind, .budget: []
      }
    let key = NameKey.matching(name)
    let found = names.filter { NameKey.matching($0).contains(key) }
    return found.count == 1 && NameKey.matching(found[0]) != key ? found[0] : nil
  }

  private static func hasWord(_ key: String, in name: String) -> Bool {
    let words = NameKey.matching(name).split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    return " \(words) ".contains(" \(key) ")
  }
}
