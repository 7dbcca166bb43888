import EventSourcing
import GroceryModel

extension PaidSums {
  /// The sums with what lines' own discounts took off them; the log is read again if there are some.
  func settlingDiscounts(_ replay: Replay) throws(LogError) -> PaidSums {
    guard !discounts.isEmpty else { return self }
    let descriptions = replay.late.descriptions
    return settlingDiscounts(
      among: try replay.fold(
        PriceFold(
          of: Set(discounts.amounts.keys), like: PriceFold(in: period, descriptions: descriptions),
          descriptions: descriptions)))
  }

  /// The same, of lines that have been read with their ids.
  func settlingDiscounts(among lines: PriceFold) -> PaidSums {
    guard !discounts.isEmpty else { return self }
    var settled = joined()
    settled.lower(lines, by: discounts.amounts)
    settled.discounts = []
    return settled
  }

  private mutating func lower(_ lines: PriceFold, by amounts: [EventIdentifier: Int128]) {
    // All of their names have been seen, and counted, before.
    let items = items.numbers(.item, of: lines.items)
    let stores = self.items.numbers(.store, of: lines.items)
    let currencies = self.items.numbers(.currency, of: lines.items)
    let (units, packages) = (units.adopt(lines.tables.units), packages.adopt(lines.tables.packages))
    func own(_ number: UInt32, _ numbers: [UInt32]) -> UInt32 {
      number == LineKeys.none ? number : numbers[Int(number)]
    }
    for (line, event) in zip(lines.observations, lines.events) {
      let terms = lines.tables.terms[line.terms]
      guard terms.origin == .purchase, let change = amounts[event] else { continue }
      let (unit, currency) = (own(terms.unit, units), currencies[Int(terms.currency)])
      let isKnown = line.quantity != LineKeys.none || counts(unit)
      let total = lines.tables.decimals[line.total].amount
      let quantity =
        line.quantity == LineKeys.none ? Amount(1) : lines.tables.decimals[line.quantity].amount
      let isLeft = total.units + change > 0
      add(
        isLeft ? Amount(units: change) : -total, isLeft ? .zero : -quantity,
        lines: isLeft ? 0 : -1,
        to: Key(
          item: items[Int(line.item)], store: byStore ? own(line.store, stores) : LineKeys.none,
          currency: currency, unit: isKnown ? unit : Self.unknownAmount,
          package: own(terms.package, packages), day: day(Day(ordinal: line.day), currency)))
    }
  }
}
