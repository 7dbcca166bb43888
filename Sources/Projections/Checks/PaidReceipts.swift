import ByteTools
import EventSourcing
import GroceryModel

/// A payment of a receipt whose lines are recorded too, so that both count as spending.
public struct PaidReceipt: Hashable, Sendable {
  /// The line of the payment, as a bank statement gives it.
  public let payment: EventIdentifier
  public let day: Day
  /// What the payment's line says it is for; its store where it has one.
  public let text: String
  public let total: Amount
  /// The currency's code; the text of the event if that is not a known code.
  public let currency: String
  /// The file that the payment came from; empty where somebody typed it.
  public let source: String
  public let receiptDay: Day
  /// The store of the receipt, as its lines write it; empty where they name none.
  public let receiptStore: String
  /// The file that the receipt came from; empty where somebody typed it.
  public let receiptSource: String
  /// What the receipt's lines add up to.
  public let receiptTotal: Amount

  /// False if the payment only may be of the receipt, because the sums differ a little.
  public var hasSameTotal: Bool { total == receiptTotal }

  init(_ line: SourcedLine, _ head: ReceiptHead, _ receiptTotal: Amount) {
    (payment, day, total, currency) = (line.event, line.day, line.total, line.currency)
    text = line.store.isEmpty ? line.item : line.store
    source = line.source
    (receiptDay, receiptStore, receiptSource) = (head.day, head.store, head.source)
    self.receiptTotal = receiptTotal
  }
}

/// Receipts of which the payment is recorded from another source.
///
/// A line is the payment of a receipt if its total is the sum of two or more lines of the other source, at
/// most six days before, and a word of the receipt's store is in its text: statements write
/// `REWE SAGT DANKE 4711`, some days later. A line without an item, or the only one of its receipt in a store,
/// is a payment of these receipts too, at most three days before:
/// - one without a store, if the total is the same and no other payment or receipt fits as well
/// - one with a word of the store, if the totals differ by at most 2 % and at most one unit of the currency
public struct PaidReceiptsQuestion: Sendable {
  private let period: Period?
  /// Banks book a card's payment after a weekend with holidays at the latest.
  public static let mostDays = 6
  /// The days between a receipt and a payment that agree less.
  static let mostDaysOfLooser = 3

  /// - Parameter period: The days of the payments; nil for all.
  public init(in period: Period? = nil) { self.period = period }

  /// Returns the payments by day and event; each receipt has one at most.
  ///
  /// - Throws: `LogError` where the log cannot be read.
  public func answer(from replay: Replay) throws(LogError) -> [PaidReceipt] {
    let wider = period.map {
      Period(start: $0.start + -Self.mostDays, end: $0.end)
    }
    let sums = try replay.fold(SummedReceipts(in: wider)).sums
    guard !sums.isEmpty else { return [] }
    let payments = try replay.fold(PossiblePayments(of: sums, in: period)).payments
    guard !payments.isEmpty else { return [] }
    let receipts = Set(payments.flatMap { $0.receipts + $0.nearReceipts })
    let heads = try replay.fold(ReceiptHeads(of: receipts)).heads
    var pairing = PaymentPairing(payments, heads, sums, replay.late.descriptions)
    return pairing.paired()
  }
}
