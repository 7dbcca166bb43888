import ByteTools
import EventSourcing
import GroceryModel

/// A purchase line that another source records too: same day, store, item and total.
public struct DoubledLine: Hashable, Sendable {
  public let event: EventIdentifier
  public let day: Day
  public let item: String
  /// Empty where the line names none.
  public let store: String
  public let total: Amount
  /// The currency's code; the text of the event if that is not a known code.
  public let currency: String
  /// The file that the line came from; empty where somebody typed it.
  public let source: String
  /// The file whose line is kept; empty where somebody typed it.
  public let keptSource: String
}

/// Purchase lines that two sources record.
///
/// Two equal lines of one source are two purchases, and so are lines of two receipts whose numbers or
/// times differ. Of several sources the one with the most such lines is kept.
public struct DoubledLinesQuestion: Sendable {
  private let period: Period?

  public init(in period: Period? = nil) { self.period = period }

  /// Returns the lines of the other sources, by day, item and event.
  ///
  /// The log is read a second time only if a day has lines of several sources.
  ///
  /// - Throws: `LogError` where the log cannot be read.
  public func answer(from replay: Replay) throws(LogError) -> [DoubledLine] {
    let days = try replay.fold(SourcesByDay(in: period)).daysWithSeveral
    guard !days.isEmpty else { return [] }
    let lines = try replay.fold(SourcedLines(on: days)).lines
    let descriptions = replay.late.descriptions
    let groups = Dictionary(grouping: lines) { DoubledLineKey($0, descriptions) }
    return groups.values.flatMap { Self.doubled(in: $0) }.sorted {
      if $0.day != $1.day { return $0.day < $1.day }
      return $0.item == $1.item ? $0.event < $1.event : [$0.item].precedes([$1.item])
    }
  }

  private static func doubled(in group: [SourcedLine]) -> [DoubledLine] {
    let sources = Dictionary(grouping: group, by: \.source)
    guard sources.count > 1 else { return [] }
    let order = sources.values.sorted { left, right in
      if left.count != right.count { return left.count > right.count }
      let known = (left.filter(\.isNumbered).count, right.filter(\.isNumbered).count)
      return known.0 != known.1 ? known.0 > known.1 : left[0].source > right[0].source
    }
    return order.dropFirst().flatMap { others in
      others.compactMap { line in
        guard let kept = order[0].first(where: { !$0.isOfAnotherReceipt(than: line) }),
          !kept.isPrintedAs(line)
        else { return nil }
        return DoubledLine(
          event: line.event, day: line.day, item: line.item, store: line.store,
          total: line.total, currency: line.currency, source: line.source,
          keptSource: kept.source)
      }
    }
  }
}

/// A purchase line with the file that it came from.
struct SourcedLine: Sendable {
  let event: EventIdentifier
  let day: Day
  let item: String
  let store: String
  let total: Amount
  let currency: String
  let source: String
  let receipt: String
  let time: String
  /// The id that it would have as the first of its equal lines.
  private let first: EventIdentifier

  init(_ event: borrowing RecordedEvent, _ total: Amount) {
    let currency = event.text(PurchaseKey.currency) ?? ""
    self.event = event.identifier
    day = event.date
    item = NameKey.printed(event.text(PurchaseKey.item) ?? "")
    store = NameKey.printed(event.text(PurchaseKey.store) ?? "")
    self.total = total
    self.currency = Currency(currency)?.code ?? currency
    source = String(decoding: SourcedLines.file(of: event.fields.source), as: UTF8.self)
    receipt = event.text(PurchaseKey.receipt) ?? ""
    time = String((event.text(PurchaseKey.time) ?? "").prefix(5))
    var identity = EventIdentity()
    first = identity.identifier(ofPurchase: event.fields, occurrence: 1)
  }

  /// True if the lines differ in nothing that identifies them but their places among equal ones: what the
  /// file of one lists more often was bought once more, for import adds no line twice.
  func isPrintedAs(_ other: SourcedLine) -> Bool { first == other.first }

  var isNumbered: Bool { !receipt.isEmpty }

  func isOfAnotherReceipt(than other: SourcedLine) -> Bool {
    !receipt.isEmpty && !other.receipt.isEmpty && receipt != other.receipt
      || !time.isEmpty && !other.time.isEmpty && time != other.time
  }
}

/// What doubled lines share.
private struct DoubledLineKey: Hashable {
  let day: Day
  let item: String
  let store: String
  let total: Amount
  let currency: String

  init(_ line: SourcedLine, _ descriptions: Descriptions) {
    day = line.day
    let (item, store) = (NameKey.matching(line.item), NameKey.matching(line.store))
    self.item = descriptions.canonicalProduct(of: item).map { NameKey.matching($0) } ?? item
    self.store = descriptions.canonicalStore(of: store).map { NameKey.matching($0) } ?? store
    total = line.total
    currency = line.currency
  }
}

/// The days whose purchase lines come from several files, or from a file and by hand.
private struct SourcesByDay: Projection {
  private struct Sources {
    /// A mix of the file's name.
    let first: UInt128
    var hasSeveral = false
  }

  private var days: [Day: Sources] = [:]
  private let period: Period?

  init(in period: Period?) { self.period = period }

  var daysWithSeveral: Set<Day> { Set(days.lazy.filter(\.value.hasSeveral).map(\.key)) }

  mutating func apply(_ event: borrowing RecordedEvent) {
    guard event.type == .purchaseRecorded, period?.contains(event.date) != false else { return }
    let file = SourcedLines.file(of: event.fields.source)
    add(Sources(first: StableHash.mix(UnsafeRawBufferPointer(file), seed: 0)), on: event.date)
  }

  private mutating func add(_ sources: Sources, on day: Day) {
    let isOther = days[day, default: sources].first != sources.first
    days[day, default: sources].hasSeveral =
      days[day, default: sources].hasSeveral || sources.hasSeveral || isOther
  }

  mutating func merge(_ other: SourcesByDay) {
    for (day, sources) in other.days { add(sources, on: day) }
  }
}

/// The item lines of some days, each with its file.
struct SourcedLines: Projection {
  private(set) var lines: [SourcedLine] = []
  private let days: Set<Day>

  init(on days: Set<Day>) { self.days = days }

  /// A source without its row: `migros.csv` of `migros.csv:17`.
  static func file(of source: Bytes) -> Bytes {
    guard let colon = source.lastIndex(of: UInt8(ascii: ":")) else { return source }
    return Bytes(rebasing: source[..<colon])
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .purchaseRecorded, days.contains(event.date),
      event.purchaseKind == .item,
      let total = try event.decimal(PurchaseKey.total)
    else { return }
    lines.append(SourcedLine(event, total.amount))
  }

  mutating func merge(_ other: SourcedLines) { lines += other.lines }
}
