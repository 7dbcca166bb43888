import ByteTools
import GroceryModel
import Reporting

/// One question that is asked of many larders.
struct SharedQuestion: Sendable {
  /// The answer of one larder.
  struct Answer: Sendable {
    let code: ExitCode
    /// The header where the format has one, and the records; empty where the question failed.
    let text: [UInt8]
    /// Its messages as printed.
    let remarks: [UInt8]
  }

  let arguments: ParsedArguments
  let format: OutputFormat
  private let command: Command
  private let directory: String
  private let temporaryFolder: String
  private let now: Instant
  private let today: Day
  private let program: String
  private let disk: any Disk
  private let workers: Int
  private let writesJSONErrors: Bool

  /// - Parameters:
  ///   - command: A question that prints one table.
  ///   - arguments: Its options.
  ///   - session: The run of `larder each`.
  ///   - workers: How many threads one larder may be read by.
  /// - Throws: `Failure` where its answers cannot be joined.
  init(
    _ command: Command, _ arguments: ParsedArguments, _ session: Session, workers: Int
  ) throws {
    for option in [CommonOptions.home, CommonOptions.output] where arguments.isGiven(option) {
      throw Failure(
        .usage, "\(option.spec.written) cannot be used in the question of larder each",
        hint: option.spec.long == CommonOptions.home.spec.long
          ? "name the larders before --" : "larder each writes to standard output")
    }
    guard let format = arguments[CommonOptions.format], format.holdsOneTable else {
      throw Failure(
        .usage,
        arguments[CommonOptions.format].map { "answers in format \($0.rawValue) cannot be joined" }
          ?? "the question needs a format", expected: "-f csv, -f tsv or -f jsonl")
    }
    self.command = command
    self.arguments = arguments
    self.format = format
    let world = session.world
    directory = world.directory
    temporaryFolder = world.temporaryFolder
    now = world.now
    today = session.today
    program = world.program
    disk = world.disk
    self.workers = workers
    writesJSONErrors = session.console.writesJSONErrors
  }

  /// Asks one larder.
  func answer(_ home: Home) -> Answer {
    let streams = Streams()
    let folder = temporaryFolder
    var world = World(
      environment: { $0 == "TMPDIR" ? folder : nil }, directory: directory, now: now,
      today: today, newIdentifier: "", workers: workers, program: program, read: { _ in [] },
      write: { streams.write($0, $1) })
    world.disk = disk
    let console = Console(world, writesJSONErrors: writesJSONErrors, subject: home.name)
    do {
      let session = try Session(
        world, console, arguments, of: try home.identifier.get(), at: home.path)
      let code = try command.run(arguments, session)
      try console.flush()
      return Answer(code: code, text: streams.output, remarks: streams.errors)
    } catch {
      let failure = Failure(error)
      console.say(failure.named(home, failure.code))
      return Answer(code: failure.code, text: [], remarks: streams.errors)
    }
  }
}

/// Collects the answer and messages of one larder.
private final class Streams {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []

  func write(_ descriptor: Int32, _ bytes: [UInt8]) -> Int32 {
    if descriptor == 1 { output += bytes } else { errors += bytes }
    return 0
  }
}

extension Failure {
  /// Why a larder gives no row, with its exit code.
  fileprivate func named(_ home: Home, _ code: ExitCode) -> Diagnostic {
    var named = diagnostic
    if let file = named.file, !file.hasPrefix(home.path) {
      named.message = "\(file): \(named.message)"
    }
    if named.file?.hasPrefix(home.path) != true { named.file = home.name }
    if code == .noInput {
      named.hint =
        FileSystem.isDirectory(home.path)
        ? "to name all larders in a folder, quote the pattern: '\(home.name)/*'" : nil
    }
    named.message += " (exit code \(code.rawValue))"
    return named
  }
}
