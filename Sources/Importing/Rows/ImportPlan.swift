import GroceryModel

/// The result of schema inference: everything that the second pass needs to read the records.
struct ImportPlan: Sendable {
  var kind = ImportKind.receipts
  var delimiter = UInt8(ascii: ",")
  /// True if apostrophes quote cells too.
  var apostrophesQuote = false
  /// The position of the first record after the header row, and its physical line.
  var firstOffset = 0
  var firstLine = 1
  /// The number of cells in the header row, or 0 without one.
  var width = 0
  /// The column index of each role; -1 if there is no such column.
  var columns = [Int](repeating: -1, count: Role.allCases.count)
  /// The number format of each column.
  var formats: [NumberFormat] = []
  /// The unit in the header of the quantity column, used if no column has units.
  var quantityUnit: String?
  var dateForm = DateForm.calendar(.ymd)
  var secondDateForms: [Role: DateForm] = [:]
  /// True if the times in the date column are meaningful (not all midnight).
  var keepsTimeOfDate = false
  var currency: Currency?
  var store: String?
  var date: Day?
  /// True if the total is computed as quantity × unit price.
  var multiplies = false
  /// The columns whose amounts are subtracted from the total or added to it.
  var changes: [(column: Int, change: AmountEvidence.Change)] = []
  /// The column of what the shop took off a line, or -1.
  var reduction = -1
  /// The column of percentages to subtract from the total, or -1.
  var percentOff = -1
  /// The column of what was given back of the amount beside it, or -1.
  var refunded = -1
  /// The column of merchant category codes (ISO 18245), or -1.
  var merchantCode = -1
  /// Hashes of payees that are accounts of the same file.
  var ownAccounts: Set<UInt64> = []
  /// The column of the bank's fees, which are spent also in rows that are not spending, or -1.
  var bankFee = -1
  /// The amount columns, if a record may have amounts in several.
  var amountColumns: [AmountColumn] = []
  /// The units of a list of prices say what one of each costs.
  var pricesAreOfUnits = false
  /// True if the list price is per unit, so that it is multiplied by the quantity.
  var listIsOfOne = false
  /// True if spending is negative in this file (a statement), so that signs are changed.
  var flipsSign = false
  /// True if most rows of a statement have money on one of its two sides only.
  var fillsOneSide = false
  /// The column of a statement with the names of those who pay; -1 if there is none.
  var payer = -1
  /// The names of the account's owners, as ``AccountOwners/key(of:)`` gives them.
  var owners: Set<UInt64> = []
  /// True if transfers between the owner's accounts are named, so that the others are to other people.
  var namesOwnTransfers = false
  /// What a statement spends in all, by the hash of the store and of the category.
  var spentOn: [UInt64: Amount] = [:]
  /// The columns of texts that say what a payment of a statement is.
  var paymentTexts: [Int] = []
  /// Those of them that may name the payee where the payee's own column is empty.
  var payeeTexts: [Int] = []
  /// Those of them that may name the account which receives the money.
  var receiverTexts: [Int] = []
  /// The header of the category column, for messages.
  var categoryHeader = ""
  /// True if a category of its own marks all income.
  var marksIncome = false
  /// True if every row is called a payment, so that the word does not mean a repayment.
  var callsAllPayments = false
  /// True if the user takes the rows that are no spending by their words.
  var takesAllPayments = false
  /// True if a plus marks money received, in a statement whose other amounts have no sign.
  var plusIsIncome = false
  /// True if neither a sign nor a column separates money spent from money received.
  var lacksDirection = false
  /// True if the status column separates money spent from money received.
  var statusStatesDirection = false
  /// The running balance that proves which unsigned amounts were received.
  var balance: BalanceSigns?
  /// True if all rows are of one bank account: there is a running balance, or payment types of
  /// banks.
  var keepsBalance = false
  /// True if a header is one that only the statement of an account has.
  var isOfAccount = false
  /// How often a budget without periods repeats.
  var budgetEvery = ""
  /// What a budget carries on if no column says so, as ``BudgetKey/rollover`` writes it.
  var budgetRollover = ""
  /// True if the categories of a budget keep what is left, so that an amount below zero is one taken back.
  var budgetsAreEnvelopes = false
  /// True if each row of a budget file names its month.
  var budgetsHaveMonths = false
  /// The month columns of a budget file.
  var months: [MonthColumn] = []
  /// The store columns of a price list.
  var shops: [ShopColumn] = []
  /// The flags of a stock journal.
  var stockFlags = StockFlags()
  /// True if a stock journal has prices, so that another import takes its purchases.
  var stockIsPriced = false
  /// The names of items by the numbers in the item column; empty if that has names.
  var itemNames: [String: String] = [:]
  /// How the ``Role/leftOut`` column marks rows that are not spending.
  var leftOut: LeftOutRows?
  /// More columns that mark such rows.
  var furtherLeftOut: [(column: Int, rule: LeftOutRows)] = []
  /// True if some quantities without a unit repeat the size in the name: `Bananas 2.31 lb`, 2.31.
  var quantityMayRepeatSize = false
  /// True if `CUP` in the quantity column means cups, not Cuban pesos.
  var quantityHasCups = false
  /// True if the amounts are in several currencies, each with its sign: `5 €`, `6 $`.
  var amountsStateCurrencies = false
  /// True if the categories are ledger accounts: `expenses:food:dairy`.
  var categoryIsAccount = false
  /// True if at least half of the categories are ways of paying: `Card payment`, but not a `Bar` among kinds
  /// of spending.
  var categorySaysHowPaid = false
  /// True if every row is a whole receipt; its item is then `(receipt)`.
  var isReceiptTotals = false
  /// True if the item column is a memo that may be empty; such a line's item is then `(receipt)`.
  var itemMayBeEmpty = false
  /// True if the items are remarks that many lines lack.
  var itemIsSparse = false
  /// True if the item column has the texts of payments, beside a column of payees: nothing was named.
  var itemIsReference = false
  /// True if some totals are negative, so that refunds have lines of their own.
  var hasNegativeTotals = false
  /// True if every line is a refund although it is printed without a sign.
  var isRefundsOnly = false
  /// Columns that only the first line of a receipt fills; they apply to the lines below it.
  var fillsDown: [Int] = []
  /// Columns in which a mark such as `"` repeats the cell above.
  var repeatsByMarks: [Int] = []
  /// The end of the table, if another one follows.
  var endOffset = Int.max
  /// The hash of the header row, to recognise it again in concatenated files.
  var headerHash: UInt64 = 0
  /// True if quantity × unit price = total in most lines, so that exceptions are worth a warning.
  var checksArithmetic = false
  /// True if the file is in Larder's own format.
  ///
  /// Any short text may then be a currency, and words alone never make a row a total or a notice.
  var isOwn = false
  /// True if most records have as many cells as the header row, so that a shorter one is damaged.
  var isEven = false
  /// The number of cells in most records: the header's, or one more if lines end with a delimiter.
  var rowWidth = 0
  /// The minimum number of cells of a valid record; columns after them have only optional text.
  var leastWidth = 0
  /// Columns that nearly every line fills; a row without them may be a total or a note.
  var usuallyFilled: [Int] = []
  /// True if words in the item may decide a line's kind.
  var readsKindsFromWords = true
  /// The totals of the whole file stated above the table.
  var statedTotals: [Amount] = []
  /// The minimum number of decimals in the last column.
  var leastFraction = 0
  /// True if rows may be sums of the lines above them.
  var readsClosingRows = false
  /// True if a total row states the total of the receipt above it.
  var statesTotalRows = false
  /// True if the receipt total column is compared with the sum of the lines.
  var checksReceiptTotals = false
  /// The minimum number of decimals, or of date characters, in the last column.
  ///
  /// Nil if the last column is neither the amount nor the date.
  var leastLastCell: Int?
  /// The companion's receipts by receipt number.
  var companion: [String: CompanionReceipt] = [:]

  /// True if each column of amounts has a line of its own: what was spent on a category, or in a month.
  var isCrossTable: Bool { amountColumns.contains { $0.category != nil || $0.day != nil } }

  /// True if rows are payments, not items: whole receipts, or payments with a memo.
  var isStatement: Bool { isReceiptTotals || itemMayBeEmpty }

  /// True if a column with the side of the account, or a plus, marks money received.
  var tellsSide: Bool {
    switch leftOut {
    case .side, .plusSigns: true
    default: plusIsIncome
    }
  }

  /// Returns the column index of a role, or -1.
  @inline(__always)
  func column(_ role: Role) -> Int { columns[role.place] }
}

/// The fields of a receipt from the companion file.
struct CompanionReceipt: Hashable, Sendable {
  var date: Day?
  var store: String?
  var currency: Currency?
  var time: String?
  /// True if the order was cancelled or never delivered; its lines are no purchases.
  var isCancelled = false
}

extension Role {
  /// The index of the role in tables.
  var place: Int { Self.places[self] ?? 0 }

  private static let places = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })
}
