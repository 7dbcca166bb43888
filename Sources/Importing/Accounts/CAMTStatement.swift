/// Statements in ISO 20022 XML: camt.052, camt.053 and camt.054.
///
/// Source: ISO 20022 message definitions, Bank-to-Customer Cash Management (`BkToCstmrStmt`).
enum CAMTStatement {
  private static let roots: Set<String> = [
    "BkToCstmrStmt", "BkToCstmrAcctRpt", "BkToCstmrDbtCdtNtfctn",
  ]

  static func isLikely(_ head: [UInt8]) -> Bool {
    var tags = MarkupScanner(head)
    while let tag = tags.next() {
      if roots.contains(tag.name) { return true }
      if tag.name == "Ntry" { return false }
    }
    return false
  }

  static func entries(_ bytes: [UInt8]) -> [AccountEntry] {
    var tags = MarkupScanner(bytes)
    var entries: [AccountEntry] = []
    var entry: Entry?
    var path: [String] = []
    while let tag = tags.next() {
      if tag.isEnd {
        if let place = path.lastIndex(of: tag.name) { path.removeSubrange(place...) }
        if tag.name == "Ntry" {
          entries += entry?.rows ?? []
          entry = nil
        }
        continue
      }
      if tag.name == "Ntry" { entry = Entry(AccountEntry(line: tag.line)) }
      entry?.read(tag, path)
      if !tag.isEmpty, !tag.name.hasPrefix("?") { path.append(tag.name) }
    }
    return entries
  }

  /// An entry, and the payments that it books together.
  private struct Entry {
    private var whole: Part
    private var parts: [Part] = []

    private struct Part {
      var entry: AccountEntry
      var isCredit = false
      var debtor = ""
      var creditor = ""
      var information = ""

      var row: AccountEntry {
        var row = entry
        row.payee = isCredit ? debtor : creditor
        // Who pays oneself has several accounts.
        if debtor == creditor { row.transferAccount = creditor }
        if row.memo.isEmpty { row.memo = information }
        if !isCredit, !row.amount.isEmpty { row.amount = "-" + row.amount }
        return row
      }
    }

    init(_ entry: AccountEntry) { whole = Part(entry: entry) }

    mutating func read(_ tag: MarkupScanner.Tag, _ path: [String]) {
      if tag.name == "TxDtls" {
        var part = whole
        (part.entry.amount, part.entry.memo) = ("", "")
        parts.append(part)
      }
      if parts.isEmpty {
        Self.read(tag, path, &whole)
      } else {
        Self.read(tag, path, &parts[parts.count - 1])
      }
    }

    private static func read(
      _ tag: MarkupScanner.Tag, _ path: [String], _ part: inout Part
    ) {
      let parent = path.last ?? ""
      switch tag.name {
      case "Amt" where ["Ntry", "TxDtls", "TxAmt"].contains(parent) && part.entry.amount.isEmpty:
        (part.entry.amount, part.entry.currency) = (tag.text, tag.attribute("Ccy"))
      case "CdtDbtInd" where ["Ntry", "TxDtls"].contains(parent):
        part.isCredit = tag.text == "CRDT"
      case "Dt" where parent == "BookgDt", "DtTm" where parent == "BookgDt":
        part.entry.date = String(tag.text.prefix(10))
      case "Dt" where parent == "ValDt" && part.entry.date.isEmpty: part.entry.date = tag.text
      case "Sts" where parent == "Ntry": part.entry.status = status(tag.text)
      case "Cd" where parent == "Sts": part.entry.status = status(tag.text)
      case "Nm" where path.contains("Cdtr"): part.creditor = tag.text
      case "Nm" where path.contains("Dbtr"): part.debtor = tag.text
      case "Ustrd": part.entry.memo += (part.entry.memo.isEmpty ? "" : " ") + tag.text
      case "AddtlNtryInf", "AddtlTxInf": part.information = tag.text
      default: break
      }
    }

    private static func status(_ code: String) -> String { code == "PDNG" ? "pending" : "" }

    /// The payments if each has its amount, or the entry with what they say.
    var rows: [AccountEntry] {
      if parts.isEmpty { return [whole.row] }
      if parts.count > 1, parts.allSatisfy({ !$0.entry.amount.isEmpty }) { return parts.map(\.row) }
      var only = parts[0]
      (only.entry.amount, only.entry.currency) = (whole.entry.amount, whole.entry.currency)
      only.isCredit = whole.isCredit
      if only.information.isEmpty { only.information = whole.information }
      return [only.row]
    }
  }
}
