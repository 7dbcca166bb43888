import GroceryModel

/// All profiles that may match a file; the user's own come before the built-in ones.
public struct ProfileShelf: Sendable {
  /// The result of matching a header row with the profiles.
  public enum Finding: Hashable, Sendable {
    case none
    case one(ImportProfile)
    /// Several profiles match equally well and would read the file differently.
    case several([ImportProfile])
  }

  public private(set) var saved: [ImportProfile]
  private let builtIn: [ImportProfile]

  public init(saved: [ImportProfile] = [], builtIn: [ImportProfile] = ImportProfile.builtIn) {
    self.saved = saved
    self.builtIn = builtIn
  }

  /// All profiles; a saved profile replaces the built-in one with the same name.
  public var all: [ImportProfile] {
    saved + builtIn.filter { candidate in !saved.contains { $0.name == candidate.name } }
  }

  public func profile(named name: String) -> ImportProfile? { all.first { $0.name == name } }

  /// Adds a profile, replacing one with the same name.
  public mutating func save(_ profile: ImportProfile) {
    saved.removeAll { $0.name == profile.name }
    saved.append(profile)
  }

  /// Returns true if the profile is built in, not saved by the user.
  public func isBuiltIn(_ profile: ImportProfile) -> Bool { !saved.contains(profile) }

  /// Finds the profile for a header row.
  ///
  /// The order of preference: an exact match, then the same columns in another order or with a few
  /// others, then the built-in profiles.
  ///
  /// - Parameters:
  ///   - signature: The words of the header row, or the column shapes of a file without one.
  ///   - hasHeader: True if the file has a header row.
  ///   - file: The file's name, for profiles with a file name pattern.
  ///   - store: The store that the user named; profiles of other stores do not match.
  /// - Returns: The profile, several between which the user must choose, or none.
  func find(_ signature: [String], hasHeader: Bool, file: String?, store: String?) -> Finding {
    for candidates in [saved, builtIn] {
      for isExact in [true, false] {
        let found = candidates.filter { profile in
          profile.fits(signature, hasHeader: hasHeader, file: file, isExact: isExact)
            && profile.isOf(store)
        }
        // A profile for this file name is more specific than one for any name.
        let named = found.filter { $0.files != nil }
        let nearest = Self.tellingMost(named.isEmpty ? found : named)
        guard let first = nearest.first else { continue }
        let isOfOneMind = nearest.allSatisfy { first.readsAlike($0) }
        return isOfOneMind ? .one(first) : .several(nearest)
      }
    }
    return .none
  }
}

extension ProfileShelf {
  /// Leaves out profiles of a sign alone where others have the same sign and more.
  private static func tellingMost(_ profiles: [ImportProfile]) -> [ImportProfile] {
    let more = profiles.filter { !$0.tellsSignAlone }
    return profiles.filter { profile in
      !profile.tellsSignAlone || !more.contains { $0.sign == profile.sign }
    }
  }
}

extension ImportProfile {
  /// Returns true if the profile matches the file.
  func fits(_ header: [String], hasHeader: Bool, file: String?, isExact: Bool) -> Bool {
    guard hasHeader == (rule != .shape) else { return false }
    if let files {
      guard let file, InboxRules.matches(file, files) else { return false }
    }
    if isExact { return header == signature }
    guard rule == .columns || rule == .contains else { return false }
    let known = signature.filter { !$0.isEmpty }
    // Two column names are too few to identify a source.
    guard known.count > 2, rule == .contains || known.count * 3 >= header.count * 2 else {
      return false
    }
    var rest: [String: Int] = [:]
    for words in header { rest[words, default: 0] += 1 }
    return known.allSatisfy { words in
      rest[words, default: 0] -= 1
      return rest[words, default: 0] >= 0
    }
  }

  fileprivate func isOf(_ specified: String?) -> Bool {
    guard let specified, let store else { return true }
    return NameKey.matching(specified) == NameKey.matching(store)
  }

  /// Returns true if both profiles read a file the same way; their names may differ.
  fileprivate func readsAlike(_ other: ImportProfile) -> Bool {
    (kind, dateOrder, decimalMark, currency, store, sign) == (
      other.kind, other.dateOrder, other.decimalMark, other.currency, other.store, other.sign
    ) && countsCents == other.countsCents && columns == other.columns && absent == other.absent
  }
}
