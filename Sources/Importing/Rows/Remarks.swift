/// Warnings about a file, counted while its records are read.
struct Remarks {
  /// Rows of one sort: their number, and the line of the first.
  struct Rows {
    private(set) var count = 0
    private(set) var line = 0

    mutating func note(_ line: Int) { note(Rows(count: 1, line: line)) }

    mutating func note(_ others: Rows) {
      if count == 0 { line = others.line }
      count += others.count
    }
  }

  /// Warnings about single lines.
  var notices: [ImportNotice] = []
  /// Lines after the total of their receipt, without another total below them.
  var pastTotal = Rows()
  /// Rows whose direction the running balance does not prove.
  var unproven = Rows()
  /// Rows below the tender of their receipt that no sum explains.
  var behindPayment = Rows()
  /// Refunds printed without a sign, and lines that a status marks as refunded later.
  var turnedRefunds = Rows()
  /// Lines below zero without a word for a refund, a discount or a deposit.
  var belowZero = Rows()
  var paidThoughRefunded = Rows()
  /// Payments that are the sum of the rows below them.
  var split = Rows()
  /// Rows whose item holds commas outside quotes.
  var joined = Rows()
  /// Rows of a statement whose category is not spending.
  var moved = Rows()
  /// Rows of what is not paid yet, or not booked.
  var pending = Rows()
  /// Rows of money received from where money was spent.
  var moneyBack = Rows()
  /// Lines whose quantity × unit price is not their total.
  var arithmeticMisses = Rows()
  /// Rows of stock files: additions or counts, and items that never expire.
  var arrivals = Rows()
  var lasting = Rows()
  /// Rows of a journal with prices that are no purchases.
  var movements = Rows()
  /// Rows of things that were moved to a place that has no name.
  var unplaced = Rows()
  /// Rows of an inventory of which nothing is left.
  var usedUp = Rows()
  /// Rows of such files without a day.
  var undated = Rows()
  /// The number of records with a barcode instead of a name.
  var namedByCode = 0
  /// The number of invalid cells by column whose lines were imported anyway, with the role's name.
  private var unread: [Int: (count: Int, role: String)] = [:]

  /// The number of invalid cells per column that are reported one by one.
  private static let unreadNamed = 3

  /// Reports a line that is imported without a value because its cell is invalid.
  mutating func noteUnread(_ notice: ImportNotice, _ role: String) {
    let count = unread[notice.column ?? 0]?.count ?? 0
    unread[notice.column ?? 0] = (count + 1, role)
    if count < Self.unreadNamed { notices.append(notice) }
  }

  /// Turns the counts into warnings.
  ///
  /// - Parameter plan: The columns and the kind of the file.
  mutating func finish(_ plan: ImportPlan) {
    let header = plan.categoryHeader
    for (_, cells) in unread.sorted(by: { $0.key < $1.key }) where cells.count > Self.unreadNamed {
      notices.append(
        ImportNotice(
          "\(cells.count - Self.unreadNamed) more lines go in without their \(cells.role), "
            + "which cannot be read"))
    }
    if namedByCode > 0 {
      notices.append(
        ImportNotice(
          "\(namedByCode == 1 ? "1 record has" : "\(namedByCode) records have") no name; "
            + "the barcode stands for it"))
    }
    remark(
      arrivals, "rows of things that came in or were counted are left out: ",
      flag: plan.stockIsPriced ? "--as receipts takes what was bought" : nil)
    remark(
      movements, "rows of things that were used, opened, moved or counted are left out: ",
      flag: "--as stock takes those")
    remark(unplaced, "rows of things moved to a place without a name are left out: ")
    remark(usedUp, "rows of things of which nothing is left are left out: ")
    remark(pending, "rows that are not settled yet are left out: ")
    remark(
      lasting, "rows of things that never expire are left out: ",
      flag: "--date YYYY-MM-DD takes them")
    remark(undated, "rows without a day of expiry are left out: ")
    remark(
      pastTotal, "a line stands behind the total of its receipt and is kept as a purchase",
      "\(pastTotal.count) lines stand behind the totals of their receipts and are kept as purchases"
    )
    remark(
      unproven, "the balance does not prove whether 1 amount came in or went out",
      "the balance does not prove whether \(unproven.count) amounts came in or went out")
    remark(
      behindPayment, "a row below the payment of its receipt is left out",
      "\(behindPayment.count) rows below the payments of their receipts are left out")
    remark(turnedRefunds, "refunds without a sign, taken as money back: ")
    remark(belowZero, "amounts below zero without a word for it, taken as money back: ")
    remark(paidThoughRefunded, "lines marked as refunded, counted as paid: ")
    remark(joined, "names with commas outside quotes, taken as one: ")
    let sums = "left out as the sum of the rows below, which have its categories"
    remark(split, "1 payment is \(sums)", "\(split.count) payments are \(sums)")
    if header.isEmpty {
      remark(moved, "income, payments, cash and transfers by their texts, left out: ")
    } else {
      remark(
        moved, "rows that '\(header)' calls income, a payment or a transfer are left out: ",
        flag: LeftOutRows.remedy)
    }
    remark(
      moneyBack, "money that came in from shops or in categories of spending, taken as money back: "
    )
    let misses = "quantity × unit price is not the total in"
    remark(
      arithmeticMisses, "\(misses) 1 line", "\(misses) \(arithmeticMisses.count) lines")
  }

  private mutating func remark(_ rows: Rows, _ text: String, flag: String? = nil) {
    remark(rows, text + "\(rows.count)", text + "\(rows.count)", flag: flag)
  }

  private mutating func remark(_ rows: Rows, _ one: String, _ many: String, flag: String? = nil) {
    guard rows.count > 0 else { return }
    let line = rows.line > 0 ? rows.line : nil
    notices.append(ImportNotice(rows.count == 1 ? one : many, flag: flag, line: line))
  }
}
