/// What a shell may offer where a value is to be typed.
public enum CompletionHint: Hashable, Sendable {
  case none
  case file
  case directory
  /// The names of commands, for `help`.
  case command
  case values([String])
}
