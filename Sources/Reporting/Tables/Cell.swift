/// One value of a table, exact and rounded before it gets here.
public enum Cell: Hashable, Sendable {
  /// Text from a person or a file: any characters; renderers must escape it.
  case text(String)
  /// An amount, a price or a ratio as plain decimal text, such as `-1.50`.
  case figure(String)
  /// A whole number of things, lines or days.
  case count(Int)
  /// A calendar day as ISO text, such as `2026-10-03`.
  case day(String)
  /// An unknown value, which differs from zero.
  case missing

  /// The characters of the value before any format escapes them, none where it is missing.
  public var content: String {
    switch self {
    case .text(let text), .figure(let text), .day(let text): text
    case .count(let count): String(count)
    case .missing: ""
    }
  }
}
