import ByteTools
import GroceryModel

/// A receipt as text: each line is a name, blanks, and the amount at the end.
///
/// Example: `2   COLA 1,5L      2,69     5,38 B`, between the shop's address and what was paid by card.
struct PrintedSlip {
  private struct Line {
    let text: String
    /// Numbers between the name and the amount, such as the count and the price of one.
    let figures: [String]
    let amount: String?
  }

  private var lines: [Line]

  private init(_ bytes: [UInt8]) {
    lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(Self.line)
    nameMeasures()
  }

  /// Gives the name above to a line that only measures: `1,084 kg   1,89 €/kg   2,05` below `1 BANANAS`.
  private mutating func nameMeasures() {
    for place in lines.indices.dropFirst() where lines[place].amount != nil {
      let (above, own) = (lines[place - 1], lines[place])
      guard above.amount == nil, above.text.contains(where: \.isLetter), own.figures.count == 1,
        Self.isMeasure(own.text)
      else { continue }
      lines[place - 1] = Line(text: "", figures: [], amount: nil)
      lines[place] = Line(text: above.text, figures: [own.text] + own.figures, amount: own.amount)
    }
  }

  private static func isMeasure(_ text: String) -> Bool {
    let cell = withBytes(of: text) { QuantityCell($0, NumberFormat()) != nil }
    return cell && text.contains(where: \.isLetter) && isFigure(text)
  }

  /// The longest text that is taken for a receipt.
  private static let byteLimit = 64 << 10

  /// Returns the receipt as a table with tabs, or nil if the text is none.
  static func rewritten(
    _ source: FileSource, from start: Int, in folder: String
  ) throws(ImportError) -> FileSource? {
    guard source.byteCount - start <= byteLimit else { return nil }
    let slip = PrintedSlip(try source.bytes(at: start, count: source.byteCount - start))
    guard let table = slip.table else { return nil }
    let target = try FileSource(temporaryFor: source.path, in: folder)
    try target.append(Array(table.utf8))
    return target
  }

  // MARK: Lines

  private static func line(_ text: Substring) -> Line {
    var parts = parts(of: text)
    let plain = Line(text: parts.joined(separator: " "), figures: [], amount: nil)
    // A code of a tax stands behind the amount.
    if parts.count > 2, let last = parts.last, last.count <= 2, last.allSatisfy(isCode) {
      parts.removeLast()
    }
    // A rate with its base and its tax is no item.
    guard parts.count > 1, let amount = parts.last, isAmount(amount), !parts[0].hasSuffix("%")
    else {
      return plain
    }
    parts.removeLast()
    var figures: [String] = []
    while parts.count > 1, let last = parts.last, isFigure(last) {
      figures.insert(last, at: 0)
      parts.removeLast()
    }
    return Line(text: parts.joined(separator: " "), figures: figures, amount: amount)
  }

  /// The parts of a line between two or more blanks.
  private static func parts(of line: Substring) -> [String] {
    var parts: [String] = []
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      if word.isEmpty {
        if parts.last?.isEmpty == false { parts.append("") }
      } else if let last = parts.last {
        parts[parts.count - 1] = last.isEmpty ? String(word) : last + " " + word
      } else {
        parts = [String(word)]
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  private static func isCode(_ character: Character) -> Bool {
    character == "*" || character.isUppercase
  }

  private static func isAmount(_ text: String) -> Bool {
    text.contains(where: \.isNumber)
      && withBytes(of: text) { NumberCell($0).map { $0.isBare || $0.currency != nil } ?? false }
  }

  /// Whether a part is a number, or one with its unit or currency.
  private static func isFigure(_ text: String) -> Bool {
    text.first?.isNumber == true && text.count <= 12 && text.count(where: \.isLetter) <= 4
      && (isAmount(text) || withBytes(of: text) { QuantityCell($0, NumberFormat()) != nil }
        || text.contains("/"))
  }

  // MARK: Table

  /// The receipt as lines of item, quantity and amount below the header; nil if too few lines have an amount.
  private var table: String? {
    let filled = lines.filter { !$0.text.isEmpty || $0.amount != nil }
    let priced = filled.filter { $0.amount != nil }
    let lists = filled.count { line in
      line.text.contains(where: { ";\t|".contains($0) }) || Self.listsWithCommas(line.text)
    }
    guard priced.count > 2, priced.count * 3 >= filled.count, lists * 10 <= filled.count,
      let first = lines.firstIndex(where: { $0.amount != nil }), first > 0
    else { return nil }
    // The header of the receipt, or the line above the first item, makes room for ours.
    let currency = CurrencySign.named(in: lines[first - 1].text).map { " (\($0.sign))" } ?? ""
    let head = "Item\tQuantity\tAmount\(currency)"
    return lines.enumerated().map { place, line in
      if place == first - 1 { return head }
      guard let amount = line.amount else { return line.text }
      let (quantity, text) = counted(line, amount)
      return "\(text)\t\(quantity)\t\(amount)"
    }.joined(separator: "\n") + "\n"
  }

  private static func listsWithCommas(_ text: String) -> Bool {
    let characters = Array(text)
    let commas = characters.indices.count { place in
      characters[place] == ","
        && !(place > 0 && place + 1 < characters.count && characters[place - 1].isNumber
          && characters[place + 1].isNumber)
    }
    return commas > 1
  }

  /// The quantity of a line and its name without it, where a product proves it.
  private func counted(_ line: Line, _ amount: String) -> (quantity: String, text: String) {
    let name = line.text.replacing("\t", with: " ")
    let figures = line.figures
    if figures.count > 1 {
      let (count, price) = (figures[figures.count - 2], figures[figures.count - 1])
      if Self.isProduct(count, price, amount) { return (count, name) }
    }
    guard let blank = name.firstIndex(of: " ") else { return ("", name) }
    let (first, rest) = (String(name[..<blank]), String(name[name.index(after: blank)...]))
    if let price = figures.last, Self.isProduct(first, price, amount) { return (first, rest) }
    return figures.isEmpty && first == "1" ? (first, rest) : ("", name)
  }

  /// Whether a count and a price make the amount, by either decimal mark.
  private static func isProduct(_ count: String, _ price: String, _ amount: String) -> Bool {
    [NumberFormat(), NumberFormat(mark: .comma)].contains { format in
      let numbers = [count, price, amount].compactMap { number($0, format) }
      return numbers.count == 3 && ReadNumber.isProduct(numbers[0], numbers[1], numbers[2])
    }
  }

  private static func number(_ text: String, _ format: NumberFormat) -> ReadNumber? {
    withBytes(of: text) { NumberCell($0)?.number(format) ?? QuantityCell($0, format)?.number }
  }
}
