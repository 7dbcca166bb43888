/// What the words of a header say about its column.
enum RoleWords {
  /// How well a header names a role: 10 for a strong phrase, 5 for a weak one, less where it only
  /// contains one (``RoleVocabulary/scores(_:)``), 0 for none.
  static func score(_ header: HeaderWords, _ role: Role) -> Int {
    header.scores.first { $0.role == role }?.score ?? 0
  }

  /// Whether any role knows this header as a whole, or by its parts.
  static func isKnown(_ header: HeaderWords) -> Bool { !header.scores.isEmpty }
}
