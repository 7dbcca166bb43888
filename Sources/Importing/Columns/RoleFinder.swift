import GroceryModel

/// Decides a table's kind and gives its columns their roles.
struct RoleFinder {
  let layout: TableLayout
  private let options: ImportOptions
  private(set) var kind = ImportKind.receipts
  private(set) var roles = RoleAssignment()
  private(set) var multiplies = false
  private(set) var provesArithmetic = false
  /// Whether the column of states tells money spent from money that came in.
  private(set) var tellsDirection = false
  /// The column of percents that are taken off the totals.
  private(set) var percentOff: Int?
  /// Whether the full prices are those of one.
  private(set) var listIsOfOne = false
  /// How a column tells rows that are no spending.
  private(set) var leftOut: LeftOutRows?
  /// The columns whose amounts change the lines' totals, and how.
  private(set) var changes: [Role: AmountEvidence.Change] = [:]
  /// The columns of a plan that has one for each month.
  private(set) var months: [MonthColumn] = []
  /// Months whose year nothing tells.
  private(set) var monthsWithoutYear: [String] = []
  /// The columns of a list of prices that has one for each shop.
  private(set) var shops: [ShopColumn] = []
  /// Whether the header is Larder's own.
  private(set) var isOwn = false
  private(set) var refusal: ImportNotice?
  /// Whether the total is a guess that a person has to confirm.
  private(set) var isGuess = false
  private(set) var guessedColumn = ""

  var isHeaderless: Bool { layout.header == nil }

  init(_ layout: TableLayout, _ options: ImportOptions) {
    self.layout = layout
    self.options = options
  }

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
    // Only supplies have actions.
    let told: ImportKind? = fixed[.action] == nil ? nil : .stock
    kind = options.kind ?? told ?? KindDetection(layout).kind
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

  private mutating func findPurchases(_ fixed: [Role: Int], _ removed: Set<Role>) {
    let amounts: AmountRoles
    if isHeaderless {
      let found = HeaderlessRoles(layout, fixed: fixed, removed: removed)
      tellsDirection = found.tellsDirection
      amounts = found.amounts
    } else {
      let texts = ReceiptRoles(layout, fixed: fixed, removed: removed)
      tellsDirection = texts.tellsDirection
      leftOut = texts.leftOut
      amounts = AmountRoles(layout, texts.roles, removed: removed)
    }
    roles = amounts.roles
    if !isHeaderless, !removed.contains(.item) { ItemTexts.complete(&roles, layout) }
    multiplies = amounts.multiplies
    provesArithmetic = amounts.provesArithmetic
    changes = amounts.changes
    percentOff = amounts.percentOff
    listIsOfOne = amounts.listIsOfOne
    takeGuess(amounts)
    warnOfStock()
    if !removed.contains(.quantity), let notice = unreadQuantities(roles) {
      roles.warnings.append(notice)
    }
    let unused = [unusedRefunds(roles), unusedFees(roles)]
    roles.warnings += unused.compactMap { $0 }
  }

  /// Refuses amounts with euros in one column and cents in the next.
  private mutating func refuseSplitAmounts() {
    guard refusal == nil, let split = SplitAmounts.find(layout) else { return }
    refusal = ImportNotice(
      "'\(layout.title(of: split.main))' and '\(layout.title(of: split.minor))' hold one amount in two columns",
      expected: "amounts in one column")
  }

  /// Refuses a table of days with an amount in each of several columns of unknown words: which were spent on
  /// what only the headers say.
  private mutating func refuseAmountsByColumn(amountsAreGuessed: Bool) {
    guard refusal == nil, amountsAreGuessed, let header = layout.header?.cells else { return }
    let texts: [Role] = [.item, .store, .category]
    let hasTexts =
      layout.profiles.contains { $0.textShare > 0.5 } || texts.contains(where: roles.has)
    let amounts = layout.headers.indices.filter { column in
      let profile = layout.profiles[column]
      return profile.numberShare > 0.5 && profile.pointEvidence + profile.commaEvidence > 0
        && ([.total, .unitPrice, .ignore] as [Role]).allSatisfy {
          RoleWords.score(layout.headers[column], $0) == 0
        }
    }
    guard !hasTexts, amounts.count > 1 else { return }
    refusal = ImportNotice(
      "several columns hold amounts: " + amounts.map { "'\(header[$0])'" }.joined(separator: ", "),
      expected: "one amount a row", flag: "--set total=COLUMN")
  }

  /// Asks whether a table that looks like other records is one of purchases.
  private mutating func askWhatItIs() {
    guard refusal == nil, options.kind == nil, !isHeaderless,
      let question = OtherRecords.question(layout, roles)
    else { return }
    roles.questions.append(question)
  }

  /// Refuses a table whose header stands twice in one line: of two lists one would be lost.
  private mutating func refuseListsSideBySide() {
    guard refusal == nil, let item = roles.columns[.item], let total = roles.columns[.total],
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
      expected: "one list below the other", flag: "--set item=NUMBER --set total=NUMBER")
  }

  /// What the user says about columns, by header text or number.
  private func toldRoles() throws(ImportError) -> ([Role: Int], Set<Role>) {
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
      if let index = header.firstIndex(of: column)
        ?? layout.headers.firstIndex(where: { $0.words == wanted && !wanted.isEmpty })
      {
        fixed[role] = index
      } else if let number = Int(column), (1...max(layout.width, 1)).contains(number) {
        fixed[role] = number - 1
      } else {
        throw .unknownColumn(column, role: name, header: header)
      }
    }
    return (fixed, removed)
  }

  /// Takes the columns of a plan that has one for each month, where no other column is the amount.
  private mutating func takeMonths() {
    let found = MonthColumns(layout, year: options.date?.components.year)
    let columns = found.columns.map(\.column)
    guard found.isPlan, roles.columns[.amount].map(columns.contains) ?? true else { return }
    months = found.columns
    monthsWithoutYear = found.withoutYear
    let all = layout.headers.indices.filter { found.names($0) }
    if !roles.has(.amount), let first = all.first {
      roles.assign(.amount, first, "one column for each month")
    }
    for column in all where !roles.isTaken(column) { roles.block(column) }
    guard !found.isCalledPlan, options.kind == nil else { return }
    roles.warnings.append(
      ImportNotice("the amounts by month are taken as planned, not as spent"))
  }

  /// Takes the columns of a list of prices that has one for each shop.
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

  /// Prices beside days until which things keep: bought, or in the pantry with what they cost.
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

  private mutating func warnOfPrices() {
    guard kind == .prices, options.kind == nil, !roles.has(.onSale), !roles.has(.origin) else {
      return
    }
    roles.warnings.append(
      ImportNotice(
        "taken as prices seen, not as purchases, by Larder's own columns",
        flag: "--as receipts if these were bought"))
  }

  /// A column that is headed like the total and mostly holds no numbers.
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

  /// The proposed columns of a file without a header, for a question.
  var proposal: String {
    roles.columns.sorted { $0.value < $1.value }
      .map { "\($0.key.rawValue) = column \($0.value + 1)" }.joined(separator: ", ")
  }

  /// Takes or asks about a total that no header word names.
  private mutating func takeGuess(_ amounts: AmountRoles) {
    guard let guess = amounts.guess, let header = layout.header?.cells[guess.column] else { return }
    guessedColumn = header
    isGuess = !guess.isPlain && !options.acceptsProposals
    guard guess.isPlain else { return }
    roles.warnings.append(
      ImportNotice(
        "'\(header)' is taken as what was paid, for no other column holds amounts",
        flag: "--set total=COLUMN"))
  }

  /// Whether each row of a plan names its week or month.
  private var tellsPeriods: Bool {
    guard let start = roles.columns[.start], start < layout.headers.count else { return false }
    return BudgetRoles.namesPeriod(layout.headers[start])
  }

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
      let names = layout.header.map { header in
        "; the header has "
          + header.cells.filter { !$0.isEmpty }.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
      }
      let what = role == .total ? "amount" : role.rawValue
      if role == .total, let notice = unreadableTotal() {
        refusal = notice
        return
      }
      // Categories without a day may be those of a plan.
      let mayBePlan =
        role == .total && options.kind == nil && roles.has(.category) && !roles.has(.date)
      refusal = ImportNotice(
        "no column holds the \(what)\(names ?? "")",
        expected: "a column with the \(what) of each line",
        flag: "--set \(role.rawValue)=COLUMN" + (mayBePlan ? ", or --as budgets" : ""))
      return
    }
  }
}
