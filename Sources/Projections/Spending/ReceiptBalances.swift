import EventSourcing
import GroceryModel

/// A receipt whose stated total is not the sum of its lines.
public struct UnbalancedReceipt: Hashable, Sendable {
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
  /// The total that the receipt states.
  public let stated: Amount
  /// The events that state it, by id.
  public let statements: [EventIdentifier]

  /// What the lines are above the stated total.
  public var difference: Amount { lines - stated }
}

/// The totals that receipts state, beside the sums of their lines.
struct ReceiptBalances: Projection {
  /// A receipt in one currency.
  struct Key: Hashable, Sendable {
    let identity: UInt128
    let currency: String
  }

  /// What a receipt states.
  struct Stated: Sendable {
    let day: Day
    let store: String
    let receipt: String
    let till: String
    let time: String
    /// Different totals: of receipts without a number, several can share a day and a shop.
    var totals: Set<Amount>
    var events: [EventIdentifier]
  }

  private(set) var stated: [Key: Stated] = [:]
  private(set) var sums: [Key: (amount: Amount, lines: Int)] = [:]
  /// The receipts whose lines are summed; nil while these are being found.
  private let wanted: Set<UInt128>?
  private let period: Period?

  /// Finds what receipts state.
  init(in period: Period?) {
    self.period = period
    wanted = nil
  }

  private init(in period: Period?, summing wanted: Set<UInt128>) {
    self.period = period
    self.wanted = wanted
  }

  /// Returns the receipts of a period whose lines do not add up to the stated total, by day, shop and
  /// receipt.
  ///
  /// The log is read a second time only where receipts state totals.
  ///
  /// - Throws: `LogError` where the log cannot be read.
  static func unbalanced(
    in period: Period?, from replay: Replay
  ) throws(LogError) -> [UnbalancedReceipt] {
    let stated = try replay.fold(ReceiptBalances(in: period)).stated
    guard !stated.isEmpty else { return [] }
    let wanted = Set(stated.keys.map(\.identity))
    let sums = try replay.fold(ReceiptBalances(in: period, summing: wanted)).sums
    let descriptions = replay.late.descriptions
    return stated.compactMap { key, one -> UnbalancedReceipt? in
      let (lines, count) = sums[key] ?? (.zero, 0)
      let all = one.totals.reduce(Amount.zero, +)
      guard lines != all, !one.totals.contains(lines) else { return nil }
      return UnbalancedReceipt(
        day: one.day,
        store: descriptions.canonicalStore(of: NameKey.matching(one.store)).map {
          NameKey.printed($0)
        }
          ?? one.store,
        writtenStore: one.store, receipt: one.receipt, till: one.till, time: one.time,
        currency: key.currency,
        lineCount: count, lines: lines, stated: all,
        statements: one.events.sorted())
    }.sorted { left, right in
      left.day != right.day
        ? left.day < right.day
        : [left.store, left.receipt, left.till, left.time, left.currency]
          .precedes([right.store, right.receipt, right.till, right.time, right.currency])
    }
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    if let period, !period.contains(event.date) { return }
    if let wanted {
      guard event.type == .purchaseRecorded else { return }
      let identity = ReceiptIdentity.of(event.fields)
      guard wanted.contains(identity), let total = try event.decimal(PurchaseKey.total) else {
        return
      }
      let key = Key(
        identity: identity, currency: Self.code(event.text(PurchaseKey.currency) ?? ""))
      let known = sums[key] ?? (.zero, 0)
      sums[key] = (known.amount + total.amount, known.lines + 1)
    } else if event.type == .receiptStated, let total = try event.decimal(ReceiptKey.total) {
      let key = Key(
        identity: ReceiptIdentity.ofStated(event.fields),
        currency: Self.code(event.text(ReceiptKey.currency) ?? ""))
      let new = Stated(
        day: event.date, store: NameKey.printed(event.text(ReceiptKey.store) ?? ""),
        receipt: NameKey.printed(event.text(ReceiptKey.receipt) ?? ""),
        till: NameKey.printed(event.text(ReceiptKey.till) ?? ""),
        time: event.text(ReceiptKey.time) ?? "", totals: [], events: [])
      stated[key, default: new].totals.insert(total.amount)
      stated[key, default: new].events.append(event.identifier)
    }
  }

  static func code(_ text: String) -> String { Currency(text)?.code ?? text }

  mutating func merge(_ other: ReceiptBalances) {
    for (key, one) in other.stated {
      guard stated[key] != nil else {
        stated[key] = one
        continue
      }
      stated[key]?.totals.formUnion(one.totals)
      stated[key]?.events += one.events
    }
    for (key, sum) in other.sums {
      let known = sums[key] ?? (.zero, 0)
      sums[key] = (known.amount + sum.amount, known.lines + sum.lines)
    }
  }
}

/// Receipts whose lines do not add up to what the receipt states.
public struct UnbalancedReceiptsQuestion: Sendable {
  public let period: Period?
  /// A part of the shop's name or the receipt's number, as matched; nil for all.
  private let word: String?

  public init(word: String? = nil, in period: Period? = nil) {
    self.word = word.map { NameKey.matching($0) }
    self.period = period
  }

  /// - Throws: `LogError` where the log cannot be read.
  public func answer(from replay: Replay) throws(LogError) -> [UnbalancedReceipt] {
    let rows = try ReceiptBalances.unbalanced(in: period, from: replay)
    guard let word else { return rows }
    return rows.filter { row in
      [row.store, row.receipt].contains { NameKey.matching($0).contains(word) }
    }
  }
}
