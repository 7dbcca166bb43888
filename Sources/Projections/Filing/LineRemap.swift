import ColumnStore

/// The ids that the lines of one fold have in another, after its names were merged into that.
struct LineRemap: Sendable {
  /// For each key that has names the ids of the names.
  let names: [IDRemap]
  /// The ids of what lines without a category are filed by: items, or unfiled lines.
  let unfiled: IDRemap

  /// The new id of what a line has under a key.
  func number(_ key: LineKey, _ number: UInt32) -> UInt32 {
    if key == .payee { return payee(number) }
    guard key.rawValue < names.count, number != LineKeys.none else { return number }
    guard key == .category, number & LineKeys.byItem != 0 else {
      return names[key.rawValue][number]
    }
    return LineKeys.byItem | unfiled[number & ~LineKeys.byItem]
  }

  private func payee(_ number: UInt32) -> UInt32 {
    guard number != LineKeys.none else { return number }
    return number & LineKeys.byItem == 0
      ? numbers(.store)[number]
      : LineKeys.byItem | numbers(.item)[number & ~LineKeys.byItem]
  }

  /// The ids of a key that has names.
  func numbers(_ key: LineKey) -> IDRemap { names[key.rawValue] }
}
