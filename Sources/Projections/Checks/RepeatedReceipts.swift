import ByteTools
import EventSourcing
import GroceryModel

/// A receipt that is recorded again under its number, with the same lines, on another day.
public struct RepeatedReceipt: Hashable, Sendable {
  public let store: String
  public let number: String
  /// The day of the lines that were recorded first.
  public let day: Day
  /// The day of those that were recorded later.
  public let laterDay: Day
  /// The currency's code; the text of the events if that is not a known code.
  public let currency: String
  public let total: Amount
  /// The lines that were recorded first, in the order of the log.
  public let events: [EventIdentifier]
}

/// Receipts whose day was corrected in a later file, so that they count twice.
///
/// The day is part of what identifies a receipt, for the numbers of many tills begin anew each day. That all lines
/// are the same too is hardly ever chance.
public struct RepeatedReceiptsQuestion: Sendable {
  /// Tills begin their numbers anew; what is further apart is another purchase.
  private static let mostDaysApart = 31

  private let period: Period?

  public init(in period: Period? = nil) { self.period = period }

  /// Returns the receipts, by the day of what was recorded first.
  ///
  /// The log is read a second time only if a number has lines of several days.
  ///
  /// - Throws: `LogError` where the log cannot be read.
  public func answer(from replay: Replay) throws(LogError) -> [RepeatedReceipt] {
    let numbers = try replay.fold(NumberDays()).numbersWithSeveral
    guard !numbers.isEmpty else { return [] }
    let lines = try replay.fold(NumberedLines(of: numbers)).lines
    var found: [RepeatedReceipt] = []
    for group in lines.values {
      let days = Self.byDay(group)
      for (place, first) in days.enumerated() {
        let later = days[(place + 1)...].first {
          abs($0[0].day - first[0].day) <= Self.mostDaysApart && Self.areEqual(first, $0)
        }
        guard let later, period?.contains(first[0].day) != false else { continue }
        found.append(Self.receipt(first, later: later[0].day))
      }
    }
    return found.sorted { ($0.day, $0.store, $0.number) < ($1.day, $1.store, $1.number) }
  }

  /// Returns the lines of each day, those of the day that was recorded first before the others.
  private static func byDay(_ lines: [NumberedLine]) -> [[NumberedLine]] {
    var places: [Day: Int] = [:]
    var days: [[NumberedLine]] = []
    for line in lines {
      if let place = places[line.day] {
        days[place].append(line)
      } else {
        places[line.day] = days.count
        days.append([line])
      }
    }
    return days
  }

  private static func areEqual(_ lines: [NumberedLine], _ others: [NumberedLine]) -> Bool {
    lines.count == others.count
      && Dictionary(grouping: lines, by: \.content).mapValues(\.count)
        == Dictionary(grouping: others, by: \.content).mapValues(\.count)
  }

  private static func receipt(_ lines: [NumberedLine], later: Day) -> RepeatedReceipt {
    let first = lines[0]
    return RepeatedReceipt(
      store: first.store, number: first.number, day: first.day, laterDay: later,
      currency: first.content.currency, total: lines.reduce(.zero) { $0 + $1.content.total },
      events: lines.map(\.event))
  }
}

/// A line of a receipt with a number.
private struct NumberedLine: Sendable {
  struct Content: Hashable {
    let text: String
    let total: Amount
    let currency: String
  }

  let event: EventIdentifier
  let day: Day
  let store: String
  let number: String
  let content: Content
}

/// A mix of a receipt's store and number; 0 where it has no number.
private func numberKey(_ event: borrowing RecordedEvent) -> UInt64 {
  let number = event.fields[PurchaseKey.receipt]
  guard !number.isEmpty else { return 0 }
  let store = ReceiptIdentity.mix(event.fields[PurchaseKey.store], 0)
  return UInt64(truncatingIfNeeded: ReceiptIdentity.mix(number, store)) | 1
}

/// The numbers of receipts that have lines of several days.
private struct NumberDays: Projection {
  private var days: [UInt64: Day] = [:]
  private(set) var numbersWithSeveral: Set<UInt64> = []

  mutating func apply(_ event: borrowing RecordedEvent) {
    guard event.type == .purchaseRecorded else { return }
    let key = numberKey(event)
    if key != 0 { add(key, event.date) }
  }

  private mutating func add(_ key: UInt64, _ day: Day) {
    if days[key, default: day] == day {
      days[key] = day
    } else {
      numbersWithSeveral.insert(key)
    }
  }

  mutating func merge(_ other: NumberDays) {
    for (key, day) in other.days { add(key, day) }
    numbersWithSeveral.formUnion(other.numbersWithSeveral)
  }
}

/// The lines of some receipts by the mix of store and number, in the order of the log.
private struct NumberedLines: Projection {
  private(set) var lines: [UInt64: [NumberedLine]] = [:]
  private let numbers: Set<UInt64>

  init(of numbers: Set<UInt64>) { self.numbers = numbers }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .purchaseRecorded else { return }
    let key = numberKey(event)
    guard key != 0, numbers.contains(key), let total = try event.decimal(PurchaseKey.total) else {
      return
    }
    let code = event.text(PurchaseKey.currency) ?? ""
    let text = event.text(PurchaseKey.text) ?? event.text(PurchaseKey.item) ?? ""
    let content = NumberedLine.Content(
      text: NameKey.printed(text), total: total.amount, currency: Currency(code)?.code ?? code)
    lines[key, default: []].append(
      NumberedLine(
        event: event.identifier, day: event.date, store: event.text(PurchaseKey.store) ?? "",
        number: event.text(PurchaseKey.receipt) ?? "", content: content))
  }

  mutating func merge(_ other: NumberedLines) {
    for (key, more) in other.lines { lines[key, default: []] += more }
  }
}
