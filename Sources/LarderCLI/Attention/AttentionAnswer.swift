import Reporting

extension Session {
  /// Gives what wants attention as the answer, and says so where there is nothing.
  func answer(
    _ rows: [Attention], named name: String, _ heading: String, none: String,
    _ arguments: ParsedArguments
  ) throws {
    if rows.isEmpty { console.say(Diagnostic(.note, none)) }
    let title = format(arguments).isForPeople ? "\(heading) on \(today)" : ""
    try answer(
      arguments, Table.attention(rows, name: name, title: title), screen: .attention,
      greatest: nil)
  }
}
