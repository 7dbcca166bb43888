import GroceryModel

/// How long one product keeps, each way of keeping it asked for once.
struct ProductLife {
  /// What is described of the product sealed, in days from the purchase.
  let described: Int?
  private let find: () -> ProductLives?
  /// Looked up when it is first asked for.
  private var lives: ProductLives??
  private var known: [KeepingLife??] = Array(
    repeating: nil, count: 2 * Storage.allCases.count)

  /// - Parameters:
  ///   - described: What is described of the product sealed, in days from the purchase.
  ///   - find: Gives what is predicted, if that is asked for.
  init(described: Int?, _ find: @escaping () -> ProductLives?) {
    self.described = described
    self.find = find
  }

  /// A last good day, and what it rests on.
  struct Expiry {
    let day: Day?
    let basis: ExpiryBasis
    /// What was predicted, and the day it counts from.
    var life: KeepingLife?
    var start: Day?
    /// True if it counts from being put into the freezer, or from coming out of it.
    var wasFrozen = false

    static let unknown = Expiry(day: nil, basis: .none)
  }

  /// Returns the last good day of a parcel and its source.
  mutating func lastGoodDay(of parcel: Parcel, bought: Day) -> (day: Day?, basis: ExpiryBasis) {
    let expiry = expiry(of: parcel, bought: bought)
    return (expiry.day, expiry.basis)
  }

  /// The same with the prediction behind it.
  mutating func expiry(of parcel: Parcel, bought: Day) -> Expiry {
    var parcel = parcel
    if let place = parcel.frozenLate {
      (parcel.storage, parcel.moved) = (place.storage, place.moved)
    }
    let sealed = sealed(parcel, bought)
    guard let opened = parcel.opened,
      let open = predicted(storage(of: parcel), isOpened: true, from: opened), let limit = open.day
    else { return sealed }
    return sealed.day.map { limit < $0 } ?? true ? open : sealed
  }

  private mutating func sealed(_ parcel: Parcel, _ bought: Day) -> Expiry {
    // What has been frozen in time keeps longer than its label says.
    if parcel.wasFrozen, let moved = parcel.moved {
      var expiry =
        predicted(parcel.storage, isOpened: parcel.storage != .freezer, from: moved) ?? .unknown
      expiry.wasFrozen = true
      return expiry
    }
    if let expires = parcel.expires { return Expiry(day: expires, basis: .label) }
    if let described { return Expiry(day: bought + described, basis: .predicted) }
    return predicted(parcel.storage, isOpened: false, from: bought) ?? .unknown
  }

  private mutating func predicted(
    _ storage: Storage, isOpened: Bool, from start: Day
  ) -> Expiry? {
    guard let life = life(storage, isOpened: isOpened) else { return nil }
    return Expiry(day: start + life.days, basis: .predicted, life: life, start: start)
  }

  private mutating func life(_ storage: Storage, isOpened: Bool) -> KeepingLife? {
    let place = 2 * Int(storage.rawValue) + (isOpened ? 1 : 0)
    if let life = known[place] { return life }
    let life = found()?.life(in: storage, isOpened: isOpened)
    known[place] = .some(life)
    return life
  }

  /// True unless a sealed product is known to spoil soon in a place, as bread does.
  mutating func keepsLong(in storage: Storage) -> Bool {
    (described ?? life(storage, isOpened: false)?.days ?? .max) >= Self.longLife
  }

  /// What keeps for so many days is eaten long after its date.
  private static let longLife = 60

  /// Where a parcel is kept: what is opened may have moved to the fridge.
  mutating func storage(of parcel: Parcel) -> Storage {
    guard parcel.opened != nil else { return parcel.storage }
    return found()?.storageOnceOpened(from: parcel.storage) ?? parcel.storage
  }

  /// Where the product is usually kept, if that is known.
  mutating func usualStorage() -> Storage { found()?.usual ?? .unstated }

  private mutating func found() -> ProductLives? {
    if let lives { return lives }
    let found = find()
    lives = .some(found)
    return found
  }
}

/// The source of a last good day.
public enum ExpiryBasis: String, Sendable {
  case label, predicted, none
}
