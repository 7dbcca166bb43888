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

  /// The numbers in a name, as written.
  static func numbers(of name: String) -> Set<Substring> {
    Set(name.split { !$0.isNumber })
  }

  /// The words of a name that are long enough to be known again, in lower case.
  static func words(of name: String) -> [String] {
    name.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count >= 3 }
  }
}
