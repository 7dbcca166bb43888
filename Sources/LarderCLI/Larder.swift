import ByteTools
import GroceryModel
import NativeKernels
import Reporting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program.
public enum Larder {
  static let version = ProgramVersion.current

  /// Runs the process's own command line and returns its exit code.
  public static func main() -> Int32 {
    StandardDescriptors.holdClosed()
    memory_keep_freed()
    // The calls that write report a closed pipe and a full disk.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let words = CommandLine.arguments
    guard !words.isEmpty else {
      // The runtime reads them from a file, and finds none where no file can be opened.
      Console(.current(), usesColour: false, writesJSONErrors: false).say(
        Diagnostic(
          .error, "cannot read the command line: the system gives no file descriptors",
          hint: "close files, or raise the limit of open files"))
      return ExitCode.io.rawValue
    }
    return run(Array(words.dropFirst()), in: .current())
  }

  /// Runs a command line, without the program's name, and returns the exit code.
  static func run(_ words: [String], in world: World) -> Int32 {
    let console = Console(
      world,
      usesColour: world.isErrorTerminal && (world.environment("NO_COLOR") ?? "").isEmpty,
      writesJSONErrors: value(of: "--errors", in: words) == "json")
    if let given = value(of: "--lang", in: words).flatMap(Language.init(rawValue:)) {
      console.language = { given }
    }
    var code: ExitCode
    do {
      code = try perform(words, world, console)
      try console.flush()
    } catch let closed as ClosedOutput {
      code = ending(closed, console)
    } catch {
      let failure = Failure(error, of: words)
      // The answer so far is printed before the error.
      try? console.flush()
      console.say(failure.diagnostic)
      code = failure.code
      tellRecorded(console)
    }
    console.clearProgress()
    return code.rawValue
  }

  private static func perform(
    _ words: [String], _ world: World, _ console: Console
  ) throws -> ExitCode {
    let grammar = Command.grammar
    switch try grammar.resolve(words) {
    case .overview: try console.print(grammar.overview.utf8)
    case .groupHelp(let path): try console.print(grammar.help(onGroup: path).utf8)
    case .topic(let topic): try console.print(grammar.help(on: topic).utf8)
    case .help(let spec):
      try console.print((grammar.help(on: spec) + grammar.more(on: spec)).utf8)
    case .version: try console.print(line: "larder \(version)")
    case .command(let spec, let arguments):
      guard let command = Command.all.first(where: { $0.spec.path == spec.path }) else {
        return .bug
      }
      try arguments.checkEnding()
      let session = try Session(world, console, arguments)
      try session.layWhatIf(arguments)
      return try command.run(
        session.namingCategories(session.readingDecimals(arguments)), session)
    }
    return .done
  }

  private static func ending(_ closed: ClosedOutput, _ console: Console) -> ExitCode {
    guard !closed.isClosedPipe else { return .done }
    console.say(
      Diagnostic(.error, "cannot write the answer: \(SystemFault(code: closed.code).reason)"))
    tellRecorded(console)
    return .io
  }

  /// Says that the events were recorded if the answer could not say so.
  private static func tellRecorded(_ console: Console) {
    guard let batch = console.recordedBatch else { return }
    console.say(
      Diagnostic(
        .note, "the events were recorded as batch \(batch)",
        hint: "'larder undo \(batch)' retracts it"))
  }

  /// The value of an option in words that may not be a command line.
  private static func value(of option: String, in words: [String]) -> String? {
    words.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
      ?? zip(words, words.dropFirst()).first { $0.0 == option }?.1
  }
}
