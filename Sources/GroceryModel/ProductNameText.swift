/// A name's scalars twice: as written, and in the form that sizes are read from.
struct ProductNameText {
  let written: [Unicode.Scalar]
  /// Lower case, full-width characters as ordinary ones; one for each of ``written``.
  let folded: [Unicode.Scalar]

  /// - Parameter name: A name with its blanks folded.
  init(_ name: String) {
    written = Array(name.unicodeScalars)
    folded = written.map(Self.folded)
  }

  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if (0xFF01...0xFF5E).contains(scalar.value) {
      return folded(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
    }
    if scalar.isASCII {
      return ("A"..."Z").contains(scalar) ? Unicode.Scalar(scalar.value + 32) ?? scalar : scalar
    }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? scalar : scalar
  }

  func scalar(at place: Int) -> Unicode.Scalar? {
    folded.indices.contains(place) ? folded[place] : nil
  }

  func isDigit(at place: Int) -> Bool {
    scalar(at: place).map { ("0"..."9").contains($0) } ?? false
  }

  /// True if a letter that continues a word is at the place; ideographs and kana separate words.
  func isLetter(at place: Int) -> Bool {
    guard let scalar = scalar(at: place) else { return false }
    // Of the others the properties are asked, which takes as long as all the rest.
    if scalar.isASCII { return ("a"..."z").contains(scalar) }
    guard scalar.properties.isAlphabetic else { return false }
    return !(0x3040...0x30FF).contains(scalar.value) && !(0x3400...0x9FFF).contains(scalar.value)
  }

  func isBlank(at place: Int) -> Bool { scalar(at: place) == " " }

  /// The first place at or after one that holds no blank.
  func skippingBlanks(_ place: Int) -> Int {
    var place = place
    while isBlank(at: place) { place += 1 }
    return place
  }

  /// Returns the last place before another one that is not blank, or -1.
  func lastFilled(before place: Int) -> Int {
    var place = place - 1
    while isBlank(at: place) { place -= 1 }
    return place
  }

  /// True if the word ends before a place.
  func endsWord(_ word: [Unicode.Scalar], before place: Int) -> Bool {
    let start = place - word.count
    return hasWord(word, at: start) && !isLetter(at: start - 1)
  }

  /// True if a word's letters start at the place.
  func hasWord(_ word: [Unicode.Scalar], at start: Int) -> Bool {
    guard start >= 0, start + word.count <= folded.count else { return false }
    // Comparing a slice with an array goes through witnesses, which took most of the time of reading sizes.
    for (place, scalar) in word.enumerated() where folded[start + place] != scalar { return false }
    return true
  }
}
