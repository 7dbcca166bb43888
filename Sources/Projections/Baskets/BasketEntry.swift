import GroceryModel

/// One line of what is to be bought, as the user wrote it.
public struct BasketEntry: Hashable, Sendable {
  public let item: String
  /// Above zero; 1 where none is stated.
  public let quantity: ExactDecimal
  /// True if the user stated how much is to be bought.
  public let statesQuantity: Bool
  /// Nil for as it is sold: pieces, or the base unit of a thing that is sold by weight.
  public let unit: Unit?
  /// A unit without a size of its own, such as `bottle`; nil where ``unit`` says it.
  public let container: String?

  public init(
    _ item: String, quantity: ExactDecimal? = nil, unit: Unit? = nil, container: String? = nil
  ) {
    self.item = item
    self.quantity = quantity ?? .one
    statesQuantity = quantity != nil
    self.unit = unit
    self.container = container
  }

  /// The unit as shown; empty without a unit.
  public var unitName: String { unit?.symbol ?? container ?? "" }
}

extension ExactDecimal {
  /// 1.
  public static let one = ExactDecimal(coefficient: 1, scale: 0) ?? .zero
}

/// Why an entry of a basket cannot be looked up.
public struct BasketFault: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// Nothing in the log is called that; these names there are.
    case unknown(among: [String])
    case ambiguous(NameAmbiguity)
    /// The item is priced per other units than the one asked for.
    case otherDimension(item: String, pricedPer: [String])
  }

  /// The place of the entry.
  public let place: Int
  public let entry: BasketEntry
  public let reason: Reason
}

/// All that is wrong with a basket.
public struct BasketError: Error, Hashable, Sendable {
  /// In the order of the entries; never empty.
  public let faults: [BasketFault]
}
