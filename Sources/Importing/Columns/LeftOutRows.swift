import ByteTools

/// How a column marks rows that are not spending: by a flag, or by the row's account.
///
/// Examples: `excluded` in a budgeting export, `D`/`C` in a bank statement, `Assets:Bank` in a
/// ledger.
enum LeftOutRows: Sendable {
  /// Rows with this flag value are left out: `transfer` true, `included` false.
  case flagged(Bool)
  /// The other side of each double entry is left out: all rows not on an expense account.
  case otherAccounts
  /// Rows with a plus in a separate sign column are left out: they are money received.
  case plusSigns
  /// Rows on the credit side are left out, by its letter: `C` as opposed to `D`.
  case side(String)
  /// Rows with a date or a reason of deletion are left out.
  case filled
  /// Rows with a state that means cancelled are left out.
  case cancelled

  /// What to tell the program so that it takes the rows of every such rule.
  static let remedy = "--set left_out= takes all"

  /// Returns the column and its rule, or nil.
  static func find(_ layout: TableLayout) -> (column: Int, rule: LeftOutRows)? {
    if let flag = flagged(layout).first { return flag }
    if let column = layout.headers.indices.first(where: { holdsSigns(layout, $0) }) {
      return (column, .plusSigns)
    }
    // Next to quantities, such letters are tax codes.
    let countsPieces = layout.headers.contains { RoleWords.score($0, .quantity) >= 10 }
    for column in layout.headers.indices where !countsPieces {
      if let letter = sideOfIncome(layout.profiles[column]) { return (column, .side(letter)) }
    }
    let column = layout.headers.indices.first { holdsAccounts(layout.profiles[$0]) }
    return column.map { ($0, .otherAccounts) }
  }

  /// Returns the flag columns; a table may have several: `counted`, `transfer`.
  static func flagged(_ layout: TableLayout) -> [(column: Int, rule: LeftOutRows)] {
    let flagged: [(column: Int, rule: LeftOutRows)] = flags.compactMap { words, value in
      layout.headers.indices.first {
        names(words, layout.headers[$0]) && holdsFlags(layout.profiles[$0], value)
      }.map { ($0, .flagged(value)) }
    }
    let filled = layout.headers.indices.filter {
      tellsDeletion($0, layout) || marksTransfers($0, layout) || marksTrades($0, layout)
        || receives($0, layout)
    }
    return flagged + filled.map { ($0, .filled) }
  }

  /// Returns true if the column has the time or reason of deletion for some rows: `deleted_at`.
  private static func tellsDeletion(_ column: Int, _ layout: TableLayout) -> Bool {
    let words = layout.headers[column].words
    let profile = layout.profiles[column]
    return words.count == 2 && !deleted.isDisjoint(with: words)
      && !whenAndWhy.isDisjoint(with: words)
      && profile.filled > 0 && profile.filled < layout.rows.count && profile.numbers == 0
  }

  /// Returns true if the column has a transfer's id or other account, and is empty for other rows.
  private static func marksTransfers(_ column: Int, _ layout: TableLayout) -> Bool {
    let profile = layout.profiles[column]
    return transfers.contains(layout.headers[column].joined) && profile.numbers == 0
      && profile.filled > 0 && profile.filled * 3 <= layout.rows.count * 2
      && profile.distinctTexts.allSatisfy { text in
        withBytes(of: text) { FlagWord.value($0) } == nil
      }
  }

  /// Returns true if the column has what was traded, and is empty for most rows: the payments by card.
  static func marksTrades(_ column: Int, _ layout: TableLayout) -> Bool {
    let filled = layout.profiles[column].filled
    return OtherRecordWords.traded.contains(layout.headers[column].joined)
      && filled > 0 && filled * 3 <= layout.rows.count
  }

  /// Returns true if the column has the account that money came into, beside one that it left.
  ///
  /// Both have names of the same accounts, and income fills only the one, spending only the other.
  private static func receives(_ column: Int, _ layout: TableLayout) -> Bool {
    func names(_ column: Int) -> Set<String>? {
      let profile = layout.profiles[column]
      guard profile.numbers == 0, profile.dates == 0, profile.filled < layout.rows.count,
        (1...50).contains(profile.distinctCount), profile.letters > 0
      else { return nil }
      // Numbers of accounts are of other people's too.
      let names = profile.distinctTexts.filter { !$0.contains(where: \.isNumber) }
      return names.count * 2 > profile.distinctCount ? Set(profile.distinctTexts) : nil
    }
    guard let own = names(column) else { return false }
    return layout.profiles.indices.contains { payer in
      guard payer != column, layout.profiles[payer].filled > layout.profiles[column].filled,
        let others = names(payer), own.intersection(others).count * 2 >= own.count
      else { return false }
      let filled = layout.rows.map { (!$0[payer].isEmpty, !$0[column].isEmpty) }
      let moved = layout.rows.filter { !$0[payer].isEmpty && !$0[column].isEmpty }
      return filled.contains { $0 == (true, false) } && filled.contains { $0 == (false, true) }
        && !moved.isEmpty && moved.allSatisfy { $0[payer] != $0[column] }
        && filled.allSatisfy { $0.0 || $0.1 }
    }
  }

  private static let transfers: Set<String> = [
    "transfer", "transfer id", "transfer account", "transfer account name", "linked transfer",
    "umbuchung", "virement interne", "traspaso", "giroconto",
  ]

  /// Returns a free status column with some cancelled rows.
  static func cancelled(
    _ layout: TableLayout, besides roles: RoleAssignment
  ) -> (column: Int, rule: LeftOutRows)? {
    layout.headers.indices.first { column in
      !roles.isTaken(column) && RoleWords.score(layout.headers[column], .status) >= 6
        && holdsCancelled(layout.profiles[column])
    }.map { ($0, .cancelled) }
  }

  /// Returns the free columns of a few states, some of which mean cancelled or not spending.
  ///
  /// The header does not matter.
  static func states(_ layout: TableLayout, besides roles: RoleAssignment) -> [Int] {
    guard !roles.has(.leftOut), !roles.has(.status) else { return [] }
    return layout.headers.indices.filter { column in
      let profile = layout.profiles[column]
      return !roles.isTaken(column) && profile.distinctCount <= 12
        && profile.numbers == 0 && profile.filled > 0
        && (profile.repeats || namesState(layout.headers[column]))
        && tellsSome(profile, of: layout.rows.count)
    }
  }

  private static func namesState(_ header: HeaderWords) -> Bool {
    [Role.status, .kind, .category].contains { RoleWords.score(header, $0) >= 5 }
      || StockColumns.names(header)
  }

  /// Returns true if some of the rows, but not all, have a state that means not spending.
  private static func tellsSome(_ profile: ColumnProfile, of rows: Int) -> Bool {
    let states = profile.distinctTexts.count { text in withBytes(of: text, isNoSpending) }
    if states == profile.distinctCount { return profile.filled * 2 <= rows }
    return states > 0 && profile.filled * 2 > rows
  }

  private static func isNoSpending(_ text: Bytes) -> Bool {
    !LineWords.classify(text).isDisjoint(with: [.cancelled, .withdrawal])
      || PaymentWords.isReceived(trimmedText(text))
      || StockWords.isNoPurchase(trimmedText(text))
      || [
        "uebertrag", "übertrag", "umbuchung", "transfer", "internal transfer", "virement interne",
      ]
      .contains(trimmedText(text).lowercased())
  }

  private static func holdsCancelled(_ profile: ColumnProfile) -> Bool {
    profile.distinctCount <= 40
      && profile.distinctTexts.contains { text in
        withBytes(of: text) { LineWords.classify($0).contains(.cancelled) }
      }
  }

  /// Returns the rule of a column that the user named, or nil if neither header nor cells show one.
  static func rule(_ column: Int, _ layout: TableLayout) -> LeftOutRows? {
    if holdsExpenses(layout.profiles[column]) { return .otherAccounts }
    if holdsCancelled(layout.profiles[column]) { return .cancelled }
    if holdsSigns(layout, column) { return .plusSigns }
    if let letter = sideOfIncome(layout.profiles[column]) { return .side(letter) }
    guard column < layout.headers.count else { return nil }
    return flags.first { names($0.words, layout.headers[column]) }.map {
      LeftOutRows.flagged($0.value)
    }
  }

  private static let flags: [(words: Set<String>, value: Bool)] = [
    (counted, false), (excluded, true), (moved, true),
  ]

  private static func names(_ words: Set<String>, _ header: HeaderWords) -> Bool {
    (words.contains(header.joined) || header.words.last.map(words.contains) ?? false)
      // `Tax Included` is about the price.
      && !header.namesTax
  }

  /// Returns true if a row with this cell value is left out.
  func leavesOut(_ cell: Bytes) -> Bool {
    switch self {
    case .flagged(let value): FlagWord.value(cell) == value
    case .cancelled: Self.isNoSpending(cell)
    case .filled: !AbsentWords.contains(cell)
    case .plusSigns: Self.sign(trimmedText(cell)) == "+"
    case .side(let letter): trimmedText(cell).lowercased() == letter
    case .otherAccounts:
      Self.isAccount(trimmedText(cell)) && !Self.isExpense(trimmedText(cell))
    }
  }

  private static func holdsFlags(_ profile: ColumnProfile, _ value: Bool) -> Bool {
    let flags = profile.distinctTexts.map { text in withBytes(of: text) { FlagWord.value($0) } }
    return flags.contains(value) && flags.allSatisfy { $0 != nil }
  }

  /// Returns the letter or word for money in of a column with only those of both sides, or nil.
  private static func sideOfIncome(_ profile: ColumnProfile) -> String? {
    guard profile.distinctCount == 2 else { return nil }
    let letters = Set(profile.distinctTexts.map { $0.lowercased() })
    return sides.first { letters == [$0.out, $0.in] }?.in
  }

  /// Debit and credit, *debe* and *haber*, *Soll* and *Haben*, *terhelés* and *jóváírás*, and
  /// others.
  private static let sides: [(out: String, in: String)] = [
    ("d", "c"), ("dr", "cr"), ("db", "cr"), ("d", "h"), ("s", "h"), ("d", "k"), ("t", "j"),
    ("paid", "received"), ("sent", "received"), ("借", "贷"), ("借 dr", "贷 cr"), ("借方", "贷方"),
    ("借记", "贷记"), ("借", "貸"),
  ]

  private static func holdsSigns(_ layout: TableLayout, _ column: Int) -> Bool {
    let cells = Set(layout.rows.map { Self.sign($0[column]) })
    return cells.count > 1 && cells.contains("+") && cells.isSubset(of: ["+", "-", "−", "–"])
  }

  /// Returns a sign without the brackets around it: `(+)`.
  private static func sign(_ text: String) -> String {
    text.count == 3 && text.first == "(" && text.last == ")"
      ? String(text.dropFirst().dropLast()) : text
  }

  private static func holdsAccounts(_ profile: ColumnProfile) -> Bool {
    let texts = profile.distinctTexts
    return texts.contains(where: isExpense) && texts.contains { isAccount($0) && !isExpense($0) }
  }

  /// Returns true if the column has expense accounts, as in a ledger: `expenses:food`.
  static func holdsExpenses(_ profile: ColumnProfile) -> Bool {
    profile.distinctTexts.contains(where: isExpense)
  }

  /// Returns true if the column has expense accounts only.
  static func holdsOnlyExpenses(_ profile: ColumnProfile) -> Bool {
    profile.filled > 0 && profile.distinctTexts.allSatisfy(isExpense)
  }

  /// Whether the first part of an account, in lower case, means spending.
  static func isRootOfExpenses(_ root: String) -> Bool { expenses.contains(root) }

  private static func top(_ account: String) -> String? {
    account.firstIndex(of: ":").map { account[..<$0].lowercased() }
  }

  private static func isExpense(_ account: String) -> Bool {
    top(account).map(expenses.contains) ?? false
  }

  private static func isAccount(_ account: String) -> Bool {
    top(account).map { expenses.contains($0) || otherTops.contains($0) } ?? false
  }

  private static let deleted: Set<String> = [
    "deleted", "cancelled", "canceled", "voided", "removed", "decline", "declined", "failure",
    "gelöscht",
    "storniert", "supprimé", "annulé", "eliminado", "anulado", "eliminato", "verwijderd", "raderad",
    "slettet",
  ]
  private static let whenAndWhy: Set<String> = [
    "at", "on", "date", "time", "reason", "by", "am", "grund", "le", "motif", "el", "motivo", "il",
    "op", "den",
  ]
  private static let counted: Set<String> = [
    "計算対象", "集計の設定", "included", "counted", "concluído", "is expense", "expense",
    "isexpense", "spending", "is spending", "ausgabe", "dépense", "gasto", "spesa", "uscita",
    "despesa", "wydatek", "utgift", "udgift", "uitgave", "расход", "bought", "gekauft", "acheté",
    "acquistato",
    "comprado", "gekocht", "köpt", "købt", "kjøpt", "ostettu", "kupione", "koupeno", "куплено",
    "購入済み", "已购买", "已購買", "구매완료",
  ]
  private static let excluded: Set<String> = [
    "excluded", "exclude", "is excluded", "exclude from budget", "exclude from reports", "hidden",
    "ignored", "deleted", "is deleted", "void", "voided", "cancelled", "canceled", "refunded",
    "returned", "취소여부", "취소", "キャンセル", "取消", "storniert", "annulé", "anulado", "annullato",
    "cancelado", "missing",
  ]
  private static let moved: Set<String> = [
    "payment", "is payment", "settlement", "is settlement", "reimbursement", "is reimbursement",
    "transfer", "is transfer", "transferência", "transferencia", "umbuchung", "virement",
    "transfert", "trasferimento", "traspaso", "przelew", "перевод", "振替",
    "income", "is income", "einnahme", "revenu", "ingreso", "entrata", "receita", "przychód",
    "inkomst", "доход", "is credit",
  ]
  private static let expenses: Set<String> = [
    "expenses", "expense", "ausgaben", "aufwand", "aufwendungen", "dépenses", "gastos", "spese",
    "uscite", "uitgaven", "despesas", "wydatki", "расходы", "výdaje",
  ]
  private static let otherTops: Set<String> = [
    "assets", "asset", "liabilities", "liability", "income", "revenues", "revenue", "equity",
    "aktiva", "passiva", "erträge", "einnahmen", "fremdkapital", "eigenkapital", "barvermögen",
    "actif", "passif", "revenus", "activo", "pasivo", "ingresos", "attività", "passività",
    "entrate",
    "activa", "inkomsten", "ativos", "passivos", "receitas", "aktywa", "pasywa", "przychody",
    "активы", "доходы", "обязательства",
  ]
}

/// Words for yes and no in flag columns.
enum FlagWord {
  static func value(_ text: Bytes) -> Bool? {
    switch trimmedText(text).lowercased() {
    case "true", "t", "yes", "y", "1", "x", "ja", "oui", "sí", "si", "sim", "sale", "wahr", "vrai",
      "verdadero", "verdadeiro", "vero", "waar", "sann", "sant", "tak", "kyllä", "ano", "igen",
      "evet", "да", "так", "はい", "是", "예",
      "常に集計に含める":
      true
    case "false", "f", "no", "n", "0", "nein", "nej", "nei", "nee", "non", "não", "falsch", "faux",
      "falso", "onwaar", "falsk", "falskt", "nie", "ei", "ne", "nem", "hayır", "нет", "ні", "いいえ",
      "否", "아니오", "集計に含めない":
      false
    default: nil
    }
  }
}
