/// Open Financial Exchange, in SGML (1.x) or XML (2.x).
///
/// Source: the OFX Banking Specification 2.3, Financial Data Exchange, section 11.4 (`STMTTRN`). Banks in the
/// Balkans write the same entries inside tags of their own, with the side and the purpose of each.
enum OFXStatement {
  static func isLikely(_ head: [UInt8]) -> Bool {
    var tags = MarkupScanner(head)
    while let tag = tags.next() {
      if ["OFX", "STMTTRN"].contains(tag.name.uppercased()) { return true }
    }
    return false
  }

  static func entries(_ bytes: [UInt8]) -> [AccountEntry] {
    var tags = MarkupScanner(bytes)
    var entries: [AccountEntry] = []
    var currency = ""
    var accounts: Set<String> = []
    var entry: AccountEntry?
    var isDebit = false
    func close() {
      if var entry, !entry.amount.isEmpty {
        if isDebit, !entry.amount.hasPrefix("-") { entry.amount = "-" + entry.amount }
        entries.append(entry)
      }
      (entry, isDebit) = (nil, false)
    }
    while let tag = tags.next() {
      switch tag.name.uppercased() {
      case "STMTTRN":
        close()
        if !tag.isEnd { entry = AccountEntry(line: tag.line, currency: currency) }
      case "BANKTRANLIST" where tag.isEnd, "LEDGERBAL", "AVAILBAL": close()
      case "ACCTID" where tag.text.count >= leastAccount: accounts.insert(tag.text)
      case "CURDEF" where !tag.isEnd: currency = tag.text
      case _ where tag.isEnd: break
      case "TRNTYPE": entry?.kind = kinds[tag.text.uppercased()] ?? tag.text.lowercased()
      case "DTPOSTED": entry?.date = day(tag.text)
      case "DTUSER": entry?.date = day(tag.text)
      case "TRNAMT": entry?.amount = tag.text
      case "NAME": entry?.payee = tag.text
      case "MEMO", "PURPOSE": entry?.memo = tag.text
      case "BENEFIT": isDebit = tag.text.lowercased() == "debit"
      case "CURSYM": entry?.currency = tag.text
      default: break
      }
    }
    close()
    // `Virement A 89273829182` is to another account of the file.
    for place in entries.indices {
      let words = "\(entries[place].payee) \(entries[place].memo)".split(separator: " ")
      let own = words.first { accounts.contains(String($0)) }
      entries[place].transferAccount = own.map { "account \($0)" } ?? ""
    }
    return entries
  }

  /// Shorter numbers of accounts may be any number.
  private static let leastAccount = 6

  /// What banks call these entries; others are of their own name.
  private static let kinds = [
    "ATM": "cash withdrawal", "CASH": "cash withdrawal", "XFER": "transfer", "POS": "card payment",
    "INT": "interest", "DIV": "dividend", "SRVCHG": "fee", "FEE": "fee", "DEP": "deposit",
    "DIRECTDEP": "salary", "DIRECTDEBIT": "direct debit", "REPEATPMT": "standing order",
    "DEBIT": "", "CREDIT": "", "OTHER": "", "PAYMENT": "", "CHECK": "check",
  ]

  /// Returns the day of `20140112083600.212[-7:MST]`.
  private static func day(_ text: String) -> String {
    let digits = text.prefix { $0.isNumber }
    guard digits.count >= 8 else { return text }
    return "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.dropFirst(6).prefix(2))"
  }
}
