/// One argument of a command, named by its place.
struct ArgumentSpec: Hashable, Sendable {
  /// The name in help and errors, such as `FILE`.
  let name: String
  /// True if it takes all the words that are left; only the last one may.
  let isRepeated: Bool
  /// True if it may be absent; none that must be there may follow.
  let isOptional: Bool
  /// One line for help, lower case, with no full stop.
  let summary: String
  /// The only words accepted, or nil if the command decides.
  let allowed: [String]?
  /// The completions that a shell offers; the allowed words if there are any.
  let completion: CompletionHint

  init(
    _ name: String, _ summary: String, isRepeated: Bool = false, isOptional: Bool = false,
    allowed: [String]? = nil, completion: CompletionHint = .none
  ) {
    self.name = name
    self.isRepeated = isRepeated
    self.isOptional = isOptional
    self.summary = summary
    self.allowed = allowed
    self.completion = allowed.map(CompletionHint.values) ?? completion
  }

  /// The argument in a usage line: `FILE`, `FILE...`, `[FILE]` or `[FILE...]`.
  var usage: String {
    let repeated = isRepeated ? "\(name)..." : name
    return isOptional ? "[\(repeated)]" : repeated
  }
}
