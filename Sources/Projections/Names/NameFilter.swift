/// Picks lines by a name: of an item, a category, a shop, a tag or a kind.
public struct NameFilter: Hashable, Sendable {
  public enum Field: String, CaseIterable, Sendable {
    case item, category, store, tag, kind
  }

  public let field: Field
  public let name: String
  /// Whether the lines with that name are left out, and not kept.
  public let isNegated: Bool

  public init(_ field: Field, _ name: String, isNegated: Bool = false) {
    self.field = field
    self.name = name
    self.isNegated = isNegated
  }
}
