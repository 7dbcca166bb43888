import ByteTools
import GroceryModel

/// Which column holds the items, where the words of the headers alone do not tell.
extension ReceiptRoles {
  /// Beside quantities and prices the only column of texts left is the item, whatever it is called.
  mutating func itemOfUnknownWord() {
    func names(_ role: Role) -> Bool {
      layout.headers.contains { RoleWords.score($0, role) >= 10 }
    }
    let hasAmount = layout.headers.contains {
      RoleWords.score($0, .total) >= 5 || RoleWords.score($0, .unitPrice) >= 5
    }
    guard names(.quantity) ? hasAmount : names(.unitPrice) && names(.total) else { return }
    let texts = (0..<layout.width).filter { column in
      let profile = layout.profiles[column]
      return !roles.isTaken(column) && profile.textShare > 0.8 && !header(column).isEmpty
        && profile.averageLength >= 3 && profile.distinctCount * 3 > profile.filled
        && RoleWords.score(layout.headers[column], .ignore) < 6 && !isNote(column)
    }
    guard texts.count == 1, let column = texts.first else { return }
    roles.assign(.item, column, "the only column of texts left", confidence: 0.5)
    roles.warnings.append(
      ImportNotice("'\(header(column))' is taken as the item", flag: "--set item=COLUMN"))
  }

  /// Where no header is known to be of items or shops, the only column of different texts is what was
  /// bought, or whom it was paid to.
  mutating func onlyTexts() {
    let texts = (0..<layout.width).filter { column in
      let profile = layout.profiles[column]
      return !roles.isTaken(column) && profile.textShare > 0.8 && !header(column).isEmpty
        && profile.averageLength >= 3 && profile.distinctCount > 1
        && !RoleWords.isKnown(layout.headers[column]) && !namesAccounts(profile)
    }
    guard texts.count == 1, let column = texts.first else { return }
    roles.assign(.item, column, "the only column of texts left", confidence: 0.5)
    roles.warnings.append(
      ImportNotice("'\(header(column))' is taken as the item", flag: "--set item=COLUMN"))
  }

  /// Whether a column tells what was paid with.
  private func namesAccounts(_ profile: ColumnProfile) -> Bool {
    profile.distinctTexts.contains { text in
      withBytes(of: text) { !LineWords.classify($0).isDisjoint(with: [.tender, .paidBy]) }
    }
  }

  /// Notes that stand on some lines only are about the items, which another column holds.
  mutating func passOverNotes(_ item: Int) {
    guard isNote(item), !roles.isSpecified(.item),
      layout.profiles[item].filled * 10 < layout.rows.count * 9
    else { return }
    let (why, confidence) = (roles.evidence[.item] ?? [], roles.confidence[.item] ?? 1)
    roles.remove(.item)
    itemOfUnknownWord()
    if !roles.has(.item), let why = why.first {
      roles.assign(.item, item, why, confidence: confidence)
    }
  }

  /// Whether the header of the items means any text: what was bought, or whom it was paid to.
  private func saysLittle(_ item: Int) -> Bool {
    let header = layout.headers[item]
    if RoleWords.score(header, .item) < 10 { return RoleWords.score(header, .store) > 0 }
    let descriptions: Set<String> = [
      "descrição", "descrizione", "omschrijving", "libellé", "libelle", "designation",
      "désignation", "bezeichnung", "title", "popis", "megnevezés", "περιγραφή", "descriere",
      "наименование", "название", "назва",
    ]
    return descriptions.contains(header.joined)
  }

  private func isNote(_ column: Int) -> Bool { Self.isNote(layout.headers[column]) }

  /// Whether a header is of remarks, which many rows lack.
  static func isNote(_ header: HeaderWords) -> Bool {
    let words: Set<String> = [
      "note", "notes", "memo", "comment", "comments", "remark", "remarks", "notiz", "notizen",
      "bemerkung", "bemerkungen", "anmerkung", "kommentar", "remarque", "remarques", "commentaire",
      "nota", "notas", "opmerking", "opmerkingen", "uwagi", "poznámka", "megjegyzés",
    ]
    return words.contains(header.joined)
  }

  /// A weak word such as *description* heads the shop in a statement and the item on a receipt.
  mutating func settleItem(_ removed: Set<Role>) {
    guard let item = roles.columns[.item], !roles.isSpecified(.item), saysLittle(item),
      looksLikeStatement
    else { return }
    if roles.has(.store) {
      // A few words that come again and again, beside whom it was paid to, say how: `Kartenzahlung`.
      let profile = layout.profiles[item]
      let isRepeated =
        profile.filled > 2 && profile.distinctCount * 3 <= profile.filled * 2
        && layout.profiles[roles.columns[.store] ?? item].distinctCount > profile.distinctCount
      if isRepeated || tellsHowPaid(profile) {
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
      roles.assign(
        .store, item, "header '\(header(item))' of a statement", confidence: 0.7)
    }
  }

  /// Whether half of a column's texts or more are words for ways in which money moves.
  private func tellsHowPaid(_ profile: ColumnProfile) -> Bool {
    let ways: WordClass = [.tender, .income, .expense, .moved, .withdrawal]
    let count = profile.distinctTexts.count { text in
      withBytes(of: text) { !LineWords.classify($0).isDisjoint(with: ways) }
    }
    return count > 0 && count * 2 >= profile.distinctCount
  }

  /// Whether there is a running balance, an amount column that is mostly negative, or one of money that
  /// went out beside one of money that came in.
  var looksLikeStatement: Bool {
    let hasQuantity = layout.headers.indices.contains { column in
      RoleWords.score(layout.headers[column], .quantity) >= 10
        && layout.profiles[column].distinctTexts != ["1"]
    }
    if hasQuantity { return false }
    if isLedger || hasTwoSides || !RawTexts.columns(layout).isEmpty { return true }
    return layout.headers.indices.contains { column in
      if !StatementSigns.balances.isDisjoint(with: layout.headers[column].words) { return true }
      let profile = layout.profiles[column]
      return RoleWords.score(layout.headers[column], .total) > 0
        && profile.negatives > profile.positives
    }
  }

  /// Whether each row fills one of two columns, whose headers are of the two sides of an account.
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
