/// A message about a file: something the user should know, or a question to answer.
public struct ImportNotice: Hashable, Sendable {
  /// The physical line, from 1, or nil if the notice is about the whole file.
  public var line: Int?
  /// The column of the cell in that line, from 1, or nil if the notice is about the whole line.
  public var column: Int?
  /// The fact: what the import found.
  public var found: String
  /// What the import expected instead, or nil if there is no one answer.
  public var expected: String?
  /// The option that answers the question or changes the decision, such as `--date-order`.
  public var flag: String?
  /// The question, if it is one that can be asked in any language.
  public internal(set) var question: ImportQuestion?

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

  /// The notice of a table that is not read, with its header in a line.
  public static func leftOutTable(at line: Int) -> ImportNotice {
    ImportNotice("another table begins here and is left out", line: line)
  }
}

extension ImportNotice: CustomStringConvertible {
  /// The fact, the expectation and the option in one line.
  public var description: String {
    var text = found
    if let expected { text += "; expected \(expected)" }
    if let flag { text += " (\(flag))" }
    return text
  }
}
