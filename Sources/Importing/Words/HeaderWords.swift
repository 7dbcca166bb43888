import ByteTools
import GroceryModel

/// A header cell as words to compare: lower case, parted at blanks, signs and humps.
struct HeaderWords {
  let words: [String]
  /// The words with those in brackets left out, where there were brackets.
  let outsideBrackets: [String]?
  /// Whether a slash parts two of them: `Antall/kg` is either.
  private let hasSlash: Bool
  /// How well they name the roles that they name at all.
  let scores: [(role: Role, score: Int)]

  /// Whether it is the price of a kilogram, a litre or the like: `Kilopreis`, `€/kg`, `price per 100 g`.
  let namesPriceOfMeasure: Bool

  /// That of a column without a header.
  static let none = HeaderWords("")

  init(_ text: String) {
    words = Self.split(text)
    namesPriceOfMeasure = MeasurePrice.isNamed(by: text, words)
    hasSlash = text.utf8.contains(UInt8(ascii: "/"))
    if let open = text.firstIndex(where: { $0 == "(" || $0 == "（" || $0 == "[" }) {
      let outside = Self.split(String(text[..<open]))
      outsideBrackets = outside.isEmpty || outside == words ? nil : outside
    } else {
      outsideBrackets = nil
    }
    let forms = [words, outsideBrackets ?? [], Self.withoutCurrency(words) ?? []]
    scores = RoleVocabulary.common.scores(forms)
  }

  /// The words without a currency at their end or start: `Total CHF`, `EUR amount`; nil without one.
  static func withoutCurrency(_ words: [String]) -> [String]? {
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    // `In EUR` is an amount in euros, not one that came in.
    if words.count == 2, ["in", "en"].contains(first) { return nil }
    if CurrencySign.isCode(last) { return Array(words.dropLast()) }
    return CurrencySign.isCode(first) ? Array(words.dropFirst()) : nil
  }

  /// The unit of weight or volume that the header is, or ends in: `kg`, `Weight (kg)`.
  var measure: GroceryModel.Unit? {
    guard let last = words.last, let unit = GroceryModel.Unit(last), unit.dimension != .count else {
      return nil
    }
    // `Pcs/Kg`: either of them.
    let isOneOfSeveral = words.dropLast().contains { word in
      hasSlash && Self.counts.contains(word) || GroceryModel.Unit(word) != nil
        || withBytes(of: word) { PieceWords.contain($0) }
    }
    return isOneOfSeveral ? nil : unit
  }

  private static let counts: Set<String> = [
    "antall", "antal", "anzahl", "aantal", "menge", "qty", "quantity", "quantité", "qté",
  ]

  /// Whether one of the words is a tax: `item subtotal tax`.
  var namesTax: Bool { withBytes(of: joined) { LineWords.classify($0).contains(.namesTax) } }

  var joined: String { words.joined(separator: " ") }

  /// The words of a text, with one blank between them.
  static func normal(_ text: String) -> String { split(text).joined(separator: " ") }

  /// The words of a text.
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    func flush() {
      if !word.isEmpty {
        let lower = String(word).lowercased()
        // The small letter of `İ` is an i with a dot of its own, which nobody writes.
        words.append(lower.utf8.contains(0xCC) ? LineWords.withoutDots(lower) : lower)
      }
      word = String.UnicodeScalarView()
    }
    for original in text.unicodeScalars {
      let scalar = narrow(original)
      let isWordPart =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
      if isWordPart {
        // A hump parts words (`ItemName`), a run of capitals does not (`EAN`), nor does a capital
        // without a small letter: it would part them only once the others are small.
        if let previous, previous.properties.isLowercase, scalar.properties.changesWhenLowercased {
          flush()
        }
        word.append(scalar)
      } else {
        flush()
      }
      previous = scalar
    }
    flush()
    return words
  }

  /// The ordinary form of a full-width letter.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}
