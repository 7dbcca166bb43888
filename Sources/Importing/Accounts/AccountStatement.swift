import ByteTools

/// An entry of an account, as a bank writes it in a format of its own.
struct AccountEntry {
  /// The line on which the entry begins, counted from 0.
  var line: Int
  var date = ""
  var payee = ""
  var memo = ""
  /// What kind of entry it is: `transfer`, `cash withdrawal`, `fee`.
  var kind = ""
  var category = ""
  /// The other account of a transfer between the owner's accounts.
  var transferAccount = ""
  /// The amount as written; below zero for money spent.
  var amount = ""
  var currency = ""
  var status = ""
}

/// Reads statements in the formats of banks: QIF, OFX, CAMT and MT940.
enum AccountStatement {
  private typealias Reader = (form: String, entries: ([UInt8]) -> [AccountEntry])

  private static let byteLimit = 64 << 20

  /// Returns the entries as a table; nil for a file in another format.
  static func table(of source: FileSource, from start: Int) throws(ImportError) -> TextTable? {
    let head = try source.bytes(at: start, count: 16 << 10)
    guard source.byteCount - start <= byteLimit, let read = reader(of: head) else { return nil }
    let entries = read.entries(try source.bytes(at: start, count: source.byteCount - start))
    return entries.isEmpty ? nil : table(entries.map(named), form: read.form)
  }

  private static func reader(of head: [UInt8]) -> Reader? {
    if QIFStatement.isLikely(head) { return ("QIF", QIFStatement.entries) }
    if OFXStatement.isLikely(head) { return ("OFX", OFXStatement.entries) }
    if CAMTStatement.isLikely(head) { return ("CAMT", CAMTStatement.entries) }
    if SWIFTStatement.isLikely(head) { return ("MT940", SWIFTStatement.entries) }
    return nil
  }

  /// Returns the entry with its text as the payee if it names none.
  private static func named(_ entry: AccountEntry) -> AccountEntry {
    guard entry.payee.isEmpty else { return entry }
    var named = entry
    (named.payee, named.memo) = (entry.memo, "")
    return named
  }

  /// Writes the entries with the columns that any of them fills, each on the line on which it begins.
  private static func table(_ entries: [AccountEntry], form: String) -> TextTable {
    let columns = columns.filter { column in
      entries.contains { !$0[keyPath: column.value].isEmpty }
    }
    var rows: [String] = []
    for entry in entries {
      while rows.count < entry.line { rows.append("") }
      rows.append(columns.map { CellText.quoted(entry[keyPath: $0.value]) }.joined(separator: "\t"))
    }
    var table = TextTable(
      rows, head: columns.map(\.name).joined(separator: "\t"), above: entries[0].line)
    table.form = form
    // Some cards' OFX has purchases above zero, and so have converters to QIF, with payments below.
    let hasBelow = entries.contains { $0.amount.hasPrefix("-") }
    table.spendsBelowZero = (hasBelow ? form != "QIF" : form != "OFX") ? true : nil
    return table
  }

  private static let columns: [(name: String, value: KeyPath<AccountEntry, String> & Sendable)] = [
    ("Date", \.date), ("Payee", \.payee), ("Memo", \.memo), ("Transaction type", \.kind),
    ("Category", \.category), ("Transfer account", \.transferAccount), ("Amount", \.amount),
    ("Currency", \.currency), ("Status", \.status),
  ]
}
