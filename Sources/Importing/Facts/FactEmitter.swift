/// Turns a file's records into facts, one after the other, as the plan says: each kind of file has a
/// reader of its own.
struct FactEmitter: ~Copyable {
  private var row: RecordCells
  private var purchases: PurchaseReader
  private var budgets = BudgetReader()
  private let prices: PriceReader

  init(_ source: FileSource, _ plan: EmissionPlan) {
    row = RecordCells(source, plan)
    purchases = PurchaseReader(plan)
    prices = PriceReader(plan)
  }

  /// What came to light on the way: sums that differ, signs that were turned.
  var notices: [ImportNotice] { row.remarks.notices }

  /// Whether lines wait for those below to tell what they belong to.
  var isWaiting: Bool { purchases.isWaiting }

  /// The lines that wait no more since this was asked last, and what they belong to.
  mutating func takeClaimed() -> (lines: [Int], parent: Int)? { purchases.takeClaimed() }

  /// Reads all records and calls with what became of each that is not empty.
  mutating func run(_ body: (inout RecordOutcome) throws -> Void) throws {
    while try advance(body) {}
  }

  /// Reads the next record that is not empty, and calls with what became of it and with the facts that
  /// come with it; at the end of the file with those that only the whole file tells.
  ///
  /// - Returns: Whether there was a record.
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

  /// Settles what only the whole file tells.
  private mutating func finish(_ body: (inout RecordOutcome) throws -> Void) throws {
    if row.plan.kind == .budgets { try budgets.finish(&row, body) }
    if row.plan.kind == .receipts { purchases.finish(&row) }
    row.remarks.finish(categoryHeader: row.plan.categoryHeader)
  }
}
