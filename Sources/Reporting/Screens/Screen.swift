/// The short view of a table: the columns that people are shown, and what is added up below them.
///
/// Programs always get every column; people get them with `--wide`.
public struct Screen: Hashable, Sendable {
  /// The most columns that a screen has.
  public static let most = 8

  /// The columns in the order shown, by the names that programs know.
  public let columns: [String]
  /// Headings that differ from the column's own.
  let headings: [String: String]
  /// Columns that may be left out where there is no room, the first to go first.
  public let optional: [String]
  /// Columns that are added up in a last row.
  public var totals: [String]
  /// Cells of the total row that are not sums, by currency and column.
  public var derived: [String: [String: Cell]] = [:]
  /// Columns whose cell replaces that of another where it has one.
  let overlays: [String: String]
  /// The note for empty cells of a column.
  public let blank: Blank?
  /// True if rows stay in their order even if they are in several currencies.
  public let keepsOrder: Bool
  /// Columns whose text is printed below each row on a terminal.
  public let details: [String]
  /// Columns with a command to paste, printed below each row on a terminal.
  public let commands: [String]

  /// The meaning of an empty cell.
  public struct Blank: Hashable, Sendable {
    let column: String
    let note: String

    public init(in column: String, _ note: String) {
      self.column = column
      self.note = note
    }
  }

  public init(
    _ columns: [String], headings: [String: String] = [:], optional: [String] = [],
    totals: [String] = [], overlays: [String: String] = [:], blank: Blank? = nil,
    keepsOrder: Bool = false, details: [String] = [], commands: [String] = []
  ) {
    self.columns = columns
    self.headings = headings
    self.optional = optional
    self.totals = totals
    self.overlays = overlays
    self.blank = blank
    self.keepsOrder = keepsOrder
    self.details = details
    self.commands = commands
  }
}
