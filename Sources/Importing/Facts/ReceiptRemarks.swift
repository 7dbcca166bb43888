/// What the receipts of a file show that a person should look at.
extension ReceiptSums {
  /// Remarks on rows that were kept, left out or turned for what stands around them.
  ///
  /// - Parameter header: What heads the categories.
  /// - Returns: The remarks, in the order of their kinds.
  func remarks(onCategory header: String) -> [ImportNotice] {
    var remarks: [ImportNotice] = []
    func remark(_ rows: (count: Int, line: Int), flag: String? = nil, _ one: String, _ many: String)
    {
      guard rows.count > 0 else { return }
      remarks.append(ImportNotice(rows.count == 1 ? one : many, flag: flag, line: rows.line))
    }
    remark(
      keptPastTotal, "a line stands behind the total of its receipt and is kept as a purchase",
      "\(keptPastTotal.count) lines stand behind the totals of their receipts and are kept as purchases"
    )
    remark(
      unproven, "the balance does not prove whether 1 amount came in or went out",
      "the balance does not prove whether \(unproven.count) amounts came in or went out")
    remark(
      behindPayment, "a row below the payment of its receipt is left out",
      "\(behindPayment.count) rows below the payments of their receipts are left out")
    if turnedRefunds > 0 {
      remarks.append(ImportNotice("refunds without a sign, taken as money back: \(turnedRefunds)"))
    }
    if paidThoughRefunded > 0 {
      remarks.append(
        ImportNotice("lines marked as refunded, counted as paid: \(paidThoughRefunded)"))
    }
    let sums = "left out as the sum of the rows below, which have its categories"
    remark(split, "1 payment is \(sums)", "\(split.count) payments are \(sums)")
    let moves =
      "rows that '\(header)' calls income, a payment or a transfer are left out: \(moved.count)"
    remark(moved, flag: "--set category= takes all", moves, moves)
    let back = "money that came in from shops or in categories of spending, taken as money back: "
    remark(moneyBack, back + "1", back + "\(moneyBack.count)")
    let misses = "quantity × unit price is not the total in"
    remark(
      (arithmeticMisses, firstArithmeticMiss), "\(misses) 1 line",
      "\(misses) \(arithmeticMisses) lines")
    return remarks
  }
}
