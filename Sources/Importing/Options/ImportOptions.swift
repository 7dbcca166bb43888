import GroceryModel

/// What the user says about a file, and what the larder's settings fill in.
public struct ImportOptions: Sendable {
  /// The kind of facts, where it shall not be detected.
  public var kind: ImportKind?
  /// The currency of amounts that name none.
  public var currency: Currency?
  /// Whether the currency was stated for this very file, by `inbox.conf` or its profile.
  public var isCurrencyOfFile = false
  public var store: String?
  public var date: Day?
  public var dateOrder: DateOrder?
  /// The mark before the fraction, where no amount of the file shows it.
  public var decimalMark: DecimalMark?
  /// Whether whole numbers count cents, pence or grosze.
  public var countsCents = false
  /// Role → column, by header text or by number from 1; an empty column takes the role away.
  public var roles: [String: String]
  public var encoding: String?
  /// A file of receipts that tells the day, shop and currency of this file's lines.
  public var companion: String?
  /// Whether proposed columns of a file without a header may be taken as they are.
  public var acceptsProposals: Bool
  /// The larder's settings: used where neither the file nor the options above say anything.
  public var defaultCurrency: Currency?
  public var defaultStore: String?
  public var defaultDateOrder: DateOrder?
  /// Which remembered profiles may fill in what is not said above.
  public var profiles = ProfileChoice.none
  /// The file's name, for profiles that stand for some names only.
  public var fileName: String?

  /// The word for amounts in cents where a decimal mark is expected.
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
