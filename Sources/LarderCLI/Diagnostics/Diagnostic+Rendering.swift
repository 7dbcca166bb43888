import Reporting

extension Diagnostic {
  /// The diagnostic for people, each line ending in a line feed.
  ///
  /// The first line is `larder: error: FILE:LINE:COLUMN: what was found; expected what`. The excerpt
  /// follows, then the hint, which stays on the first line where it has nothing else to share it with.
  ///
  /// - Parameters:
  ///   - colour: Whether the severity has a colour.
  ///   - width: The columns of an excerpt.
  ///   - columns: The terminal's, into which sentences are wrapped; nil for none. Hints hold commands to
  ///     be pasted and stay whole.
  /// - Returns: The text.
  func rendered(colour: Bool = false, width: Int = 100, columns: Int? = nil) -> String {
    var text = "larder: \(severity.rawValue): "
    if let location { text += "\(location): " }
    text += TerminalText.safe(message)
    if let expected { text += "\(joint)\(expecting) \(TerminalText.safe(expected))" }
    var hint = hint.map { TerminalText.safe($0) }
    if excerpt == nil, expected == nil, let remedy = hint {
      let joined = text + joint + remedy
      if columns.map({ TerminalText.width(of: joined) <= $0 }) ?? true {
        text = joined
        hint = nil
      }
    }
    if let columns, TerminalText.width(of: text) > columns {
      text = WrappedText.lines(of: text, width: columns, indent: 2).joined(separator: "\n")
    }
    text = styled(text, colour: colour) + "\n"
    if let excerpt { text += excerpt.rendered(line: line, width: width) }
    if let hint { text += "\(hint)\n" }
    return text
  }

  private var location: String? {
    let place = [line, line == nil ? nil : column].compactMap { $0.map(String.init) }
    guard let file else { return place.isEmpty ? nil : "line \(place.joined(separator: ":"))" }
    return ([TerminalText.safe(file)] + place).joined(separator: ":")
  }

  /// The text with its severity in colour.
  private func styled(_ text: String, colour: Bool) -> String {
    let word = severity.rawValue
    guard colour else { return text }
    let code =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      case .question: "35"
      }
    let start = "larder: "
    return start + "\u{1B}[1;\(code)m\(word)\u{1B}[0m" + text.dropFirst((start + word).count)
  }
}
