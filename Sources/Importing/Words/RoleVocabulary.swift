/// The phrases that head columns, each with the roles that it may mean.
struct RoleVocabulary {
  static let common = RoleVocabulary(RoleWordList.all)

  /// Roles as bits, by their place in the lists.
  private typealias Roles = UInt64

  private struct Meaning {
    var strong: Roles = 0
    var weak: Roles = 0
    /// Of roles that have it as a strong phrase with accents: `urun`, `kaeufer`.
    var folded: Roles = 0
  }

  private let roles: [Role]
  private var meanings: [String: Meaning] = [:]
  /// Words in the longest phrase.
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

  /// Whether the text as a whole is a phrase of some role.
  func isPhrase(_ words: String) -> Bool {
    meanings[words].map { $0.strong | $0.weak != 0 } ?? false
  }

  /// How well a header names each role that it names at all.
  ///
  /// - Parameter forms: the header's words, and those outside its brackets, if it has any.
  /// - Returns: 10 for a strong phrase, 9 for one without its accents, 5 for a weak one; 6 or 7 where
  ///   the header only contains a strong one, 3 a weak one.
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

  /// Scores by role while they are gathered.
  private struct Scores {
    private(set) var list: [(place: Int, score: Int)] = []
    /// Roles that nothing of a lesser kind changes any more.
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

  /// Chinese, Japanese and Korean write no blanks and put the meaning last: `税込金額` is a `金額`.
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

  /// The words of reductions in Chinese, Japanese and Korean: an amount of them is no total.
  private static let eastAsianReductions = [
    "割引", "値引", "优惠", "折扣", "할인", "税额", "税額", "포인트", "ポイント",
  ]

  private func bits(of role: Role) -> Roles {
    roles.indices.reduce(0) { roles[$1] == role ? $0 | Roles(1) << Roles($1) : $0 }
  }

  /// Short words that mean one thing wherever they stand: `Qté livrée`.
  private static let shortWords: Set<String> = ["qté", "qte", "qtd", "qta"]

  /// Phrases that stand somewhere in the header, as whole words side by side.
  private func noteParts(of words: [String], in found: inout Scores) {
    for start in words.indices {
      var run = ""
      for end in start..<min(start + longest, words.count) {
        if end > start { run += " " }
        run += words[end]
        // One short word inside a longer header says too little: `no`, `data`, `sum`.
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
