import ByteTools
import EventSourcing
import GroceryModel

/// Which facts a report saw: how many, and an order-free sum over them.
public struct Fingerprint: Hashable, Sendable {
  /// The number of live events that the report may see.
  public let events: Int
  /// The order-free sum of a 128-bit mix of each event, modulo 2¹²⁸.
  public let sum: FactSum

  /// `1,234` facts as `1234-0123456789abcdef0123456789abcdef`.
  public var text: String {
    let digits = String(sum.value, radix: 16)
    return "\(events)-" + String(repeating: "0", count: 32 - digits.utf8.count) + digits
  }
}

/// Sums live events by the day they are dated, so that every month's report finds its own.
public struct FingerprintFold: Projection {
  private struct Part: Sendable, BitwiseCopyable {
    var events = 0
    var sum = FactSum()

    mutating func merge(_ other: Part) {
      events += other.events
      sum.add(other.sum)
    }
  }

  private var days: [Int32: Int] = [:]
  /// Of each day, numbered as they turn up.
  private var parts: [Part] = []
  private var descriptions = Part()
  private var lastDay = Day(ordinal: .min)
  private var lastPlace = 0
  private var lastDayText: [UInt8] = []

  public init() {}

  public mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    let isDescription = event.type == .productDescribed || event.type == .storeDescribed
    // A report cannot see a retraction, only that a fact is not there.
    guard event.type != .eventRetracted else { return }
    if event.date != lastDay {
      lastDay = event.date
      lastPlace = place(of: event.date.ordinal)
      lastDayText = Array(event.date.description.utf8)
    }
    // As of ``LabelFact/knownFrom``.
    if event.type == .expirationRecorded, event.isSeenBeforehand {
      let known = place(of: (event.date + -StockQuestion.daysAhead).ordinal)
      return Self.add(event, lastDayText, to: &parts[known])
    }
    if isDescription {
      Self.add(event, lastDayText, to: &descriptions)
    } else {
      Self.add(event, lastDayText, to: &parts[lastPlace])
    }
  }

  private mutating func place(of day: Int32) -> Int {
    if let place = days[day] { return place }
    days[day] = parts.count
    parts.append(Part())
    return parts.count - 1
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
    for (day, otherPlace) in other.days {
      let place = place(of: day)
      parts[place].merge(other.parts[otherPlace])
    }
    descriptions.merge(other.descriptions)
  }

  /// The facts dated up to a day, every description, and the rules.
  public func fingerprint(
    upTo last: Day, rules: CategoryRules = CategoryRules()
  ) -> Fingerprint {
    var whole = descriptions
    whole.sum.add(rules.mix)
    for (day, place) in days where day <= last.ordinal { whole.merge(parts[place]) }
    return Fingerprint(events: whole.events, sum: whole.sum)
  }

  /// The same of several days, ascending, in one pass.
  func fingerprints(upTo days: [Day], rules: CategoryRules) -> [Fingerprint] {
    var whole = descriptions
    whole.sum.add(rules.mix)
    let ordered = self.days.sorted { $0.key < $1.key }
    var next = 0
    return days.map { last in
      while next < ordered.count, ordered[next].key <= last.ordinal {
        whole.merge(parts[ordered[next].value])
        next += 1
      }
      return Fingerprint(events: whole.events, sum: whole.sum)
    }
  }
}

extension FingerprintFold: Checkpointed {
  public static let stateName = "fingerprint"

  public func write(configurationTo writer: inout StateWriter) {}

  public func write(stateTo writer: inout StateWriter) {
    let ordered = days.sorted { $0.key < $1.key }
    writer.write(ordered.map(\.key))
    writer.write(ordered.map { parts[$0.value] })
    writer.write(descriptions)
  }

  public mutating func read(stateFrom reader: inout StateReader) throws(UnusableState) {
    let keys: [Int32] = try reader.readArray()
    parts = try reader.readArray()
    descriptions = try reader.read()
    guard keys.count == parts.count else { throw UnusableState() }
    days = Dictionary(uniqueKeysWithValues: zip(keys, parts.indices))
    lastDay = Day(ordinal: .min)
  }
}
