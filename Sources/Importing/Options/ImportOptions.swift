import GroceryModel

/// The import options of one file, and the defaults from the larder's settings.
public struct ImportOptions: Sendable {
  /// The kind of the file, or nil to detect it.
  public var kind: ImportKind?
  /// The currency of amounts without one.
  public var currency: Currency?
  /// True if the currency applies to this file in particular: it comes from `inbox.conf` or a
  /// profile.
  public var isCurrencyOfFile = false
  public var store: String?
  public var date: Day?
  public var dateOrder: DateOrder?
  /// The decimal separator, used if no amount in the file shows it.
  public var decimalMark: DecimalMark?
  /// True if whole numbers are amounts in cents, pence or grosze.
  public var countsCents = false
  /// The column of each role, by header text or by number from 1; an empty text removes the role.
  public var roles: [String: String]
  public var encoding: String?
  /// The path of a receipts file that has the date, store and currency of this file's lines.
  public var companion: String?
  /// True if the columns proposed for a file without a header row are accepted without a question.
  public var acceptsProposals: Bool
  /// The larder's settings, used if neither the file nor the options above decide.
  public var defaultCurrency: Currency?
  public var defaultStore: String?
  public var defaultDateOrder: DateOrder?
  /// The line of the header row of the table to read, in a file with several; nil for the main one.
  public var headerLine: Int?
  /// The saved profiles that may fill in missing options.
  public var profiles = ProfileChoice.none
  /// The file's name, for profiles with a file name pattern.
  public var fileName: String?

  /// The value of `--decimal` for amounts in cents.
  public static let cents = "cents"

  public init(
    kind: ImportKind? = nil, currency: Currency? = nil, store: String? = nil, date: Day? = nil,
    dateOrder: DateOrder? = nil, roles: [String: String] = [:], encoding: String? = nil,
    companion: String? = nil, acceptsProposals: Bool = false, defaultCurrency: Currency? = nil,
    defaultStore: String? = nil, defaultDateOrder: DateOrder? = nil
  ) {
    self.kind = kind
    self.currency = currency
    self.store = store
    self.date = date
    self.dateOrder = dateOrder
    self.roles = roles
    self.encoding = encoding
    self.companion = companion
    self.acceptsProposals = acceptsProposals
    self.defaultCurrency = defaultCurrency
    self.defaultStore = defaultStore
    self.defaultDateOrder = defaultDateOrder
  }
}
