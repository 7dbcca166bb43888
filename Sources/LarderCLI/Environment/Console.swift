import GroceryModel
import Reporting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The destination of a command's answer and messages.
final class Console {
  private let write: (Int32, [UInt8]) -> Int32
  private var pending: [UInt8] = []
  private let usesColour: Bool
  let writesJSONErrors: Bool
  /// The larder that remarks without a file are about, where there are several.
  private let subject: String?
  private let showsProgress: Bool
  /// The terminal's columns; nil where remarks go to none.
  private let columns: Int?
  private var progressWidth = 0
  /// The severities of the messages so far.
  private(set) var severities: Set<Diagnostic.Severity> = []
  /// The number of messages so far.
  private(set) var remarks = 0
  /// The batch that the command committed; it stays recorded even if printing the answer fails.
  var recordedBatch: Instant?
  /// Completes the commands of messages; nil before the command line is read.
  var remedy: RemedyLine?
  /// The language of messages.
  var language: () -> Language
  /// Warnings about whole files that are held back; nil while each is said at once.
  private var shared: SharedWarnings?

  init(
    _ world: World, usesColour: Bool = false, writesJSONErrors: Bool = false,
    subject: String? = nil
  ) {
    write = world.write
    self.subject = subject
    self.usesColour = usesColour
    self.writesJSONErrors = writesJSONErrors
    showsProgress = world.isErrorTerminal && !writesJSONErrors
    language = { world.language }
    columns = world.isErrorTerminal ? world.terminalSize.map { max($0.columns, 20) } : nil
  }

  /// Adds to the answer.
  func print(_ bytes: some Sequence<UInt8>) throws(ClosedOutput) {
    pending.append(contentsOf: bytes)
    if pending.count > 64 << 10 { try flush() }
  }

  /// Adds much to the answer.
  func print(_ bytes: [UInt8]) throws(ClosedOutput) {
    guard bytes.count > 64 << 10 else { return pending += bytes }
    try flush()
    try send(bytes)
  }

  func print(line: String) throws(ClosedOutput) {
    try print(line.utf8)
    try print("\n".utf8)
  }

  /// Sends what is pending.
  ///
  /// - Throws: `ClosedOutput` with the system's error number.
  func flush() throws(ClosedOutput) {
    guard !pending.isEmpty else { return }
    let bytes = pending
    pending = []
    try send(bytes)
  }

  private func send(_ bytes: [UInt8]) throws(ClosedOutput) {
    let failure = write(1, bytes)
    if failure != 0 { throw ClosedOutput(code: failure) }
  }

  /// Says something beside the answer, on standard error.
  func say(_ diagnostic: Diagnostic) {
    severities.insert(diagnostic.severity)
    remarks += 1
    guard shared?.take(diagnostic) != true else { return }
    show(diagnostic)
  }

  private func show(_ diagnostic: Diagnostic) {
    clearProgress()
    // In words first: phrases know commands without the home of a question.
    var diagnostic = writesJSONErrors ? diagnostic : diagnostic.worded(in: language())
    diagnostic = remedy.map(diagnostic.reaching) ?? diagnostic
    if diagnostic.file == nil, diagnostic.line == nil { diagnostic.file = subject }
    let text =
      writesJSONErrors
      ? diagnostic.json : diagnostic.rendered(colour: usesColour, columns: columns)
    // There is nowhere else to complain to.
    _ = write(2, Array(text.utf8))
  }

  /// Says warnings about whole files once for all that share them, after the body.
  ///
  /// A single file's warnings are said at once, and programs get each.
  func sharingWarnings(of files: Int, _ body: () throws -> Void) rethrows {
    guard files > 1, !writesJSONErrors else { return try body() }
    shared = SharedWarnings()
    defer {
      let warnings = shared?.merged(in: language()) ?? []
      shared = nil
      for warning in warnings { show(warning) }
    }
    try body()
  }

  /// Gives remarks on that were made elsewhere.
  func pass(on remarks: [UInt8]) {
    clearProgress()
    _ = write(2, remarks)
  }

  /// Shows how far long work has come, on a terminal only.
  func progress(_ text: String) {
    guard showsProgress else { return }
    let padding = String(repeating: " ", count: max(0, progressWidth - text.count))
    progressWidth = text.count
    _ = write(2, Array("\r\(text)\(padding)".utf8))
  }

  func clearProgress() {
    guard progressWidth > 0 else { return }
    _ = write(2, Array("\r\(String(repeating: " ", count: progressWidth))\r".utf8))
    progressWidth = 0
  }
}

/// Standard output does not take what is written.
struct ClosedOutput: Error {
  let code: Int32

  /// True if the reader has simply gone away, as `head` does.
  var isClosedPipe: Bool { code == EPIPE }
}
