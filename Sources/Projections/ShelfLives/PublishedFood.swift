/// How long one food keeps by the USDA's FoodKeeper, in each place, sealed and opened.
struct PublishedFood: Sendable {
  /// FoodKeeper's number of the product.
  let number: Int
  /// Where it is usually kept.
  let usual: Storage
  /// In days, by storage; a place without a figure is missing.
  private let sealed: [Storage: ClosedRange<Double>]
  private let opened: [Storage: ClosedRange<Double>]

  /// The days that it keeps there, least and most; nil where the table has no figure.
  func days(in storage: Storage, isOpened: Bool) -> ClosedRange<Double>? {
    isOpened ? opened[storage] : sealed[storage]
  }

  /// What stands before the colon of a line: FoodKeeper's number, perhaps `made`, and the places,
  /// the usual one first, with their figures, such as `30 made, fridge 3-4w, opened-fridge 7d`.
  ///
  /// Nil if it cannot be read.
  init?(_ text: Substring) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]) else { return nil }
    var usual: Storage?
    var sealed: [Storage: ClosedRange<Double>] = [:]
    var opened: [Storage: ClosedRange<Double>] = [:]
    for place in parts[1].split(separator: ",") {
      let words = place.split(separator: " ")
      guard let name = words.first, words.count <= 2 else { return nil }
      if name == Self.made { continue }
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
    self.usual = usual
    self.sealed = sealed
    self.opened = opened
  }

  /// Marks a food that is made of others and goes before them: strawberry yogurt is a yogurt.
  static let made = "made"
  private static let openedPrefix = "opened-"

  /// `3d`, `1-2w`, `6-18m` or `1y` in days; months and years are mean ones.
  private static func days(_ text: Substring) -> ClosedRange<Double>? {
    let units: [Character: Double] = ["d": 1, "w": 7, "m": 30.4375, "y": 365.25]
    guard let unit = text.last.flatMap({ units[$0] }) else { return nil }
    let numbers = text.dropLast().split(separator: "-").compactMap { Double($0) }
    guard let least = numbers.first, let most = numbers.last, numbers.count <= 2, least > 0,
      least <= most
    else { return nil }
    return least * unit...most * unit
  }
}
