import GroceryModel

/// Reads the words after a command's name as its definition says.
///
/// The conventions are GNU's: `--long VALUE` and `--long=VALUE`, `-o FILE` and `-oFILE`, flags in one
/// word as in `-nq`, options and arguments in any order, `--` before words that are arguments whatever
/// they look like, and `-` as an argument. Two things differ, so that scripts do not break later:
/// beginnings of long options are not accepted, and a word that looks like an option is no value
/// unless it is joined by `=`. Negative numbers do not look like options.
func parse(
  _ words: [String], against spec: CommandSpec
) throws(UsageError) -> ParsedArguments {
  var parser = CommandLineParser(spec: spec, rest: words[...])
  return try parser.parse()
}

private struct CommandLineParser {
  let spec: CommandSpec
  let options: [OptionSpec]
  var rest: ArraySlice<String>
  var parsed: ParsedArguments

  init(spec: CommandSpec, rest: ArraySlice<String>) {
    self.spec = spec
    options = spec.options
    self.rest = rest
    parsed = ParsedArguments(of: spec)
  }

  mutating func parse() throws(UsageError) -> ParsedArguments {
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.separator = parsed.arguments.count
        parsed.arguments += rest
        break
      }
      if word.hasPrefix("--") {
        try readLong(word)
      } else if word.looksLikeOption {
        try readShorts(word)
      } else {
        parsed.arguments.append(word)
      }
    }
    try checkArguments()
    try checkCombination()
    return parsed
  }

  private func checkCombination() throws(UsageError) {
    for option in options where parsed.isGiven(option.long) {
      if let other = option.excluded.first(where: parsed.isGiven) {
        throw .exclusive(option: option.written, other: "--\(other)")
      }
      if let needed = option.needed, !parsed.isGiven(needed) {
        throw .needs(option: option.written, other: "--\(needed)")
      }
    }
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let written = String(word[..<(equals ?? word.endIndex)])
    guard let option = options.named(written.dropFirst(2)) else {
      throw .unknownOption(written, nearest: option(meantBy: String(written.dropFirst(2))))
    }
    let joined = equals.map { String(word[word.utf8.index(after: $0)...]) }
    if option.isFlag {
      if let joined { throw .unexpectedValue(option: written, value: joined) }
      parsed.setFlag(option.long)
    } else if let joined {
      try add(joined, to: option)
    } else {
      try add(separateValue(of: option, written: written), to: option)
    }
  }

  /// Returns the option one of whose values was written as an option, as in `--csv`, or the one with the
  /// most similar name.
  private func option(meantBy name: String) -> String? {
    if let option = options.first(where: { $0.allowed?.contains(name) == true }) {
      return "\(option.written) \(name)"
    }
    let near = Suggestion.nearest(to: name, among: options.map(\.long) + [OptionSpec.help.long])
    return near.map { "--\($0)" }
  }

  private mutating func readShorts(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw .unknownOption("-\(letter)", nearest: longOption(meantBy: word))
      }
      if option.isFlag {
        parsed.setFlag(option.long)
      } else if letters.isEmpty {
        try add(separateValue(of: option, written: "-\(letter)"), to: option)
      } else {
        try add(String(letters), to: option)
        return
      }
    }
  }

  /// The long option of a word with one dash too few.
  private func longOption(meantBy word: String) -> String? {
    let name = word.dropFirst().prefix { $0 != "=" }
    return options.named(name)?.written
  }

  private mutating func separateValue(
    of option: OptionSpec, written: String
  ) throws(UsageError) -> String {
    guard let next = rest.first, next != "--", !next.looksLikeOption else {
      throw .missingValue(
        option: written, placeholder: option.placeholder ?? "", found: rest.first)
    }
    rest.removeFirst()
    return next
  }

  private mutating func add(_ value: String, to option: OptionSpec) throws(UsageError) {
    try check(value, allowed: option.allowed, owner: option.written)
    if !option.isRepeatable, let first = parsed.value(option.long) {
      if first == value { return }
      throw .givenTwice(option: option.written, first: first, second: value)
    }
    parsed.add(value, to: option.long)
  }

  private func check(
    _ value: String, allowed: [String]?, owner: String
  ) throws(UsageError) {
    guard let allowed, !allowed.contains(value) else { return }
    throw .notAllowed(
      value: value, of: owner, allowed: allowed,
      nearest: Suggestion.nearest(to: value, among: allowed))
  }

  private var usage: String { "larder \(spec.usage)" }

  private func checkArguments() throws(UsageError) {
    for (place, argument) in spec.arguments.enumerated() {
      if place >= parsed.arguments.count {
        if argument.isOptional { break }
        throw .missingArgument(argument.name, allowed: argument.allowed, usage: usage)
      }
      let words = parsed.arguments[place...].prefix(argument.isRepeated ? .max : 1)
      for word in words { try check(word, allowed: argument.allowed, owner: argument.name) }
    }
    let isOpen = spec.arguments.last?.isRepeated ?? false
    if !isOpen, parsed.arguments.count > spec.arguments.count {
      let word = parsed.arguments[spec.arguments.count]
      // What is asked about is an option where it is no argument.
      let option = Period(sometimes: word) == nil ? nil : options.named("period")
      throw .unexpectedArgument(
        word, option: (option ?? (spec.arguments.isEmpty ? options.named("item") : nil))?.written,
        usage: usage)
    }
  }
}

extension String {
  /// True if a word has the form of an option: a dash, and not a number.
  var looksLikeOption: Bool {
    var bytes = utf8[...]
    guard bytes.popFirst() == UInt8(ascii: "-"), let second = bytes.first else { return false }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if second == UInt8(ascii: ".") || second == UInt8(ascii: ",") {
      return !(bytes.dropFirst().first.map(digits.contains) ?? false)
    }
    return !digits.contains(second)
  }
}
