import ByteTools
import GroceryModel

/// Finds the item column if header words alone are not enough.
extension ReceiptRoles {
  /// Takes the only remaining text column as the item if there are quantities and prices.
  mutating func itemOfUnknownWord() {
    func names(_ role: Role) -> Bool {
      layout.headers.contains { RoleWords.score($0, role) >= 10 }
    }
    let hasAmount = layout.headers.contains {
      RoleWords.score($0, .total) > 0 || RoleWords.score($0, .unitPrice) > 0
    }
    guard names(.quantity) ? hasAmount : names(.unitPrice) && names(.total) else { return }
    let texts = (0..<layout.width).filter { column in
      let profile = layout.profiles[column]
      return !roles.isTaken(column) && profile.textShare > 0.8 && !header(column).isEmpty
        && profile.mayBeNames && profile.distinctCount * 3 > profile.filled
        && RoleWords.score(layout.headers[column], .ignore) < 6 && !isNote(column)
    }
    // `wijnnaam` among other texts about the wine.
    let named = texts.filter { layout.headers[$0].endsWithName }
    guard let column = named.count == 1 ? named.first : texts.first,
      named.count == 1 || texts.count == 1
    else { return }
    roles.assign(.item, column, "the only column of texts left", confidence: 0.5)
    roles.warnings.append(
      ImportNotice("'\(header(column))' is taken as the item", flag: "--set item=COLUMN"))
  }

  /// Takes the only column of varying texts as the item if no header names items or stores.
  ///
  /// In a statement it is the column of texts that differ most, and says who was paid.
  mutating func onlyTexts() {
    var texts = (0..<layout.width).filter { column in
      let profile = layout.profiles[column]
      return !roles.isTaken(column) && profile.textShare > 0.8 && !header(column).isEmpty
        && profile.mayBeNames && profile.distinctCount > 1 && profile.letters > 0
        && !isKnownText(column) && !namesAccounts(profile)
        && !BankHeaders.nameAccount(layout.headers[column])
    }
    if texts.count > 1 { texts = texts.filter { describes($0, among: texts) } }
    let isStatement = looksLikeStatement || statesDirection
    if isStatement, let most = texts.map({ layout.profiles[$0].distinctCount }).max() {
      texts = texts.filter { layout.profiles[$0].distinctCount == most }
    }
    guard texts.count == 1, let column = texts.first else { return }
    let role: Role = isStatement ? .store : .item
    roles.assign(role, column, "the only column of texts left", confidence: 0.5)
    roles.warnings.append(
      ImportNotice(
        "'\(header(column))' is taken as the \(role.rawValue)",
        flag: "--set \(role.rawValue)=COLUMN"))
  }

  /// Whether a header is known of other texts than items: texts of several words under *order* are no numbers.
  private func isKnownText(_ column: Int) -> Bool {
    let header = layout.headers[column]
    guard RoleWords.isKnown(header) else { return false }
    // A second column of kinds of spending says what was bought.
    if roles.has(.category), header.scores.allSatisfy({ $0.role == .category }) { return false }
    // `Expense` above texts says what was paid for.
    if header.scores.allSatisfy({ [.total, .unitPrice].contains($0.role) }) { return false }
    // There are few kinds of payments; many texts under `TRANSACTION_TYPE` tell who was paid.
    let profile = layout.profiles[column]
    let kinds: Set<Role> = [.kind, .status, .ignore, .category]
    if profile.distinctCount > 6, profile.distinctCount * 2 > profile.filled,
      header.scores.allSatisfy({ kinds.contains($0.role) })
    {
      return false
    }
    let isOrder = header.scores.allSatisfy { $0.role == .receipt && $0.score < 10 }
    return !isOrder || layout.profiles[column].distinctTexts.count { $0.contains(" ") } < 2
  }

  /// Whether a column tells what was paid with.
  private func namesAccounts(_ profile: ColumnProfile) -> Bool {
    let accounts = profile.distinctTexts.count { text in
      withBytes(of: text) { !LineWords.classify($0).isDisjoint(with: [.tender, .paidBy]) }
    }
    return accounts * 2 >= profile.distinctCount
  }

  /// Returns true if a column of texts has words, and not the few types of payments that repeat
  /// beside the texts of another column.
  private func describes(_ column: Int, among texts: [Int]) -> Bool {
    let profile = layout.profiles[column]
    guard profile.distinctTexts.contains(where: { $0.contains(" ") }) else { return false }
    return profile.distinctCount * 3 > profile.filled * 2
      || texts.allSatisfy { layout.profiles[$0].distinctCount <= profile.distinctCount }
  }

  /// Prefers another text column to notes that only some lines have.
  ///
  /// Beside a store and a number that no two rows share, notes are about whole receipts.
  mutating func passOverNotes(_ item: Int) {
    guard isNote(item), !roles.isSpecified(.item) else { return }
    let isOfReceipts = roles.columns[.receipt].map {
      layout.profiles[$0].distinctCount == layout.rows.count && layout.rows.count > 1
    }
    if isOfReceipts == true, roles.has(.store) { return roles.remove(.item) }
    guard layout.profiles[item].filled * 10 < layout.rows.count * 9 else { return }
    let (why, confidence) = (roles.evidence[.item] ?? [], roles.confidence[.item] ?? 1)
    roles.remove(.item)
    itemOfUnknownWord()
    if !roles.has(.item), let why = why.first {
      roles.assign(.item, item, why, confidence: confidence)
    }
  }

  /// Returns true if the item header may mean any text: an item or a payee.
  private func saysLittle(_ item: Int) -> Bool {
    let header = layout.headers[item]
    let descriptions: Set<String> = [
      "opis", "opis operacji", "opis transakcji", "tytuł",
      "descrição", "descrizione", "omschrijving", "libellé", "libelle", "designation",
      "désignation", "bezeichnung", "title", "popis", "megnevezés", "περιγραφή", "descriere",
      "наименование", "название", "назва", "concepto", "verwendungszweck", "naam omschrijving",
      "memo",
    ]
    return descriptions.contains(header.joined)
      || RoleWords.score(header, .item) < 10 && RoleWords.score(header, .store) > 0
  }

  private func isNote(_ column: Int) -> Bool { Self.isNote(layout.headers[column]) }

  /// Returns true if the header names notes, which many rows do not have.
  static func isNote(_ header: HeaderWords) -> Bool {
    let words: Set<String> = [
      "note", "notes", "memo", "comment", "comments", "remark", "remarks", "notiz", "notizen",
      "bemerkung", "bemerkungen", "anmerkung", "kommentar", "remarque", "remarques", "commentaire",
      "nota", "notas", "comentario", "comentarios", "comentariu", "commento", "opmerking",
      "opmerkingen", "uwagi", "poznámka", "megjegyzés",
    ]
    return words.contains(header.outsideBrackets?.joined(separator: " ") ?? header.joined)
  }

  /// Decides a weak header such as *description*: the store in a statement, the item on a receipt.
  mutating func settleItem(_ removed: Set<Role>) {
    if looksLikeStatement || statesDirection, !roles.isSpecified(.store), !removed.contains(.store)
    {
      settlePayee()
    }
    payeeBesidePaymentType()
    guard let item = roles.columns[.item], !roles.isSpecified(.item), looksLikeStatement
    else { return }
    // The text that goes with each payment stays, however few rows a month has.
    if roles.has(.store), BankHeaders.namePurpose(layout.headers[item]) { return }
    // A few repeated words next to the payee are the payment type, or the account: `Kartenzahlung`.
    let profile = layout.profiles[item]
    let isRepeated = roles.columns[.store].map { store in
      profile.filled > 2 && profile.distinctCount * 3 <= profile.filled * 2
        && layout.profiles[store].distinctCount > profile.distinctCount
    }
    if passOverName(item) { return }
    guard saysLittle(item) || isRepeated == true && profile.distinctCount <= 3 else { return }
    if let isRepeated {
      if isRepeated || tellsHowPaid(item) {
        roles.remove(.item)
      } else if let store = roles.columns[.store], layout.headers[item].joined == "name",
        layout.headers[store].joined == "description"
      {
        roles.remove(.item)
        roles.remove(.store)
        roles.assign(.store, item, "header '\(header(item))' of a statement", confidence: 0.7)
        roles.assign(.item, store, "header '\(header(store))' of a statement", confidence: 0.6)
      }
      return
    }
    roles.remove(.item)
    if !removed.contains(.store) {
      let name = payeeName(beside: item) ?? furtherText(of: item)
      roles.assign(
        .store, name ?? item, "header '\(header(name ?? item))' of a statement", confidence: 0.7)
    }
  }

  /// Takes an item that is headed by the word for a name only as the payee, or passes over it if most rows
  /// have none.
  ///
  /// - Returns: True if the payee is known.
  private mutating func passOverName(_ item: Int) -> Bool {
    guard let store = roles.columns[.store], !roles.isSpecified(.store),
      RoleWords.score(layout.headers[store], .store) < 10,
      Self.nameWords.contains(layout.headers[item].joined),
      layout.headers[store].joined != "description"
    else { return false }
    roles.remove(.item)
    guard layout.profiles[item].filled * 2 >= layout.rows.count else { return true }
    roles.remove(.store)
    roles.assign(.store, item, "header '\(header(item))' of a statement", confidence: 0.7)
    return true
  }

  /// Returns the column that a statement only heads with the word for a name, unless it is the owner's.
  private func payeeName(beside description: Int) -> Int? {
    layout.headers.indices.first { column in
      let profile = layout.profiles[column]
      return column != description && !roles.isTaken(column)
        && Self.nameWords.contains(layout.headers[column].joined) && profile.letters > 0
        && profile.distinctCount > 1 && profile.filled * 2 >= layout.rows.count
    }
  }

  /// Returns the second of several columns of texts (`Description2`) if the first has payment types, or
  /// differs less.
  private func furtherText(of first: Int) -> Int? {
    let (profile, header) = (layout.profiles[first], layout.headers[first].joined)
    guard header.last == "1" else { return nil }
    return layout.headers.indices.first { column in
      !roles.isTaken(column) && layout.headers[column].joined == header.dropLast() + "2"
        && layout.profiles[column].filled * 2 >= layout.rows.count
        && (tellsHowPaid(first) && waysOfPaying(column) < waysOfPaying(first)
          || layout.profiles[column].distinctCount > profile.distinctCount)
    }
  }

  private static let nameWords: Set<String> = [
    "name", "naam", "nom", "nombre", "nome", "navn", "namn", "nimi", "név", "jméno", "имя", "名前",
  ]

  /// Passes over a payee column with the owner's name on every row, or with numbers of branches only.
  private mutating func settlePayee() {
    guard let store = roles.columns[.store] else { return }
    let profile = layout.profiles[store]
    let isOwner = profile.distinctCount == 1 && profile.filled > 2
    guard isOwner || profile.letters == 0 && profile.filled > 0 else { return }
    let other = layout.headers.indices.filter { column in
      !roles.isTaken(column) && RoleWords.score(layout.headers[column], .store) > 0
        && layout.profiles[column].distinctCount > 1 && layout.profiles[column].letters > 0
    }.max {
      RoleWords.score(layout.headers[$0], .store) < RoleWords.score(layout.headers[$1], .store)
    }
    guard let other else {
      // The number of a branch is not the name of a store.
      if !isOwner { roles.remove(.store) }
      return
    }
    roles.remove(.store)
    roles.assign(
      .store, other, "'\(header(store))' has \(isOwner ? "one name" : "numbers") only",
      confidence: 0.7)
  }

  /// Takes the weak item of a statement as the payee where the store column has payment types.
  private mutating func payeeBesidePaymentType() {
    guard let item = roles.columns[.item], let store = roles.columns[.store],
      !roles.isSpecified(.item), !roles.isSpecified(.store), looksLikeStatement, !isNote(item),
      RoleWords.score(layout.headers[item], .item) < 10,
      RoleWords.score(layout.headers[store], .store) < 10,
      tellsHowPaid(store),
      waysOfPaying(store) > waysOfPaying(item)
    else { return }
    roles.remove(.item)
    roles.remove(.store)
    roles.assign(.store, item, "'\(header(store))' has payment types", confidence: 0.7)
  }

  /// Returns true if at least half of the column's cells are payment types.
  private func tellsHowPaid(_ column: Int) -> Bool { waysOfPaying(column) >= 0.5 }

  /// Returns the share of the column's cells that are payment types.
  private func waysOfPaying(_ column: Int) -> Double {
    let ways: WordClass = [
      .tender, .income, .expense, .moved, .withdrawal, .draws, .machine, .fee, .moves,
    ]
    let count = layout.rows.count { row in
      withBytes(of: row[column]) { !LineWords.classify($0).isDisjoint(with: ways) }
    }
    return layout.profiles[column].share(count)
  }

  /// True if the table looks like a bank statement.
  ///
  /// Signs of that are a running balance, mostly negative amounts, amounts marked as credits, or columns of
  /// money out and money in.
  var looksLikeStatement: Bool {
    let hasQuantity = layout.headers.indices.contains { column in
      // `Määrä` is a quantity on receipts and an amount in statements.
      RoleWords.score(layout.headers[column], .quantity) >= 10
        && layout.profiles[column].distinctTexts != ["1"]
        && layout.profiles[column].negatives * 2 <= layout.profiles[column].filled
    }
    if hasQuantity { return false }
    if isLedger || hasTwoSides || !RawTexts.columns(layout).isEmpty { return true }
    let namesItems = layout.headers.contains { RoleWords.score($0, .item) >= 10 }
    return layout.headers.indices.contains { column in
      if !BankHeaders.balances.isDisjoint(with: layout.headers[column].words) { return true }
      let profile = layout.profiles[column]
      return RoleWords.score(layout.headers[column], .total) > 0
        && profile.negatives > 0
        && (profile.negatives >= profile.positives || profile.creditsAreBelow && !namesItems)
    }
  }

  /// True if each row fills one of two columns, whose headers are the two sides of an account.
  private var hasTwoSides: Bool {
    func amounts(_ role: Role) -> (column: Int, count: Int)? {
      layout.headers.indices.first { RoleWords.score(layout.headers[$0], role) >= 10 }.map {
        ($0, layout.profiles[$0].positives + layout.profiles[$0].negatives)
      }
    }
    guard let spent = amounts(.total), let earned = amounts(.inflow) else { return false }
    return spent.column != earned.column && spent.count > 0 && earned.count > 0
      && spent.count + earned.count <= layout.rows.count
  }
}
