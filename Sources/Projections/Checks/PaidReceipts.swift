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
  /// The store of the receipt, as its lines write it.
  public let receiptStore: String
  /// The file that the receipt came from; empty where somebody typed it.
  public let receiptSource: String
}

/// Receipts of which the payment is recorded from another source.
///
/// A line is the payment of a receipt if its total is the sum of two or more lines of the other source, at
/// most six days before, and a word of the receipt's store is in its text: statements write
/// `REWE SAGT DANKE 4711`, some days later.
public struct PaidReceiptsQuestion: Sendable {
  private let period: Period?
  /// Banks book a card's payment after a weekend with holidays at the latest.
  public static let mostDays = 6

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
    let receipts = Set(payments.flatMap { $0.receipts })
    let heads = try replay.fold(ReceiptHeads(of: receipts)).heads
    return Self.paired(payments, heads, replay.late.descriptions)
  }

  /// Gives each payment, from the first on, the latest receipt that it can be of.
  private static func paired(
    _ payments: [PossiblePayment], _ heads: [UInt128: ReceiptHead], _ descriptions: Descriptions
  ) -> [PaidReceipt] {
    var free = heads
    let ordered = payments.sorted { ($0.line.day, $0.line.event) < ($1.line.day, $1.line.event) }
    return ordered.compactMap { payment in
      let line = payment.line
      let words = Self.words([line.item, line.store])
      let found = payment.receipts.compactMap {
        identity -> (identity: UInt128, head: ReceiptHead)? in
        guard let head = free[identity] else { return nil }
        let shown = descriptions.canonicalStore(of: NameKey.matching(head.store)) ?? ""
        let isNamed = !words.isDisjoint(with: Self.words([head.store, shown]))
        return isNamed ? (identity, head) : nil
      }
      guard let (identity, head) = found.max(by: { $0.head.day < $1.head.day }) else { return nil }
      free[identity] = nil
      return PaidReceipt(
        payment: line.event, day: line.day, text: line.store.isEmpty ? line.item : line.store,
        total: line.total, currency: line.currency, source: line.source, receiptDay: head.day,
        receiptStore: head.store, receiptSource: head.source)
    }
  }

  /// The words of names that are long enough to name a store.
  private static func words(_ names: [String]) -> Set<Substring> {
    Set(
      names.flatMap { NameKey.matching($0).split { !$0.isLetter && !$0.isNumber } }
        .filter { $0.count >= 3 && $0.contains(where: \.isLetter) })
  }
}

/// A receipt's store, day and source.
private struct ReceiptHead {
  let day: Day
  let store: String
  let source: String
}

/// A line whose total is the sum of some receipts of other sources.
private struct PossiblePayment {
  let line: SourcedLine
  let receipts: [UInt128]
}

/// What a receipt's lines add up to, without any text.
private struct ReceiptSum {
  let day: Day
  /// A mix of the file's name.
  let source: UInt128
  /// A mix of the currency's code.
  let currency: UInt128
  var lines: Int32 = 1
  var total: Amount

  init(_ event: borrowing RecordedEvent, _ total: Amount) {
    day = event.date
    source = Self.mix(SourcedLines.file(of: event.fields.source))
    currency = Self.mix(event.fields[PurchaseKey.currency])
    self.total = total
  }

  static func mix(_ text: Bytes) -> UInt128 {
    StableHash.mix(UnsafeRawBufferPointer(text), seed: 0)
  }
}

/// Sums the lines of receipts.
private struct SummedReceipts: Projection {
  private(set) var sums: [UInt128: ReceiptSum] = [:]
  private let period: Period?

  init(in period: Period?) { self.period = period }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    // Without an item a line is a payment, of which the receipt may have the same day and store.
    guard event.type == .purchaseRecorded, period?.contains(event.date) != false,
      !event.isWholeReceipt, let total = try event.decimal(PurchaseKey.total)
    else { return }
    add(ReceiptSum(event, total.amount), ReceiptIdentity.of(event.fields))
  }

  private mutating func add(_ sum: ReceiptSum, _ identity: UInt128) {
    guard let known = sums[identity] else {
      sums[identity] = sum
      return
    }
    // A receipt in two currencies has no sum.
    let total = known.currency == sum.currency ? known.total + sum.total : .zero
    sums[identity]?.total = total
    sums[identity]?.lines = known.lines + sum.lines
  }

  mutating func merge(_ other: SummedReceipts) {
    for (identity, sum) in other.sums { add(sum, identity) }
  }
}

/// The lines that can be payments of receipts.
private struct PossiblePayments: Projection {
  private(set) var payments: [PossiblePayment] = []
  private let receipts: [Amount: [(identity: UInt128, sum: ReceiptSum)]]
  private let period: Period?

  init(of sums: [UInt128: ReceiptSum], in period: Period?) {
    receipts = Dictionary(grouping: sums.map { (identity: $0.key, sum: $0.value) }) {
      $0.sum.total
    }
    self.period = period
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .purchaseRecorded, period?.contains(event.date) != false,
      let total = try event.decimal(PurchaseKey.total), !total.amount.isZero,
      let sums = receipts[total.amount]
    else { return }
    let own = ReceiptSum(event, total.amount)
    let namesItem = !event.isWholeReceipt
    // With the number of a receipt, what has no item is the rest of it.
    let rest = event.fields.has(PurchaseKey.receipt) ? ReceiptIdentity.of(event.fields) : nil
    let found = sums.filter { identity, sum in
      identity != rest && sum.currency == own.currency && sum.source != own.source
        && (sum.lines > 1 || !namesItem)
        && (0...PaidReceiptsQuestion.mostDays).contains(own.day - sum.day)
    }
    guard !found.isEmpty else { return }
    payments.append(
      PossiblePayment(line: SourcedLine(event, total.amount), receipts: found.map(\.identity)))
  }

  mutating func merge(_ other: PossiblePayments) { payments += other.payments }
}

/// What some receipts' lines write of them.
private struct ReceiptHeads: Projection {
  private(set) var heads: [UInt128: ReceiptHead] = [:]
  private let wanted: Set<UInt128>

  init(of wanted: Set<UInt128>) { self.wanted = wanted }

  mutating func apply(_ event: borrowing RecordedEvent) {
    guard event.type == .purchaseRecorded, !event.isWholeReceipt else { return }
    let identity = ReceiptIdentity.of(event.fields)
    guard wanted.contains(identity), heads[identity] == nil else { return }
    heads[identity] = ReceiptHead(
      day: event.date, store: NameKey.printed(event.text(PurchaseKey.store) ?? ""),
      source: String(decoding: SourcedLines.file(of: event.fields.source), as: UTF8.self))
  }

  mutating func merge(_ other: ReceiptHeads) {
    heads.merge(other.heads) { first, _ in first }
  }
}
