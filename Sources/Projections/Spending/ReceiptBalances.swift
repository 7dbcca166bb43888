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
    /// As what states the total writes it, if anything does.
    var head: Head
    var lineCount = 0
    var lines = Amount.zero
    /// The different amounts of lines that are a whole receipt.
    var payments: Set<Amount> = []
    /// Different totals that are stated.
    var totals: Set<Amount> = []
    var statements: [EventIdentifier] = []

    mutating func add(_ other: Sum) {
      if totals.isEmpty, !other.totals.isEmpty { head = other.head }
      lineCount += other.lineCount
      lines += other.lines
      payments.formUnion(other.payments)
      totals.formUnion(other.totals)
      statements += other.statements
    }
  }

  private(set) var sums: [Key: Sum] = [:]
  private let period: Period?
  /// The receipts whose lines are summed; nil for all.
  private let wanted: Set<UInt128>?

  init(in period: Period?, summing wanted: Set<UInt128>?) {
    self.period = period
    self.wanted = wanted
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    if let period, !period.contains(event.date) { return }
    switch event.type {
    case .purchaseRecorded:
      let identity = ReceiptIdentity.of(event.fields)
      guard wanted?.contains(identity) != false, let total = try event.decimal(PurchaseKey.total)
      else { return }
      let key = Key(identity, event.text(PurchaseKey.currency))
      if sums[key] == nil {
        sums[key] = Sum(
          head: Head(
            event, PurchaseKey.store, PurchaseKey.receipt, PurchaseKey.till, PurchaseKey.time))
      }
      sums[key]?.lineCount += 1
      sums[key]?.lines += total.amount
      if event.isWholeReceipt { sums[key]?.payments.insert(total.amount) }
    case .receiptStated:
      guard let total = try event.decimal(ReceiptKey.total) else { return }
      let key = Key(ReceiptIdentity.ofStated(event.fields), event.text(ReceiptKey.currency))
      var stated = Sum(
        head: Head(event, ReceiptKey.store, ReceiptKey.receipt, ReceiptKey.till, ReceiptKey.time))
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
    return try sums(from: replay).map { ReceiptBalance($1, in: $0.currency, descriptions) }
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
    guard areUnbalanced else {
      return try replay.fold(ReceiptFold(in: period, summing: nil)).sums
    }
    let stated = try replay.fold(ReceiptFold(in: period, summing: [])).sums
    guard !stated.isEmpty else { return [:] }
    return try replay.fold(ReceiptFold(in: period, summing: Set(stated.keys.map(\.identity)))).sums
  }
}
