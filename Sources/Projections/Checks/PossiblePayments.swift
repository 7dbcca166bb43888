import ByteTools
import EventSourcing
import GroceryModel

/// A receipt's store, day and source.
struct ReceiptHead {
  let day: Day
  let store: String
  let source: String
}

/// A line whose total is the sum of some receipts of other sources, or near it.
struct PossiblePayment {
  let line: SourcedLine
  /// True if it is all that is known of a receipt in a store.
  let isWhole: Bool
  /// Those whose lines add up to the line's total.
  let receipts: [UInt128]
  /// Those whose lines add up to a little more or less; none unless the line is whole.
  let nearReceipts: [UInt128]
}

/// What a receipt's lines add up to, without any text.
struct ReceiptSum {
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
struct SummedReceipts: Projection {
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
struct PossiblePayments: Projection {
  private typealias Receipt = (identity: UInt128, sum: ReceiptSum)

  /// A day, and an amount in whole units of the currency: what near sums are found by.
  private struct NearKey: Hashable {
    let day: Day
    let units: Int128

    init(_ day: Day, _ total: Amount, plus more: Int128 = 0) {
      self.day = day
      units = total.units / Amount.unitsPerOne + more
    }
  }

  private(set) var payments: [PossiblePayment] = []
  private let receipts: [Amount: [Receipt]]
  private let nearReceipts: [NearKey: [Receipt]]
  /// The receipts of one line.
  private let singles: Set<UInt128>
  private let period: Period?

  init(of sums: [UInt128: ReceiptSum], in period: Period?) {
    let all = sums.map { (identity: $0.key, sum: $0.value) }
    singles = Set(all.lazy.filter { $0.sum.lines == 1 }.map(\.identity))
    receipts = Dictionary(grouping: all) { $0.sum.total }
    nearReceipts = Dictionary(grouping: all) { NearKey($0.sum.day, $0.sum.total) }
    self.period = period
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .purchaseRecorded, period?.contains(event.date) != false,
      let total = try event.decimal(PurchaseKey.total), !total.amount.isZero
    else { return }
    let hasItem = !event.isWholeReceipt
    let isWhole =
      !hasItem
      || event.fields.has(PurchaseKey.store) && singles.contains(ReceiptIdentity.of(event.fields))
    let (same, near) = (receipts[total.amount] ?? [], isWhole ? near(total.amount, event.date) : [])
    guard !same.isEmpty || !near.isEmpty else { return }
    let own = ReceiptSum(event, total.amount)
    // With the number of a receipt, what has no item is the rest of it.
    let rest = event.fields.has(PurchaseKey.receipt) ? ReceiptIdentity.of(event.fields) : nil
    func possible(_ receipts: [Receipt]) -> [UInt128] {
      receipts.filter { identity, sum in
        identity != rest && sum.currency == own.currency && sum.source != own.source
          && (sum.lines > 1 || !hasItem)
          && (0...PaidReceiptsQuestion.mostDays).contains(own.day - sum.day)
      }.map(\.identity)
    }
    let payment = PossiblePayment(
      line: SourcedLine(event, total.amount), isWhole: isWhole, receipts: possible(same),
      nearReceipts: possible(near))
    guard !payment.receipts.isEmpty || !payment.nearReceipts.isEmpty else { return }
    payments.append(payment)
  }

  /// The receipts of the last days whose sums differ a little: by a deposit or a rounded weight.
  private func near(_ total: Amount, _ day: Day) -> [Receipt] {
    guard !nearReceipts.isEmpty else { return [] }
    return (0...PaidReceiptsQuestion.mostDaysOfLooser).flatMap { days in
      (-1...1).flatMap { nearReceipts[NearKey(day + -days, total, plus: $0)] ?? [] }
    }.filter { _, sum in
      let (difference, sum) = ((total - sum.total).magnitude, sum.total.magnitude)
      return !difference.isZero && difference.units <= Amount.unitsPerOne
        && difference.units * 50 <= sum.units
    }
  }

  mutating func merge(_ other: PossiblePayments) { payments += other.payments }
}

/// What some receipts' lines write of them.
struct ReceiptHeads: Projection {
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
