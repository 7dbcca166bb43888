import GroceryModel

/// Running sums of a file and of its receipts, against which printed totals are checked.
struct ReceiptSums {
  /// What the lines since the last total row add up to.
  var sinceTotal = Amount.zero
  var file = Amount.zero
  /// What the present receipt's lines add up to.
  var receipt = Amount.zero
  /// How many lines these are.
  private(set) var receiptLines = 0
  /// How many of them have a quantity or a price.
  private var figured = 0
  private var priced = 0
  /// How many of them only take something off, and what they take off together, below zero.
  private var bareReductions = 0
  private(set) var reductions = Amount.zero
  /// Whether all lines of the present receipt have prices, but for what is taken off.
  var linesHavePrices: Bool { priced > 1 && priced + bareReductions == receiptLines }
  /// What the total above the present receipt's lines says.
  var leadingTotal = Amount.zero
  var receiptHash: UInt64 = 0
  var hasReceipt = false
  /// The present receipt's items.
  var items = ReceiptItems()
  /// Whether a total row of the present receipt has gone by.
  var isPastTotal = false
  /// Whether a line of the present receipt that is called like a sum was kept as an item.
  var hasKeptTotal = false
  /// What the last total row said.
  var lastTotal = Amount.zero
  /// How many lines stand behind the last total row of the present receipt, and the first of them.
  var pastTotal: (count: Int, line: Int) = (0, 0)
  /// The same of all receipts that ended without another total.
  var keptPastTotal: (count: Int, line: Int) = (0, 0)
  /// Rows whose direction no step of the balance proves, and the line of the first.
  private(set) var unproven: (count: Int, line: Int) = (0, 0)
  /// Rows below the payment of their receipt that no sum explains, and the line of the first.
  private(set) var behindPayment: (count: Int, line: Int) = (0, 0)
  /// Payments that are the sums of the rows below them, and the line of the first.
  private(set) var split: (count: Int, line: Int) = (0, 0)
  /// Rows of a statement that their category calls no spending, and the line of the first.
  private(set) var moved: (count: Int, line: Int) = (0, 0)
  /// Rows of money that came in from where money was spent, and the line of the first.
  private(set) var moneyBack: (count: Int, line: Int) = (0, 0)
  /// Sum and stated total of each receipt, where the file states them.
  var stated: [UInt64: (lines: Amount, total: Amount?, line: Int)] = [:]
  /// Which of them the present line belongs to, and its receipt as far as number, day and shop go.
  var statedKey: UInt64 = 0
  var statedBase: UInt64 = 0
  /// Total rows whose amount differs from the lines.
  var differences: [(line: Int, stated: Amount, lines: Amount)] = []
  /// Lines whose quantity × unit price is not their total, and the first of them.
  var arithmeticMisses = 0
  var firstArithmeticMiss = 0
  /// Refunds printed without a sign, and lines that a status marks as refunded later.
  var turnedRefunds = 0
  var paidThoughRefunded = 0
  /// How many lines stand behind the last total row, and the largest amount among them.
  private(set) var linesSinceTotal = 0
  private(set) var largestSinceTotal = Amount.zero

  /// Whether the last total row agreed with the lines above it.
  var lastTotalAgreed = false

  /// Whether a total row of the present receipt stands directly above, but for other sums and payments.
  var isBehindTotal: Bool { isPastTotal && linesSinceTotal == 0 }

  /// What the lines above add up to, by the ways of counting them.
  var sums: [Amount] { [hasReceipt ? receipt : sinceTotal, sinceTotal] }

  /// Whether the present receipt's total stands above its lines.
  var isBelowTotal = false
  /// How many total rows the present receipt has had.
  private(set) var totalRows = 0

  /// Begins to count anew behind a total row.
  mutating func closeTotal() {
    totalRows += 1
    sinceTotal = .zero
    linesSinceTotal = 0
    largestSinceTotal = .zero
  }

  @inline(__always)
  mutating func begin(_ hash: UInt64) {
    guard hash != receiptHash || !hasReceipt else { return }
    endReceipt()
    hasReceipt = true
    receiptHash = hash
    receipt = .zero
    receiptLines = 0
    figured = 0
    priced = 0
    bareReductions = 0
    reductions = .zero
    totalRows = 0
    linesSinceTotal = 0
    largestSinceTotal = .zero
    if isBelowTotal { sinceTotal = .zero }
    isBelowTotal = false
    items.begin()
    isPastTotal = false
    hasKeptTotal = false
  }

  /// Keeps the lines that no total has followed.
  mutating func endReceipt() {
    guard pastTotal.count > 0 else { return }
    if keptPastTotal.count == 0 { keptPastTotal.line = pastTotal.line }
    keptPastTotal.count += pastTotal.count
    pastTotal = (0, 0)
  }

  /// What both columns of a statement add up to, and how many rows these are.
  private(set) var sides: (out: Amount, came: Amount, rows: Int) = (.zero, .zero, 0)

  mutating func noteSides(_ out: Amount, _ came: Amount) {
    sides = (sides.out + out, sides.came + came, sides.rows + 1)
  }

  mutating func noteUnproven(_ line: Int) {
    if unproven.count == 0 { unproven.line = line }
    unproven.count += 1
  }

  mutating func noteBehindPayment(_ line: Int) {
    if behindPayment.count == 0 { behindPayment.line = line }
    behindPayment.count += 1
  }

  mutating func noteSplit(_ line: Int) {
    if split.count == 0 { split.line = line }
    split.count += 1
  }

  mutating func noteMoved(_ line: Int) {
    if moved.count == 0 { moved.line = line }
    moved.count += 1
  }

  mutating func noteMoneyBack(_ line: Int) {
    if moneyBack.count == 0 { moneyBack.line = line }
    moneyBack.count += 1
  }

  mutating func notePastTotal(_ line: Int) {
    if pastTotal.count == 0 { pastTotal.line = line }
    pastTotal.count += 1
  }

  /// Whether the lines of the present receipt have quantities or prices, but for few.
  var linesHaveFigures: Bool { figured > 0 && figured * 2 > receiptLines }

  @inline(__always)
  mutating func add(_ amount: Amount, hasFigures: Bool, hasPrice: Bool) {
    if hasFigures { figured += 1 }
    if hasPrice { priced += 1 }
    if amount.isNegative {
      reductions += amount
      if !hasFigures { bareReductions += 1 }
    }
    sinceTotal += amount
    file += amount
    receipt += amount
    receiptLines += 1
    linesSinceTotal += 1
    if amount > largestSinceTotal { largestSinceTotal = amount }
  }

  /// Whether an amount is what the lines so far add up to.
  func matches(_ amount: Amount) -> Bool {
    !amount.isZero
      && (amount == receipt && hasReceipt || amount == sinceTotal || amount == file)
  }
}
