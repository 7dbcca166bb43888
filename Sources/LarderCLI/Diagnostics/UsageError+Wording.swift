extension UsageError {
  /// The error in words; its exit code is ``ExitCode/usage``.
  var diagnostic: Diagnostic {
    Diagnostic(.error, message, expected: expected, hint: hint)
  }

  private var message: String {
    switch self {
    case .missingCommand: "no command was given"
    case .unknownCommand(let word, _, _): "unknown command '\(word)'"
    case .missingSubcommand(let group, _): "'\(group)' needs a subcommand"
    case .unknownOption(let option, _): "unknown option '\(option)'"
    case .missingValue(let option, _, nil): "'\(option)' has no value"
    case .missingValue(let option, _, .some(let found)):
      "'\(option)' has no value before '\(found)'"
    case .unexpectedValue(let option, let value):
      "'\(option)' takes no value, but '\(value)' was given"
    case .givenTwice(let option, let first, let second):
      "\(option) was given twice: '\(first)' and '\(second)'"
    case .notAllowed(let value, let owner, _, _): "invalid value '\(value)' for \(owner)"
    case .missingArgument(let name, _, _): "\(name) is missing"
    case .unexpectedArgument(let word, _, _): "unexpected argument '\(word)'"
    case .exclusive(let option, let other): "\(option) cannot be used with \(other)"
    case .needs(let option, let other): "\(option) needs \(other)"
    }
  }

  private var expected: String? {
    switch self {
    case .missingSubcommand(_, let available): "one of \(available.joined(separator: ", "))"
    case .unknownCommand(_, nil, let available) where !available.isEmpty:
      "one of \(available.joined(separator: ", "))"
    case .missingValue(_, let placeholder, _): placeholder
    case .notAllowed(_, _, let allowed, _), .missingArgument(_, .some(let allowed), _):
      "one of \(allowed.joined(separator: ", "))"
    case .missingCommand, .unknownCommand, .unknownOption, .unexpectedValue, .givenTwice,
      .missingArgument, .unexpectedArgument, .exclusive, .needs:
      nil
    }
  }

  private var hint: String? {
    switch self {
    case .unknownCommand(_, .some(let near), _), .unknownOption(_, .some(let near)),
      .notAllowed(_, _, _, .some(let near)):
      "did you mean '\(near)'?"
    case .missingCommand, .unknownCommand(_, nil, []): "'larder help' lists the commands"
    case .missingValue(let option, _, .some(let found)) where option.hasPrefix("--"):
      "write '\(option)=\(found)' if that is the value"
    case .unexpectedArgument(let word, .some(let option), let usage):
      "did you mean \(option) '\(word)'? usage: \(usage)"
    case .missingArgument(_, _, let usage), .unexpectedArgument(_, nil, let usage):
      "usage: \(usage)"
    case .unknownCommand, .missingSubcommand, .unknownOption, .missingValue, .unexpectedValue,
      .givenTwice, .notAllowed, .exclusive, .needs:
      nil
    }
  }
}
