/// The name and kind of a table's column.
public struct Column: Hashable, Sendable {
  /// The kind of a column's values, which decides their alignment.
  public enum Kind: Hashable, Sendable {
    case text
    /// Words that people type again, as an event's type; never cut.
    case code
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
  /// The kind of the values.
  public let kind: Kind

  /// Makes a column; without a heading people read the name with its underscores as blanks.
  public init(_ name: String, heading: String? = nil, kind: Kind = .text) {
    self.name = name
    self.heading = heading ?? String(name.map { $0 == "_" ? " " : $0 })
    self.kind = kind
  }

  /// True if values align to the right, so that their digits line up.
  var isRightAligned: Bool {
    switch kind {
    case .figure, .money, .count: true
    case .text, .code, .day: false
    }
  }
}
