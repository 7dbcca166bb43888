import GroceryModel
import Projections

extension OptionSpec {
  /// The filters by name that questions about items share.
  static let nameFilters: [OptionSpec] = [
    .filter("item", "only that item; 'not:NAME' leaves it out"),
    .filter("category", "only that category"),
    .filter("store", "only that shop"),
    .filter("tag", "only lines with that tag"),
    .filter("kind", "only lines of that kind: item, refund, deposit, discount, fee, tax"),
  ]
}

extension ParsedArguments {
  /// The filters by name that questions about items share.
  var nameFilters: [NameFilter] { filters(by: [.item, .category, .store, .tag, .kind]) }

  /// Those that questions about budgets share.
  var budgetFilters: [NameFilter] { filters(by: [.budget, .category]) }

  /// What the options of some fields name; `not:` turns one round.
  private func filters(by fields: [NameFilter.Field]) -> [NameFilter] {
    fields.flatMap { field in
      values(field.rawValue).map { value in
        value.hasPrefix("not:")
          ? NameFilter(field, String(value.dropFirst(4)), isNegated: true)
          : NameFilter(field, value)
      }
    }
  }
}

extension Session {
  /// Says which filters name nothing; an item that the command line names must be there.
  func check(
    _ unmatched: [NameFilter], _ candidates: [String], named: [NameFilter]
  ) throws {
    if let missing = unmatched.first(where: { named.contains($0) }) {
      throw Failure(
        .usage, "no item is called '\(missing.name)'",
        hint: NearNames.question(to: missing.name, among: candidates))
    }
    warn(ofUnmatched: unmatched, candidates: candidates)
  }

  /// Says which filters name nothing in the log, or in its budgets, and what could have been meant.
  func warn(ofUnmatched filters: [NameFilter], candidates: [String], inBudgets: Bool = false) {
    for filter in filters {
      let isPart = inBudgets && filter.field == .category
      let field = isPart ? "budget's category" : filter.field.rawValue
      let isKind = filter.field == .kind
      console.say(
        Diagnostic(
          .warning, "no \(field) is called '\(filter.name)'",
          expected: isKind ? "one of " + NameFilter.kinds.joined(separator: ", ") : nil,
          hint: NearNames.question(to: filter.name, among: candidates)))
    }
  }
}

/// The names that a mistyped one may stand for.
enum NearNames {
  /// How many are named at most.
  private static let most = 4

  /// `did you mean …?`, or nil where nothing is near.
  static func question(to name: String, among candidates: [String]) -> String? {
    let near = names(to: name, among: candidates)
    guard let last = near.last else { return nil }
    let others = near.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return "did you mean \(others.isEmpty ? "" : others + " or ")'\(last)'?"
  }

  /// The nearest name, else those that hold the nearest word: `mlik` may be `Whole Milk` or `Oat Milk`.
  static func names(to name: String, among candidates: [String]) -> [String] {
    if let nearest = Suggestion.nearest(to: name, among: candidates) { return [nearest] }
    let words = Set(candidates.flatMap { Self.words(of: $0) }).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let near = Self.words(of: name).compactMap { Suggestion.nearest(to: $0, among: words) }
    let found = Set(
      candidates.filter { candidate in
        near.contains { Self.words(of: candidate).contains($0) }
      })
    return Array(
      found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.prefix(most))
  }

  /// The words of a name that are long enough to be known again, in lower case.
  private static func words(of name: String) -> [String] {
    name.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count >= 3 }
  }
}
