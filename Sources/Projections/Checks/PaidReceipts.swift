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

  fileprivate init(_ line: SourcedLine, _ head: ReceiptHead, _ receiptTotal: Amount) {
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
  fileprivate static let mostDaysOfLooser = 3

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

/// Pairs payments with receipts: those that agree most first.
private struct PaymentPairing {
  private let payments: [PossiblePayment]
  private var free: [UInt128: ReceiptHead]
  private let sums: [UInt128: ReceiptSum]
  private let descriptions: Descriptions
  /// The receipt of each payment that has one, by the payment's place.
  private var found: [Int: PaidReceipt] = [:]

  init(
    _ payments: [PossiblePayment], _ heads: [UInt128: ReceiptHead], _ sums: [UInt128: ReceiptSum],
    _ descriptions: Descriptions
  ) {
    self.payments = payments.sorted {
      ($0.line.day, $0.line.event) < ($1.line.day, $1.line.event)
    }
    free = heads
    self.sums = sums
    self.descriptions = descriptions
  }

  mutating func paired() -> [PaidReceipt] {
    pairNamed()
    pairUnnamed()
    pairNear()
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Gives each payment, from the first on, the latest receipt of its store with its total.
  private mutating func pairNamed() {
    for (place, payment) in payments.enumerated() {
      let candidates = named(payment.receipts, payment.line)
      guard let receipt = candidates.max(by: { isEarlier($0, $1) }) else { continue }
      pair(place, receipt)
    }
  }

  /// Pairs payments with receipts without a store, where each has only the other.
  private mutating func pairUnnamed() {
    var candidates: [Int: [UInt128]] = [:]
    var paymentsOf: [UInt128: Int] = [:]
    for (place, payment) in payments.enumerated()
    where found[place] == nil && payment.isWhole {
      let receipts = payment.receipts.filter { receipt in
        guard let head = free[receipt], head.store.isEmpty else { return false }
        return payment.line.day - head.day <= PaidReceiptsQuestion.mostDaysOfLooser
      }
      candidates[place] = receipts
      for receipt in receipts { paymentsOf[receipt, default: 0] += 1 }
    }
    for (place, receipts) in candidates {
      guard receipts.count == 1, paymentsOf[receipts[0]] == 1 else { continue }
      pair(place, receipts[0])
    }
  }

  /// Gives each payment left, from the first on, the receipt of its store whose sum is nearest.
  private mutating func pairNear() {
    for (place, payment) in payments.enumerated() where found[place] == nil {
      func distance(_ receipt: UInt128) -> Amount {
        sums[receipt].map { ($0.total - payment.line.total).magnitude } ?? .zero
      }
      let candidates = named(payment.nearReceipts, payment.line)
      let nearest = candidates.min { left, right in
        let distances = (distance(left), distance(right))
        return distances.0 == distances.1 ? isEarlier(right, left) : distances.0 < distances.1
      }
      if let nearest { pair(place, nearest) }
    }
  }

  private mutating func pair(_ place: Int, _ receipt: UInt128) {
    guard let head = free.removeValue(forKey: receipt), let sum = sums[receipt] else { return }
    found[place] = PaidReceipt(payments[place].line, head, sum.total)
  }

  /// The receipts that are free and share a word of their store with a payment's text.
  private func named(_ receipts: [UInt128], _ line: SourcedLine) -> [UInt128] {
    guard !receipts.isEmpty else { return [] }
    let words = Self.words([line.item, line.store])
    return receipts.filter { receipt in
      guard let head = free[receipt] else { return false }
      let shown = descriptions.canonicalStore(of: NameKey.matching(head.store)) ?? ""
      return !words.isDisjoint(with: Self.words([head.store, shown]))
    }
  }

  /// Sorts by day; receipts of one day by their identity, so that the order of the log does not matter.
  private func isEarlier(_ left: UInt128, _ right: UInt128) -> Bool {
    guard let first = free[left]?.day, let second = free[right]?.day, first != second else {
      return left < right
    }
    return first < second
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

/// A line whose total is the sum of some receipts of other sources, or near it.
private struct PossiblePayment {
  let line: SourcedLine
  /// True if it is all that is known of a receipt in a store.
  let isWhole: Bool
  /// Those whose lines add up to the line's total.
  let receipts: [UInt128]
  /// Those whose lines add up to a little more or less; none unless the line is whole.
  let nearReceipts: [UInt128]
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
