/// Something about a file that a person should know, or has to answer.
public struct ImportNotice: Hashable, Sendable {
  /// The physical line, from 1, if the notice is about one.
  public var line: Int?
  /// The cell of that line, from 1, if the notice is about one.
  public var column: Int?
  /// What was found.
  public var found: String
  /// What was expected instead, if that can be said.
  public var expected: String?
  /// The flag that answers the question or changes the decision.
  public var flag: String?

  public init(
    _ found: String, expected: String? = nil, flag: String? = nil, line: Int? = nil,
    column: Int? = nil
  ) {
    self.line = line
    self.column = column
    self.found = found
    self.expected = expected
    self.flag = flag
  }
}

extension ImportNotice: CustomStringConvertible {
  /// What was found, what was expected, and the flag, in one line.
  public var description: String {
    var text = found
    if let expected { text += "; expected \(expected)" }
    if let flag { text += " (\(flag))" }
    return text
  }
}
