extension Collection where Element: Equatable {
  /// Returns the first range in which other elements occur consecutively; nil if they do not.
  public func firstRun(of other: some Collection<Element>) -> Range<Index>? {
    indices.lazy.compactMap { run(of: other, at: $0) }.first
  }

  /// True if other elements occur consecutively.
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
  /// True if the text contains another text, byte for byte.
  public func contains(_ other: String) -> Bool {
    utf8.containsRun(of: other.utf8)
  }

  /// The text with one character in place of another.
  public func replacing(_ character: Character, with other: Character) -> String {
    String(map { $0 == character ? other : $0 })
  }
}
