import EventSourcing
import GroceryModel

/// The only code that reads prices from events.
extension PriceTables {
  /// What an event paid or asked, and for how much, as ids of ``decimals``.
  struct Offer {
    let total: UInt32
    /// `UInt32.max` if the event states no quantity.
    let quantity: UInt32
    /// True if the total is above zero.
    let isPositive: Bool
    /// True if the total is the price of the quantity: see ``RecordedEvent/statesPrice(ofQuantity:)``.
    let statesPrice: Bool
  }

  /// Reads the amounts of a purchase line that is an item; nil if it has no total.
  @inline(__always)
  mutating func paid(_ event: borrowing RecordedEvent) throws(LineFault) -> Offer? {
    let total = try decimals.number(of: PurchaseKey.total, event)
    let quantity = try decimals.number(of: PurchaseKey.quantity, event)
    guard total != LineKeys.none else { return nil }
    let isPositive = decimals[total].coefficient > 0
    return Offer(
      total: total, quantity: quantity, isPositive: isPositive,
      statesPrice: isPositive
        && event.statesPrice(
          ofQuantity: quantity == LineKeys.none ? nil : decimals[quantity])
    )
  }

  /// Reads the amounts of a `price.observed`; nil unless both are above zero.
  @inline(__always)
  mutating func seen(_ event: borrowing RecordedEvent) throws(LineFault) -> Offer? {
    let price = try decimals.number(of: PriceKey.price, event)
    let quantity = try decimals.number(of: PriceKey.quantity, event)
    guard price != LineKeys.none, decimals[price].coefficient > 0,
      quantity == LineKeys.none || decimals[quantity].coefficient > 0
    else { return nil }
    return Offer(total: price, quantity: quantity, isPositive: true, statesPrice: true)
  }

  /// The id of a purchase line's terms.
  ///
  /// The price counts as a lowered one if the list total is greater than the total.
  @inline(__always)
  mutating func terms(
    ofPurchase event: borrowing RecordedEvent, _ paid: Offer, currency: UInt32,
    recorder: UInt32 = LineKeys.none
  ) throws(LineFault) -> UInt32 {
    var isOnSale = false
    if event.fields.has(PurchaseKey.listTotal) {
      let list = try event.decimal(PurchaseKey.listTotal) ?? .zero
      isOnSale = list.amount > decimals[paid.total].amount
    }
    return terms.number(
      of: PriceTerms(
        currency: currency,
        unit: units.optionalNumber(of: event.fields[PurchaseKey.unit]),
        package: packages.optionalNumber(of: event.fields[PurchaseKey.package]),
        origin: .purchase, isOnSale: isOnSale, recorder: recorder))
  }

  /// The id of the terms of a `price.observed`.
  @inline(__always)
  mutating func terms(
    ofObservation event: borrowing RecordedEvent, currency: UInt32,
    recorder: UInt32 = LineKeys.none
  ) -> UInt32 {
    terms.number(
      of: PriceTerms(
        currency: currency,
        unit: units.optionalNumber(of: event.fields[PriceKey.unit]),
        package: packages.optionalNumber(of: event.fields[PriceKey.package]),
        origin: PriceOrigin(event.fields[PriceKey.origin]),
        isOnSale: event.fields[PriceKey.onSale].elementsEqual("true".utf8),
        recorder: recorder))
  }
}
