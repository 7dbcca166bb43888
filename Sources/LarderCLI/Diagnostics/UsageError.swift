/// An error in a command line; `UsageError+Wording.swift` has its messages.
enum UsageError: Error, Hashable {
  /// There are options, but no command after them.
  case missingCommand
  /// A word is not a command; below a group, the available commands are listed.
  case unknownCommand(String, nearest: String?, available: [String])
  /// A group such as `log` is named without one of its commands.
  case missingSubcommand(group: String, available: [String])
  /// An option, written with its dashes, that the command does not have.
  case unknownOption(String, nearest: String?)
  /// An option has no value: it is the last word, or another option follows.
  case missingValue(option: String, placeholder: String, found: String?)
  /// A flag is given a value.
  case unexpectedValue(option: String, value: String)
  /// An option that takes one value is given two that differ.
  case givenTwice(option: String, first: String, second: String)
  /// A value, or an argument named by its place, is not among those accepted.
  case notAllowed(value: String, of: String, allowed: [String], nearest: String?)
  /// An argument that must be there is not.
  case missingArgument(String, allowed: [String]?, usage: String)
  /// There are more arguments than the command takes; the option may be what the word is for.
  case unexpectedArgument(String, option: String?, usage: String)
  /// Two options are given that exclude each other.
  case exclusive(option: String, other: String)
  /// An option is given without the one that it has no meaning without.
  case needs(option: String, other: String)
}
