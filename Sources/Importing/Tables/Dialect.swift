/// How a file is written: what a person may check at a glance.
public struct Dialect: Hashable, Sendable {
  public enum Newline: String, Sendable {
    case lf = "LF"
    case crlf = "CRLF"
    case cr = "CR"
    case mixed
  }

  /// `,`, `;`, a tab, `|` or `~`; a line feed where lines are not cut into cells.
  public var delimiter: UInt8
  public var encoding: TextEncoding
  public var hasByteOrderMark: Bool
  public var newline: Newline
  public var decimalMark: DecimalMark
  /// The mark between groups of three digits, if one was seen.
  public var thousandsMark: String?
  /// `ymd`, `dmy`, `mdy` or `epoch`; nil where the file has no dates.
  public var dateFormat: String?

  /// Whether each line is an event as JSON, so that there are no cells and nothing parts them.
  public var isJSONLines: Bool { delimiter == UInt8(ascii: "\n") }
}
