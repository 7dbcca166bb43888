import GroceryModel

/// Running sums of a file and its receipts, to compare with stated totals.
struct ReceiptSums {
  /// The sum of the lines since the last total row.
  var sinceTotal = Amount.zero
  var file = Amount.zero
  /// The sum of the current receipt's lines.
  var receipt = Amount.zero
  /// The number of the current receipt's lines.
  private(set) var receiptLines = 0
  /// The number of lines with a quantity or a price, and with a price.
  private var figured = 0
  private var priced = 0
  /// The number of lines that only reduce the total.
  private var bareReductions = 0
  /// What lines and their discounts took off the current receipt, at most zero.
  private(set) var reductions = Amount.zero
  /// True if all lines of the current receipt have prices, except reductions.
  var linesHavePrices: Bool { priced > 1 && priced + bareReductions == receiptLines }
  /// The total above the current receipt's lines.
  var leadingTotal = Amount.zero
  var receiptHash: UInt64 = 0
  var hasReceipt = false
  /// The current receipt's items.
  var items = ReceiptItems()
  /// True if the current receipt has had a total row.
  private(set) var isPastTotal = false
  /// True if a line of the current receipt was kept as an item although its name is a word for
  /// totals.
  var hasKeptTotal = false
  /// The amount of the last total row.
  private(set) var lastTotal = Amount.zero
  /// The lines after the last total row of the current receipt.
  var pastTotal = Remarks.Rows()
  /// Total rows that differ from the sum of the lines.
  private(set) var differences: [(line: Int, stated: Amount, lines: Amount)] = []
  /// The number of lines after the last total row, and the largest amount among them.
  private(set) var linesSinceTotal = 0
  private(set) var largestSinceTotal = Amount.zero

  /// True if the last total row agreed with the lines above it.
  private(set) var lastTotalAgreed = false

  /// True if a total row of the current receipt is directly above, apart from other totals and
  /// tenders.
  var isBehindTotal: Bool { isPastTotal && linesSinceTotal == 0 }

  /// The sums of the lines above: of the receipt, and since the last total row.
  var sums: [Amount] { [hasReceipt ? receipt : sinceTotal, sinceTotal] }

  /// True if the current receipt's total is above its lines.
  var isBelowTotal = false
  /// The number of total rows in the current receipt.
  private(set) var totalRows = 0

  /// Resets the sums after a total row.
  mutating func closeTotal(_ stated: Amount, agrees: Bool, at line: Int) {
    if !agrees {
      // A second total without lines above it is for the same lines as the first.
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

  /// Begins another receipt if the hash differs from the current one's.
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

  /// Keeps the lines that are not followed by a total.
  mutating func endReceipt(_ remarks: inout Remarks) {
    guard pastTotal.count > 0 else { return }
    remarks.pastTotal.note(pastTotal)
    pastTotal = Remarks.Rows()
  }

  /// True if most lines of the current receipt have a quantity or a price.
  var linesHaveFigures: Bool { figured > 0 && figured * 2 > receiptLines }

  /// Adds a line, whose amount is without the discount `takenOff`.
  @inline(__always)
  mutating func add(_ amount: Amount, takenOff: Amount, hasFigures: Bool, hasPrice: Bool) {
    reductions -= takenOff
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

  /// Returns true if the amount is one of the sums so far.
  func matches(_ amount: Amount) -> Bool {
    !amount.isZero
      && (amount == receipt && hasReceipt || amount == sinceTotal || amount == file)
  }
}
