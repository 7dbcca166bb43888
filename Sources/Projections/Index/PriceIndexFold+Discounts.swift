import EventSourcing
import GroceryModel

extension PriceIndexFold {
  /// The sums with what lines' own discounts took off them; the log is read again if there are some.
  func settlingDiscounts(_ replay: Replay) throws(LogError) -> PriceIndexFold {
    guard !discounts.isEmpty else { return self }
    let descriptions = replay.late.descriptions
    return settlingDiscounts(
      among: try replay.fold(
        PriceFold(
          of: Set(discounts.amounts.keys), like: PriceFold(in: period, descriptions: descriptions),
          descriptions: descriptions)))
  }

  /// The same, of lines that have been read with their ids.
  func settlingDiscounts(among lines: PriceFold) -> PriceIndexFold {
    guard !discounts.isEmpty else { return self }
    var settled = joined()
    settled.lower(lines, by: discounts.amounts)
    settled.discounts = []
    return settled
  }

  private mutating func lower(_ lines: PriceFold, by amounts: [EventIdentifier: Int128]) {
    // All of their names have been seen, and counted, before.
    let items = items.mergeNames(.item, of: lines.items)
    let stores = self.items.mergeNames(.store, of: lines.items)
    let currencies = self.items.mergeNames(.currency, of: lines.items)
    let (units, packages) = (units.merge(lines.tables.units), packages.merge(lines.tables.packages))
    for (line, event) in zip(lines.observations, lines.events) {
      let terms = lines.tables.terms[line.terms]
      guard terms.origin == .purchase, let change = amounts[event] else { continue }
      let (unit, currency) = (units[terms.unit], currencies[terms.currency])
      let isKnown = line.quantity != LineKeys.none || counts(unit)
      let total = lines.tables.decimals[line.total].amount
      let quantity =
        line.quantity == LineKeys.none ? Amount(1) : lines.tables.decimals[line.quantity].amount
      let isLeft = total.units + change > 0
      add(
        isLeft ? Amount(units: change) : -total, isLeft ? .zero : -quantity,
        lines: isLeft ? 0 : -1,
        to: Key(
          item: items[line.item], store: byStore ? stores[line.store] : LineKeys.none,
          currency: currency, unit: isKnown ? unit : Self.unknownAmount,
          package: packages[terms.package], day: day(Day(ordinal: line.day), currency)))
    }
  }
}
