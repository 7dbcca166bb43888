import ByteTools

/// What the names of brands stand for where a name says nothing else but a taste.
///
/// A line is a word of ``PublishedLives``' table, a colon, and the brands that mainly stand for that
/// food. A brand beside another food's word does not count: `Lavazza cups` are coffee, and a
/// `Knorr` soup is a soup. Brands of several foods, such as the own labels of chains, say nothing of a
/// food, but are known not to be its head (``PublishedLives/isHead(_:of:)``).
enum Brands {
  /// Calls `body` with the word of each food, folded, and its brands, which are valid during the call.
  static func forEach(_ body: (_ food: Bytes, _ brands: [Bytes]) -> Void) {
    for list in [drinks, sweets, foods] { forEach(in: list, body) }
  }

  private static func forEach(in list: String, _ body: (Bytes, [Bytes]) -> Void) {
    withBytes(of: list) { list in
      for line in list.split(separator: UInt8(ascii: "\n")) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
          preconditionFailure("expected a colon in '\(String(decoding: line, as: UTF8.self))'")
        }
        var brands: [Bytes] = []
        KeywordTable.forEachWord(of: Bytes(rebasing: line[(colon + 1)...])) { brands.append($0) }
        body(Bytes(rebasing: line[..<colon]), brands)
      }
    }
  }

  /// The brands of several foods.
  static let ofSeveral: KeywordIndex = {
    var index = KeywordIndex(capacity: 512)
    withBytes(of: several) { list in
      KeywordTable.forEachWord(of: list) { index.add($0, .stuff, 0) }
    }
    return index
  }()
}
