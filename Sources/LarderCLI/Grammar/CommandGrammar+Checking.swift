extension CommandGrammar {
  /// What contradicts itself in the definitions, one sentence each; a test holds it empty.
  ///
  /// Options of one name have one letter if any, and those of one letter agree on whether they take a
  /// value.
  var contradictions: [String] {
    var found: [String] = []
    for (index, command) in commands.enumerated() {
      if commands[..<index].contains(where: { $0.path == command.path }) {
        found.append("'\(command.name)' is defined twice")
      }
      found += contradictions(in: command)
    }
    let options = commands.flatMap(\.options) + [.help, .version]
    for (index, option) in options.enumerated() {
      for other in options[..<index] where other.disagrees(with: option) {
        let sentence = "\(option.written) and \(other.written) disagree on their letter"
        if !found.contains(sentence) { found.append(sentence) }
      }
    }
    let names = Set(options.map(\.long))
    for option in options {
      for other in option.excluded + [option.needed].compactMap({ $0 }) where !names.contains(other)
      {
        let sentence = "\(option.written) names --\(other), which no command has"
        if !found.contains(sentence) { found.append(sentence) }
      }
    }
    return found
  }

  private func contradictions(in command: CommandSpec) -> [String] {
    var found: [String] = []
    let names = command.options.map(\.long) + [OptionSpec.help.long]
    let letters = command.options.compactMap(\.short) + ["h"]
    if Set(names).count < names.count { found.append("'\(command.name)' has an option twice") }
    if Set(letters).count < letters.count { found.append("'\(command.name)' has a letter twice") }
    if command.arguments.dropLast().contains(where: \.isRepeated) {
      found.append("'\(command.name)' has arguments after one that takes all")
    }
    let required = command.arguments.drop { !$0.isOptional }.contains { !$0.isOptional }
    if required { found.append("'\(command.name)' has a needed argument after an optional one") }
    return found
  }
}

extension OptionSpec {
  fileprivate func disagrees(with other: OptionSpec) -> Bool {
    if long == other.long, let short, let letter = other.short { return short != letter }
    return short != nil && short == other.short && isFlag != other.isFlag
  }
}
