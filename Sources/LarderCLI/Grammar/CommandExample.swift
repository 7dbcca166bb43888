/// A command line that a user could paste, with what it does.
struct CommandExample: Hashable, Sendable {
  let line: String
  let effect: String

  init(_ line: String, _ effect: String) {
    self.line = line
    self.effect = effect
  }
}
