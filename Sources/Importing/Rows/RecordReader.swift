/// Reads the records of a file one by one and turns them into facts, with one reader per kind.
struct RecordReader: ~Copyable {
  private var row: RecordCells
  private var purchases: PurchaseReader
  private var budgets = BudgetReader()
  private let prices: PriceReader

  init(_ source: FileSource, _ plan: ImportPlan) {
    row = RecordCells(source, plan)
    purchases = PurchaseReader(plan)
    prices = PriceReader(plan)
  }

  /// Warnings found on the way, such as sums that differ.
  var notices: [ImportNotice] { row.remarks.notices }

  /// True if discounts are pending until the lines below show what they belong to.
  var isWaiting: Bool { purchases.isWaiting }

  /// Returns the lines that were pending and their parent line, once.
  mutating func takeClaimed() -> (lines: [Int], parent: Int)? { purchases.takeClaimed() }

  /// Reads all records; passes each non-empty one to `body`.
  mutating func run(_ body: (inout RecordOutcome) throws -> Void) throws {
    while try advance(body) {}
  }

  /// Reads the next non-empty record; passes it and the facts derived from it to `body`.
  ///
  /// At the end of the file, passes the facts that need the whole file.
  ///
  /// - Returns: True if there was a record.
  mutating func advance(_ body: (inout RecordOutcome) throws -> Void) throws -> Bool {
    guard try row.next() else {
      try finish(body)
      return false
    }
    if let rejection = row.misshapen() {
      if row.plan.kind == .budgets {
        budgets.reject(rejection, &row)
        return true
      }
      row.outcome.verdict = .rejected(rejection)
      try body(&row.outcome)
      return true
    }
    row.carryDown()
    switch row.plan.kind {
    case .receipts:
      try purchases.read(&row, body)
      return true
    case .prices:
      try prices.read(&row, body)
      return true
    case .budgets:
      guard let verdict = budgets.read(&row) else { return true }
      row.outcome.verdict = verdict
    case .expirations: row.outcome.verdict = ExpirationReader.read(&row)
    case .stock: row.outcome.verdict = StockReader.read(&row)
    case .products: row.outcome.verdict = ProductReader.read(&row)
    case .rates: row.outcome.verdict = RateReader.read(&row)
    case .totals: row.outcome.verdict = TotalReader.read(&row)
    case .stores: row.outcome.verdict = StoreReader.read(&row)
    case .closings: row.outcome.verdict = BudgetEndReader.read(&row)
    }
    try body(&row.outcome)
    return true
  }

  /// Completes what only the whole file can decide.
  private mutating func finish(_ body: (inout RecordOutcome) throws -> Void) throws {
    if row.plan.kind == .budgets { try budgets.finish(&row, body) }
    if row.plan.kind == .receipts { purchases.finish(&row) }
    row.remarks.finish(row.plan)
  }
}
