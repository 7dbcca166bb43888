import ByteTools
import GroceryModel

/// A header cell split into lower-case words, at spaces, punctuation and capitals (`ItemName`).
struct HeaderWords {
  let words: [String]
  /// The words without those in brackets; nil for a header without brackets.
  let outsideBrackets: [String]?
  /// True if a slash separates two alternatives: `Antall/kg` is a count or a weight.
  private let hasSlash: Bool
  /// How well the header names each role that it names at all; see ``RoleVocabulary/scores(_:)``.
  let scores: [(role: Role, score: Int)]

  /// The currency that the header names: `Amount (EUR)`.
  let currency: CurrencySign?
  /// True for a price per unit of measure: `Kilopreis`, `€/kg`, `price per 100 g`.
  let namesPriceOfMeasure: Bool

  /// True if one of the words is a tax: `item subtotal tax`.
  let namesTax: Bool

  /// True for compounds with the word for a name at their end: `wijnnaam`, `Produktname`.
  var endsWithName: Bool {
    words.last.map { word in
      ["naam", "name", "namn", "navn"].contains { word.hasSuffix($0) && word.count > $0.count }
    } ?? false
  }

  /// The header of a column without one.
  static let none = HeaderWords("")

  init(_ text: String) {
    words = Self.split(text)
    namesTax = withBytes(of: words.joined(separator: " ")) {
      LineWords.classify($0).contains(.namesTax)
    }
    currency = CurrencySign.named(in: text)
    namesPriceOfMeasure = MeasurePrice.isNamed(by: text, words)
    hasSlash = text.utf8.contains(UInt8(ascii: "/"))
    if let open = text.firstIndex(where: { $0 == "(" || $0 == "（" || $0 == "[" }) {
      let outside = Self.split(String(text[..<open]))
      outsideBrackets = outside.isEmpty || outside == words ? nil : outside
    } else {
      outsideBrackets = nil
    }
    // `Item #` is the number of an item.
    let isNumber = text.utf8.last == UInt8(ascii: "#") && !words.isEmpty
    let forms = [
      isNumber ? words + ["number"] : words, outsideBrackets ?? [],
      Self.withoutCurrency(words) ?? [], Self.withoutFirst(words) ?? [],
    ]
    let scores = RoleVocabulary.common.scores(forms)
    let apart = scores.isEmpty ? Self.withTailApart(words) : nil
    self.scores = apart.map { RoleVocabulary.common.scores([$0]) } ?? scores
  }

  /// Returns a word of several without a space between them in two: `OPERATIONDATE`, `receiptno`; else nil.
  private static func withTailApart(_ words: [String]) -> [String]? {
    guard words.count == 1, let word = words.first, word.allSatisfy(\.isASCII),
      let tail = tails.first(where: { word.hasSuffix($0) && word.count >= $0.count + 4 })
    else { return nil }
    return [String(word.dropLast(tail.count)), tail]
  }

  /// The longer ones come first.
  private static let tails = [
    "description", "currency", "category", "quantity", "account", "balance", "amount", "number",
    "price", "total", "value", "date", "name", "type", "time", "code", "cost", "qty", "no", "id",
  ]

  /// Returns the words without the number of the first of several columns (`Description1`), or nil.
  private static func withoutFirst(_ words: [String]) -> [String]? {
    guard let last = words.last, last.count > 3, last.last == "1",
      last.dropLast().allSatisfy(\.isLetter)
    else { return nil }
    return words.dropLast() + [String(last.dropLast())]
  }

  /// Returns the words without a currency at either end (`Total CHF`, `EUR amount`), or nil.
  static func withoutCurrency(_ words: [String]) -> [String]? {
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    // `In EUR` is an amount in euros, not money received.
    if words.count == 2, ["in", "en"].contains(first) { return nil }
    if CurrencySign.isCode(last) {
      // `Accredito in CHF`
      let rest = words.dropLast()
      return rest.count > 1 && ["in", "en", "em"].contains(rest.last)
        ? rest.dropLast() : Array(rest)
    }
    return CurrencySign.isCode(first) ? Array(words.dropFirst()) : nil
  }

  /// The unit of weight or volume that the header is or ends with: `kg`, `Weight (kg)`.
  var measure: GroceryModel.Unit? {
    guard let last = words.last, let unit = GroceryModel.Unit(last), unit.dimension != .count else {
      return nil
    }
    // `Pcs/Kg` may be either of the two.
    let isOneOfSeveral = words.dropLast().contains { word in
      hasSlash && Self.counts.contains(word) || GroceryModel.Unit(word) != nil
        || withBytes(of: word) { PieceWords.contain($0) }
    }
    return isOneOfSeveral ? nil : unit
  }

  private static let counts: Set<String> = [
    "antall", "antal", "anzahl", "aantal", "menge", "qty", "quantity", "quantité", "qté",
  ]

  var joined: String { words.joined(separator: " ") }

  /// Returns the words of a text, separated by single spaces.
  static func normal(_ text: String) -> String { split(text).joined(separator: " ") }

  /// Returns the lower-case words of a text, split at spaces, punctuation and capitals.
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    func flush() {
      if !word.isEmpty {
        let lower = String(word).lowercased()
        // Lower-casing `İ` gives an i with a combining dot, which no word list has.
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
        // A capital after a lower-case letter begins a word (`ItemName`), but a run of capitals
        // does not (`EAN`). Letters without a lower-case form do not count, so that a lower-cased
        // header splits the same way.
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

  /// Returns the ASCII form of a full-width letter.
  static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}
