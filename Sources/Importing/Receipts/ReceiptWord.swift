import ByteTools

/// A word of a receipt's line.
struct ReceiptWord {
  let text: String
  /// True if two or more blanks or a tab stand before it.
  let isApart: Bool

  /// Splits a line at blanks and at runs of dots; full-width characters become narrow ones.
  static func split(_ line: Substring) -> [ReceiptWord] {
    var words: [ReceiptWord] = []
    var word = String.UnicodeScalarView()
    var blanks = 0
    func flush() {
      guard !word.isEmpty else { return }
      words.append(ReceiptWord(text: String(word), isApart: blanks > 1 || words.isEmpty))
      (word, blanks) = (String.UnicodeScalarView(), 0)
    }
    for scalar in leaderless(line).unicodeScalars {
      if let narrow = narrowed(scalar) {
        if narrow == " " || narrow == "\t" {
          flush()
          blanks += narrow == " " ? 1 : 2
        } else {
          word.append(narrow)
        }
      }
    }
    flush()
    return withoutBars(withoutBullets(words))
  }

  /// Returns the words without bars that part them: `Bread | 2 | 7.00`.
  private static func withoutBars(_ words: [ReceiptWord]) -> [ReceiptWord] {
    guard words.count > 2, words.contains(where: { $0.text == "|" }) else { return words }
    var parted: [ReceiptWord] = []
    var isBehindBar = false
    for word in words {
      guard word.text != "|" else {
        isBehindBar = true
        continue
      }
      parted.append(ReceiptWord(text: word.text, isApart: word.isApart || isBehindBar))
      isBehindBar = false
    }
    return parted
  }

  /// Returns the line with blanks before amounts that are glued to what stands before them, and behind a digit
  /// that is glued to the first word: `2RUCA 50 G0,831,66`.
  static func parted(_ line: Substring, _ mark: DecimalMark) -> Substring {
    let characters = Array(line)
    let isDigit = characters.map { $0.isASCII && $0.isNumber }
    /// The end of an amount with two decimals that begins here.
    func end(of start: Int) -> Int? {
      var place = start
      while place < characters.count, isDigit[place] { place += 1 }
      guard place > start, place + 2 < characters.count, characters[place] == Character(mark.sign),
        isDigit[place + 1], isDigit[place + 2]
      else { return nil }
      return place + 3
    }
    /// Whether a number begins here, for it continues neither another number nor a sign: `PART.1,45`.
    func begins(_ place: Int) -> Bool {
      guard place > 0 else { return true }
      let before = characters[place - 1]
      return !isDigit[place - 1] && !"-+,".contains(before)
        && !(before == "." && place > 1 && isDigit[place - 2])
    }
    var parted = ""
    var place = 0
    var amountEnd = -1
    while place < characters.count {
      if isDigit[place], begins(place) || amountEnd == place, let end = end(of: place) {
        parted += " " + String(characters[place..<end])
        (place, amountEnd) = (end, end)
        continue
      }
      parted.append(characters[place])
      if place == 0, isDigit[0], characters.count > 1, characters[1].isLetter { parted += " " }
      place += 1
    }
    return parted[...]
  }

  /// Returns the line with blanks for runs of three or more dots or lines that lead to the amount.
  private static func leaderless(_ line: Substring) -> String {
    var result = ""
    var run = 0
    for character in line {
      if "._·…".contains(character) {
        run += character == "…" ? 3 : 1
        result.append(character)
        continue
      }
      if run > 2 {
        while let last = result.last, "._·…".contains(last) { result.removeLast() }
        result += "  "
      }
      run = 0
      result.append(character)
    }
    return result
  }

  /// Returns a space for any blank, the ASCII form of full-width characters, and nil for marks without width.
  private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
    case 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: nil
    case 0xFFE5: "¥"
    case 0x2212: "-"
    default: HeaderWords.narrow(scalar)
    }
  }

  /// Returns the words without the signs of a list or a quotation before them: `- milk 1.29`, `> milk 1.29`.
  private static func withoutBullets(_ words: [ReceiptWord]) -> [ReceiptWord] {
    var words = words[...]
    while words.count > 1, let first = words.first, bullets.contains(first.text),
      words.dropFirst().first?.text.contains(where: \.isLetter) == true
        || first.text == ">"
    {
      words.removeFirst()
    }
    return Array(words)
  }

  private static let bullets: Set<String> = [
    "-", "*", "•", "–", "—", "·", "+", ">", ">>", "|", "[ ]", "[x]", "☐", "☑", "✓", "・", "●", "○",
  ]

  /// Returns the classes of a name, also of it without its brackets and without blanks between syllables:
  /// `小計(税抜 8%)`, `합 계`.
  static func classes(of name: String) -> WordClass {
    func classify(_ text: String) -> WordClass { withBytes(of: text) { LineWords.classify($0) } }
    var words = classify(name)
    let sums: WordClass = [.total, .subtotal, .tender, .tax]
    if let open = name.firstIndex(of: "("), open > name.startIndex {
      words.formUnion(classify(String(name[..<open])).intersection(sums))
    }
    let isOfSyllables = name.unicodeScalars.contains { $0.value >= 0x3000 }
    if isOfSyllables, name.count <= 12, name.contains(" ") {
      words.formUnion(classify(name.filter { $0 != " " }))
    }
    return words
  }

  /// True for the code of a tax behind an amount: `A`, `B*`, `FS`, `(1)`, `19%`.
  var isCode: Bool {
    let inner = text.drop { "([".contains($0) }.prefix { !")]".contains($0) }
    if inner.last == "%" { return inner.dropLast().allSatisfy { $0.isNumber || ".,".contains($0) } }
    return !inner.isEmpty && inner.count <= 2
      && (inner.count < text.count
        ? inner.allSatisfy { $0.isUppercase || $0.isNumber }
        : inner.contains { !$0.isNumber }
          && inner.allSatisfy { $0.isUppercase || $0.isNumber || "*#※軽+".contains($0) })
  }

  /// True for a times sign, an equals sign or a colon that stands alone.
  var isSign: Bool { text == "à" || text == ":" || text == "/" || isTimes }

  /// True for a times sign that stands alone.
  var isTimes: Bool {
    text.count == 1 && text.first.map(ReceiptNumber.timesSigns.contains) == true
  }
}
