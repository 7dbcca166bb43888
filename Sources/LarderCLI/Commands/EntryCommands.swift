import EventSourcing
import Reporting

extension Command {
  /// `add`, `describe` and `budget close`: a command for each kind of fact that people type.
  static let entries: [Command] = EntryKind.all.map { kind in
    Command(
      spec: kind.spec,
      run: { arguments, session in
        var reader = try EntryReader(kind, arguments, session)
        let fact = try reader.read()
        guard !arguments.flag("dry-run") else {
          try session.console.print(line: "would record \(fact.sentence)")
          return .done
        }
        var writer = try session.writer(arguments)
        let identifier = try fact.append(to: &writer)
        _ = try writer.commit()
        try session.console.print(line: "recorded \(fact.sentence)")
        try session.console.print(line: "id \(identifier); larder undo takes it back")
        return .done
      })
  }
}

extension TypedFact {
  /// The fact in one line: type, day, and each value by its key.
  fileprivate var sentence: String {
    let parts = values.map { key, text in
      let value = text.contains(" ") && !key.form.isRawJSON ? "'\(text)'" : text
      return "\(key.name)=\(TerminalText.safe(value))"
    }
    return "\(type.wireName) of \(date): \(parts.joined(separator: " "))"
  }
}
