/// What the commands that print or write reports have in common.
enum ReportOptions {
  static let reports = OptionSpec.value(
    "reports", "DIR", "write into folders below DIR instead of printing", completion: .directory)

  static func refuseContradictions(_ arguments: ParsedArguments) throws {
    func refuse(_ option: String, _ others: [String]) throws {
      let given = others.first { arguments.value($0) != nil }
      guard let given else { return }
      throw Failure(.usage, "--\(option) stands beside --\(given)", expected: "one of the two")
    }
    if arguments.flag("all") { try refuse("all", ["period", "begin", "end"]) }
    if arguments.value("reports") != nil { try refuse("reports", ["output", "format"]) }
  }
}

extension Session {
  /// Writes reports below a folder and says what that did.
  func write(
    _ reports: [(folder: String, report: some WrittenReport)], to folder: String,
    of span: String, _ arguments: ParsedArguments
  ) throws {
    let isTrial = arguments.flag("dry-run")
    let written = try ReportFolder(world.resolve(folder)).write(reports, isTrial: isTrial)
    try console.print(line: written.sentence(folder, of: span, isTrial: isTrial))
  }

  /// Gives the texts of several reports as one answer; as JSON a list of them.
  func answer(_ arguments: ParsedArguments, texts: [[UInt8]]) throws {
    let isList = format(arguments) == .json && texts.count > 1
    let separator = Array((isList ? ",\n" : "\n").utf8)
    let joined = Array(texts.joined(separator: separator))
    try answer(arguments, isList ? Array("[\n".utf8) + joined + Array("]\n".utf8) : joined)
  }
}
