import ByteTools

/// How long one food keeps in each place, sealed and opened.
struct PublishedFood: Sendable {
  /// Days by storage.
  private struct Places: Sendable {
    private var days: (fridge: Range?, freezer: Range?, pantry: Range?)
    typealias Range = ClosedRange<Double>

    subscript(storage: Storage) -> Range? {
      get {
        switch storage {
        case .fridge: days.fridge
        case .freezer: days.freezer
        case .pantry: days.pantry
        case .unstated: nil
        }
      }
      set {
        switch storage {
        case .fridge: days.fridge = newValue
        case .freezer: days.freezer = newValue
        case .pantry: days.pantry = newValue
        case .unstated: break
        }
      }
    }
  }

  /// FoodKeeper's number of the product; 0 for a food that it does not list.
  let number: Int
  /// True if some figures are Larder's own and not FoodKeeper's.
  private(set) var isOwn: Bool
  /// True for a food that is made of others and decides before them: strawberry yogurt is a yogurt.
  private(set) var isMade: Bool
  /// True if the words are names of makers, which only say what a name means that says nothing else
  /// but a taste.
  private(set) var isMaker: Bool
  /// Where it is usually kept.
  private(set) var usual: Storage
  /// In days, by storage; nil for a place without a figure.
  private var sealed: Places
  private var opened: Places

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

  /// The same food as its brands stand for it.
  var ofBrand: PublishedFood {
    var food = self
    food.isMaker = true
    return food
  }

  /// Reads the part of a line before the colon.
  ///
  /// It is FoodKeeper's number (0 for none), perhaps `made`, `maker` and `own`, and the places with their
  /// figures, the usual place first: `30 made, fridge 3-4w, opened-fridge 7d`. Nil if it cannot be read.
  init?(_ text: Substring) {
    var text = text
    guard let food = text.withUTF8({ Self(bytes: $0) }) else { return nil }
    self = food
  }

  /// The same of bytes, as the table has hundreds of lines.
  init?(bytes text: Bytes) {
    guard let gap = text.firstIndex(of: Self.space),
      let number = Self.number(text[..<gap])
    else { return nil }
    self.number = number
    (isOwn, isMade, isMaker) = (false, false, false)
    (usual, sealed, opened) = (.unstated, Places(), Places())
    for part in text[(gap + 1)...].split(separator: UInt8(ascii: ",")) {
      guard readPart(part.drop { $0 == Self.space }) else { return nil }
    }
    guard usual != .unstated else { return nil }
  }

  private static let space = UInt8(ascii: " ")

  /// Reads one part between commas; false if it cannot be read.
  private mutating func readPart(_ part: Slice<Bytes>) -> Bool {
    if part.elementsEqual("made".utf8) {
      isMade = true
    } else if part.elementsEqual("maker".utf8) {
      isMaker = true
    } else if part.elementsEqual("own".utf8) {
      // Figures that are Larder's own, because FoodKeeper has none or differs from what packages state.
      isOwn = true
    } else {
      return readPlace(part)
    }
    return true
  }

  private mutating func readPlace(_ part: Slice<Bytes>) -> Bool {
    let words = part.split(separator: Self.space)
    guard var name = words.first, words.count <= 2 else { return false }
    let isOpened = name.starts(with: "opened-".utf8)
    if isOpened { name = name.dropFirst("opened-".utf8.count) }
    let storage = Storage(Bytes(rebasing: name))
    guard storage != .unstated else { return false }
    if usual == .unstated { usual = storage }
    guard words.count == 2 else { return true }
    guard let days = Self.days(words[1]) else { return false }
    if isOpened { opened[storage] = days } else { sealed[storage] = days }
    return true
  }

  /// `3d`, `1-2w`, `6-18m` or `1y` in days; months and years are mean ones.
  private static func days(_ text: Slice<Bytes>) -> ClosedRange<Double>? {
    let unit: Double
    switch text.last {
    case UInt8(ascii: "d"): unit = 1
    case UInt8(ascii: "w"): unit = 7
    case UInt8(ascii: "m"): unit = 30.4375
    case UInt8(ascii: "y"): unit = 365.25
    default: return nil
    }
    let parts = text.dropLast().split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count <= 2, let least = parts.first.flatMap({ number($0) }),
      let most = parts.last.flatMap({ number($0) }), least > 0, least <= most
    else { return nil }
    return Double(least) * unit...Double(most) * unit
  }

  private static func number(_ digits: Slice<Bytes>) -> Int? {
    guard !digits.isEmpty else { return nil }
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit), number < 100_000 else {
        return nil
      }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
