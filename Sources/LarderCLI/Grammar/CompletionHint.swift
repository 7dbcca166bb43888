/// What a shell may offer where a value is to be typed.
public enum CompletionHint: Hashable, Sendable {
  case none
  case file
  case directory
  case values([String])
  /// Any of these, each once, with commas between.
  case list([String])
}
