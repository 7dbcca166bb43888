import GroceryModel

/// All that the second pass needs to know, worked out by the first.
struct EmissionPlan: Sendable {
  var kind = ImportKind.receipts
  var delimiter = UInt8(ascii: ",")
  /// Where the first record after the header begins, and its physical line.
  var firstOffset = 0
  var firstLine = 1
  /// How many cells the header has, 0 if there is none to go by.
  var width = 0
  /// The place of each role's column; -1 where there is none.
  var columns = [Int](repeating: -1, count: Role.allCases.count)
  /// The number format of each column.
  var formats: [NumberFormat] = []
  /// The unit that the header of the quantities names, where no column holds units.
  var quantityUnit: String?
  var dateForm = DateForm.calendar(.ymd)
  var secondDateForms: [Role: DateForm] = [:]
  /// Whether the date column's times mean something (not all are midnight).
  var keepsTimeOfDate = false
  var currency: Currency?
  var store: String?
  var date: Day?
  /// The total is worked out as quantity × unit price.
  var multiplies = false
  /// The columns whose amounts are taken off the total, or added to it.
  var changes: [(column: Int, change: AmountEvidence.Change)] = []
  /// The column of percents that are taken off the total; -1 where there is none.
  var percentOff = -1
  /// The units of a list of prices say what one of each costs.
  var pricesAreOfUnits = false
  /// The full prices are those of one, to be multiplied by the quantities.
  var listIsOfOne = false
  /// Spending is negative in this file (a statement), so signs are turned.
  var flipsSign = false
  /// The shops and categories, as hashes of their cells, that a statement tells spending of.
  var spentOn: Set<UInt64> = []
  /// What heads the categories, for a word about them.
  var categoryHeader = ""
  /// Every row is called a payment, so the word does not separate repayments from purchases.
  var callsAllPayments = false
  /// A plus marks money that came in, in a statement whose other amounts have no sign.
  var plusIsIncome = false
  /// No sign and no column separates money spent from money that came in.
  var lacksDirection = false
  /// The column of states tells money spent from money that came in.
  var statusTellsDirection = false
  /// The balance that proves which of the unsigned amounts came in.
  var balance: BalanceSigns?
  /// A column keeps the account's balance, or calls payments as banks do: all of them are of one account.
  var keepsBalance = false
  /// How often the budgets of a plan without periods of its own repeat.
  var budgetEvery = ""
  /// Whether each row of a plan says which month it is for.
  var budgetsHaveMonths = false
  /// The columns of a plan that has one for each month.
  var months: [MonthColumn] = []
  /// The columns of a list of prices that has one for each shop.
  var shops: [ShopColumn] = []
  /// How the column for it tells rows that are no spending.
  var leftOut: LeftOutRows?
  /// Further columns that tell such rows.
  var furtherLeftOut: [(column: Int, rule: LeftOutRows)] = []
  /// Some quantities without a unit say again what the names say: `Bananas 2.31 lb`, 2.31.
  var quantityMayRepeatSize = false
  /// What looks like pesos of Cuba among the quantities are cups.
  var quantityHasCups = false
  /// The categories are accounts of a ledger: `expenses:food:dairy`.
  var categoryIsAccount = false
  /// Every line is a whole receipt; items are called `(receipt)`.
  var isReceiptTotals = false
  /// The item's column is a memo that may be empty: such lines are called `(receipt)` too.
  var itemMayBeEmpty = false
  /// Some of the totals are below zero: money that is given back has lines of its own.
  var hasNegativeTotals = false
  /// Every line is money back although it is printed without a sign.
  var isRefundsOnly = false
  /// Columns that stand only on the first line of a receipt and hold for the lines below it.
  var fillsDown: [Int] = []
  /// Where the table ends, if another one follows.
  var endOffset = Int.max
  /// The header's bytes, to know it again where files were joined.
  var headerHash: UInt64 = 0
  /// Whether quantity × unit price is the total as a rule, so that exceptions are worth a word.
  var checksArithmetic = false
  /// Whether the columns are Larder's own: any short text may stand for a currency, and words alone make
  /// no row a notice or a sum.
  var isOwn = false
  /// Whether most records have as many cells as the header, so that a shorter one is damaged.
  var isEven = false
  /// How many cells most records have: the header's, or one more where lines end in a delimiter.
  var rowWidth = 0
  /// How many cells a record needs at least: the columns behind them hold words that nobody needs.
  var leastWidth = 0
  /// Columns that nearly every record fills: where they are empty the record is something else.
  var usuallyFilled: [Int] = []
  /// Whether words in the item may tell a line's kind.
  var readsKindsFromWords = true
  /// The amounts that the preamble states for the whole file.
  var statedTotals: [Amount] = []
  /// How many digits the numbers of the last column have behind their mark at least.
  var leastFraction = 0
  /// Whether rows may be sums of the lines above them.
  var readsClosingRows = false
  /// Whether total rows may state the total of the receipt above them.
  var statesTotalRows = false
  /// Whether the receipt-level column states what the lines should add up to.
  var checksReceiptTotals = false
  /// How many digits behind the mark, or characters of a date, the last cell of each record has at
  /// least; nil where the last column is neither the amount nor the date.
  var leastLastCell: Int?
  /// Companion facts by receipt number.
  var companion: [String: CompanionReceipt] = [:]

  /// Whether lines are payments rather than items: whole receipts, or payments with a memo.
  var isStatement: Bool { isReceiptTotals || itemMayBeEmpty }

  @inline(__always)
  func column(_ role: Role) -> Int { columns[role.place] }
}

/// What another file says about a receipt.
struct CompanionReceipt: Hashable, Sendable {
  var date: Day?
  var store: String?
  var currency: Currency?
  var time: String?
}

extension Role {
  /// The role's place in tables.
  var place: Int { Self.places[self] ?? 0 }

  private static let places = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })
}
