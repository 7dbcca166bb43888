import Reporting

extension Diagnostic {
  /// The diagnostic for people, each line ending in a line feed.
  ///
  /// The first line is `larder: error: FILE:LINE:COLUMN: what was found; expected what`. The excerpt
  /// follows, then the hint, which stays on the first line where it has nothing else to share it with.
  public func rendered(colour: Bool = false, width: Int = 100) -> String {
    var text = "larder: \(styled(severity.rawValue, colour: colour)): "
    if let location { text += "\(location): " }
    text += TerminalText.safe(message)
    if let expected { text += "; expected \(TerminalText.safe(expected))" }
    if excerpt == nil, expected == nil, let hint {
      return "\(text); \(TerminalText.safe(hint))\n"
    }
    text += "\n"
    if let excerpt { text += excerpt.rendered(line: line, width: width) }
    if let hint { text += "\(TerminalText.safe(hint))\n" }
    return text
  }

  private var location: String? {
    let place = [line, line == nil ? nil : column].compactMap { $0.map(String.init) }
    guard let file else { return place.isEmpty ? nil : "line \(place.joined(separator: ":"))" }
    return ([TerminalText.safe(file)] + place).joined(separator: ":")
  }

  private func styled(_ word: String, colour: Bool) -> String {
    guard colour else { return word }
    let code =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      case .question: "35"
      }
    return "\u{1B}[1;\(code)m\(word)\u{1B}[0m"
  }
}
