import EventSourcing
import GroceryModel
import Projections

/// The names of new lines that the log did not have before, beside those that it had.
struct NewNames {
  /// The names that the log had, as printed; none if there are no new ones.
  let known: [String]
  private var new: Set<String> = []
  private let slips: SlipIndex

  /// More known names are not searched: a remark must not slow a command down.
  private static let mostKnown = 50_000
  /// The number of names that are suggested.
  private static let mostNear = 3

  /// - Parameters:
  ///   - uses: The names of the log, the new lines included.
  ///   - own: The new lines of each name, by its matching key; 0 if they are not recorded.
  ///   - isSettled: True for the matching key of a name that needs no remark.
  init(_ uses: [EntrySurvey.Use], own: [String: Int], isSettled: (String) -> Bool) {
    guard uses.count <= Self.mostKnown else {
      (known, slips) = ([], SlipIndex([]))
      return
    }
    var lines: [String: Int] = [:]
    for use in uses { lines[NameKey.matching(use.name), default: 0] += use.lines }
    let new = Set(own.filter { lines[$0, default: 0] <= $1 && !isSettled($0) }.keys)
    let others = uses.lazy.filter { !new.contains(NameKey.matching($0.name)) }
    known = new.isEmpty ? [] : others.map { NameKey.printed($0.name) }
    slips = SlipIndex(known)
    self.new = new
  }

  func contains(_ name: String) -> Bool { new.contains(NameKey.matching(name)) }

  /// Returns the known name that a new one is a slip from; nil for a known name, or if none is near.
  func slip(_ name: String) -> String? {
    contains(name) ? slips.nearest(to: name) : nil
  }

  /// The known name that a new one is a slip from, else those that have all its words; none for a known name.
  func near(_ name: String) -> [String] {
    guard contains(name) else { return [] }
    if let slip = slip(name) { return [slip] }
    // Names that differ in their digits alone are sizes of one thing.
    func letters(_ text: String) -> String { NameKey.matching(text).filter { !$0.isNumber } }
    let own = letters(name)
    let others = known.filter { letters($0) != own }
    let found = NearNames.names(withWordsOf: name, among: others)
    return Array(
      (found.isEmpty ? NearNames.names(withWordsOf: withoutSlips(name), among: others) : found)
        .prefix(Self.mostNear))
  }

  /// The name with the words of known names in place of words that are slips of them: `mlik` as `milk`.
  private func withoutSlips(_ name: String) -> String {
    let words = Set(known.flatMap { NearNames.words(of: $0) })
    let index = SlipIndex(words.sorted())
    return NearNames.words(of: name)
      .map { words.contains($0) ? $0 : index.nearest(to: $0) ?? $0 }
      .joined(separator: " ")
  }
}

extension Descriptions {
  /// True if a product of that matching key is described, or is an alias.
  func describesProduct(_ key: String) -> Bool {
    products[key] != nil || canonicalProduct(of: key) != nil
  }

  /// True if a store of that matching key is described, or is an alias.
  func describesStore(_ key: String) -> Bool {
    stores[key] != nil || canonicalStore(of: key) != nil
  }
}
