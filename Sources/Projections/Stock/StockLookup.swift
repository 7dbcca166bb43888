import EventSourcing
import GroceryModel

/// What an event typed by hand can mean.
extension StockBook {
  /// The product of a purchase, or nil where no live line that is a thing has that id.
  public func product(ofPurchase identifier: EventIdentifier) -> Int? {
    fold.lines.first { $0.identifier == identifier }.map { catalog.product(of: $0.item) }
  }

  /// Returns the units of a product's lots if none of them converts to a given unit; else nil.
  ///
  /// - Parameters:
  ///   - text: A unit's symbol or name.
  ///   - product: The product.
  /// - Returns: The units of the lots in byte order; nil also without lots.
  public func unitsInstead(of text: String, for product: Int) -> [String]? {
    let size = Unit(text).map { UnitSize($0) }
    let container = ContainerUnit.name(text) ?? NameKey.matching(text)
    var units: Set<String> = []
    var fits = false
    forEachProduct(of: [product]) { _, ledger in
      for lot in ledger.lots {
        let name = self.units.name(lot.unit)
        units.insert(name)
        // Of a thing sold by the piece whose package is known, parts can be measured too.
        if let base = lot.kind.base, lot.perEach > 0 { units.insert(base.symbol) }
        if let size {
          fits = fits || size.kind == lot.kind || (size.kind == .count && lot.perEach > 0)
        } else {
          var names = [name]
          if case .named(let number) = lot.container { names.append(self.units.name(number)) }
          fits = fits || names.contains { NameKey.matching($0) == container }
        }
      }
    }
    return fits || units.isEmpty ? nil : units.sorted()
  }

  /// What an event did to the lots of its product; nil for an event of another kind.
  public func outcome(of event: EventIdentifier) -> StockOutcome? {
    let happening = fold.happenings.first { $0.identifier == event }
    guard let happening else { return nil }
    let named = happening.purchase.flatMap { product(ofPurchase: $0) }
    var outcome = StockOutcome()
    forEachProduct(of: [named ?? catalog.product(of: happening.item)]) { product, ledger in
      var ledger = ledger
      outcome.discrepancy = discrepancies(product, ledger).first { $0.event == event }
      outcome.item = catalog.name(of: product)
      outcome.frozenAfter = ledger.lateFreezings[event]
      let portions = ledger.portions.filter { $0.event == event }
      guard let unit = portions.first.map({ ledger.lots[$0.lot].unit }) else { return }
      // Lots in several units have no sum.
      let parts = portions.filter { ledger.lots[$0.lot].unit == unit }
      guard parts.count == portions.count else { return }
      outcome.unit = units.name(unit)
      outcome.taken = parts.reduce(.zero) { $0 + ledger.lots[$1.lot].shown($1.quanta) }
      for parcel in ledger.parcels.indices {
        let lot = ledger.lots[ledger.parcels[parcel].lot]
        guard lot.unit == unit, ledger.parcels[parcel].remaining > 0,
          ledger.presence(of: parcel, on: happening.day) == .shown
        else { continue }
        outcome.left += lot.shown(ledger.parcels[parcel].remaining)
      }
    }
    return outcome
  }
}

/// What a use or a loss did to what was there.
public struct StockOutcome: Sendable {
  /// What it states that was not there.
  public fileprivate(set) var discrepancy: StockDiscrepancy?
  /// The name of the product.
  public fileprivate(set) var item = ""
  /// The last good day that had passed when it put something into the freezer; nil if none had.
  public fileprivate(set) var frozenAfter: Day?
  /// What it took, in ``unit``; zero if nothing, or nothing with one unit.
  public fileprivate(set) var taken = Amount.zero
  /// What is left of the product, as `larder stock` shows it.
  public fileprivate(set) var left = Amount.zero
  public fileprivate(set) var unit = ""
}
