import GroceryModel

/// Decides the kind of a table and the role of each column.
struct RoleFinder {
  let layout: TableLayout
  let options: ImportOptions
  var kind = ImportKind.receipts
  var roles = RoleAssignment()
  private(set) var multiplies = false
  private(set) var provesArithmetic = false
  /// True if the status column separates money spent from money received.
  private(set) var statesDirection = false
  /// The column of percentages to subtract from the totals.
  private(set) var percentOff: Int?
  /// The column of what was given back, which is taken off the totals.
  private(set) var refunded: Int?
  /// The amount columns, if a record may have amounts in several.
  var amountColumns: [AmountColumn] = []
  /// Whether the full prices are those of one.
  private(set) var listIsOfOne = false
  /// How a column marks rows that are not spending.
  var leftOut: LeftOutRows?
  /// True if a column without a header is the running sum of the amounts.
  private(set) var keepsBalance = false
  /// True if the user takes the rows that are no spending by their words.
  private(set) var takesAllPayments = false
  /// The columns whose amounts change the line totals, and how.
  private(set) var changes: [Role: AmountEvidence.Change] = [:]
  /// The column of what the shop took off each line.
  private(set) var reduction: Int?
  /// The month columns of a budget file.
  var months: [MonthColumn] = []
  /// Months whose year is unknown.
  var monthsWithoutYear: [String] = []
  /// The store columns of a price list.
  private(set) var shops: [ShopColumn] = []
  /// True if the header row is in Larder's own format.
  private(set) var isOwn = false
  private(set) var refusal: ImportNotice?
  /// True if the total is a guess that the user must confirm.
  private(set) var isGuess = false
  private(set) var guessedColumn = ""
  /// The column of the numbers of items without a name.
  private var itemNumbers: Int?

  /// True if rows have dates, or columns of amounts have a month each.
  var statesDays: Bool {
    roles.has(.date)
      || kind == .receipts
        && (amountColumns.contains { $0.day != nil } || !monthsWithoutYear.isEmpty)
  }

  var isHeaderless: Bool { layout.header == nil }

  /// True if nothing is asked about the columns.
  var isSettled: Bool { refusal == nil && roles.questions.isEmpty && !isGuess }

  init(_ layout: TableLayout, _ options: ImportOptions) {
    self.layout = layout
    self.options = options
  }

  /// Decides the kind and assigns the columns, with warnings, questions or a refusal.
  ///
  /// A header row in Larder's own format needs no inference.
  mutating func find() throws(ImportError) {
    let (fixed, removed) = try toldRoles()
    if let header = layout.header?.cells,
      let (kind, columns) = OwnColumns.match(header, kind: options.kind), fixed.isEmpty,
      removed.isEmpty
    {
      self.kind = kind
      isOwn = true
      for (role, column) in columns {
        roles.assign(role, column, "Larder's own column")
      }
      multiplies = kind == .receipts && !roles.has(.total)
      warnOfPrices()
      return
    }
    // Only stock files have actions.
    let specified: ImportKind? = fixed[.action] == nil ? nil : .stock
    kind = options.kind ?? specified ?? KindDetection(layout).kind
    if kind == .receipts {
      findPurchases(fixed, removed)
    } else {
      roles = PlainRoles(layout, kind, fixed: fixed, removed: removed).roles
      if kind == .budgets { takeMonths() }
      if kind == .prices { takeShops() }
    }
    refuseWithoutNeeded()
    if kind == .receipts, fixed.isEmpty {
      refuseListsSideBySide()
      refuseSplitAmounts()
      refuseAmountsByColumn(amountsAreGuessed: !guessedColumn.isEmpty)
      askWhatItIs()
    }
  }

  /// Finds the columns of a purchase file.
  private mutating func findPurchases(_ fixed: [Role: Int], _ removed: Set<Role>) {
    let amounts: AmountRoles
    takesAllPayments = removed.contains(.leftOut)
    if takeMonthsSpent(fixed, removed) { return }
    if isHeaderless {
      let found = HeaderlessRoles(layout, fixed: fixed, removed: removed)
      statesDirection = found.statesDirection
      amounts = found.amounts
    } else {
      let journal = StockJournal(layout)
      let numbers = journal.flatMap { _ in fixed[.item] == nil ? ItemNumbers.column(layout) : nil }
      var removed = removed
      if journal != nil {
        removed.formUnion(StockJournal.absent.filter { fixed[$0] == nil })
        if numbers != nil { removed.insert(.item) }
      }
      let texts = ReceiptRoles(layout, fixed: fixed, removed: removed, journal: journal)
      statesDirection = texts.statesDirection
      leftOut = texts.leftOut
      amounts = AmountRoles(layout, texts.roles, removed: removed)
      itemNumbers = numbers
    }
    roles = amounts.roles
    if let itemNumbers {
      roles.questions.append(ItemNumbers.question(itemNumbers, layout))
    } else if !isHeaderless, !removed.contains(.item) {
      ItemTexts.complete(&roles, layout)
    }
    if isHeaderless, let total = roles.columns[.total] {
      keepsBalance = layout.profiles.indices.contains {
        $0 != total && amounts.evidence.isRunningSum($0, of: total, least: 3)
      }
    }
    multiplies = amounts.multiplies
    provesArithmetic = amounts.provesArithmetic
    (changes, reduction) = (amounts.changes, amounts.reduction)
    percentOff = amounts.percentOff
    amountColumns = amounts.amountColumns
    listIsOfOne = amounts.listIsOfOne
    takeGuess(amounts)
    warnOfStock()
    if !removed.contains(.quantity), let notice = unreadQuantities(roles) {
      roles.warnings.append(notice)
    }
    refunded = removed.contains(.discount) ? nil : refunded(roles)
    let unused = [noticeOfRefunds(roles, areTakenOff: refunded != nil), unusedFees(roles)]
    roles.warnings += unused.compactMap { $0 }
  }

  /// Refuses amounts with euros in one column and cents in the next.
  private mutating func refuseSplitAmounts() {
    guard refusal == nil, let split = SplitAmounts.find(layout) else { return }
    refusal = ImportNotice(
      "'\(layout.title(of: split.main))' and '\(layout.title(of: split.minor))' hold one amount in two columns",
      expected: "amounts in one column")
  }

  /// Refuses a table of dates with several amount columns and no texts.
  ///
  /// The headers are unknown words, so nothing says what each amount was spent on.
  private mutating func refuseAmountsByColumn(amountsAreGuessed: Bool) {
    guard refusal == nil, amountsAreGuessed, amountColumns.isEmpty,
      let header = layout.header?.cells
    else { return }
    let texts: [Role] = [.item, .store, .category]
    let hasTexts =
      layout.profiles.contains { $0.textShare > 0.5 } || texts.contains(where: roles.has)
    let amounts = layout.headers.indices.filter { column in
      let profile = layout.profiles[column]
      return profile.numberShare > 0.5 && profile.hasFractions
        && ([.total, .unitPrice, .ignore] as [Role]).allSatisfy {
          RoleWords.score(layout.headers[column], $0) == 0
        }
    }
    guard !hasTexts, amounts.count > 1 else { return }
    refusal = ImportNotice(
      "several columns hold amounts: " + amounts.map { "'\(header[$0])'" }.joined(separator: ", "),
      expected: "one amount a row", flag: "--set total=COLUMN")
  }

  /// Asks if a suspicious table has purchases.
  private mutating func askWhatItIs() {
    guard refusal == nil, options.kind == nil, !isHeaderless,
      !amountColumns.contains(where: { $0.day != nil }),
      let question = OtherRecords.question(layout, roles)
    else { return }
    roles.questions.append(question)
  }

  /// Refuses two tables side by side with the same header, because one of them would be lost.
  private mutating func refuseListsSideBySide() {
    let name: Role = roles.has(.item) ? .item : .store
    guard refusal == nil, let item = roles.columns[name], let total = roles.columns[.total],
      let header = layout.header?.cells
    else { return }
    let isTwice = [item, total].allSatisfy { column in
      layout.headers.indices.contains {
        $0 != column && header[$0] == header[column] && layout.profiles[$0].filled > 0
      }
    }
    guard isTwice else { return }
    refusal = ImportNotice(
      "two lists stand side by side: '\(header[item])' and '\(header[total])' head two columns each",
      expected: "one list below the other", flag: "--set \(name.rawValue)=NUMBER --set total=NUMBER"
    )
  }

  /// Returns the columns that the user gave by header text or number, and the roles to remove.
  ///
  /// `#5` is the fifth column even if a header says `5`.
  func toldRoles() throws(ImportError) -> (columns: [Role: Int], removed: Set<Role>) {
    var fixed: [Role: Int] = [:]
    var removed: Set<Role> = []
    for (name, column) in options.roles.sorted(by: { $0.key < $1.key }) {
      guard let role = Role(named: name) else { throw .unknownRole(name) }
      if column.isEmpty {
        removed.insert(role)
        continue
      }
      let header = layout.header?.cells ?? []
      let wanted = HeaderWords.split(column)
      let place = column.hasPrefix("#") ? Int(column.dropFirst()) : nil
      if place == nil,
        let index = header.firstIndex(of: column)
          ?? layout.headers.firstIndex(where: { $0.words == wanted && !wanted.isEmpty })
      {
        fixed[role] = index
      } else if let number = place ?? Int(column), (1...max(layout.width, 1)).contains(number) {
        fixed[role] = number - 1
      } else {
        throw .unknownColumn(column, role: name, header: header)
      }
    }
    return (fixed, removed)
  }

  /// Takes the store columns of a price list if no other column is the price.
  private mutating func takeShops() {
    let found = ShopColumns.find(layout)
    let columns = found.map(\.column)
    guard !found.isEmpty, roles.columns[.price].map(columns.contains) ?? true else { return }
    shops = found
    if !roles.has(.price), let first = found.first {
      roles.assign(.price, first.column, "one column for each shop")
    }
    for column in columns where !roles.isTaken(column) { roles.block(column) }
    if let notice = unusedBesideShops(roles) { roles.warnings.append(notice) }
    guard options.kind == nil else { return }
    roles.warnings.append(
      ImportNotice(
        found.map { "'\($0.store)'" }.joined(separator: ", ")
          + " are taken as shops, the numbers below them as prices seen there"))
  }

  /// Warns if the table has prices and expiry dates: it may be purchases or stock.
  private mutating func warnOfStock() {
    guard options.kind == nil,
      let column = layout.headers.indices.first(where: {
        !roles.isTaken($0) && RoleWords.score(layout.headers[$0], .expires) >= 10
          && layout.profiles[$0].dates > 0
      })
    else { return }
    roles.warnings.append(
      ImportNotice(
        "taken as purchases, for there are prices; the days in '\(layout.header?.cells[column] ?? "")' "
          + "are left out", flag: "--as expirations takes those"))
  }

  /// Warns that a file in Larder's own format has observed prices, not purchases.
  private mutating func warnOfPrices() {
    guard kind == .prices, options.kind == nil, !roles.has(.onSale), !roles.has(.origin) else {
      return
    }
    roles.warnings.append(
      ImportNotice(
        "taken as prices seen, not as purchases, by Larder's own columns",
        flag: "--as receipts if these were bought"))
  }

  /// Returns a notice if most cells of the total column are not numbers.
  private func unreadableTotal() -> ImportNotice? {
    guard let header = layout.header,
      let column = layout.headers.firstIndex(where: { RoleWords.score($0, .total) >= 10 }),
      let row = layout.rows.first(where: {
        !AbsentWords.contains($0[column]) && layout.number($0, column) == nil
      })
    else { return nil }
    let profile = layout.profiles[column]
    return ImportNotice(
      "\(profile.filled - profile.numbers) of \(profile.filled) cells of "
        + "'\(header.cells[column])' are no numbers, as '\(row[column].prefix(40))'",
      expected: "amounts", flag: "--set total=COLUMN", line: row.line, column: column + 1)
  }

  /// The proposed columns of a file without a header row, for the question.
  var proposal: String {
    roles.columns.sorted { $0.value < $1.value }
      .map { "\($0.key.rawValue) = column \($0.value + 1)" }.joined(separator: ", ")
  }

  /// Takes a total without a known header, or asks the user to confirm it.
  private mutating func takeGuess(_ amounts: AmountRoles) {
    guard let guess = amounts.guess, let header = layout.header?.cells[guess.column] else { return }
    guessedColumn = header
    isGuess = !guess.isPlain && !options.acceptsProposals
    guard guess.isPlain, amountColumns.isEmpty else { return }
    roles.warnings.append(
      ImportNotice(
        "'\(header)' is taken as what was paid, for no other column holds amounts",
        flag: "--set total=COLUMN"))
  }

  /// True if each row of a budget file names its week or month.
  private var tellsPeriods: Bool {
    guard let start = roles.columns[.start], start < layout.headers.count else { return false }
    return BudgetRoles.namesPeriod(layout.headers[start])
  }

  /// Refuses the table if a required column of its kind is missing.
  private mutating func refuseWithoutNeeded() {
    let needed: [Role] =
      switch kind {
      case .receipts: [.total]
      case .prices: [.item, .price]
      case .expirations: [.item, .expires]
      case .stock: [.item, .action]
      case .budgets: roles.has(.budget) || tellsPeriods ? [.amount] : [.amount, .category]
      case .products: [.item]
      case .rates: [.from, .to, .rate]
      case .totals: [.total]
      case .stores: [.store]
      case .closings: [.budget]
      }
    for role in needed where !roles.has(role) {
      if role == .total, multiplies { continue }
      if role == .item, kind != .products, let numbers = ItemNumbers.column(layout) {
        roles.questions.append(ItemNumbers.question(numbers, layout))
        continue
      }
      let names = layout.header.map { header in
        "; the header has "
          + header.cells.filter { !$0.isEmpty }.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
      }
      let what = Self.name(of: role)
      if role == .total, let notice = unreadableTotal() {
        refusal = notice
        return
      }
      // Categories without dates suggest a budget file.
      let mayBePlan =
        role == .total && options.kind == nil && roles.has(.category) && !roles.has(.date)
      refusal = ImportNotice(
        "no column holds the \(what)\(names ?? "")",
        expected: "a column with the \(what) of each line",
        flag: "--set \(role.rawValue)=COLUMN"
          + (mayBePlan ? ", or --as budgets" : mayBeProducts ? ", or --as products" : ""))
      return
    }
  }

  /// True if the table has names with their numbers, and neither days nor stores: it may describe products.
  private var mayBeProducts: Bool {
    options.kind == nil && !statesDays && !roles.has(.store)
      && layout.headers.contains { $0.joined == "id" || RoleWords.score($0, .barcode) >= 10 }
      && layout.headers.indices.contains { column in
        RoleWords.score(layout.headers[column], .item) >= 5
          && layout.profiles[column].textShare >= 0.4
      }
  }

  /// The name of a role in a sentence.
  private static func name(of role: Role) -> String {
    switch role {
    case .total: "amount"
    case .expires: "day of expiry"
    default: role.rawValue.split(separator: "_").joined(separator: " ")
    }
  }
}
