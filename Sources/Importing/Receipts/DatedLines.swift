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
    let hasFraction: Bool
  }

  private let texts: [Substring]
  /// The longest list, in bytes.
  private static let byteLimit = 1 << 20
  private var payments: [Int: Payment] = [:]
  private var isIncomplete = false

  /// Returns the list as a table; nil for another text.
  static func table(
    of source: FileSource, from start: Int
  ) throws(ImportError) -> TextTable? {
    let head = try source.bytes(at: start, count: 4 << 10)
    guard source.byteCount - start <= byteLimit,
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
    let areMost = payments.count * 5 >= (filled.count - sums) * 4
    let areMarked = payments.keys.allSatisfy { texts[$0].first == "[" || texts[$0].last == ")" }
    guard payments.count > 1, isPlain || areMost && areMarked || isStatement(filled) else {
      return nil
    }
    isIncomplete = !isPlain && !areMarked
  }

  /// Returns true if a bank or a card company printed the payments, with titles, rates and sums among them.
  private func isStatement(_ filled: [Int]) -> Bool {
    payments.count > 2 && payments.count * 2 > filled.count
      && payments.allSatisfy { $0.value.hasFraction && Self.isPlain(texts[$0.key], commas: true) }
  }

  /// The lines among the payments that are none.
  private var others: [Int] {
    guard let first = payments.keys.min(), let last = payments.keys.max() else { return [] }
    return (first...last).filter { payments[$0] == nil && !texts[$0].allSatisfy(\.isWhitespace) }
  }

  /// Returns true if only single blanks part the words, and no comma but a decimal one: it is no table.
  private static func isPlain(_ line: Substring, commas: Bool = false) -> Bool {
    let scalars = Array(line.unicodeScalars)
    return scalars.indices.allSatisfy { place in
      let (before, after) = (place > 0 ? scalars[place - 1] : nil, scalars[(place + 1)...].first)
      return switch scalars[place] {
      case "\t": false
      case " ": after != " "
      case "," where commas: true
      case ",": [before, after].allSatisfy { $0.map { ("0"..."9").contains($0) } ?? false }
      default: true
      }
    }
  }

  private static func payment(_ line: Substring) -> Payment? {
    guard !line.contains(where: { ";|".contains($0) }) else { return nil }
    var rest = line.drop { "-*[ ".contains($0) }
    guard let day = day(rest) else { return nil }
    rest = rest.dropFirst(day.count).drop { "]: \t,".contains($0) }
    // The day of booking may follow the day of the payment.
    if let second = Self.day(rest) { rest = rest.dropFirst(second.count).drop { $0 == " " } }
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
    guard let amount = line.amount, line.name.contains(where: \.isLetter),
      !endsWithAmount(line.name)
    else { return nil }
    return Payment(
      day: day, store: line.name, amount: amount.text(minimumFractionDigits: line.decimals),
      category: category, currency: line.currency, hasFraction: line.decimals == 2)
  }

  /// Returns the day at the beginning of a line: `2026-03-02`, `2 Mar 2026`, `2 MAR`, `03/02`.
  private static func day(_ line: Substring) -> String? {
    let words = line.prefix(32).prefix { $0 != "]" && $0 != "\t" }.split(
      separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    func text(_ count: Int) -> String? {
      words.count >= count ? words.prefix(count).joined(separator: " ") : nil
    }
    for count in [1, 3] {
      if let day = text(count), withBytes(of: day, { DateCell($0) != nil }) { return day }
    }
    for count in [2, 1] {
      guard let day = text(count), withBytes(of: day, { DateCell($0, inYear: 2024) != nil }),
        count == 1 ? day.contains("/") : day.count(where: \.isLetter) > 2
      else { continue }
      return day
    }
    return nil
  }

  /// Returns true if another amount precedes the last one, which may be a balance.
  private static func endsWithAmount(_ name: String) -> Bool {
    let last = name.split(separator: " ").last ?? ""
    guard last.count > 3, ",.".contains(last.dropLast(2).last ?? " ") else { return false }
    return withBytes(of: String(last)) { NumberCell($0)?.isBare == true }
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
    var table = TextTable(rows, head: head, above: first)
    if isIncomplete, let other = others.first {
      table.notices = [
        ImportNotice(
          "lines without a day or an amount are left out: \(others.count)", line: other + 1)
      ]
    }
    return table
  }
}
