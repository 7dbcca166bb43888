import ByteTools
import GroceryModel

/// A list of payments as text: each line begins with a day and ends with an amount.
///
/// Example: `[2026-03-02] GS25  -4,500원  (식비)`, with a category in brackets behind the amount.
struct DatedLines {
  private struct Payment {
    let day: String
    let store: String
    let amount: String
    let category: String
    let currency: CurrencySign?
  }

  private let texts: [Substring]
  /// The longest list, in bytes.
  private static let byteLimit = 1 << 20
  private var payments: [Int: Payment] = [:]

  /// Returns the list as a table; nil for another text.
  static func table(
    of source: FileSource, from start: Int
  ) throws(ImportError) -> TextTable? {
    let head = try source.bytes(at: start, count: 4 << 10)
    let isMarked = head.contains(UInt8(ascii: "[")) || head.contains(UInt8(ascii: "("))
    let isPlain = head.first { $0 > 0x20 }.map { $0 &- UInt8(ascii: "0") < 10 } ?? false
    guard source.byteCount - start <= byteLimit, isMarked || isPlain,
      String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline)
        .contains(where: { payment($0) != nil })
    else { return nil }
    let bytes = try source.bytes(at: start, count: source.byteCount - start)
    return DatedLines(String(decoding: bytes, as: UTF8.self))?.table
  }

  private init?(_ text: String) {
    texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let filled = texts.indices.filter { texts[$0].contains { $0.isLetter || $0.isNumber } }
    for place in filled { payments[place] = Self.payment(texts[place]) }
    let sums = filled.count { place in
      payments[place] == nil
        && LineWords.namesSum(String(texts[place].prefix { $0 != ":" && $0 != " " }))
    }
    let isPlain =
      payments.count + sums == filled.count && filled.allSatisfy { Self.isPlain(texts[$0]) }
    guard payments.count > 1, payments.count * 5 >= (filled.count - sums) * 4,
      isPlain || payments.keys.allSatisfy({ texts[$0].first == "[" || texts[$0].last == ")" })
    else { return nil }
  }

  /// Returns true if only single blanks part the words, and no comma but a decimal one: it is no table.
  private static func isPlain(_ line: Substring) -> Bool {
    let scalars = Array(line.unicodeScalars)
    return scalars.indices.allSatisfy { place in
      let (before, after) = (place > 0 ? scalars[place - 1] : nil, scalars[(place + 1)...].first)
      return switch scalars[place] {
      case "\t": false
      case " ": after != " "
      case ",": [before, after].allSatisfy { $0.map { ("0"..."9").contains($0) } ?? false }
      default: true
      }
    }
  }

  private static func payment(_ line: Substring) -> Payment? {
    guard !line.contains(where: { ";|".contains($0) }) else { return nil }
    var rest = line.drop { "-*[ ".contains($0) }
    let day = String(rest.prefix { !"] \t".contains($0) })
    guard withBytes(of: day, { DateCell($0) != nil }) else { return nil }
    rest = rest.dropFirst(day.count).drop { "]: \t,".contains($0) }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    var category = ""
    if rest.last == ")", let open = rest.lastIndex(of: "(") {
      category = String(rest[rest.index(after: open)...].dropLast())
      rest = rest[..<open]
    }
    let commas = rest.count { $0 == "," }
    let points = rest.count { $0 == "." }
    let read = [ReceiptReading(mark: .point), ReceiptReading(mark: .comma)].map {
      ReceiptLine(rest, $0)
    }
    let line = commas > points && read[1].decimals == 2 ? read[1] : read[0]
    guard let amount = line.amount, line.name.contains(where: \.isLetter) else { return nil }
    return Payment(
      day: day, store: line.name, amount: amount.text(minimumFractionDigits: line.decimals),
      category: category, currency: line.currency)
  }

  private var table: TextTable {
    let sign = payments.sorted { $0.key < $1.key }.lazy.compactMap(\.value.currency).first
    let amount = "Amount" + (sign.map { " (\($0.sign))" } ?? "")
    let head = "Date\tStore\t\(amount)\tCategory"
    let first = payments.keys.min() ?? 0
    let rows = texts.indices.map { place -> String in
      guard let payment = payments[place] else { return place < first ? String(texts[place]) : "" }
      return [payment.day, payment.store, payment.amount, payment.category]
        .joined(separator: "\t")
    }
    return TextTable(rows, head: head, above: first)
  }
}
