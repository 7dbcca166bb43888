import ByteTools
import EventSourcing
import GroceryModel

extension RecordCells {
  /// Writes the unit and the package of a purchase in the measures of the United Kingdom.
  mutating func putMeasuresOfUnitedKingdom() {
    func text(_ key: PurchaseKey) -> String { String(decoding: outcome.fields[key], as: UTF8.self) }
    if outcome.fields.has(PurchaseKey.unit) {
      let unit = text(.unit)
      let own = UnitedKingdomMeasures.unit(unit)
      if own != unit { put(PurchaseKey.unit, scanner.arena.copy(own)) }
    }
    if outcome.fields.has(PurchaseKey.package) {
      if let size = UnitedKingdomMeasures.package(written: text(.package)) {
        put(PurchaseKey.package, scanner.arena.copy(size))
      }
    } else if UnitedKingdomMeasures.mayBeNamed(in: outcome.fields[PurchaseKey.item]),
      let size = UnitedKingdomMeasures.package(named: text(.item))
    {
      put(PurchaseKey.package, scanner.arena.copy(size))
    }
  }
}
