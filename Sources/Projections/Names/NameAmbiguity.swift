/// A name on the command line that several things have in them.
public struct NameAmbiguity: Error, Hashable, Sendable {
  public let name: String
  /// What the name could mean, in byte order.
  public let candidates: [String]
  /// What the name filters by, where a pattern could take all of them; nil elsewhere.
  public let field: NameFilter.Field?

  public init(name: String, candidates: [String], field: NameFilter.Field? = nil) {
    self.name = name
    self.candidates = candidates
    self.field = field
  }
}

/// Finds the things that a name on the command line means.
enum NameSearch {
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
