import ByteTools
import GroceryModel

/// Finds the columns of a purchase file by header words and cell values.
struct ReceiptRoles {
  let layout: TableLayout
  var roles = RoleAssignment()
  /// True if the status column separates money spent from money received.
  private(set) var statesDirection = false
  /// How a column marks rows that are not spending.
  private(set) var leftOut: LeftOutRows?
  /// True if each row names a ledger account, so that descriptions are of whole payments.
  private(set) var isLedger = false

  /// Assigns the user's columns first, then the columns that exclude rows, then the others in a
  /// fixed order.
  init(
    _ layout: TableLayout, fixed: [Role: Int], removed: Set<Role>, journal: StockJournal? = nil
  ) {
    self.layout = layout
    for (role, column) in fixed.sorted(by: { $0.value < $1.value }) {
      roles.specify(role, column)
    }
    journal?.assign(to: &roles, removed: removed)
    let order: [Role] = [
      .date, .time, .currency, .status, .barcode, .receipt, .till, .item, .store, .kind,
      .category, .brand, .tags, .unit, .package,
    ]
    if removed.isDisjoint(with: [.status, .leftOut]) { findDirection() }
    if !removed.contains(.leftOut) { findLeftOut() }
    if statesDirection, !roles.has(.kind), !removed.contains(.kind) { findRefunds() }
    let files = layout.profiles.indices.filter { RawTexts.areFiles(layout.profiles[$0]) }
    for column in RawTexts.columns(layout) + files where !roles.isTaken(column) {
      roles.block(column)
    }
    for role in order where !roles.has(role) && !removed.contains(role) { find(role) }
    if !roles.has(.category), !removed.contains(.category) { categoryOfAccounts() }
    JoinedCategories.take(in: &roles, layout, removed: removed)
    takeDayParts(removed)
    if !roles.has(.date), !removed.contains(.date) { settleDate() }
    if !roles.has(.currency), !removed.contains(.currency) { settleCurrency() }
    if !roles.has(.kind), !removed.contains(.kind) { settleKind() }
    settleItem(removed)
    if !removed.contains(.item) {
      if let item = roles.columns[.item] {
        passOverNotes(item)
      } else {
        itemOfUnknownWord()
        if !roles.has(.item), !roles.has(.store), !removed.contains(.store) { onlyTexts() }
      }
    }
    settleReceipt()
  }

  func header(_ column: Int) -> String { layout.header?.cells[column] ?? "" }

  /// Assigns the role to the best free column, by header and cell values.
  private mutating func find(_ role: Role) {
    var best: (column: Int, score: Double)?
    for column in 0..<layout.width where !roles.isTaken(column) {
      let score = score(role, column)
      if score > 0, score > best?.score ?? 0 { best = (column, score) }
    }
    guard let best else { return }
    roles.assign(
      role, best.column, "header '\(header(best.column))'",
      confidence: min(1, best.score / 10))
  }

  /// Finds a column with a few words, some for money spent and some for money received or moved.
  private mutating func findDirection() {
    // A column from the user or a profile must pass the same test.
    let columns = roles.columns[.status].map { [$0] } ?? Array(0..<layout.width)
    guard
      let column = columns.first(where: {
        Self.statesDirection(layout.profiles[$0]) && !namesMeans(layout.headers[$0])
      })
    else { return }
    statesDirection = true
    Self.takeDirection(column, layout, &roles)
  }

  /// Whether a header names what was paid with: debit and credit are cards then, not sides of an account.
  private func namesMeans(_ header: HeaderWords) -> Bool {
    Self.means.contains(header.joined)
  }

  private static let means: Set<String> = [
    "pagamento", "forma de pagamento", "forma pagamento", "meio de pagamento", "pago",
    "forma de pago", "medio de pago", "método de pago", "metodo de pago", "payment method",
    "paid with", "paid by", "mode de paiement", "moyen de paiement", "paiement", "zahlungsart",
    "zahlungsmittel", "bezahlt mit", "zahlung", "metodo di pagamento", "betaalwijze",
    "betaalmethode",
    "sposób płatności", "metoda płatności", "способ оплаты", "支払方法", "支付方式", "결제수단",
  ]

  /// Returns true if the column has a few words, some for money spent and some for money received.
  static func statesDirection(_ profile: ColumnProfile) -> Bool {
    guard profile.distinctCount <= 8, profile.letters > 0, profile.numbers + profile.dates == 0
    else { return false }
    let words = profile.distinctTexts.map { text in
      withBytes(of: text) { LineWords.classify($0) }
    }
    // A file of income only tells its direction too.
    if words.allSatisfy({ $0.contains(.income) && !$0.contains(.expense) }) { return true }
    return words.contains { $0.contains(.expense) }
      && words.contains {
        $0.contains(.income) || $0.contains(.moved) && !$0.contains(.expense)
      }
  }

  /// Assigns the status column, with a warning that rows of income and transfers are left out.
  static func takeDirection(_ column: Int, _ layout: TableLayout, _ roles: inout RoleAssignment) {
    if !roles.has(.status) {
      roles.assign(.status, column, "it tells what was spent from what came in")
    }
    roles.warnings.append(
      ImportNotice(
        "rows that '\(layout.title(of: column))' calls income or a transfer are left out",
        flag: LeftOutRows.remedy))
  }

  /// Finds a column with a few words that include a refund; it separates refunds from income.
  private mutating func findRefunds() {
    let column = (0..<layout.width).first { column in
      let profile = layout.profiles[column]
      return !roles.isTaken(column) && (2...12).contains(profile.distinctCount)
        && profile.repeats
        && profile.textShare > 0.8
        && [.category, .store, .item].allSatisfy { RoleWords.score(layout.headers[column], $0) < 5 }
        && profile.distinctTexts.contains { text in
          withBytes(of: text) { LineWords.classify($0).contains(.refund) }
        }
        && profile.distinctTexts.contains { text in
          withBytes(of: text) { LineWords.classify($0).isDisjoint(with: [.refund, .cancelled]) }
        }
    }
    if let column { roles.assign(.kind, column, "it names money given back") }
  }

  /// Finds a column that flags rows as transfers or not counted, or names each row's account.
  private mutating func findLeftOut() {
    if let column = roles.columns[.leftOut] {
      leftOut = LeftOutRows.rule(column, layout) ?? .flagged(true)
      return
    }
    let cancelled = statesDirection ? LeftOutRows.cancelled(layout, besides: roles) : nil
    guard let (column, rule) = LeftOutRows.find(layout) ?? cancelled, !roles.isTaken(column) else {
      return
    }
    leftOut = rule
    roles.assign(.leftOut, column, "it tells rows that are no spending")
    roles.warnings.append(
      ImportNotice(
        "rows that '\(header(column))' says are no spending are left out",
        flag: LeftOutRows.remedy))
  }

  /// Returns how well a column fits a role by header and cell values, or 0 if it does not.
  private func score(_ role: Role, _ column: Int) -> Double {
    let words = layout.headers[column]
    let score = Double(RoleWords.score(words, role))
    guard score > 0 else { return 0 }
    let profile = layout.profiles[column]
    guard profile.filled > 0 else { return 0 }
    if RoleWords.score(words, .ignore) > Int(score), role != .barcode, role != .till { return 0 }
    if score < 6, belongsToOther(words, than: role) { return 0 }
    // `Název protiúčtu` is whom the money went to, although `název` alone is an item's name.
    if role == .item, score < 10, RoleWords.score(words, .store) >= 10 { return 0 }
    return switch role {
    case .date: scoreOfDay(score, words, profile, column)
    case .item: scoreOfItem(score, words, profile)
    case .store: scoreOfStore(score, words, profile)
    case .category, .brand, .tags: scoreOfClass(score, role, words, profile)
    case .receipt: scoreOfReceipt(score, words, profile)
    default: scoreOfOther(score, role, words, profile)
    }
  }

  /// Returns how well a column fits the item: texts that vary.
  private func scoreOfItem(
    _ words: Double, _ header: HeaderWords, _ profile: ColumnProfile
  ) -> Double {
    var score = words
    guard profile.textShare >= 0.5 || (score >= 10 && profile.numberShare < 0.9) else {
      return 0
    }
    score += profile.textShare
    score += Double(min(profile.distinctCount, 50)) / 100
    // A text that is the same on all lines is something else, such as an account.
    if profile.isConstant, profile.filled > 2, !BankHeaders.namePurpose(header) {
      score -= holdsOtherNames ? score : 7
    }
    // A title above some of the lines.
    if words < 10, profile.filled * 3 < layout.rows.count { score -= 3 }
    return score
  }

  /// True if a free column has texts that differ from line to line.
  private var holdsOtherNames: Bool {
    layout.profiles.indices.contains { column in
      let profile = layout.profiles[column]
      return !roles.isTaken(column) && profile.textShare > 0.8 && profile.filled > 2
        && profile.distinctCount * 2 > profile.filled
    }
  }

  /// Returns how well a column fits the store: texts, but not the items or the account.
  private func scoreOfStore(
    _ words: Double, _ header: HeaderWords, _ profile: ColumnProfile
  ) -> Double {
    let score = words
    if score < 10, profile.textShare < 0.5 || isOfItems(header, profile) { return 0 }
    // `Supermarket` beside `Rent` heads amounts.
    if profile.numberShare > 0.5, profile.showsAmounts { return 0 }
    if isPayingSide(header) || Self.namesMeans(header)
      || profile.distinctTexts.allSatisfy(Self.namesNobody)
    {
      return 0
    }
    // `Location` is the storage place if its cells are fridge and pantry.
    let places = profile.distinctTexts.count { StorageWords.place($0.lowercased()) != nil }
    if score < 10, places * 2 >= profile.distinctCount { return 0 }
    // `Store ID` names the store only if no column has its name.
    let isNumber = header.words.last.map { ["id", "no", "nr", "number", "code"].contains($0) }
    return score + profile.textShare - (isNumber == true ? 2 : 0)
  }

  /// Returns true if a header names what was paid with: `billing instrument`, `payment method`.
  private static func namesMeans(_ header: HeaderWords) -> Bool {
    header.words.contains { ["billing", "instrument", "payment"].contains($0) }
      && RoleWords.score(header, .store) < 10
  }

  /// Returns how well a column fits the category, the brand or the tags.
  private func scoreOfClass(
    _ words: Double, _ role: Role, _ header: HeaderWords, _ profile: ColumnProfile
  ) -> Double {
    var score = words
    guard profile.textShare >= 0.4 else { return 0 }
    if role == .category, profile.share(profile.filled - profile.letters) > 0.5 { return 0 }
    // `Type` may be the payment type; *category* is a better header.
    if role == .category, header.words.last == "type" { score -= 1 }
    // A subcategory is the category only if there is no other.
    if role == .category, RawTexts.namesPart(header) { score -= 1 }
    return score
  }

  /// Returns how well a column fits the receipt number.
  private func scoreOfReceipt(
    _ score: Double, _ header: HeaderWords, _ profile: ColumnProfile
  ) -> Double {
    guard profile.dateShare < 0.3, RoleWords.score(header, .receiptTotal) < 10 else {
      return 0
    }
    // `receipt_quantity` is how much the receipt says, `order number` is a number of its own.
    if score < 10, let last = header.words.last, RoleWords.score(ofWord: last, .quantity) == 10 {
      return 0
    }
    // `basket value` is an amount of the basket, not its number.
    if score < 10, profile.hasFractions { return 0 }
    if score < 10, profile.isSequence || profile.textShare > 0.9 { return 0 }
    if score < 10, profile.distinctCount == profile.filled, profile.filled > 1, hasItemHeader {
      return 0
    }
    return score
  }

  private func scoreOfOther(
    _ score: Double, _ role: Role, _ header: HeaderWords, _ profile: ColumnProfile
  ) -> Double {
    switch role {
    case .time:
      guard profile.share(profile.clocks) >= 0.6 else { return 0 }
    case .currency:
      guard profile.distinctCount <= 12, profile.averageLength <= 8,
        profile.numberShare < 0.2 || score >= 10 && Self.numbersCurrencies(profile)
      else { return 0 }
    case .status:
      guard profile.distinctCount <= 40 else { return 0 }
      // Several status columns are common; the one with cancellations is needed.
      if profile.distinctTexts.contains(where: Self.isCancelled) { return score + 8 }
    case .kind:
      guard profile.distinctCount <= 12, profile.textShare > 0.8,
        profile.distinctTexts.contains(where: Self.isKind),
        score >= 10 || profile.distinctTexts.allSatisfy(Self.isKind)
      else { return 0 }
    case .unit:
      guard profile.dateShare < 0.2, profile.averageLength <= 16 else { return 0 }
      if RoleWords.score(header, .unitPrice) > Int(score) { return 0 }
      if profile.numberShare > 0.5 || profile.share(profile.suffixed) > 0.3 { return 0 }
      // `Large` under *size* is no unit.
      guard
        score >= 10
          || profile.distinctTexts.contains(where: {
            Unit($0) != nil || ContainerUnit.name($0) != nil
          })
      else { return 0 }
    case .package:
      guard profile.textShare + profile.share(profile.suffixed) > 0.3 else { return 0 }
    default: break
    }
    return score
  }

  /// Whether all cells are numbers of currencies, such as `980`.
  private static func numbersCurrencies(_ profile: ColumnProfile) -> Bool {
    profile.distinctCount > 0
      && profile.distinctTexts.allSatisfy { NumericCurrencies.code($0) != nil }
  }

  /// Returns true if a header with a weak word for the role is a full phrase of another role.
  ///
  /// Example: `category name` contains *name*.
  private func belongsToOther(_ words: HeaderWords, than role: Role) -> Bool {
    let others: [Role] =
      switch role {
      case .item: [.store, .category, .brand, .unit, .barcode, .currency, .tags, .status, .receipt]
      case .store: [.category, .brand, .unit, .barcode, .currency, .tags, .status]
      default: []
      }
    return others.contains { RoleWords.score(words, $0) >= 9 }
  }

  /// Returns true if an ambiguous text column describes items, not stores.
  ///
  /// Its texts differ in nearly every row, while store names repeat, and another column has the
  /// items.
  private func isOfItems(_ header: HeaderWords, _ profile: ColumnProfile) -> Bool {
    guard let item = roles.columns[.item], RoleWords.score(header, .item) > 0,
      roles.isSpecified(.item) || RoleWords.score(layout.headers[item], .item) >= 10
    else { return false }
    return profile.filled > 1 && profile.distinctCount * 4 > profile.filled * 3
      && !looksLikeStatement
  }

  /// Returns true if the header names the paying account, next to one for the payee.
  private func isPayingSide(_ words: HeaderWords) -> Bool {
    let paying: Set<String> = ["source", "from", "sender"]
    let paid: Set<String> = ["destination", "to", "recipient"]
    return !paying.isDisjoint(with: words.words)
      && layout.headers.contains { !paid.isDisjoint(with: $0.words) }
  }

  /// Returns true if the text is an account number (`NL32 BUNQ 2025 3843 91`), a flag or a
  /// currency.
  private static func namesNobody(_ text: String) -> Bool {
    let start = text.utf8.prefix(2)
    // A plain number may be a store number.
    let beginsAsAccount = start.count == 2 && start.allSatisfy { $0 &- UInt8(ascii: "A") < 26 }
    let digits = text.utf8.count { $0 &- UInt8(ascii: "0") < 10 }
    return beginsAsAccount && digits >= 10 && !text.utf8.contains { $0 >= 0x61 }
      || withBytes(of: text) { FlagWord.value($0) != nil }
      || text.utf8.count == 3 && Currency(text)?.isListed == true
  }

  private var hasItemHeader: Bool {
    layout.headers.contains { RoleWords.score($0, .item) >= 5 }
  }

  private static func isCancelled(_ text: String) -> Bool {
    withBytes(of: text) { LineWords.classify($0).contains(.cancelled) }
  }

  private static func isKind(_ text: String) -> Bool {
    withBytes(of: text) {
      !LineWords.classify($0).isDisjoint(
        with: [.sale, .refund, .deposit, .discount, .fee, .cancelled])
    }
  }

  /// Takes ledger accounts as categories if no other column has them: `expenses:food:dairy`.
  private mutating func categoryOfAccounts() {
    let column = layout.headers.indices.first { column in
      let profile = layout.profiles[column]
      if case .otherAccounts = leftOut { return column == roles.columns[.leftOut] }
      return !roles.isTaken(column) && LeftOutRows.holdsOnlyExpenses(profile)
    }
    guard let column else { return }
    isLedger = true
    roles.assign(.category, column, "the last parts of its accounts")
  }

  /// Takes a column with an unknown header as the currency if all its cells are currency codes.
  private mutating func settleCurrency() {
    let column = (0..<layout.width).first { column in
      let texts = layout.profiles[column].distinctTexts
      return !roles.isTaken(column) && !texts.isEmpty
        && !RoleWords.isKnown(layout.headers[column])
        && texts.allSatisfy { $0.utf8.count == 3 && Currency($0)?.isListed == true }
        // `All` as the filter of an export is not the currency of Albania, ALL.
        && texts != ["ALL"]
    }
    guard let column else { return }
    roles.assign(.currency, column, "codes of currencies", confidence: 0.8)
  }

  /// Takes a column as the kind if all cells are document types: `Invoice`, `Credit note`.
  private mutating func settleKind() {
    let column = (0..<layout.width).first { column in
      let profile = layout.profiles[column]
      return !roles.isTaken(column) && (2...6).contains(profile.distinctCount)
        && profile.filled == layout.rows.count && profile.distinctTexts.allSatisfy(Self.isKind)
        && profile.distinctTexts.contains { text in
          withBytes(of: text) { LineWords.classify($0).contains(.sale) }
        }
    }
    if let column { roles.assign(.kind, column, "words for kinds of documents", confidence: 0.8) }
  }

  /// Drops an *id* column as the receipt if each value has only one item: it is a product code.
  private mutating func settleReceipt() {
    guard let receipt = roles.columns[.receipt], let item = roles.columns[.item],
      !roles.isSpecified(.receipt),
      RoleWords.score(layout.headers[receipt], .receipt) < 10
    else { return }
    var items: [String: String] = [:]
    for row in layout.rows where !row[receipt].isEmpty {
      if let known = items[row[receipt]], known != row[item] { return }
      items[row[receipt]] = row[item]
    }
    roles.remove(.receipt)
  }
}
