import ByteTools
import Reporting

enum EachCommand {
  enum Options {
    static let list = Option(
      "list", "FILE", "a file with a larder's folder a line; '-' is standard input",
      completion: .file)
  }

  /// The sections whose commands can be asked of many larders.
  private static let sharedSections = ["Questions", "Forecasts"]

  static let command = Command(
    spec: CommandSpec(
      "each", section: "Many larders", abstract: "ask many larders one question",
      discussion: """
        Asks a question of each larder and joins the answers: one header, then the rows of each
        larder in the order of their ids, with the id as column larder in front. The question is a
        command of Questions or Forecasts with -f csv, tsv or jsonl, after --.

        Nothing is written to the larders. A larder that cannot answer is named on standard error
        with its exit code and gives no row; the greatest exit code is that of larder each.
        """,
      arguments: [
        ArgumentSpec(
          "HOME", "a larder's folder, or a pattern such as 'homes/*'; then -- QUESTION",
          isRepeated: true, isOptional: true, completion: .directory)
      ],
      options: {
        Options.list
        CommonOptions.everywhere
      },
      examples: [
        CommandExample(
          "larder each 'homes/*' -- spend --by month -f csv", "what each household spent"),
        CommandExample(
          "larder each --list homes.txt -- lines -f jsonl", "all lines of the listed larders"),
      ],
      columns: ["larder", "(and the columns of the question)"]),
    run: { arguments, session in
      guard arguments[CommonOptions.home] == nil else {
        throw Failure.exclusive("--home", "larder each", hint: "name the larders before --")
      }
      guard let separator = arguments.separator, separator < arguments.arguments.count else {
        throw Failure(
          .usage, "no question was given", expected: "-- and a question after the larders",
          hint: "larder each 'homes/*' -- spend --by month -f csv")
      }
      let words = Array(arguments.arguments[separator...])
      guard case .command(let spec, let asked) = try Command.grammar.resolve(words),
        let command = Command.all.first(where: { $0.spec == spec }), isShared(command, asked)
      else {
        let names = Command.all.map(\.spec).filter { sharedSections.contains($0.section) }.map(
          \.name)
        throw Failure(
          .usage, "'\(words[0])' does not work with larder each",
          expected: "one of " + names.joined(separator: ", "))
      }
      let homes = try Home.all(
        Array(arguments.arguments[..<separator]), list: arguments[Options.list], session.world)
      let workers = max(1, session.world.workers)
      let question = try SharedQuestion(
        command, asked, session, workers: max(1, workers / homes.count))
      var joined = JoinedAnswers(question.format, session)
      try Workers.inOrder(
        homes.count, among: workers, window: 16 * workers, { question.answer(homes[$0]) }
      ) { try joined.add($0) }
      return joined.code
    })

  private static func isShared(_ command: Command, _ arguments: ParsedArguments) -> Bool {
    sharedSections.contains(command.spec.section) && arguments.allowedFormats != nil
  }
}

/// The answers of many larders as one.
private struct JoinedAnswers {
  private let hasHeader: Bool
  private let session: Session
  private var header: ArraySlice<UInt8>?
  /// The greatest exit code so far.
  private(set) var code = ExitCode.done

  init(_ format: OutputFormat, _ session: Session) {
    hasHeader = format != .jsonl
    self.session = session
  }

  mutating func add(_ answer: SharedQuestion.Answer) throws {
    code = .worst(of: [code, answer.code])
    if !answer.remarks.isEmpty {
      try session.console.flush()
      session.console.pass(on: answer.remarks)
    }
    var text = answer.text[...]
    // Names of columns hold no line feeds.
    if hasHeader, let end = text.firstIndex(of: UInt8(ascii: "\n")) {
      let own = text[...end]
      if let header {
        guard own == header else {
          throw Failure(.bug, "the larders' answers have different columns")
        }
        text = text[(end + 1)...]
      } else {
        header = own
      }
    }
    try session.console.print(
      session.world.isOutputTerminal && hasHeader
        ? TerminalText.safeRecords(Array(text)) : Array(text))
  }
}
