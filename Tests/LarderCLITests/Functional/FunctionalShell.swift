import Foundation

/// A fresh folder in which commands run as a user would type them, by the program beside the tests or, with
/// `LARDER_TOOLS=FOLDER`, by the one in that folder.
struct FunctionalShell {
  private let root: URL
  /// The working directory of the commands, which is their home too.
  let folder: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "larder-case-\(UUID().uuidString)")
    folder = root.appending(path: "kitchen")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func discard() {
    try? FileManager.default.removeItem(at: root)
  }

  /// Whether this user may mount a file system in memory.
  static func canMount() throws -> Bool {
    let shell = try FunctionalShell()
    defer { shell.discard() }
    return try shell.run("mkdir a && mount -t tmpfs -o size=64k larder a && umount a").isEmpty
  }

  /// What a command prints, masked, then its status where it is not 0.
  func run(_ command: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: ShellRun.path(of: "bash") ?? "/bin/bash")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    let specified = ProcessInfo.processInfo.environment
    let tool = specified["LARDER_TOOLS"] ?? Bundle.main.bundleURL.path
    let path = specified["PATH"] ?? "/usr/bin:/bin"
    process.environment = [
      "PATH": "\(tool):\(path)", "HOME": folder.path, "TZ": "UTC", "CASES": FunctionalCase.folder,
    ]
    process.standardInput = FileHandle.nullDevice
    // Files take any amount from both streams without a thread to empty them.
    let output = try open("output")
    let errors = try open("errors")
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    try output.close()
    try errors.close()
    var lines = try self.lines("output") + (try self.lines("errors").map { "! \($0)" })
    let signal = process.terminationReason == .uncaughtSignal ? 128 : 0
    let status = Int(process.terminationStatus) + signal
    if status != 0 { lines.append(">= \(status)") }
    return lines
  }

  private func open(_ name: String) throws -> FileHandle {
    let url = root.appending(path: name)
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  private func lines(_ name: String) throws -> [String] {
    let data = try Data(contentsOf: root.appending(path: name))
    guard !data.isEmpty else { return [] }
    var text = masked(String(decoding: data, as: UTF8.self))
    if text.utf8.last == UInt8(ascii: "\n") {
      text.unicodeScalars.removeLast()
    } else {
      text += "<no line feed>"
    }
    return text.components(separatedBy: "\n")
  }

  /// The text with the day of the run as the one on which these cases were first written.
  static func withDayMasked(_ text: String) -> String {
    let today = Date.now.formatted(Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day())
    return text.replacing(/\d{4}-\d\d-\d\d(?!T)/) { match in
      match.output == today ? "2026-11-20" : String(match.output)
    }
  }

  /// Returns the text without what differs from run to run: the folder, moments of recording, digests
  /// and ids.
  private func masked(_ text: String) -> String {
    Self.masked(text.replacing(folder.path, with: "~"))
  }

  /// Returns the text with moments of recording, and digests and ids of 64 and 32 hex digits, masked.
  ///
  /// A mask is as long as the text it hides, so the widths of columns stay as they are.
  static func masked(_ text: String) -> String {
    withDayMasked(text)
      .replacing(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z/, with: "YYYY-MM-DDTHH:MM:SS.moment")
      .replacing(/\b[0-9a-f]{64}\b/) { _ in "digest" + String(repeating: "#", count: 58) }
      .replacing(/\b[0-9a-f]{32}\b/) { _ in "id" + String(repeating: "#", count: 30) }
  }
}
