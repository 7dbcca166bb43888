import GroceryModel
import Projections

extension CommonOptions {
  /// The filters by name that questions about items share.
  static let nameFilters = [
    filter(.item, "only that item; 'not:NAME' leaves it out"),
    filter(.category, "only that category"),
    filter(.store, "only that store"),
    filter(.tag, "only lines with that tag"),
    filter(.kind, "only lines of that kind: item, refund, deposit, discount, fee, tax"),
  ]

  static func filter(_ field: NameFilter.Field, _ summary: String) -> OptionSpec {
    .value(
      field.rawValue, "NAME", summary, isRepeatable: true,
      completion: KnownNameKind(field: field.rawValue).map(CompletionHint.names) ?? .none)
  }
}

extension ParsedArguments {
  /// The filters by name that questions about items share.
  var nameFilters: [NameFilter] { filters(by: [.item, .category, .store, .tag, .kind]) }

  /// Those that questions about budgets share.
  var budgetFilters: [NameFilter] { filters(by: [.budget, .category]) }

  /// Returns the filters of some fields; `not:` negates a filter.
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
  /// Refuses a name on the command line that nothing in the log has.
  ///
  /// - Parameters:
  ///   - filters: The filters whose names were not found.
  ///   - candidates: The names that could have been meant.
  ///   - inBudgets: Whether categories are those of budgets.
  /// - Throws: `Failure` with the nearest name for the first of them.
  func refuse(
    _ filters: [NameFilter], candidates: [String], inBudgets: Bool = false
  ) throws {
    guard let filter = filters.first else { return }
    let isPart = inBudgets && filter.field == .category
    let field = isPart ? "budget category" : filter.field.rawValue
    throw Failure(
      .usage, "unknown \(field) '\(filter.name)'",
      expected: filter.field == .kind ? "one of " + NameFilter.kinds.joined(separator: ", ") : nil,
      hint: NearNames.question(to: filter.name, among: candidates))
  }
}

/// Finds the names similar to a mistyped one.
enum NearNames {
  /// The maximum number of suggestions.
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

  /// The names that have all words of another, in byte order; none for a name without words.
  static func names(withWordsOf name: String, among candidates: [String]) -> [String] {
    let wanted = Set(words(of: name))
    guard !wanted.isEmpty else { return [] }
    return candidates.filter { wanted.isSubset(of: words(of: $0)) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The words of a name that are long enough to be known again, in lower case.
  static func words(of name: String) -> [String] {
    name.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count >= 3 }
  }
}
