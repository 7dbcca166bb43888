import EventSourcing
import GroceryModel
import Projections
import Reporting

extension Attention {
  /// A receipt whose lines do not add up, with the line that makes them; nil where no total is stated.
  ///
  /// - Parameters:
  ///   - receipt: The receipt.
  ///   - hasUsualStore: Whether `add` fills in a store where none is given.
  ///   - remedy: Writes the command.
  init?(_ receipt: ReceiptBalance, hasUsualStore: Bool, _ remedy: RemedyLine) {
    guard let stated = receipt.stated else { return nil }
    let name = [receipt.store, receipt.receipt].filter { !$0.isEmpty }.joined(separator: " ")
    let digits = Currency(receipt.currency)?.fractionDigits ?? 2
    func money(_ amount: Amount) -> String { amount.text(minimumFractionDigits: digits) }
    let missing = stated - receipt.lines
    self.init(
      "receipt", name.isEmpty ? receipt.day.description : name, day: receipt.day,
      amount: receipt.difference, currency: receipt.currency,
      text: "the lines add up to \(money(receipt.lines)), but the receipt states "
        + money(stated),
      remedy: remedy(
        receipt.writtenStore.isEmpty && hasUsualStore
          ? ["undo"] + receipt.statements.map(\.description)
          : Self.line(of: receipt, money(missing), isDiscount: missing.isNegative)))
  }

  /// The line that is missing, known only by its total.
  private static func line(
    of receipt: ReceiptBalance, _ total: String, isDiscount: Bool
  ) -> [String] {
    let given = [
      ("--store", receipt.writtenStore), ("--receipt", receipt.receipt), ("--till", receipt.till),
      ("--time", receipt.time),
    ]
    return ["add", "purchase", "--item", PurchaseKind.wholeReceiptItem.description]
      + (isDiscount ? ["--kind", "discount"] : [])
      + ["--total=\(total)", "--currency", receipt.currency, "--date", receipt.day.description]
      + given.filter { !$0.1.isEmpty }.flatMap { [$0.0, $0.1] }
  }
}

extension Session {
  /// The receipts of a period whose lines do not add up.
  func receiptAttention(
    in period: Period? = nil, _ replay: Replay, _ remedy: RemedyLine,
    where isKept: (ReceiptBalance) -> Bool = { _ in true }
  ) throws -> [Attention] {
    let hasUsualStore =
      try Settings(layout).values[.store] != nil
      || replay.late.descriptions.defaultStore != nil
    return try ReceiptsQuestion(in: period, areUnbalanced: true).answer(from: replay).filter(isKept)
      .compactMap { Attention($0, hasUsualStore: hasUsualStore, remedy) }
  }
}
