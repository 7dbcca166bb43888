/// An object that stands for one value: what text recognition read, with how sure it is of it, or a value with
/// its type.
///
/// Example: `{"kind": "number", "value": 11.97, "content": "$11.97", "confidence": 0.98}`.
enum JSONReading {
  /// Returns the scalar that was read; nil for any other object.
  static func value(of members: [JSONMember]) -> JSONValue? {
    // `{"$numberDecimal": "1.50"}`
    if members.count == 1, members[0].key.hasPrefix("$"), members[0].value.cell != nil {
      return members[0].value
    }
    let keys = members.map { $0.key.lowercased() }
    guard keys.contains("confidence") else { return nil }
    let read = members.enumerated().filter { place, member in
      guard let cell = member.value.cell else { return false }
      return !cell.isEmpty && (keys[place].hasPrefix("value") || texts.contains(keys[place]))
    }
    // A value is in a form of its own: a number, or a day as YYYY-MM-DD.
    return read.min { rank(keys[$0.offset]) < rank(keys[$1.offset]) }?.element.value
  }

  private static let texts = ["normalizedvalue", "content", "text", "mentiontext"]

  private static func rank(_ key: String) -> Int { texts.firstIndex(of: key).map { $0 + 1 } ?? 0 }
}
