import ByteTools
import EventSourcing
import GroceryModel

/// What some items cost for one unit, as purchases and prices name them: for a warning, which must not
/// cost as much as the whole history of prices.
public struct NamedPrices: Projection {
  /// What one unit cost once.
  public struct Price: Sendable {
    public let event: EventIdentifier
    public let amount: Amount
  }

  /// Prices that can be held against each other.
  public struct Series: Hashable, Sendable {
    /// The place of the item's name among those asked for.
    public let name: Int
    public let currency: String
    public let unit: String
    public let package: String
  }

  public private(set) var prices: [Series: [Price]] = [:]
  /// The names in lower-case ASCII.
  private let names: [[UInt8]]

  /// - Parameter names: The items; names count as equal whatever the case of their ASCII letters.
  public init(of names: [String]) {
    self.names = names.map { $0.utf8.map(Self.lowered) }
  }

  public mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    if event.type == .purchaseRecorded {
      guard let name = name(event.fields[PurchaseKey.item]),
        event.purchaseKind == .item
      else { return }
      add(
        event, name, try event.decimal(PurchaseKey.total), try event.decimal(PurchaseKey.quantity),
        PurchaseKey.currency, PurchaseKey.unit, PurchaseKey.package)
    } else if event.type == .priceObserved {
      guard let name = name(event.fields[PriceKey.item]) else { return }
      add(
        event, name, try event.decimal(PriceKey.price), try event.decimal(PriceKey.quantity),
        PriceKey.currency, PriceKey.unit, PriceKey.package)
    }
  }

  private mutating func add<Key: RawRepresentable<Int>>(
    _ event: borrowing RecordedEvent, _ name: Int, _ paid: ExactDecimal?,
    _ quantity: ExactDecimal?, _ currency: Key, _ unit: Key, _ package: Key
  ) {
    guard let paid, let amount = UnusualPrice.perUnit(paid.amount, quantity: quantity) else {
      return
    }
    let stated = String(decoding: event.fields[unit], as: UTF8.self)
    let series = Series(
      name: name, currency: String(decoding: event.fields[currency], as: UTF8.self),
      unit: stated.isEmpty ? Unit.each.symbol : stated,
      package: String(decoding: event.fields[package], as: UTF8.self))
    prices[series, default: []].append(Price(event: event.identifier, amount: amount))
  }

  @inline(__always)
  private func name(_ text: Bytes) -> Int? {
    names.firstIndex { name in
      name.count == text.count && zip(name, text).allSatisfy { $0 == Self.lowered($1) }
    }
  }

  @inline(__always)
  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }

  public mutating func merge(_ other: NamedPrices) {
    prices.merge(other.prices) { $0 + $1 }
  }
}
