/// What one column of a table is called and holds.
public struct Column: Hashable, Sendable {
  /// What the values of a column are, which decides the side they are set against.
  public enum Kind: Hashable, Sendable {
    case text
    case figure
    /// Figures in the currency that the row's `currency` names; those of two currencies have no order.
    case money
    case count
    case day
  }

  /// The name that scripts rely on, as in a CSV header.
  public let name: String
  /// The name that people read.
  public let heading: String
  /// What the values are.
  public let kind: Kind

  /// Makes a column; without a heading people read the name with its underscores as blanks.
  public init(_ name: String, heading: String? = nil, kind: Kind = .text) {
    self.name = name
    self.heading = heading ?? String(name.map { $0 == "_" ? " " : $0 })
    self.kind = kind
  }

  /// Whether values stand against the right edge, so that their digits line up.
  var isRightAligned: Bool {
    switch kind {
    case .figure, .money, .count: true
    case .text, .day: false
    }
  }
}
