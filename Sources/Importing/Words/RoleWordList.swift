/// The header phrases of one role, in many languages.
///
/// Phrases are in the form of ``HeaderWords`` (lower case, single spaces), separated by commas or
/// line ends, so that no conversion is needed at run time.
struct RoleWordList {
  let role: Role
  /// Phrases with one meaning.
  let strong: String
  /// Phrases with several meanings; the column's content decides.
  let weak: String

  init(_ role: Role, _ strong: String, weak: String = "") {
    self.role = role
    self.strong = strong
    self.weak = weak
  }

  static let all = receipts + items + money + plans + ignored

  static func forEachPhrase(of list: String, _ body: (String) -> Void) {
    for part in list.utf8.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == 0x0A }) {
      let start = part.firstIndex { $0 != UInt8(ascii: " ") } ?? part.endIndex
      if let phrase = String(part[start...]), !phrase.isEmpty { body(phrase) }
    }
  }
}
