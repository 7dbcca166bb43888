/// The statement of an account by SWIFT: MT940, and MT942 during the day.
///
/// Sources: SWIFT Category 9 message reference guide, fields 60F, 61 and 86; the Deutsche Kreditwirtschaft's
/// DFÜ agreement, appendix 3, for the parts of field 86 behind question marks; Polish banks have `~` instead.
enum SWIFTStatement {
  static func isLikely(_ head: [UInt8]) -> Bool {
    let mark = Array(":61:".utf8)
    guard head.indices.contains(where: { head[$0...].starts(with: mark) }) else { return false }
    let tags = Set(fields(head).map(\.tag))
    return tags.contains("61") && !tags.isDisjoint(with: ["20", "60F", "60M"])
  }

  static func entries(_ bytes: [UInt8]) -> [AccountEntry] {
    var entries: [AccountEntry] = []
    var currency = ""
    var isOpen = false
    for field in fields(bytes) {
      switch field.tag {
      case "60F", "60M": currency = String(field.text.dropFirst(7).prefix(3))
      // In a report during the day no balance opens the account.
      case "34F" where currency.isEmpty: currency = String(field.text.prefix(3))
      case "61":
        guard let entry = entry(field, currency) else { continue }
        entries.append(entry)
        isOpen = true
        continue
      // Another field 86 is about the whole statement.
      case "86" where isOpen: describe(field.text, &entries[entries.count - 1])
      default: break
      }
      isOpen = false
    }
    return entries
  }

  private struct Field {
    let tag: String
    let line: Int
    /// The lines of the field, one after the other.
    var text: String
  }

  /// Lines of this length are cut anywhere, also inside a word; shorter ones end where the bank ended them.
  private static let leastCutLine = 60

  /// Returns the fields: `:61:` and what follows, up to the next one.
  private static func fields(_ bytes: [UInt8]) -> [Field] {
    var fields: [Field] = []
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (place, line) in lines.enumerated() {
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 3, parts[0].isEmpty, (2...3).contains(parts[1].count),
        parts[1].prefix(2).allSatisfy(\.isNumber)
      {
        fields.append(Field(tag: String(parts[1]), line: place, text: String(parts[2])))
      } else if let last = fields.last, !line.hasPrefix("-"), !line.hasPrefix("{") {
        let isCut = lines[place - 1].count >= leastCutLine
        fields[fields.count - 1].text += (last.tag == "61" ? "\n" : isCut ? "" : " ") + line
      }
    }
    return fields
  }

  /// Reads `2309010901D12,34NMSCNONREF`: days, side, amount, kind of entry.
  private static func entry(_ field: Field, _ currency: String) -> AccountEntry? {
    var rest = Substring(field.text.prefix { $0 != "\n" })
    let day = rest.prefix(6)
    guard day.count == 6, day.allSatisfy(\.isNumber) else { return nil }
    rest = rest.dropFirst(6)
    if rest.prefix(4).count == 4, rest.prefix(4).allSatisfy(\.isNumber) { rest = rest.dropFirst(4) }
    let side = rest.prefix { $0.isLetter }
    let amount = rest.dropFirst(side.count).drop { $0 == "0" }.prefix { $0.isNumber || $0 == "," }
    guard !side.isEmpty, !amount.isEmpty else { return nil }
    // `R` before the side means that an entry is taken back; a letter behind it is of the currency.
    let isTakenBack = side.hasPrefix("R")
    let isDebit = (isTakenBack ? side.dropFirst() : side).hasPrefix("D") != isTakenBack
    var entry = AccountEntry(line: field.line, currency: currency)
    entry.date = "20\(day.prefix(2))-\(day.dropFirst(2).prefix(2))-\(day.dropFirst(4))"
    entry.amount =
      (isDebit ? "-" : "") + (amount.first == "," ? "0" : "") + amount
      + (amount.last == "," ? "00" : "")
    let kind = rest.dropFirst(side.count).drop { $0.isNumber || $0 == "," }.prefix(3)
    entry.kind = kinds[String(kind)] ?? ""
    return entry
  }

  /// What banks call by codes of their own: cash from a machine at ING.
  private static let kinds = ["NGM": "cash withdrawal"]

  /// The words between slashes that begin other parts.
  private static let marks: Set<String> = [
    "EREF", "ISDT", "ORDP", "BENM", "IBAN", "BIC", "MARF", "CSID", "RTRN", "PREF", "TRTP", "TRCD",
  ]

  /// Returns the sign that begins the parts of a field: what follows the code of three digits.
  private static func partMark(of text: String) -> Character {
    guard text.prefix(3).allSatisfy(\.isNumber), let mark = text.dropFirst(3).first,
      mark.isASCII, mark.isPunctuation || mark.isSymbol
    else { return "?" }
    return mark
  }

  /// Reads who was paid and what for: parts behind question marks or the like, or behind words between slashes.
  private static func describe(_ text: String, _ entry: inout AccountEntry) {
    let parts = text.split(separator: partMark(of: text))
    if parts.count > 2, parts.dropFirst().allSatisfy({ $0.prefix(2).allSatisfy(\.isNumber) }) {
      for part in parts.dropFirst() {
        let value = String(part.dropFirst(2))
        switch Int(part.prefix(2)) ?? 0 {
        case 0: entry.kind = value
        case 20...29, 60...63: entry.memo += value
        case 32, 33: entry.payee += value
        default: break
        }
      }
      entry.memo = purpose(entry.memo)
      return
    }
    let words = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let name = words.firstIndex(of: "NAME"), name + 1 < words.count else {
      (entry.payee, entry.memo) = behindAccount(text) ?? ("", text)
      return
    }
    entry.payee = words[name + 1]
    if let memo = words.firstIndex(of: "REMI"), memo + 1 < words.count {
      let parts = words[(memo + 1)...].drop { $0 == "USTD" || $0.isEmpty }
      entry.memo = parts.prefix { !marks.contains($0) }.joined(separator: "/")
    } else {
      entry.memo = text
    }
  }

  /// Returns the name behind the number of an account (IBAN, ISO 13616), and what lies wide apart behind that.
  private static func behindAccount(_ text: String) -> (payee: String, memo: String)? {
    let account = text.prefix { $0 != " " }
    guard (15...34).contains(account.count), account.prefix(2).allSatisfy(\.isUppercase),
      account.dropFirst(2).prefix(2).allSatisfy(\.isNumber),
      account.allSatisfy({ $0.isUppercase || $0.isNumber })
    else { return nil }
    let words = ReceiptWord.split(text[account.endIndex...])
    let end = words.dropFirst().firstIndex(where: \.isApart) ?? words.endIndex
    func joined(_ words: ArraySlice<ReceiptWord>) -> String {
      words.map(\.text).joined(separator: " ")
    }
    return (joined(words[..<end]), joined(words[end...]))
  }

  /// Returns what `EREF+…SVWZ+rent June` says behind the last mark for the purpose, or all of it.
  private static func purpose(_ memo: String) -> String {
    var rest = Substring(memo)
    while !rest.isEmpty, !rest.hasPrefix("SVWZ+") { rest = rest.dropFirst() }
    return rest.isEmpty ? memo : String(rest.dropFirst(5))
  }
}
