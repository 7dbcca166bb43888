import EventSourcing
import GroceryModel

/// Makes lots of purchase lines, and of labels that belong to none.
struct LotMaking {
  private let book: StockBook
  /// What packages of each item hold where the line does not say; asked for once.
  private var sizes: [UInt32: ItemSizes] = [:]

  init(_ book: StockBook) {
    self.book = book
  }

  /// The lots of one product in the order of day and id, and the labels that are lots themselves.
  mutating func lots(
    _ lines: [Int], _ labels: [LabelFact]
  ) -> (lots: [Lot], loose: Set<EventIdentifier>) {
    var lots = lines.map { lot(book.fold.lines[$0]) }
    var loose: Set<EventIdentifier> = []
    if !labels.isEmpty {
      let days = Set(lots.map(\.day))
      let first = days.min()
      for label in labels where label.purchase == nil {
        let hasLot =
          label.purchased.map { days.contains($0) } ?? first.map { $0 <= label.day } ?? false
        guard !hasLot else { continue }
        loose.insert(label.identifier)
        lots.append(lot(label))
      }
    }
    lots.sort { ($0.day, $0.identifier) < ($1.day, $1.identifier) }
    return (lots, loose)
  }

  private mutating func lot(_ line: BoughtLine) -> Lot {
    let size = line.quantity.isNone ? .each : book.units.size(line.unit)
    let content = size.kind.base.map { $0 != .each } ?? false ? nil : content(of: line)
    return Self.lot(
      line.identifier, line.day, line.quantity, size, content,
      unit: line.quantity.isNone ? LineKeys.none : line.unit, store: line.store,
      currency: line.currency, paid: line.total.amount)
  }

  private func lot(_ label: LabelFact) -> Lot {
    let size = label.quantity.isNone ? .each : book.units.size(label.unit)
    var lot = Self.lot(
      label.identifier, label.purchased ?? min(label.day, book.today), label.quantity, size, nil,
      unit: label.quantity.isNone ? LineKeys.none : label.unit, store: LineKeys.none,
      currency: LineKeys.none, paid: .zero, isBought: false)
    lot.isDayStated = label.purchased != nil
    return lot
  }

  private static func lot(
    _ identifier: EventIdentifier, _ day: Day, _ quantity: PackedDecimal, _ size: UnitSize,
    _ content: StockUnits.UnitContent?, unit: UInt32, store: UInt32, currency: UInt32,
    paid: Amount, isBought: Bool = true
  ) -> Lot {
    let one = Amount.unitsPerOne
    let amount = quantity.isNone ? Amount(1) : quantity.amount
    var (kind, perEach, perBought) = (
      size.kind, size.kind == .count ? one : 0, size.quanta * one
    )
    var quanta = size.quanta(of: amount)
    var perShown = perBought
    var unit = unit
    var container: MeasureKind?
    if let content, let pieces = quanta {
      if case .named = size.kind { container = size.kind }
      kind = content.kind
      quanta = share(pieces, content.quanta, of: one)
      perBought = share(perBought, content.quanta, of: one)
      // Of a box of ten people eat one, and of a packet of flour some grams.
      perEach = content.kind == .count ? one : content.quanta
      perShown = content.kind == .count ? one : perBought
      if content.kind == .count { unit = LineKeys.none }
    }
    guard let quanta, (1...UnitSize.limit).contains(quanta) else {
      // What cannot be measured is one piece.
      return Self.lot(
        identifier, day, .none, .each, nil, unit: LineKeys.none, store: store, currency: currency,
        paid: paid, isBought: isBought)
    }
    return Lot(
      identifier: identifier, isBought: isBought, day: day, store: store, currency: currency,
      unit: unit, kind: kind, container: container, quantity: quanta, perEach: perEach,
      perBought: perBought,
      perShown: perShown, paid: paid, value: paid)
  }

  private mutating func content(of line: BoughtLine) -> StockUnits.UnitContent? {
    if let content = book.units.package(line.package) { return content }
    if line.unit != LineKeys.none, case .named = book.units.size(line.unit).kind,
      let size = book.catalog.container(book.units.name(line.unit), of: line.item)?
        .package(on: line.day).flatMap({ PackageSize($0) })
    {
      return StockUnits.content(size)
    }
    if sizes[line.item] == nil { sizes[line.item] = book.catalog.sizes(of: line.item) }
    return sizes[line.item]?.size(on: line.day).flatMap { StockUnits.content($0) }
  }
}
