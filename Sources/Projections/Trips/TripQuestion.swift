import EventSourcing
import GroceryModel

/// Trips, each with what its receipt holds.
///
/// The receipt is the one that the trip names, on its day; else all lines of its store on that day, if
/// it is the only trip without a receipt to that store that day.
public struct TripQuestion: Sendable {
  private let period: Period?
  /// A part of the name, as matched; nil for all.
  private let word: String?

  public init(in period: Period? = nil, word: String? = nil) {
    self.period = period
    self.word = word.map { NameKey.matching($0) }
  }

  public struct Row: Hashable, Sendable {
    public let trip: Trip
    /// Empty where no line belongs to the trip.
    public let currency: String
    public let lines: Int
    public let spent: Amount
  }

  /// One row a trip and currency, the newest first.
  ///
  /// - Throws: `LogError` where the log cannot be read.
  public func answer(from replay: Replay) throws(LogError) -> [Row] {
    let all = try replay.fold(TripLog()).trips.filter { period?.contains($0.day) != false }
    let trips = all.filter { trip in
      word.map { NameKey.matching(trip.name).contains($0) } ?? true
    }
    guard !trips.isEmpty else { return [] }
    let receipts = try replay.fold(
      TripReceipts(on: Set(trips.map(\.day)), replay.late.descriptions))
    return trips.flatMap { trip -> [Row] in
      let sums = receipts.sums(of: trip, among: all)
      guard !sums.isEmpty else { return [Row(trip: trip, currency: "", lines: 0, spent: .zero)] }
      return sums.sorted { [$0.key].precedes([$1.key]) }.map { currency, sum in
        Row(trip: trip, currency: currency, lines: sum.lines, spent: sum.spent)
      }
    }
  }
}

/// What was bought on the days of trips, by store and receipt.
private struct TripReceipts: Projection {
  struct Sum: Sendable {
    var lines = 0
    var spent = Amount.zero
  }

  private struct Key: Hashable {
    let day: Day
    let store: String
    let receipt: String
  }

  private var receipts: [Key: [String: Sum]] = [:]
  private let days: Set<Day>
  private let descriptions: Descriptions

  init(on days: Set<Day>, _ descriptions: Descriptions) {
    self.days = days
    self.descriptions = descriptions
  }

  private func key(ofStore name: String) -> String {
    let key = NameKey.matching(name)
    return descriptions.canonicalStore(of: key).map { NameKey.matching($0) } ?? key
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .purchaseRecorded, days.contains(event.date),
      let total = try event.decimal(PurchaseKey.total)
    else { return }
    let key = Key(
      day: event.date, store: key(ofStore: event.text(PurchaseKey.store) ?? ""),
      receipt: NameKey.printed(event.text(PurchaseKey.receipt) ?? ""))
    let currency = event.text(PurchaseKey.currency) ?? ""
    let isItem = event.purchaseKind == .item
    var sum = receipts[key]?[Currency(currency)?.code ?? currency] ?? Sum()
    sum.lines += isItem ? 1 : 0
    sum.spent += total.amount
    receipts[key, default: [:]][Currency(currency)?.code ?? currency] = sum
  }

  mutating func merge(_ other: TripReceipts) {
    for (key, sums) in other.receipts {
      receipts[key, default: [:]].merge(sums, uniquingKeysWith: +)
    }
  }

  /// What belongs to a trip, by currency.
  func sums(of trip: Trip, among trips: [Trip]) -> [String: Sum] {
    let store = key(ofStore: trip.store)
    func isOfTrip(_ key: Key) -> Bool {
      guard key.day == trip.day else { return false }
      if !trip.receipt.isEmpty {
        return key.receipt == trip.receipt && (store.isEmpty || key.store == store)
      }
      return !store.isEmpty && key.store == store
    }
    let rivals = trips.filter {
      $0.day == trip.day && $0.receipt.isEmpty && key(ofStore: $0.store) == store
    }
    guard !trip.receipt.isEmpty || rivals.count == 1 else { return [:] }
    return receipts.filter { isOfTrip($0.key) }.values.reduce(into: [:]) { all, sums in
      all.merge(sums, uniquingKeysWith: +)
    }
  }
}

extension TripReceipts.Sum {
  fileprivate static func + (left: Self, right: Self) -> Self {
    Self(lines: left.lines + right.lines, spent: left.spent + right.spent)
  }
}
