/// The order of a list of names as people read it: `Épicerie` between `Boissons` and `Fruits`.
public enum NameOrder {
  /// True if a name comes before another, without regard to accents and case.
  public static func precedes(_ left: String, _ right: String) -> Bool {
    let (leftKey, rightKey) = (KeywordFolding.folded(left), KeywordFolding.folded(right))
    return leftKey == rightKey
      ? left.utf8.lexicographicallyPrecedes(right.utf8)
      : leftKey.lexicographicallyPrecedes(rightKey)
  }
}
