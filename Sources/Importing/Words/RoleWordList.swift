/// The phrases that head columns of one role, in many languages.
///
/// They stand in the form that ``HeaderWords`` gives a header (lower case, words parted by one blank),
/// between commas or line ends, so that nothing is brought into that form at run time.
struct RoleWordList {
  let role: Role
  /// Phrases that mean one thing.
  let strong: String
  /// Phrases that may mean something else too: the column's content decides.
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
