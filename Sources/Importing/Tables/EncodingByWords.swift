/// Chooses among old encodings by the words that the bytes make: the right one turns headers into
/// words that head columns.
enum EncodingByWords {
  /// The encoding under which more cells are such words than under the one that letters speak for;
  /// that one where none is.
  static func choice(_ bytes: [UInt8], rather: TextEncoding) -> TextEncoding {
    var best = (encoding: rather, words: knownWords(bytes, rather))
    for encoding in TextEncoding.allCases where encoding.isLegacy && encoding != rather {
      let words = knownWords(bytes, encoding)
      if words > best.words { best = (encoding, words) }
    }
    return best.encoding
  }

  /// How many bytes from the beginning of a file are enough for its header.
  static let byteLimit = 8 << 10

  /// Cells with letters beyond ASCII that head columns as a whole.
  private static func knownWords(_ bytes: [UInt8], _ encoding: TextEncoding) -> Int {
    let text = Transcoder.text(of: bytes, from: encoding).0
    let lines = text.split(whereSeparator: \.isNewline).prefix(40)
    var count = 0
    for cell in lines.joined(separator: "\n").split(whereSeparator: { ",;\t|\n".contains($0) })
    where !cell.utf8.allSatisfy({ $0 < 0x80 }) && cell.utf8.count < 64 {
      if RoleVocabulary.common.isPhrase(HeaderWords.normal(String(cell))) { count += 1 }
    }
    return count
  }
}
