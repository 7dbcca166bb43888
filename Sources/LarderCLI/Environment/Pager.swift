#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Shows long text page by page, with the program that `PAGER` names.
enum Pager {
  /// Returns the columns and rows of the terminal on standard output; nil if it is not a terminal.
  static func terminalSize() -> TerminalSize? {
    var size = winsize()
    // Where only standard error goes to a terminal, that is the one.
    guard [1, 2].contains(where: { ioctl($0, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 })
    else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Runs the pager over a text and waits until the reader leaves it.
  ///
  /// - Parameters:
  ///   - command: What the shell runs.
  ///   - bytes: The text.
  /// - Returns: False where the pager cannot be started, so that nothing was shown.
  static func show(_ command: String, _ bytes: [UInt8]) -> Bool {
    // The defaults for `less` if the user has not set any: raw colours, and exit at the end of one
    // page.
    setenv("LESS", "FRX", 0)
    guard let pipe = popen(command, "w") else { return false }
    bytes.withUnsafeBufferPointer { _ = fwrite($0.baseAddress, 1, $0.count, pipe) }
    // 127: the shell has found no such program.
    return pclose(pipe) >> 8 & 0xFF != 127
  }
}

/// The size of a terminal.
struct TerminalSize: Hashable, Sendable {
  let columns: Int
  let rows: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
