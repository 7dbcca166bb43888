/// A name on the command line that several things have in them.
public struct NameAmbiguity: Error, Hashable, Sendable {
  public let name: String
  /// What the name could mean, in byte order.
  public let candidates: [String]

  public init(name: String, candidates: [String]) {
    self.name = name
    self.candidates = candidates
  }
}

/// Finds the things that a name on the command line means.
enum NameSearch {
  /// The places of the things whose whole name a pattern matches, in which a star stands for any characters.
  ///
  /// - Parameters:
  ///   - pattern: What was typed, as matched.
  ///   - keys: What the things are matched by.
  /// - Returns: Nil for a name without a star, or one that a thing has as it is.
  static func places<Keys: RandomAccessCollection<String>>(
    like pattern: String, in keys: Keys
  ) -> [Int]? where Keys.Index == Int {
    guard pattern.contains("*"), !keys.contains(pattern) else { return nil }
    return keys.indices.filter { fits(Array(keys[$0].utf8), Array(pattern.utf8)) }
  }

  /// Returns true if the pattern matches all of the text; the last star is tried for ever more bytes.
  private static func fits(_ text: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (place, next) = (0, 0)
    var star: (next: Int, place: Int)?
    while place < text.count {
      if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
        star = (next + 1, place)
        next += 1
      } else if next < pattern.count, pattern[next] == text[place] {
        (place, next) = (place + 1, next + 1)
      } else if let last = star {
        star = (last.next, last.place + 1)
        (next, place) = (last.next, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// The places of the things meant: those matching exactly; else the one thing that has the name in
  /// it; none where there is no such thing.
  ///
  /// - Parameters:
  ///   - name: What was typed, as matched.
  ///   - keys: What the things are matched by.
  ///   - shown: What they are shown as, for the message.
  /// - Returns: Places in `keys`.
  /// - Throws: `NameAmbiguity` where several have the name in them.
  static func find<Keys: RandomAccessCollection<String>, Shown: RandomAccessCollection<String>>(
    _ name: String, in keys: Keys, shown: Shown
  ) throws(NameAmbiguity) -> [Int] where Keys.Index == Int, Shown.Index == Int {
    let exact = keys.indices.filter { keys[$0] == name }
    if !exact.isEmpty { return exact }
    let containing = keys.indices.filter { !name.isEmpty && keys[$0].contains(name) }
    guard containing.count <= 1 else {
      throw NameAmbiguity(
        name: name,
        candidates: containing.map { shown[$0] }
          .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
    return containing
  }
}
