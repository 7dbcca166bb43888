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
  private(set) var isPastTotal = false
  /// Whether a line of the present receipt that is called like a sum was kept as an item.
  var hasKeptTotal = false
  /// What the last total row said.
  private(set) var lastTotal = Amount.zero
  /// The lines behind the last total row of the present receipt.
  var pastTotal = Remarks.Rows()
  /// Total rows whose amount differs from the lines.
  private(set) var differences: [(line: Int, stated: Amount, lines: Amount)] = []
  /// How many lines stand behind the last total row, and the largest amount among them.
  private(set) var linesSinceTotal = 0
  private(set) var largestSinceTotal = Amount.zero

  /// Whether the last total row agreed with the lines above it.
  private(set) var lastTotalAgreed = false

  /// Whether a total row of the present receipt stands directly above, but for other sums and payments.
  var isBehindTotal: Bool { isPastTotal && linesSinceTotal == 0 }

  /// What the lines above add up to, by the ways of counting them.
  var sums: [Amount] { [hasReceipt ? receipt : sinceTotal, sinceTotal] }

  /// Whether the present receipt's total stands above its lines.
  var isBelowTotal = false
  /// How many total rows the present receipt has had.
  private(set) var totalRows = 0

  /// Begins to count anew behind a total row.
  mutating func closeTotal(_ stated: Amount, agrees: Bool, at line: Int) {
    if !agrees {
      // A second total without lines above it speaks for the same lines as the first.
      let isSecond = sinceTotal.isZero && hasReceipt
      differences.append((line, stated, isSecond ? receipt : sinceTotal))
    }
    totalRows += 1
    sinceTotal = .zero
    linesSinceTotal = 0
    largestSinceTotal = .zero
    lastTotalAgreed = agrees
    isPastTotal = true
    lastTotal = stated
    pastTotal = Remarks.Rows()
  }

  @inline(__always)
  mutating func begin(_ hash: UInt64, _ remarks: inout Remarks) {
    guard hash != receiptHash || !hasReceipt else { return }
    endReceipt(&remarks)
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
  mutating func endReceipt(_ remarks: inout Remarks) {
    guard pastTotal.count > 0 else { return }
    remarks.pastTotal.note(pastTotal)
    pastTotal = Remarks.Rows()
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
