/// A command line that a user could paste, with what it does.
public struct CommandExample: Hashable, Sendable {
  public let line: String
  public let effect: String

  public init(_ line: String, _ effect: String) {
    self.line = line
    self.effect = effect
  }
}
