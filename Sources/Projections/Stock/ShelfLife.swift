import GroceryModel

/// How long things keep: what is asked where a label or a description does not say.
///
/// The one place where predictions come in.
public struct ShelfLife: Sendable {
  /// What is kept, and how.
  public struct Keeping: Hashable, Sendable {
    /// The product's name as matched.
    public let product: String
    public let category: String
    public let storage: Storage
    public let isOpened: Bool

    public init(product: String, category: String, storage: Storage, isOpened: Bool) {
      self.product = product
      self.category = category
      self.storage = storage
      self.isOpened = isOpened
    }
  }

  /// For how many days from being bought, opened or put there it usually keeps; nil if unknown.
  public let days: @Sendable (Keeping) -> Int?

  public init(days: @escaping @Sendable (Keeping) -> Int?) {
    self.days = days
  }

  /// Nothing is predicted.
  public static let unknown = ShelfLife { _ in nil }
}

/// How long one product keeps, each way of keeping it asked for once.
struct ProductLife {
  /// What is described of the product sealed, in days from the purchase.
  let described: Int?
  private let ask: (Storage, Bool) -> Int?
  private var known: [Int??] = Array(repeating: nil, count: 2 * Storage.allCases.count)

  init(described: Int?, _ ask: @escaping (Storage, Bool) -> Int?) {
    self.described = described
    self.ask = ask
  }

  mutating func days(_ storage: Storage, isOpened: Bool) -> Int? {
    let place = 2 * Int(storage.rawValue) + (isOpened ? 1 : 0)
    if let days = known[place] { return days }
    let days = ask(storage, isOpened)
    known[place] = .some(days)
    return days
  }

  /// The last good day of a parcel and what tells it.
  mutating func lastGoodDay(of parcel: Parcel, bought: Day) -> (day: Day?, basis: ExpiryBasis) {
    var (day, basis) = sealed(parcel, bought)
    if let opened = parcel.opened, let days = days(parcel.storage, isOpened: true) {
      let limit = opened + days
      if day.map({ limit < $0 }) ?? true { (day, basis) = (limit, .predicted) }
    }
    return (day, basis)
  }

  private mutating func sealed(_ parcel: Parcel, _ bought: Day) -> (Day?, ExpiryBasis) {
    // What has been frozen in time keeps longer than its label says.
    if parcel.wasFrozen, let moved = parcel.moved {
      return days(parcel.storage, isOpened: parcel.storage != .freezer)
        .map { (moved + $0, .predicted) } ?? (nil, .none)
    }
    if let expires = parcel.expires { return (expires, .label) }
    if let described { return (bought + described, .predicted) }
    return days(parcel.storage, isOpened: false).map { (bought + $0, .predicted) } ?? (nil, .none)
  }
}

/// What tells a last good day.
public enum ExpiryBasis: String, Sendable {
  case label, predicted, none
}
