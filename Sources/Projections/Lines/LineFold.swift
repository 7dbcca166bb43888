import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel

/// Every purchase line of a period, beside the sums that settle names and categories.
struct LineFold: Projection {
  /// One purchase line; its texts are numbers of the tables of the fold.
  struct Line: Sendable {
    var keys: LineKeys
    let event: EventIdentifier
    /// The line that it names; nil for none.
    let of: EventIdentifier?
    let total: ExactDecimal
    let quantity: ExactDecimal?
    let typed: TypedMoment
    /// By ``Text``.
    var texts: (UInt32, UInt32, UInt32, UInt32, UInt32)
  }

  /// What a line says that no sum asks for.
  enum Text: Int, CaseIterable, Sendable {
    case recorded, till, unit, text, source
  }

  /// All keys, so that each name of a line has a number.
  private static let keys: [LineKey] = [
    .category, .store, .item, .brand, .tags, .receipt, .currency, .kind, .day,
  ]

  /// The sums by category, which the book resolves.
  private(set) var spending: SpendingFold
  private(set) var lines: [Line] = []
  /// For each dependent line of the sums its place in ``lines``, or ``LineKeys/none`` outside the period.
  private(set) var dependents: [UInt32] = []
  /// The texts of each ``Text``.
  private(set) var texts = Array(repeating: StringInterner(), count: Text.allCases.count)
  private let period: Period?

  init(in period: Period?, descriptions: Descriptions, rules: CategoryRules) {
    self.period = period
    // A sum by category alone says which lines have to be filed by their items.
    spending = SpendingFold(
      [SpendingFold.Grouping([.category], in: period)], descriptions: descriptions, rules: rules,
      numbering: Self.keys)
  }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .purchaseRecorded, let total = try event.decimal(PurchaseKey.total),
      let (keys, isDependent) = try spending.take(event)
    else { return }
    let isWanted = period?.contains(event.date) ?? true
    if isDependent { dependents.append(isWanted ? UInt32(lines.count) : LineKeys.none) }
    guard isWanted else { return }
    lines.append(
      Line(
        keys: keys, event: event.identifier,
        of: EventIdentifier(hex: event.fields[PurchaseKey.of]), total: total,
        quantity: try event.decimal(PurchaseKey.quantity),
        typed: TypedMoment(event.fields[PurchaseKey.entered]),
        texts: (
          number(.recorded, event.recordedText), number(.till, event.fields[PurchaseKey.till]),
          number(.unit, event.fields[PurchaseKey.unit]),
          number(.text, event.fields[PurchaseKey.text]), number(.source, event.fields.source)
        )))
  }

  private mutating func number(_ text: Text, _ bytes: Bytes) -> UInt32 {
    guard bytes.baseAddress != nil else { return LineKeys.none }
    return UInt32(texts[text.rawValue].number(of: bytes))
  }

  mutating func finish() { spending.finish() }

  mutating func merge(_ other: LineFold) {
    let remap = spending.merge(remapping: other.spending)
    let texts = texts.indices.map { self.texts[$0].merge(other.texts[$0]) }
    func renumbered(_ text: Text, _ number: UInt32) -> UInt32 {
      texts[text.rawValue][number]
    }
    let first = UInt32(lines.count)
    dependents += other.dependents.map { $0 == LineKeys.none ? $0 : first + $0 }
    lines.reserveCapacity(lines.count + other.lines.count)
    for var line in other.lines {
      for key in Self.keys { line.keys[key] = remap.number(key, line.keys[key]) }
      line.texts = (
        renumbered(.recorded, line.texts.0), renumbered(.till, line.texts.1),
        renumbered(.unit, line.texts.2), renumbered(.text, line.texts.3),
        renumbered(.source, line.texts.4)
      )
      lines.append(line)
    }
  }
}
