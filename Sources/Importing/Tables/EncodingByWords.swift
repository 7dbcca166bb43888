import ByteTools

/// Chooses among old encodings by the words that the bytes make: the right one turns headers into
/// words that head columns, and what stands beside amounts into currencies.
enum EncodingByWords {
  /// Returns the encoding in which most cells are known column names.
  ///
  /// Returns `rather`, the result of the letter statistics, unless another encoding has more of
  /// them.
  static func choice(_ bytes: [UInt8], rather: TextEncoding) -> TextEncoding {
    var best = (encoding: rather, words: knownWords(bytes, rather))
    for encoding in TextEncoding.allCases where encoding.isLegacy && encoding != rather {
      let words = knownWords(bytes, encoding)
      if words > best.words { best = (encoding, words) }
    }
    return best.encoding
  }

  /// The number of bytes that certainly include the header row.
  static let byteLimit = 8 << 10

  /// Cells with letters beyond ASCII that head columns as a whole, or are amounts with a currency.
  private static func knownWords(_ bytes: [UInt8], _ encoding: TextEncoding) -> Int {
    let text = Transcoder.text(of: bytes, from: encoding).0
    let lines = text.split(whereSeparator: \.isNewline).prefix(40)
    var count = 0
    for cell in lines.joined(separator: "\n").split(whereSeparator: { ",;\t|\n".contains($0) })
    where !cell.utf8.allSatisfy({ $0 < 0x80 }) && cell.utf8.count < 64 {
      let isAmount = withBytes(of: String(cell)) { NumberCell($0)?.currency != nil }
      if isAmount || RoleVocabulary.common.isPhrase(HeaderWords.normal(String(cell))) { count += 1 }
    }
    return count
  }
}
