/// How long one food keeps in each place, sealed and opened.
struct PublishedFood: Sendable {
  /// FoodKeeper's number of the product; 0 for a food that it does not list.
  let number: Int
  /// True if some figures are Larder's own and not FoodKeeper's.
  let isOwn: Bool
  /// True for a food that is made of others and decides before them: strawberry yogurt is a yogurt.
  let isMade: Bool
  /// True if the words are names of makers, which only say what a name means that says nothing else
  /// but a taste.
  let isMaker: Bool
  /// Where it is usually kept.
  private(set) var usual: Storage
  /// In days, by storage; a place without a figure is missing.
  private var sealed: [Storage: ClosedRange<Double>]
  private let opened: [Storage: ClosedRange<Double>]

  /// The days that it keeps there, least and most; nil where the table has no figure.
  func days(in storage: Storage, isOpened: Bool) -> ClosedRange<Double>? {
    isOpened ? opened[storage] : sealed[storage]
  }

  /// Where it is kept once it is opened: what keeps in the pantry only while sealed moves to the fridge.
  ///
  /// - Parameter storage: Where it was kept sealed.
  /// - Returns: The fridge, or the same place.
  func storageOnceOpened(from storage: Storage) -> Storage {
    storage == .pantry && opened[.pantry] == nil && opened[.fridge] != nil ? .fridge : storage
  }

  /// The same food kept elsewhere as a rule.
  ///
  /// - Parameters:
  ///   - storage: Its new usual place.
  ///   - days: How long it keeps there sealed; nil leaves the figure as it is.
  /// - Returns: The food with that place first.
  func kept(in storage: Storage, for days: ClosedRange<Double>? = nil) -> PublishedFood {
    var food = self
    food.usual = storage
    if let days { food.sealed[storage] = days }
    return food
  }

  /// Reads the part of a line before the colon.
  ///
  /// It is FoodKeeper's number (0 for none), perhaps `made`, `maker` and `own`, and the places with their
  /// figures, the usual place first: `30 made, fridge 3-4w, opened-fridge 7d`. Nil if it cannot be read.
  init?(_ text: Substring) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]) else { return nil }
    var usual: Storage?
    var isOwn = false
    var isMade = false
    var isMaker = false
    var sealed: [Storage: ClosedRange<Double>] = [:]
    var opened: [Storage: ClosedRange<Double>] = [:]
    for place in parts[1].split(separator: ",") {
      let words = place.split(separator: " ")
      guard let name = words.first, words.count <= 2 else { return nil }
      if name == Self.made {
        isMade = true
        continue
      }
      if name == Self.maker {
        isMaker = true
        continue
      }
      if name == Self.own {
        isOwn = true
        continue
      }
      let isOpened = name.hasPrefix(Self.openedPrefix)
      let storageName = isOpened ? name.dropFirst(Self.openedPrefix.count) : name[...]
      guard let storage = Storage.allCases.first(where: { $0.name == storageName }),
        storage != .unstated
      else { return nil }
      if usual == nil { usual = storage }
      guard words.count == 2 else { continue }
      guard let days = Self.days(words[1]) else { return nil }
      if isOpened { opened[storage] = days } else { sealed[storage] = days }
    }
    guard let usual else { return nil }
    self.number = number
    self.isOwn = isOwn
    self.isMade = isMade
    self.isMaker = isMaker
    self.usual = usual
    self.sealed = sealed
    self.opened = opened
  }

  private static let made = "made"
  private static let maker = "maker"
  /// Marks figures that are Larder's own, because FoodKeeper has none or differs from what packages state.
  private static let own = "own"
  private static let openedPrefix = "opened-"

  /// `3d`, `1-2w`, `6-18m` or `1y` in days; months and years are mean ones.
  private static func days(_ text: Substring) -> ClosedRange<Double>? {
    let units: [Character: Double] = ["d": 1, "w": 7, "m": 30.4375, "y": 365.25]
    guard let unit = text.last.flatMap({ units[$0] }) else { return nil }
    let parts = text.dropLast().split(separator: "-")
    let numbers = parts.compactMap { Double($0) }
    guard let least = numbers.first, let most = numbers.last, numbers.count == parts.count,
      numbers.count <= 2, least > 0, least <= most
    else { return nil }
    return least * unit...most * unit
  }
}
