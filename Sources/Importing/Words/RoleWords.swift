/// How well a header names a role.
enum RoleWords {
  /// Returns 10 for a strong phrase, 5 for a weak one, less for a header that only contains one,
  /// and 0 for none.
  ///
  /// See ``RoleVocabulary/scores(_:)``.
  static func score(_ header: HeaderWords, _ role: Role) -> Int {
    header.scores.first { $0.role == role }?.score ?? 0
  }

  /// Returns the same of a single word.
  static func score(ofWord word: String, _ role: Role) -> Int {
    RoleVocabulary.common.scores([[word]]).first { $0.role == role }?.score ?? 0
  }

  /// Returns true if the header, or a part of it, names any role.
  static func isKnown(_ header: HeaderWords) -> Bool { !header.scores.isEmpty }
}
