/// Writes commands that mend something, to be pasted into a shell.
struct RemedyLine {
  /// `--home` of the question, so that the remedy reaches the same larder.
  private let home: [String]

  init(_ arguments: ParsedArguments) {
    home = arguments[CommonOptions.home].map { ["--home", $0] } ?? []
  }

  /// The command line of some words, each quoted where a shell needs it.
  func callAsFunction(_ words: [String]) -> String {
    (["larder"] + (words + home).map(\.shellQuoted)).joined(separator: " ")
  }
}
