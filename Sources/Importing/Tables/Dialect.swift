/// The format of a file, as shown to the user for a check.
public struct Dialect: Hashable, Sendable {
  /// The line ends of a file.
  public enum Newline: String, Sendable {
    case lf = "LF"
    case crlf = "CRLF"
    case cr = "CR"
    case mixed
  }

  /// `,`, `;`, a tab, `|` or `~`; a line feed if the lines are not split into cells.
  public var delimiter: UInt8
  public var encoding: TextEncoding
  public var hasByteOrderMark: Bool
  public var newline: Newline
  public var decimalMark: DecimalMark
  /// The thousands separator, or nil if no amount has one.
  public var thousandsMark: String?
  /// `ymd`, `dmy`, `mdy` or `epoch`; nil if the file has no dates.
  public var dateFormat: String?

  /// The format of a file that is not delimited: `JSON`, `OFX`, `text`; nil for a table.
  public var form: String?

  /// True if each line is an event in JSON; such a file has no cells and no delimiter.
  public var isJSONLines: Bool { delimiter == UInt8(ascii: "\n") }
}
