/// What the numbers of one fold's lines are in another that has taken in its names.
struct AdoptedKeys: Sendable {
  /// For each key that has names the number of each name.
  let names: [[UInt32]]
  /// What the numbers of categories stand for that are to be found out: items, or unfiled lines.
  let unfiled: [UInt32]

  /// The number of what a line has under a key.
  func number(_ key: LineKey, _ number: UInt32) -> UInt32 {
    guard key.rawValue < names.count, number != LineKeys.none else { return number }
    guard key == .category, number & LineKeys.byItem != 0 else {
      return names[key.rawValue][Int(number)]
    }
    return LineKeys.byItem | unfiled[Int(number & ~LineKeys.byItem)]
  }

  /// The numbers of a key that has names.
  func numbers(_ key: LineKey) -> [UInt32] { names[key.rawValue] }
}
