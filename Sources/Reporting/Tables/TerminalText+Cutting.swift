extension TerminalText {
  /// The text made safe, and where it takes more columns cut to them with `…` at its end.
  public static func cut(_ text: String, to width: Int) -> String {
    guard self.width(of: text) > width else { return safe(text) }
    var kept = ""
    var used = 0
    for character in safe(text) {
      let columns = DisplayWidth.columns(of: character)
      guard used + columns < width else { break }
      kept.append(character)
      used += columns
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }
}
