/// What came to light on the way that a person should look at.
struct Remarks {
  /// Rows of one sort: how many, and the line of the first.
  struct Rows {
    private(set) var count = 0
    private(set) var line = 0

    mutating func note(_ line: Int) { note(Rows(count: 1, line: line)) }

    mutating func note(_ others: Rows) {
      if count == 0 { line = others.line }
      count += others.count
    }
  }

  /// Remarks on single lines.
  var notices: [ImportNotice] = []
  /// Lines behind the totals of their receipts that no other total has followed.
  var pastTotal = Rows()
  /// Rows whose direction no step of the balance proves.
  var unproven = Rows()
  /// Rows below the payment of their receipt that no sum explains.
  var behindPayment = Rows()
  /// Refunds printed without a sign, and lines that a status marks as refunded later.
  var turnedRefunds = Rows()
  var paidThoughRefunded = Rows()
  /// Payments that are the sums of the rows below them.
  var split = Rows()
  /// Rows of a statement that their category calls no spending.
  var moved = Rows()
  /// Rows of money that came in from where money was spent.
  var moneyBack = Rows()
  /// Lines whose quantity × unit price is not their total.
  var arithmeticMisses = Rows()
  /// Rows of things that came in or were counted, and of things that never expire, in lists of supplies.
  var arrivals = Rows()
  var lasting = Rows()
  /// How many records have no name but a barcode.
  var namedByCode = 0
  /// How many cells of a column could not be read although their lines went in, and what it is for.
  private var unread: [Int: (count: Int, role: String)] = [:]

  /// So many unreadable cells of a column are named one by one.
  private static let unreadNamed = 3

  /// Takes in that a line went in without a value, for its cell could not be read.
  mutating func noteUnread(_ notice: ImportNotice, _ role: String) {
    let count = unread[notice.column ?? 0]?.count ?? 0
    unread[notice.column ?? 0] = (count + 1, role)
    if count < Self.unreadNamed { notices.append(notice) }
  }

  /// Words what was counted.
  ///
  /// - Parameter header: What heads the categories.
  mutating func finish(categoryHeader header: String) {
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
    remark(arrivals, "rows of things that came in or were counted are left out: ")
    remark(lasting, "rows of things that never expire are left out: ")
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
    remark(paidThoughRefunded, "lines marked as refunded, counted as paid: ")
    let sums = "left out as the sum of the rows below, which have its categories"
    remark(split, "1 payment is \(sums)", "\(split.count) payments are \(sums)")
    remark(
      moved, "rows that '\(header)' calls income, a payment or a transfer are left out: ",
      flag: "--set category= takes all")
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
