import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel

/// A receipt with the sum of its lines and the total that it states, if it states one.
public struct ReceiptBalance: Hashable, Sendable {
  public let day: Day
  /// As shown; empty where the receipt names none.
  public let store: String
  /// As the receipt's events write it.
  public let writtenStore: String
  public let receipt: String
  public let till: String
  public let time: String
  public let currency: String
  /// How many lines of the receipt the log has.
  public let lineCount: Int
  /// What the lines add up to.
  public let lines: Amount
  /// The total that the receipt states; nil where it states none.
  public let stated: Amount?
  /// The events that state it, by id.
  public let statements: [EventIdentifier]

  /// What the lines are above the stated total; nil where none is stated.
  public var difference: Amount? { stated.map { lines - $0 } }

  fileprivate init(_ sum: ReceiptFold.Sum, in currency: String, _ descriptions: Descriptions) {
    let shown = descriptions.canonicalStore(of: NameKey.matching(sum.head.store))
    (day, writtenStore, receipt) = (sum.head.day, sum.head.store, sum.head.receipt)
    store = shown.map { NameKey.printed($0) } ?? writtenStore
    (till, time, self.currency) = (sum.head.till, sum.head.time, currency)
    // Receipts without a number can share a day and a store: one of the totals may be the sum.
    let all = sum.totals.reduce(Amount.zero, +)
    // What a bank says was paid for the receipt is none of its lines.
    let payment =
      sum.totals.contains(sum.lines) || sum.lines == all
      ? nil
      : sum.payments.filter { sum.totals.contains($0) && sum.totals.contains(sum.lines - $0) }.min()
    lines = sum.lines - (payment ?? .zero)
    lineCount = sum.lineCount - (payment == nil ? 0 : 1)
    statements = sum.statements.sorted()
    stated = sum.totals.isEmpty ? nil : sum.totals.contains(lines) ? lines : all
  }

  /// A payment that is a receipt of its own.
  fileprivate init(payment: Amount, of receipts: ReceiptBalance) {
    (day, store, writtenStore) = (receipts.day, receipts.store, receipts.writtenStore)
    (receipt, till, time, currency) = ("", receipts.till, receipts.time, receipts.currency)
    (lineCount, lines, stated, statements) = (1, payment, nil, [])
  }

  /// The receipts that one identity stands for: payments of a store and day without a number are receipts
  /// of their own, unless a total is stated that they may add up to.
  fileprivate static func receipts(
    of sum: ReceiptFold.Sum, in currency: String, _ descriptions: Descriptions
  ) -> [ReceiptBalance] {
    let whole = ReceiptBalance(sum, in: currency, descriptions)
    guard sum.totals.isEmpty, sum.lineCount > 1, !sum.ownPayments.isEmpty else { return [whole] }
    let payments = sum.ownPayments.sorted().map { ReceiptBalance(payment: $0, of: whole) }
    guard sum.lineCount > payments.count else { return payments }
    var rest = sum
    rest.lineCount -= payments.count
    rest.lines -= sum.ownPayments.reduce(Amount.zero, +)
    return payments + [ReceiptBalance(rest, in: currency, descriptions)]
  }

  /// What receipts are sorted by.
  fileprivate func isBefore(_ other: ReceiptBalance) -> Bool {
    if day != other.day { return day < other.day }
    return [store, receipt, till, time, currency]
      .precedes([other.store, other.receipt, other.till, other.time, other.currency])
  }
}

/// Sums the lines of receipts, beside the totals that they state.
private struct ReceiptFold: Projection {
  /// A receipt in one currency.
  struct Key: Hashable, Sendable {
    let identity: UInt128
    let currency: String
  }

  /// What a receipt's events write of it.
  struct Head: Sendable {
    let day: Day
    let store: String
    let receipt: String
    let till: String
    let time: String

    init<Name: RawRepresentable<Int>>(
      _ event: borrowing RecordedEvent, _ store: Name, _ receipt: Name, _ till: Name, _ time: Name
    ) {
      day = event.date
      self.store = NameKey.printed(event.text(store) ?? "")
      self.receipt = NameKey.printed(event.text(receipt) ?? "")
      self.till = NameKey.printed(event.text(till) ?? "")
      self.time = event.text(time) ?? ""
    }
  }

  struct Sum: Sendable {
    /// As what states the total writes it, if anything does; of several spellings the first in byte order.
    var head: Head
    /// The number of the store's spelling in the event that came last.
    var spelling: Int
    var lineCount = 0
    var lines = Amount.zero
    /// The different amounts of lines that are a whole receipt.
    var payments: Set<Amount> = []
    /// The amounts of payments without a receipt's number.
    var ownPayments: [Amount] = []
    /// Different totals that are stated.
    var totals: Set<Amount> = []
    var statements: [EventIdentifier] = []

    mutating func add(_ other: Sum) {
      if totals.isEmpty == other.totals.isEmpty {
        if [other.head.store].precedes([head.store]) { head = other.head }
      } else if totals.isEmpty {
        head = other.head
      }
      spelling = other.spelling
      lineCount += other.lineCount
      lines += other.lines
      payments.formUnion(other.payments)
      ownPayments += other.ownPayments
      totals.formUnion(other.totals)
      statements += other.statements
    }
  }

  private(set) var sums: [Key: Sum] = [:]
  private let period: Period?
  /// The receipts whose lines are summed; nil for all.
  private let wanted: Set<UInt128>?
  private let descriptions: Descriptions
  /// The stores as written, and what each is matched by.
  private var stores = StringInterner()
  private var storeKeys: [[UInt8]] = []

  init(in period: Period?, summing wanted: Set<UInt128>?, _ descriptions: Descriptions) {
    self.period = period
    self.wanted = wanted
    self.descriptions = descriptions
  }

  /// A receipt's identity by its store as matched: `Tesco` is `TESCO`, and what an alias leads to.
  ///
  /// - Returns: The identity, and the number of how the store is written; -1 without a store.
  private mutating func identity(
    of fields: borrowing EventFields, _ store: Bytes
  ) -> (identity: UInt128, spelling: Int) {
    guard store.baseAddress != nil else { return (ReceiptIdentity.of(fields, store: store), -1) }
    let number = stores.number(of: store)
    if number == storeKeys.count {
      let key = NameKey.matching(stores.text(number))
      let canonical = descriptions.canonicalStore(of: key).map { NameKey.matching($0) }
      storeKeys.append(Array((canonical ?? key).utf8))
    }
    let identity = storeKeys[number].withUnsafeBufferPointer {
      ReceiptIdentity.of(fields, store: $0)
    }
    return (identity, number)
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    if let period, !period.contains(event.date) { return }
    switch event.type {
    case .purchaseRecorded:
      let (identity, spelling) = identity(of: event.fields, event.fields[PurchaseKey.store])
      guard wanted?.contains(identity) != false, let total = try event.decimal(PurchaseKey.total)
      else { return }
      let key = Key(identity, event.text(PurchaseKey.currency))
      if sums[key]?.spelling != spelling {
        let head = Head(
          event, PurchaseKey.store, PurchaseKey.receipt, PurchaseKey.till, PurchaseKey.time)
        add(Sum(head: head, spelling: spelling), key)
      }
      sums[key]?.lineCount += 1
      sums[key]?.lines += total.amount
      if event.isWholeReceipt { sums[key]?.payments.insert(total.amount) }
      if event.isWholePayment { sums[key]?.ownPayments.append(total.amount) }
    case .receiptStated:
      guard let total = try event.decimal(ReceiptKey.total) else { return }
      let (identity, spelling) = identity(of: event.fields, event.fields[ReceiptKey.store])
      let key = Key(identity, event.text(ReceiptKey.currency))
      var stated = Sum(
        head: Head(event, ReceiptKey.store, ReceiptKey.receipt, ReceiptKey.till, ReceiptKey.time),
        spelling: spelling)
      stated.totals = [total.amount]
      stated.statements = [event.identifier]
      add(stated, key)
    default: return
    }
  }

  private mutating func add(_ sum: Sum, _ key: Key) {
    guard sums[key] != nil else {
      sums[key] = sum
      return
    }
    sums[key]?.add(sum)
  }

  mutating func merge(_ other: ReceiptFold) {
    for (key, sum) in other.sums { add(sum, key) }
  }
}

extension ReceiptFold.Key {
  fileprivate init(_ identity: UInt128, _ currency: String?) {
    self.identity = identity
    self.currency = currency.map { Currency($0)?.code ?? $0 } ?? ""
  }
}

/// Receipts with what their lines add up to, by day, store and receipt.
public struct ReceiptsQuestion: Sendable {
  public let period: Period?
  /// A part of the store's name or the receipt's number, as matched; nil for all.
  private let word: String?
  private let areUnbalanced: Bool

  /// - Parameters:
  ///   - word: A part of the store's name or the receipt's number; nil for all.
  ///   - period: The days; nil for all.
  ///   - areUnbalanced: True for the receipts whose lines do not add up to the stated total.
  public init(word: String? = nil, in period: Period? = nil, areUnbalanced: Bool = false) {
    self.word = word.map { NameKey.matching($0) }
    self.period = period
    self.areUnbalanced = areUnbalanced
  }

  /// - Throws: `LogError` where the log cannot be read.
  public func answer(from replay: Replay) throws(LogError) -> [ReceiptBalance] {
    let descriptions = replay.late.descriptions
    return try sums(from: replay).flatMap {
      ReceiptBalance.receipts(of: $1, in: $0.currency, descriptions)
    }
    .filter { !areUnbalanced || $0.difference.map { !$0.isZero } == true }
    .filter { row in
      word.map { word in
        [row.store, row.receipt].contains { NameKey.matching($0).contains(word) }
      } ?? true
    }
    .sorted { $0.isBefore($1) }
  }

  /// Reads the log twice where only stated totals matter, and the second time only if there are any.
  private func sums(from replay: Replay) throws(LogError) -> [ReceiptFold.Key: ReceiptFold.Sum] {
    func sums(
      summing wanted: Set<UInt128>?
    ) throws(LogError) -> [ReceiptFold.Key: ReceiptFold.Sum] {
      try replay.fold(ReceiptFold(in: period, summing: wanted, replay.late.descriptions)).sums
    }
    guard areUnbalanced else { return try sums(summing: nil) }
    let stated = try sums(summing: [])
    return stated.isEmpty ? [:] : try sums(summing: Set(stated.keys.map(\.identity)))
  }
}
