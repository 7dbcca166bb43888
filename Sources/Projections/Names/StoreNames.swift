import ColumnStore
import EventSourcing
import GroceryModel

/// The stores that purchases and prices name, as written: all that a note on a new store needs.
public struct StoreNames: Projection {
  private var stores = StringInterner()

  public init() {}

  /// In the order of their first mention.
  public var names: [String] {
    (0..<stores.count).map { stores.text($0) }.filter { !$0.isEmpty }
  }

  public mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    if event.type == .purchaseRecorded {
      _ = stores.number(of: event.fields[PurchaseKey.store])
    } else if event.type == .priceObserved {
      _ = stores.number(of: event.fields[PriceKey.store])
    }
  }

  public mutating func merge(_ other: StoreNames) {
    for number in 0..<other.stores.count {
      other.stores.withBytes(number) { _ = stores.number(of: $0) }
    }
  }
}
