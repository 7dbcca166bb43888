extension Collection where Element: Equatable {
  /// Where other elements stand together for the first time; nil where they do not.
  public func firstRun(of other: some Collection<Element>) -> Range<Index>? {
    indices.lazy.compactMap { run(of: other, at: $0) }.first
  }

  /// Whether other elements stand together somewhere.
  public func containsRun(of other: some Collection<Element>) -> Bool {
    other.isEmpty || firstRun(of: other) != nil
  }

  private func run(of other: some Collection<Element>, at start: Index) -> Range<Index>? {
    var end = start
    for element in other {
      guard end < endIndex, self[end] == element else { return nil }
      formIndex(after: &end)
    }
    return start..<end
  }
}

extension StringProtocol {
  /// Whether another text stands in this one, byte for byte.
  public func contains(_ other: String) -> Bool {
    utf8.containsRun(of: other.utf8)
  }

  /// The text with one character in place of another.
  public func replacing(_ character: Character, with other: Character) -> String {
    String(map { $0 == character ? other : $0 })
  }
}
