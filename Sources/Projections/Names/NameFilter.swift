import EventSourcing

/// Picks lines by a name, of an item, a category, a shop, a tag or a kind; or budgets by theirs.
public struct NameFilter: Hashable, Sendable {
  public enum Field: String, CaseIterable, Sendable {
    case item, category, store, tag, kind, budget
  }

  /// The names that a kind can have.
  public static let kinds = PurchaseKind.allCases.map(\.rawValue)

  public let field: Field
  public let name: String
  /// True if the lines with that name are left out, and not kept.
  public let isNegated: Bool

  public init(_ field: Field, _ name: String, isNegated: Bool = false) {
    self.field = field
    self.name = name
    self.isNegated = isNegated
  }
}
