import Foundation

/// A shell that the tests may run, where it is installed.
enum ShellRun {
  /// The path of a program, or nil if it is not installed.
  static func path(of program: String) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What the shell prints when it runs the text, both streams together.
  static func output(of shell: String, running text: String, in folder: URL? = nil) throws -> String
  {
    let process = Process()
    process.executableURL = URL(filePath: path(of: shell) ?? shell)
    process.arguments = ["-c", text]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs with a folder that holds `a.csv` and `inbox/`, and removes it afterwards.
  static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "inbox"), withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "a.csv"))
    return try body(folder)
  }
}
