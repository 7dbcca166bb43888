import EventSourcing
import GroceryModel

/// A receipt with the sum of its lines and the total that it states, if it states one.
public struct ListedReceipt: Hashable, Sendable {
  public let day: Day
  /// As shown; empty where the receipt names none.
  public let store: String
  public let receipt: String
  public let till: String
  public let time: String
  public let currency: String
  /// How many lines of the receipt the log has.
  public let lineCount: Int
  /// What the lines add up to.
  public let lines: Amount
  /// Nil where the receipt states no total.
  public let stated: Amount?

  /// What the lines are above the stated total.
  public var difference: Amount? { stated.map { lines - $0 } }

  public init(_ receipt: UnbalancedReceipt) {
    (day, store, time, currency) = (
      receipt.day, receipt.store, receipt.time, receipt.currency
    )
    (self.receipt, till) = (receipt.receipt, receipt.till)
    (lineCount, lines, stated) = (receipt.lineCount, receipt.lines, receipt.stated)
  }

  fileprivate init(_ sum: ReceiptSums.Sum, in currency: String, _ descriptions: Descriptions) {
    let shown = descriptions.canonicalStore(of: NameKey.matching(sum.store))
    (day, store) = (sum.day, shown.map { NameKey.printed($0) } ?? sum.store)
    (receipt, till, time, self.currency) = (sum.receipt, sum.till, sum.time, currency)
    (lineCount, lines) = (sum.lineCount, sum.lines)
    // Receipts without a number can share a day and a store: one of the totals may be the sum.
    let all = sum.totals.reduce(Amount.zero, +)
    stated = sum.totals.isEmpty ? nil : sum.totals.contains(sum.lines) ? sum.lines : all
  }

  /// What receipts are sorted by.
  fileprivate func isBefore(_ other: ListedReceipt) -> Bool {
    if day != other.day { return day < other.day }
    return [store, receipt, till, time, currency]
      .precedes([other.store, other.receipt, other.till, other.time, other.currency])
  }
}

/// Sums the lines of every receipt, beside what it states.
private struct ReceiptSums: Projection {
  struct Sum: Sendable {
    let day: Day
    let store: String
    let receipt: String
    let till: String
    let time: String
    var lineCount = 0
    var lines = Amount.zero
    /// Different totals that are stated.
    var totals: Set<Amount> = []
  }

  private(set) var sums: [ReceiptBalances.Key: Sum] = [:]
  private let period: Period?

  init(in period: Period?) { self.period = period }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    if let period, !period.contains(event.date) { return }
    switch event.type {
    case .purchaseRecorded:
      guard let total = try event.decimal(PurchaseKey.total) else { return }
      let key = ReceiptBalances.Key(
        identity: ReceiptIdentity.of(event.fields),
        currency: ReceiptBalances.code(event.text(PurchaseKey.currency) ?? ""))
      if sums[key] == nil {
        sums[key] = Sum(
          day: event.date, store: NameKey.printed(event.text(PurchaseKey.store) ?? ""),
          receipt: NameKey.printed(event.text(PurchaseKey.receipt) ?? ""),
          till: NameKey.printed(event.text(PurchaseKey.till) ?? ""),
          time: String((event.text(PurchaseKey.time) ?? "").prefix(5)))
      }
      sums[key]?.lineCount += 1
      sums[key]?.lines += total.amount
    case .receiptStated:
      guard let total = try event.decimal(ReceiptKey.total) else { return }
      let key = ReceiptBalances.Key(
        identity: ReceiptIdentity.ofStated(event.fields),
        currency: ReceiptBalances.code(event.text(ReceiptKey.currency) ?? ""))
      if sums[key] == nil {
        sums[key] = Sum(
          day: event.date, store: NameKey.printed(event.text(ReceiptKey.store) ?? ""),
          receipt: NameKey.printed(event.text(ReceiptKey.receipt) ?? ""),
          till: NameKey.printed(event.text(ReceiptKey.till) ?? ""),
          time: String((event.text(ReceiptKey.time) ?? "").prefix(5)))
      }
      sums[key]?.totals.insert(total.amount)
    default: return
    }
  }

  mutating func merge(_ other: ReceiptSums) {
    for (key, sum) in other.sums {
      guard sums[key] != nil else {
        sums[key] = sum
        continue
      }
      sums[key]?.lineCount += sum.lineCount
      sums[key]?.lines += sum.lines
      sums[key]?.totals.formUnion(sum.totals)
    }
  }
}

/// All receipts, by day, store and receipt.
public struct ReceiptsQuestion: Sendable {
  public let period: Period?
  /// A part of the store's name or the receipt's number, as matched; nil for all.
  private let word: String?

  public init(word: String? = nil, in period: Period? = nil) {
    self.word = word.map { NameKey.matching($0) }
    self.period = period
  }

  /// - Throws: `LogError` where the log cannot be read.
  public func answer(from replay: Replay) throws(LogError) -> [ListedReceipt] {
    let descriptions = replay.late.descriptions
    let rows = try replay.fold(ReceiptSums(in: period)).sums.map { key, sum in
      ListedReceipt(sum, in: key.currency, descriptions)
    }
    return rows.filter { row in
      word.map { word in
        [row.store, row.receipt].contains { NameKey.matching($0).contains(word) }
      } ?? true
    }.sorted { $0.isBefore($1) }
  }
}
