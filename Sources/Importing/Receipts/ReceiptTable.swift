import EventSourcing
import GroceryModel

/// Writes a receipt as a table with tabs; each line of the receipt stays on its line of the file.
struct ReceiptTable {
  private let texts: [Substring]
  private let lines: ReceiptLines
  private(set) var parts: [Int: ReceiptProof.Part]
  /// The first lines of further receipts in the text, with their days.
  private var further: [(start: Int, day: Day)] = []

  init(_ texts: [Substring], _ lines: ReceiptLines, _ parts: [Int: ReceiptProof.Part]) {
    (self.texts, self.lines, self.parts) = (texts, lines, parts)
  }

  /// Adds a further receipt that begins at a line; returns false if it states no day of its own.
  mutating func append(_ next: [Int: ReceiptProof.Part], from start: Int) -> Bool {
    guard let first = parts.keys.min(), let nextFirst = next.keys.min(),
      day(in: 0..<first) != nil, let day = day(in: start..<nextFirst)
    else { return false }
    parts.merge(next) { old, _ in old }
    further.append((start, day))
    return true
  }

  var table: TextTable {
    let first = parts.keys.min() ?? 0
    let day = further.isEmpty ? dayElsewhere(first) : day(in: 0..<first)
    var head = "Item\tQuantity\tAmount\(currency(first))" + (day == nil ? "" : "\tDate")
    if !further.isEmpty { head += "\tReceipt" }
    let rows = texts.indices.map { place -> String in
      guard let part = parts[place] else { return place < first ? plain(place) : "" }
      return row(place, part) + facts(place, day)
    }
    var table = TextTable(rows, head: head, above: first)
    if further.isEmpty {
      let above = texts[..<first].indices.filter { !lines.used.contains($0) }.map { texts[$0] }
      table.store = ReceiptHeading(above, above: texts[first...]).store
    }
    return table
  }

  /// The cells for the day and the number of the receipt that a line belongs to.
  private func facts(_ place: Int, _ day: Day?) -> String {
    guard let day else { return "" }
    guard !further.isEmpty else { return "\t\(day)" }
    let receipt = further.lastIndex { $0.start <= place }
    return "\t\(receipt.map { further[$0].day } ?? day)\t\((receipt ?? -1) + 2)"
  }

  private func plain(_ place: Int) -> String {
    String(texts[place].map { $0 == "\t" ? " " : $0 })
  }

  private func row(_ place: Int, _ part: ReceiptProof.Part) -> String {
    let line = lines.lines[place]
    switch part {
    case .line(let amount):
      let count = line.quantity?.cell ?? ""
      let name = (line.name.isEmpty ? line.text : line.name).filter { $0 != "\"" }
      return "\(name)\t\(count)\t\(amount.text(minimumFractionDigits: line.decimals))"
    case .subtotal: return sum("Subtotal", line)
    case .total: return sum("Total", line)
    case .whole: return sum(PurchaseKind.wholeReceiptItem.description, line)
    }
  }

  private func sum(_ name: String, _ line: ReceiptLine) -> String {
    "\(name)\t\t\((line.amount ?? .zero).text(minimumFractionDigits: line.decimals))"
  }

  // MARK: Facts

  /// Returns the currency next to the amounts, next to a total, or in the lines above, in brackets.
  private func currency(_ first: Int) -> String {
    var counts: [CurrencySign: Int] = [:]
    for line in lines.lines where line.amount != nil {
      if let sign = line.currency { counts[sign, default: 0] += 1 }
    }
    let common = counts.max { ($0.value, $1.key.sign) < ($1.value, $0.key.sign) }?.key
    let sums = lines.lines.filter { $0.words.contains(.total) || $0.words.contains(.mentionsTotal) }
    let heads = lines.lines.filter { $0.amount == nil && $0.text.count(where: { $0 == " " }) < 5 }
    let sign =
      common ?? sums.lazy.compactMap { CurrencySign.word(in: $0.text) }.first
      ?? (first > 0 ? CurrencySign.named(in: lines.lines[first - 1].text) : nil)
      ?? heads.lazy.compactMap { CurrencySign.word(in: $0.text) }.first
    return sign.map { " (\($0.sign))" } ?? ""
  }

  /// Returns the day of the receipt if the lines above do not state it for English readers.
  private func dayElsewhere(_ first: Int) -> Day? {
    let above = StatedDays(records(0..<max(0, first - 1)), putsDayFirst: false).dayOfReceipt
    return above == nil ? day(in: 0..<first) ?? day(in: texts.indices) : nil
  }

  private func day(in range: Range<Int>) -> Day? {
    StatedDays(records(range), putsDayFirst: writesCommas).dayOfReceipt
  }

  /// The lines of text without those of items, whose numbers may look like days.
  private func records(_ range: Range<Int>) -> [SampleRecord] {
    range.map { place in
      let isItem = parts[place] != nil || lines.used.contains(place)
      return SampleRecord(
        line: 0, cells: [isItem ? "" : String(texts[place])], endOffset: 0, hash: 0)
    }
  }

  /// True if amounts have a decimal comma; countries that write the month first have a point.
  private var writesCommas: Bool {
    let ends = texts.map { $0.filter { $0.isNumber || $0 == "," || $0 == "." }.suffix(3) }
    return ends.count { $0.first == "," } > ends.count { $0.first == "." }
  }
}
