extension Option {
  /// Some of the keys that rows can be grouped by, with commas between, each once and in the order given.
  init<Key: RawRepresentable<String> & CaseIterable & Equatable & Sendable>(
    _ long: String, _ placeholder: String, _ summary: String
  ) where Value == [Key] {
    spec = .value(
      long, placeholder, summary, completion: .list(Key.allCases.map(\.rawValue)))
    read = { text in
      var keys: [Key] = []
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        let key: Key = try named(String(word), of: long, "some of")
        if !keys.contains(key) { keys.append(key) }
      }
      return keys
    }
  }

  /// One kind of rows to show, or with `not:` before it to leave out.
  init<Kind: RawRepresentable<String> & CaseIterable & Sendable>(
    _ long: String, _ placeholder: String, _ summary: String
  ) where Value == KindChoice<Kind> {
    spec = .value(
      long, placeholder, summary, isRepeatable: true,
      completion: .list(Kind.allCases.map(\.rawValue)))
    read = { word in
      let isLeftOut = word.hasPrefix("not:")
      let name = isLeftOut ? String(word.dropFirst(4)) : word
      return KindChoice(kind: try named(name, of: long, "one of"), isLeftOut: isLeftOut)
    }
  }
}

/// A kind of rows that is asked for, or left out.
struct KindChoice<Kind> {
  let kind: Kind
  let isLeftOut: Bool
}

extension ParsedArguments {
  /// Returns the kinds that an option selects; all kinds without it.
  ///
  /// - Throws: `Failure` for an unknown kind.
  func kinds<Kind: CaseIterable & Equatable>(
    _ option: Option<KindChoice<Kind>>
  ) throws -> [Kind] {
    let choices = try values(option)
    let kept = choices.filter { !$0.isLeftOut }.map(\.kind)
    let left = choices.filter(\.isLeftOut).map(\.kind)
    return Kind.allCases.filter { kind in
      (kept.isEmpty || kept.contains(kind)) && !left.contains(kind)
    }
  }
}

private func named<Value: RawRepresentable<String> & CaseIterable>(
  _ word: String, of option: String, _ quantity: String
) throws -> Value {
  if let value = Value(rawValue: word) { return value }
  let names = Value.allCases.map(\.rawValue)
  throw Failure(
    .usage, "invalid value '\(word)' for --\(option)",
    expected: "\(quantity) " + names.joined(separator: ", "),
    hint: Suggestion.nearest(to: word, among: names).map { "did you mean '\($0)'?" })
}
