/// The Quicken Interchange Format: a letter and a value on each line, and `^` after each entry.
///
/// Source: the description of QIF by Intuit, as kept at
/// <https://web.archive.org/web/20100222214101/http://web.intuit.com/support/quicken/docs/d_qif.html>.
enum QIFStatement {
  static func isLikely(_ head: [UInt8]) -> Bool {
    let first = String(decoding: head.drop { $0 <= 0x20 }.prefix(8), as: UTF8.self).lowercased()
    return ["!type:", "!account", "!option:", "!clear:"].contains { first.hasPrefix($0) }
  }

  /// Returns the entries of the accounts, a row for each part of an entry that is split.
  static func entries(_ bytes: [UInt8]) -> [AccountEntry] {
    var entries: [AccountEntry] = []
    var entry: Entry?
    var isAccount = true
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (place, line) in lines.enumerated() {
      guard let letter = line.first else { continue }
      let value = String(line.dropFirst())
      switch letter {
      case "!":
        if value.lowercased().hasPrefix("option:") || value.lowercased().hasPrefix("clear:") {
          continue
        }
        isAccount = accounts.contains(String(value.lowercased().prefix { $0 != " " }))
        entry = nil
      case "^":
        if isAccount, let entry { entries += entry.rows }
        entry = nil
      default:
        if entry == nil { entry = Entry(AccountEntry(line: place)) }
        entry?.read(letter, value)
      }
    }
    if isAccount, let entry { entries += entry.rows }
    return entries
  }

  /// The lists of entries; others are of categories, accounts, classes, shares and memorised payments.
  private static let accounts: Set<String> = [
    "type:bank", "type:ccard", "type:cash", "type:oth",
  ]

  private struct Entry {
    private var whole: AccountEntry
    private var parts: [AccountEntry] = []

    init(_ whole: AccountEntry) { self.whole = whole }

    mutating func read(_ letter: Character, _ value: String) {
      switch letter {
      case "D": whole.date = QIFStatement.day(value)
      case "T", "U": whole.amount = value
      case "P": whole.payee = value
      case "M": whole.memo = value
      case "L": QIFStatement.take(value, &whole)
      case "S":
        parts.append(AccountEntry(line: whole.line))
        QIFStatement.take(value, &parts[parts.count - 1])
      case "E" where !parts.isEmpty: parts[parts.count - 1].memo = value
      case "$" where !parts.isEmpty: parts[parts.count - 1].amount = value
      default: break
      }
    }

    /// The parts with all that they have in common, or the entry if not each has its amount.
    var rows: [AccountEntry] {
      if whole.date.isEmpty || whole.amount.isEmpty { return [] }
      if parts.isEmpty || parts.contains(where: \.amount.isEmpty) { return [whole] }
      return parts.map { part in
        var row = part
        (row.date, row.payee) = (whole.date, whole.payee)
        if row.memo.isEmpty { row.memo = whole.memo }
        return row
      }
    }
  }

  /// Takes a category, or the other account of a transfer in square brackets.
  private static func take(_ value: String, _ entry: inout AccountEntry) {
    (entry.category, entry.transferAccount) = ("", "")
    if value.hasPrefix("[") {
      entry.transferAccount = String(value.dropFirst().prefix { $0 != "]" })
    } else {
      // A class follows the category after a slash.
      entry.category = String(value.prefix { $0 != "/" })
    }
  }

  /// Returns the date as others write it: `1/ 6'24` is 1/06/24.
  private static func day(_ text: String) -> String {
    var day = ""
    for character in text {
      switch character {
      case "'": day += "/"
      case " ": if day.last == "/" { day += "0" }
      default: day.append(character)
      }
    }
    return day
  }
}
