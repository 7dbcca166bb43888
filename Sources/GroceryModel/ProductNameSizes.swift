/// Finds the package sizes in a product's name.
///
/// A size is `500 g`, `6x1.5L`, `2 x 1 gal`, `33cl x 6`, `18ct`, `12-pack`, `10er`, `5DZ` or `x16`.
/// A number that may belong to something else is not a size: a range (`0.9-1 kg`), a fraction (`1/2
/// gal`), a price basis (`/100g`), a longer number (`2 500 g`) or a word (`A2 g`).
struct ProductNameSizes {
  struct Size {
    var range: Range<Int>
    var package: PackageSize
  }

  /// From the first to the last in the name, not overlapping.
  private(set) var found: [Size] = []

  init(_ text: ProductNameText) {
    var place = 0
    while place < text.folded.count {
      if let size = Self.size(in: text, at: place) {
        found.append(size)
        place = size.range.upperBound
      } else {
        place = Self.end(ofNumber: text, at: place) ?? place + 1
      }
    }
    dropRanges(text)
    joinPacks(text)
  }

  /// The size that counts: a mass or volume before a count, a multipack before a single one, the first
  /// of equals.
  var best: PackageSize? {
    func rank(_ package: PackageSize) -> Int {
      package.content.unit.dimension == .count ? 2 : package.pieces > 1 ? 0 : 1
    }
    return found.map(\.package).min { rank($0) < rank($1) }
  }

  /// Where a number that begins at a place ends; nil if none does.
  private static func end(ofNumber text: ProductNameText, at place: Int) -> Int? {
    guard text.isDigit(at: place) else { return nil }
    var end = place
    while text.isDigit(at: end) { end += 1 }
    return end
  }

  private static func size(in text: ProductNameText, at start: Int) -> Size? {
    if isCross(text, start), !text.isLetter(at: start - 1), !text.isDigit(at: start - 1),
      let count = ProductNameNumber(text, at: start + 1)?.count,
      isEnd(text, count.end)
    {
      // `6 x16` is no size: something is missing before or behind.
      guard !text.isDigit(at: text.lastFilled(before: start)) else { return nil }
      return Size(
        range: start..<count.end, package: PackageSize(count.value, of: Quantity(Amount(1), .each)))
    }
    guard var number = ProductNameNumber(text, at: start), isStart(text, start) else { return nil }
    var pieces = 1
    while let next = multiplied(number, text) {
      guard let count = number.count, pieces * count.value < 10_000 else { return nil }
      pieces *= count.value
      number = next
    }
    guard let unit = ProductNameUnit(text, at: number.end),
      let amount = number.amount(of: unit.unit)
    else { return nil }
    var end = unit.end
    if pieces == 1, let trailing = trailingCount(text, end) { (pieces, end) = trailing }
    return Size(
      range: start..<end, package: PackageSize(pieces, of: Quantity(amount, unit.unit)))
  }

  /// The number behind `x`, if one follows a number.
  private static func multiplied(
    _ number: ProductNameNumber, _ text: ProductNameText
  ) -> ProductNameNumber? {
    let cross = text.skippingBlanks(number.end)
    guard isCross(text, cross) else { return nil }
    return ProductNameNumber(text, at: text.skippingBlanks(cross + 1))
  }

  /// The `x 6` behind a size.
  private static func trailingCount(
    _ text: ProductNameText, _ end: Int
  ) -> (pieces: Int, end: Int)? {
    let cross = text.skippingBlanks(end)
    guard isCross(text, cross),
      let count = ProductNameNumber(text, at: text.skippingBlanks(cross + 1))?.count,
      isEnd(text, count.end)
    else { return nil }
    return (count.value, count.end)
  }

  private static func isCross(_ text: ProductNameText, _ place: Int) -> Bool {
    switch text.scalar(at: place) {
    case "x", "×", "*", "х": true
    default: false
    }
  }

  /// Words between a price and what it is the price of.
  private static let priceWords = ["per", "je", "pro"].map { Array($0.unicodeScalars) }

  /// True if nothing before a number makes it part of something else.
  private static func isStart(_ text: ProductNameText, _ place: Int) -> Bool {
    guard !text.isDigit(at: place - 1), !text.isLetter(at: place - 1) else { return false }
    let before = text.lastFilled(before: place)
    switch text.scalar(at: before) {
    case nil: return true
    case "/", "$", "€", "£", "¥", "#", "~": return false
    case ".", ",":
      // Behind a letter it ends an abbreviation; else it is a decimal mark or a thousands one.
      return before < place - 1 || text.isLetter(at: before - 1)
    case "-", "–", "—", "+", "x", "×", "*", "х":
      return !text.isDigit(at: text.lastFilled(before: before))
    default: break
    }
    guard !priceWords.contains(where: { text.endsWord($0, before: before + 1) }) else {
      return false
    }
    return !isGroup(text, place) || !text.isDigit(at: before)
  }

  /// True if three digits at the place may be the end of a longer number.
  private static func isGroup(_ text: ProductNameText, _ place: Int) -> Bool {
    (0..<3).allSatisfy { text.isDigit(at: place + $0) } && !text.isDigit(at: place + 3)
  }

  /// True if a number ends there and nothing goes on with it.
  private static func isEnd(_ text: ProductNameText, _ place: Int) -> Bool {
    switch text.scalar(at: place) {
    case "%", "/", "\"", "″", "-", "€", "$": return false
    case ".", ",": return !text.isDigit(at: place + 1)
    default: return !text.isLetter(at: place) && !text.isDigit(at: place)
    }
  }

  /// Two sizes of one kind with a dash between them are a range.
  private mutating func dropRanges(_ text: ProductNameText) {
    var index = 0
    while index + 1 < found.count {
      let (left, right) = (found[index], found[index + 1])
      let between = text.folded[left.range.upperBound..<right.range.lowerBound].filter { $0 != " " }
      if between == ["-"] || between == ["–"],
        left.package.content.unit.dimension == right.package.content.unit.dimension
      {
        found.removeSubrange(index...index + 1)
      } else {
        index += 1
      }
    }
  }

  /// `375 g (Pack of 6)` is six of 375 g.
  private mutating func joinPacks(_ text: ProductNameText) {
    guard let pack = Self.pack(text) else { return }
    let measure = found.firstIndex { $0.package.content.unit.dimension != .count }
    if let measure, found[measure].package.pieces == 1 {
      found[measure].package = PackageSize(
        pack.package.pieces, of: found[measure].package.content)
    }
    found.append(pack)
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static let packWords = Array("pack of ".unicodeScalars)

  /// The words `pack of 6`, as six pieces.
  private static func pack(_ text: ProductNameText) -> Size? {
    for start in text.folded.indices.dropLast(packWords.count) where text.folded[start] == "p" {
      let end = start + packWords.count
      guard text.hasWord(packWords, at: start), !text.isLetter(at: start - 1),
        let count = ProductNameNumber(text, at: end)?.count, isEnd(text, count.end)
      else { continue }
      return Size(
        range: start..<count.end, package: PackageSize(count.value, of: Quantity(Amount(1), .each)))
    }
    return nil
  }
}
