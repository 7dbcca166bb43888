import Reporting

extension ParsedArguments {
  /// Returns the kinds that `--kind` selects; all kinds without it.
  ///
  /// - Throws: `Failure` for an unknown kind.
  func kinds<Kind: RawRepresentable<String> & CaseIterable & Equatable>(
    _ type: Kind.Type
  ) throws -> [Kind] {
    let names = Kind.allCases.map(\.rawValue)
    var kept: [Kind] = []
    var left: [Kind] = []
    for word in values("kind") {
      let name = word.hasPrefix("not:") ? String(word.dropFirst(4)) : word
      guard let kind = Kind(rawValue: name) else {
        let near = Suggestion.nearest(to: name, among: names)
        throw Failure(
          .usage, "invalid value '\(name)' for --kind",
          expected: "one of " + names.joined(separator: ", "),
          hint: near.map { "did you mean '\($0)'?" })
      }
      if word.hasPrefix("not:") { left.append(kind) } else { kept.append(kind) }
    }
    return Kind.allCases.filter { kind in
      (kept.isEmpty || kept.contains(kind)) && !left.contains(kind)
    }
  }
}

extension ParsedArguments {
  /// Returns the whole number of an option; nil if it is not given.
  ///
  /// - Throws: `Failure` if the value is not a whole number in the range.
  func count(_ option: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Failure.invalid(
        text, for: "--\(option)",
        expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

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
