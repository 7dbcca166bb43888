import ByteTools
import EventSourcing
import GroceryModel

/// What the report on each month is made of, without making any: which months hold purchases, and for
/// each month a sum over everything that its report may see.
///
/// Two equal sums mean that the two reports have the same bytes. So a month is made again only if its
/// sum has changed.
public struct ReportInputs: Projection {
  private var fingerprints = FingerprintFold()
  /// The months that hold purchases.
  private var months: Set<Month> = []
  private var lastMonth: Month?
  /// Sums by day over the facts that replace each other, with the time of recording.
  ///
  /// A fingerprint leaves this time out, but of two facts of one day the later recorded one holds.
  private var recordings: [Int32: FactSum] = [:]

  public init() {}

  public mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    try fingerprints.apply(event)
    if event.type == .purchaseRecorded, event.date.month != lastMonth {
      lastMonth = event.date.month
      months.insert(event.date.month)
    } else if event.type.isLate, event.type != .eventRetracted {
      // Descriptions change how all months are read.
      let isDescription = event.type == .productDescribed || event.type == .storeDescribed
      let day = isDescription ? Int32.min : event.date.ordinal
      let identifier = StableHash.mix(UnsafeRawBufferPointer(event.identifierText))
      recordings[day, default: FactSum()].add(
        StableHash.mix(UnsafeRawBufferPointer(event.recordedText), seed: identifier))
    }
  }

  public mutating func merge(_ other: ReportInputs) {
    fingerprints.merge(other.fingerprints)
    months.formUnion(other.months)
    recordings.merge(other.recordings) { left, right in
      var sum = left
      sum.add(right)
      return sum
    }
  }

  /// The months that hold purchases, as stretches between long silences.
  public var covered: CoveredMonths { CoveredMonths(holding: months.sorted()) }

  /// What the report on each of some months is made of.
  ///
  /// - Parameters:
  ///   - months: Ascending.
  ///   - today: The day of the run; the report on a month that holds it is dated by it.
  ///   - rules: The larder's category rules.
  /// - Returns: A sum for each month.
  public func sums(of months: [Month], today: Day, rules: CategoryRules) -> [UInt128] {
    let days = months.map { min($0.lastDay, today) }
    let facts = fingerprints.fingerprints(upTo: days, rules: rules)
    let recorded = recordings.sorted { $0.key < $1.key }
    var next = 0
    var sum = FactSum()
    return zip(days, facts).map { day, facts in
      while next < recorded.count, recorded[next].key <= day.ordinal {
        sum.add(recorded[next].value)
        next += 1
      }
      let parts = [
        UInt128(truncatingIfNeeded: day.ordinal), UInt128(facts.events), facts.sum.value, sum.value,
      ]
      return parts.withUnsafeBytes { StableHash.mix($0) }
    }
  }
}

extension ReportInputs: Checkpointed {
  public static let stateName = "report-inputs"

  public func write(configurationTo writer: inout StateWriter) {
    fingerprints.write(configurationTo: &writer)
  }

  public func write(stateTo writer: inout StateWriter) {
    fingerprints.write(stateTo: &writer)
    writer.write(months.map(\.ordinal).sorted())
    let recorded = recordings.sorted { $0.key < $1.key }
    writer.write(recorded.map(\.key))
    writer.write(recorded.map(\.value))
  }

  public mutating func read(stateFrom reader: inout StateReader) throws(UnusableState) {
    try fingerprints.read(stateFrom: &reader)
    months = Set(try reader.readArray(of: Int32.self).map { Month(ordinal: $0) })
    lastMonth = nil
    let days: [Int32] = try reader.readArray()
    let sums: [FactSum] = try reader.readArray()
    guard days.count == sums.count else { throw UnusableState() }
    recordings = Dictionary(uniqueKeysWithValues: zip(days, sums))
  }
}
