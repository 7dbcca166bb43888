import ByteTools
import GroceryModel

/// A journal of plain-text accounting: hledger, Ledger or Beancount.
///
/// Each posting is a row; an amount that is left out is what balances the transaction. Sources: hledger's manual,
/// "Journal"; the Ledger manual, chapter 4; "Beancount Language Syntax".
struct JournalText {
  private struct Transaction {
    let day: String
    let payee: String
    let memo: String
    /// True if the description is in quotes, as in Beancount, whose accounts have no blanks.
    let isQuoted: Bool
    var postings: [Posting] = []
  }

  private struct Posting {
    let line: Int
    let account: String
    var amount: JournalAmount?
  }

  private static let byteLimit = 64 << 20

  private let texts: [Substring]
  private var transactions: [Transaction] = []
  private var year: String?
  /// The first parts of the accounts of spending, in lower case, where the journal says them itself.
  private var expenses: Set<String> = []

  /// Returns the journal as a table; nil for another text.
  static func table(of source: FileSource, from start: Int) throws(ImportError) -> TextTable? {
    let head = try source.bytes(at: start, count: 64 << 10)
    guard source.byteCount - start <= byteLimit, isLikely(head) else { return nil }
    let bytes = try source.bytes(at: start, count: source.byteCount - start)
    return JournalText(String(decoding: bytes, as: UTF8.self)).table
  }

  /// Returns true if a line with a day and a description has a posting to an account below it.
  private static func isLikely(_ head: [UInt8]) -> Bool {
    let lines = String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline)
    return zip(lines, lines.dropFirst()).contains { line, next in
      guard line.first?.isNumber == true, next.first?.isWhitespace == true,
        let open = transaction(line, year: "2000")
      else { return false }
      let posting = posting(next, at: 0, isQuoted: open.isQuoted)
      return posting.map { $0.account.contains(":") && !$0.account.contains(",") } ?? false
    }
  }

  private init(_ text: String) {
    texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var open: Transaction?
    var isComment = false
    for (line, text) in texts.enumerated() {
      if isComment || text.hasPrefix("comment") {
        isComment = !text.hasPrefix("end comment")
      } else if text.first?.isWhitespace == true {
        guard let isQuoted = open?.isQuoted,
          let posting = Self.posting(text, at: line, isQuoted: isQuoted)
        else { continue }
        open?.postings.append(posting)
      } else if !text.isEmpty {
        open.map { close($0) }
        readYear(text)
        readAccounts(text)
        open = Self.transaction(text, year: year)
      }
    }
    open.map { close($0) }
  }

  /// Reads what accounts of spending are called: `account food ; type: X`, `option "name_expenses" "Ausgaben"`.
  private mutating func readAccounts(_ text: Substring) {
    let types = ["type:X", "type:Expense"]
    if text.hasPrefix("account "), types.contains(where: text.filter { $0 != " " }.contains) {
      let account = text.dropFirst(8).drop { $0 == " " }.prefix { $0 != ";" && $0 != " " }
      expenses.insert(Self.root(String(account)))
    } else if text.hasPrefix("option \"name_expenses\"") {
      let strings = text.split(separator: "\"", omittingEmptySubsequences: false)
      if strings.count > 3 { expenses.insert(strings[3].lowercased()) }
    }
  }

  private static func root(_ account: String) -> String {
    account.prefix { $0 != ":" }.lowercased()
  }

  /// Reads the year of days without one: `Y2026`, `year 2026`, `apply year 2026`.
  private mutating func readYear(_ text: Substring) {
    let names = ["apply year", "year", "Y"]
    guard let name = names.first(where: { text.hasPrefix($0) }) else { return }
    let number = text.dropFirst(name.count).drop(while: \.isWhitespace).prefix(while: \.isNumber)
    if number.count == 4 { year = String(number) }
  }

  /// Works out the amount that is left out.
  private mutating func close(_ transaction: Transaction) {
    var whole = transaction
    let open = whole.postings.indices.filter { whole.postings[$0].amount == nil }
    if open.count == 1 {
      whole.postings[open[0]].amount = JournalAmount.balance(
        of: whole.postings.compactMap(\.amount))
    }
    transactions.append(whole)
  }

  /// The postings to accounts of spending; all of them if no account is called so.
  private var spending: [(transaction: Transaction, posting: Posting)] {
    let all = transactions.flatMap { transaction in
      transaction.postings.map { (transaction: transaction, posting: $0) }
    }
    let named = Set(all.map { Self.root($0.posting.account) })
      .filter { expenses.contains($0) || LeftOutRows.isRootOfExpenses($0) }
    return named.isEmpty ? all : all.filter { named.contains(Self.root($0.posting.account)) }
  }

  // MARK: Lines

  /// Returns the first line of a transaction: `2026-10-03=2026-10-04 * (12) Corner | milk ; comment`.
  private static func transaction(_ line: Substring, year: String?) -> Transaction? {
    let word = line.prefix { !$0.isWhitespace }
    let parts = word.prefix { $0 != "=" }.split(whereSeparator: { "-/.".contains($0) })
    guard parts.allSatisfy({ $0.allSatisfy(\.isNumber) }),
      parts.count == 3 && parts[0].count == 4 || parts.count == 2 && year != nil
    else { return nil }
    let day = (parts.count == 3 ? [] : [year ?? ""]) + parts.map(String.init)
    var rest = line.dropFirst(word.count).drop(while: \.isWhitespace)
    if rest.hasPrefix("txn ") { rest = rest.dropFirst(4) }
    // `2026-10-03 open Assets:Cash EUR`
    if directives.contains(String(rest.prefix { !$0.isWhitespace })), rest.contains(":") {
      return nil
    }
    rest = rest.drop { "*! ".contains($0) }
    if rest.first == "(", let close = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: close)...].drop(while: \.isWhitespace)
    }
    if rest.first == "\"" {
      let strings = rest.split(separator: "\"", omittingEmptySubsequences: false)
      let quoted = stride(from: 1, to: strings.count, by: 2).map { String(strings[$0]) }
      return Transaction(
        day: day.joined(separator: "-"), payee: quoted.first ?? "",
        memo: quoted.count > 1 ? quoted[1] : "", isQuoted: true)
    }
    let names = rest.prefix { $0 != ";" }.split(separator: "|", maxSplits: 1).map(trimmed)
    return Transaction(
      day: day.joined(separator: "-"), payee: names.first ?? "",
      memo: names.count > 1 ? names[1] : "", isQuoted: false)
  }

  private static let directives: Set<String> = [
    "open", "close", "balance", "pad", "note", "document", "price", "event", "query", "custom",
    "commodity",
  ]

  /// Returns a posting such as `  expenses:food  5.10 EUR  ; comment`, or nil for comments, metadata and virtual
  /// postings.
  private static func posting(_ line: Substring, at number: Int, isQuoted: Bool) -> Posting? {
    var rest = line.drop(while: \.isWhitespace).prefix { $0 != ";" }
    rest = rest.drop { "*! ".contains($0) }
    guard let first = rest.first, first.isLetter else { return nil }
    let end =
      isQuoted
      ? rest.firstIndex(where: \.isWhitespace)
      : zip(rest.indices, zip(rest, rest.dropFirst())).first {
        $1.0 == "\t" || $1.0 == " " && $1.1.isWhitespace
      }?.0
    let account = rest[..<(end ?? rest.endIndex)]
    // `receipt: "12.pdf"`
    guard account.last != ":" else { return nil }
    return Posting(
      line: number, account: trimmed(account), amount: end.flatMap { JournalAmount(rest[$0...]) })
  }

  private static func trimmed(_ text: Substring) -> String {
    withBytes(of: String(text)) { trimmedText($0) }
  }

  private var table: TextTable? {
    let spending = spending
    var rows: [Int: [String]] = [:]
    for (transaction, posting) in spending {
      guard let amount = posting.amount else { continue }
      rows[posting.line] = [
        transaction.day, transaction.payee, transaction.memo, posting.account, amount.text,
        amount.code,
      ]
    }
    guard let first = rows.keys.min() else { return nil }
    let lines = texts.indices.map { line in
      (rows[line] ?? []).joined(separator: "\t")
    }
    var table = TextTable(
      lines, head: "Date\tPayee\tMemo\tAccount\tAmount\tCurrency", above: first)
    table.form = "journal"
    table.spendsBelowZero = false
    let open = spending.map(\.posting).filter { $0.amount == nil }
    if let posting = open.first {
      table.notices = [
        ImportNotice(
          "postings whose amounts cannot be worked out are left out: \(open.count)",
          line: posting.line + 1)
      ]
    }
    return table
  }
}
