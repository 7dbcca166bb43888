import GroceryModel

/// The profiles that a file may be known by: the user's own before the built-in ones.
public struct ProfileShelf: Sendable {
  /// What a file's header says about its source.
  public enum Finding: Hashable, Sendable {
    case none
    case one(ImportProfile)
    /// Several fit equally, and would read the file differently.
    case several([ImportProfile])
  }

  public private(set) var saved: [ImportProfile]
  private let builtIn: [ImportProfile]

  public init(saved: [ImportProfile] = [], builtIn: [ImportProfile] = ImportProfile.builtIn) {
    self.saved = saved
    self.builtIn = builtIn
  }

  /// All profiles, a saved one standing for the built-in one of its name.
  public var all: [ImportProfile] {
    saved + builtIn.filter { candidate in !saved.contains { $0.name == candidate.name } }
  }

  public func profile(named name: String) -> ImportProfile? { all.first { $0.name == name } }

  /// Takes a profile in, in the place of one of its name.
  public mutating func save(_ profile: ImportProfile) {
    saved.removeAll { $0.name == profile.name }
    saved.append(profile)
  }

  /// Whether a profile is the program's own.
  public func isBuiltIn(_ profile: ImportProfile) -> Bool { !saved.contains(profile) }

  /// Looks for the profile of a header: the same one first, then the same columns in another order
  /// or among a few others, then those that the program knows.
  ///
  /// - Parameters:
  ///   - signature: The header's words, or the shape of columns without one.
  ///   - hasHeader: Whether there is a header.
  ///   - file: The file's name, for profiles that stand for some names only.
  ///   - store: The shop that the user named: the profile of another is not this file's.
  /// - Returns: The profile, those among which somebody has to choose, or nothing.
  func find(_ signature: [String], hasHeader: Bool, file: String?, store: String?) -> Finding {
    for candidates in [saved, builtIn] {
      for isExact in [true, false] {
        let found = candidates.filter { profile in
          profile.fits(signature, hasHeader: hasHeader, file: file, isExact: isExact)
            && profile.isOf(store)
        }
        // One made for such names is meant before one for any.
        let named = found.filter { $0.files != nil }
        let nearest = named.isEmpty ? found : named
        guard let first = nearest.first else { continue }
        let isOfOneMind = nearest.allSatisfy { first.readsAlike($0) }
        return isOfOneMind ? .one(first) : .several(nearest)
      }
    }
    return .none
  }
}

extension ImportProfile {
  /// Whether a file is of the profile's source.
  func fits(_ header: [String], hasHeader: Bool, file: String?, isExact: Bool) -> Bool {
    guard hasHeader == (rule != .shape) else { return false }
    if let files {
      guard let file, InboxRules.matches(file, files) else { return false }
    }
    if isExact { return header == signature }
    guard rule == .columns || rule == .contains else { return false }
    let known = signature.filter { !$0.isEmpty }
    // Two words are too few to tell a source by.
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

  fileprivate func isOf(_ told: String?) -> Bool {
    guard let told, let store else { return true }
    return NameKey.matching(told) == NameKey.matching(store)
  }

  /// Whether both say the same about a file, whatever they are called.
  fileprivate func readsAlike(_ other: ImportProfile) -> Bool {
    (kind, dateOrder, decimalMark, currency, store, sign) == (
      other.kind, other.dateOrder, other.decimalMark, other.currency, other.store, other.sign
    ) && countsCents == other.countsCents && columns == other.columns && absent == other.absent
  }
}
