import GroceryModel

/// How two entries of one thing become one: numbers of one unit add, and notes stay side by side.
public enum ListMerge {
  /// What decides whether two entries are of one thing.
  public struct Key: Hashable, Sendable {
    private let item: String
    private let variant: String
    private let store: String
    private let unit: String

    public init(item: String, variant: String?, store: String?, unit: String?) {
      self.item = NameKey.matching(item)
      self.variant = NameKey.matching(variant ?? "")
      self.store = NameKey.matching(store ?? "")
      self.unit = unit.map { Unit($0)?.symbol ?? ContainerUnit.key($0) } ?? Unit.each.symbol
    }
  }

  /// The sum of two quantities; one without a number counts as none beside a note, else as 1.
  public static func quantity(
    _ left: (quantity: ExactDecimal?, note: String?),
    _ right: (quantity: ExactDecimal?, note: String?)
  ) -> ExactDecimal? {
    func number(_ side: (quantity: ExactDecimal?, note: String?)) -> ExactDecimal? {
      side.quantity ?? (side.note == nil ? .one : nil)
    }
    guard let one = number(left), let other = number(right) else {
      return number(left) ?? number(right)
    }
    return ExactDecimal((one.amount + other.amount).text())
  }

  /// Two notes as one, each once.
  public static func note(_ left: String?, _ right: String?) -> String? {
    guard let left, let right else { return left ?? right }
    let isThere = " + \(left) + ".contains(" + \(right) + ")
    return isThere ? left : left + " + " + right
  }
}

extension ListEntry {
  /// What decides whether another entry is of the same thing.
  public var mergeKey: ListMerge.Key {
    ListMerge.Key(item: item, variant: variant, store: store, unit: unit)
  }
}
