/// Amounts by name in one value of an option: `Dairy=40,Snacks=20`.
enum NamedAmounts {
  /// `Dairy=40` and `Snacks=20` of `Dairy=40,Snacks=20`; a comma in a name or an amount stays.
  static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var name = ""
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      if let last = parts.last, name.isEmpty, !piece.contains("="), piece.allSatisfy(\.isNumber) {
        parts[parts.count - 1] = "\(last),\(piece)"
      } else if piece.contains("=") {
        parts.append(name + piece)
        name = ""
      } else {
        name += piece + ","
      }
    }
    return name.isEmpty ? parts : [text]
  }
}
