/// All header phrases with the roles that they may mean.
struct RoleVocabulary {
  static let common = RoleVocabulary(RoleWordList.all)

  /// A set of roles as bits; the bit is the role's index in the lists.
  private typealias Roles = UInt64

  /// The roles that a phrase may mean, by strength.
  private struct Meaning {
    var strong: Roles = 0
    var weak: Roles = 0
    /// Roles that have the phrase as a strong phrase with accents: `urun` for `ürün`.
    var folded: Roles = 0
  }

  private let roles: [Role]
  private var meanings: [String: Meaning] = [:]
  /// The number of words in the longest phrase.
  private var longest = 1

  init(_ lists: [RoleWordList]) {
    roles = lists.map(\.role)
    meanings.reserveCapacity(3000)
    for (place, list) in lists.enumerated() {
      let bit = Roles(1) << Roles(place)
      RoleWordList.forEachPhrase(of: list.strong) { phrase in
        meanings[phrase, default: Meaning()].strong |= bit
        noteLength(of: phrase)
        for bare in LatinLetters.withoutAccents(phrase) {
          meanings[bare, default: Meaning()].folded |= bit
        }
      }
      RoleWordList.forEachPhrase(of: list.weak) { phrase in
        meanings[phrase, default: Meaning()].weak |= bit
        noteLength(of: phrase)
      }
    }
  }

  private mutating func noteLength(of phrase: String) {
    longest = max(longest, 1 + phrase.utf8.count { $0 == UInt8(ascii: " ") })
  }

  /// Returns true if the whole text is a phrase of some role.
  func isPhrase(_ words: String) -> Bool {
    meanings[words].map { $0.strong | $0.weak != 0 } ?? false
  }

  /// Returns how well a header names each role.
  ///
  /// - Parameter forms: The header's words, and its words without those in brackets, if it has any.
  /// - Returns: 10 for a strong phrase, 9 for one without its accents, 5 for a weak one; 6 or 7 if
  ///   the header only contains a strong phrase, 3 if it only contains a weak one.
  func scores(_ forms: [[String]]) -> [(role: Role, score: Int)] {
    var found = Scores()
    for form in forms {
      guard let meaning = meanings[form.joined(separator: " ")] else { continue }
      found.note(meaning.strong, 10)
      found.note(meaning.weak, 5)
    }
    guard let words = forms.first, !words.isEmpty else { return [] }
    found.settle()
    let whole = words.joined(separator: " ")
    if let meaning = meanings[whole] { found.note(meaning.folded, 9) }
    found.settle()
    noteEastAsianEnd(of: whole, in: &found)
    found.settle()
    noteParts(of: words, in: &found)
    return found.list.map { (roles[$0.place], $0.score) }
  }

  /// Collects scores by role.
  private struct Scores {
    private(set) var list: [(place: Int, score: Int)] = []
    /// Roles whose score is final, because a better kind of match was found.
    private var settled: Roles = 0

    mutating func settle() { for entry in list { settled |= Roles(1) << Roles(entry.place) } }

    mutating func note(_ roles: Roles, _ score: Int) {
      var rest = roles & ~settled
      while rest != 0 {
        let place = rest.trailingZeroBitCount
        rest &= rest - 1
        if let index = list.firstIndex(where: { $0.place == place }) {
          list[index].score = max(list[index].score, score)
        } else {
          list.append((place, score))
        }
      }
    }
  }

  /// Chinese, Japanese and Korean have no spaces and put the main word last: `税込金額` is a `金額`.
  private func noteEastAsianEnd(of whole: String, in found: inout Scores) {
    // `4月支払金額` is a `支払金額`.
    let header = whole.drop { $0.isNumber || $0 == "月" || $0 == " " }
    guard let first = header.unicodeScalars.first, Self.isEastAsian(first) else { return }
    if header.count < whole.count, let meaning = meanings[String(header)] {
      found.note(meaning.strong, 6)
    }
    let isReduction = Self.eastAsianReductions.contains(where: header.contains)
    var end = header.dropFirst()
    while end.count >= 2 {
      if end.unicodeScalars.allSatisfy(Self.isEastAsian), let meaning = meanings[String(end)] {
        found.note(isReduction ? meaning.strong & ~bits(of: .total) : meaning.strong, 6)
      }
      end = end.dropFirst()
    }
  }

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x1100 }

  /// Chinese, Japanese and Korean words for reductions; their amount is not a total.
  private static let eastAsianReductions = [
    "割引", "値引", "优惠", "折扣", "할인", "税额", "税額", "포인트", "ポイント",
  ]

  private func bits(of role: Role) -> Roles {
    roles.indices.reduce(0) { roles[$1] == role ? $0 | Roles(1) << Roles($1) : $0 }
  }

  /// Short words that have the same meaning in every header: `Qté livrée`.
  private static let shortWords: Set<String> = ["qté", "qte", "qtd", "qta"]

  /// Finds phrases inside the header, as whole consecutive words.
  private func noteParts(of words: [String], in found: inout Scores) {
    for start in words.indices {
      var run = ""
      for end in start..<min(start + longest, words.count) {
        if end > start { run += " " }
        run += words[end]
        // A short word inside a longer header is not enough: `no`, `data`, `sum`.
        guard let meaning = meanings[run], run.count >= 4 || Self.shortWords.contains(run) else {
          continue
        }
        if run != "type" && run != "section" {
          found.note(meaning.strong, min(5 + end - start + 1, 7))
        }
        found.note(meaning.weak, 3)
      }
    }
  }
}
