import EventSourcing
import GroceryModel

/// Which facts a report saw: how many, and an order-free sum over them.
public struct Fingerprint: Hashable, Sendable {
  public let events: Int
  public let sum: FactSum

  /// `1,234` facts as `1234-0123456789abcdef0123456789abcdef`.
  public var text: String {
    let digits = String(sum.value, radix: 16)
    return "\(events)-" + String(repeating: "0", count: 32 - digits.utf8.count) + digits
  }
}

/// Sums live events by the month they are dated in, so that every month's report finds its own.
public struct FingerprintFold: Projection {
  private struct Part: Sendable {
    var events = 0
    var sum = FactSum()
  }

  private let today: Day
  private var months: [Int32: Part] = [:]
  private var descriptions = Part()
  private var lastDay = Day(ordinal: .min)
  private var lastMonth: Int32 = 0
  private var lastDayText: [UInt8] = []

  /// - Parameter today: Events dated later count only if they are descriptions.
  public init(today: Day) {
    self.today = today
  }

  public mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    let isDescription = event.type == .productDescribed || event.type == .storeDescribed
    // A report cannot see a retraction, only that a fact is not there.
    guard event.type != .eventRetracted, event.date <= today || isDescription else { return }
    if event.date != lastDay {
      lastDay = event.date
      lastMonth = event.date.month.ordinal
      lastDayText = Array(event.date.description.utf8)
    }
    if isDescription {
      Self.add(event, lastDayText, to: &descriptions)
    } else {
      Self.add(event, lastDayText, to: &months[lastMonth, default: Part()])
    }
  }

  private static func add(
    _ event: borrowing RecordedEvent, _ day: [UInt8], to part: inout Part
  ) {
    part.events += 1
    let name = typeNames[Int(event.type.rawValue)]
    name.withUnsafeBytes { type in
      day.withUnsafeBytes { day in
        part.sum.add(
          id: UnsafeRawBufferPointer(event.identifierText), type: type, date: day,
          data: UnsafeRawBufferPointer(event.data))
      }
    }
  }

  private static let typeNames = EventType.allCases.map { Array($0.wireName.utf8) }

  public mutating func merge(_ other: FingerprintFold) {
    for (month, part) in other.months {
      months[month, default: Part()].events += part.events
      months[month, default: Part()].sum.add(part.sum)
    }
    descriptions.events += other.descriptions.events
    descriptions.sum.add(other.descriptions.sum)
  }

  /// The facts dated up to the end of a month, every description, and the rules.
  public func fingerprint(
    upTo month: Month, rules: CategoryRules = CategoryRules()
  ) -> Fingerprint {
    var whole = descriptions
    whole.sum.add(rules.mix)
    for (ordinal, part) in months where ordinal <= month.ordinal {
      whole.events += part.events
      whole.sum.add(part.sum)
    }
    return Fingerprint(events: whole.events, sum: whole.sum)
  }
}
