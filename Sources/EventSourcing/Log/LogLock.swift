/// The writers' lock on a larder, held as long as this value lives.
struct LogLock: ~Copyable {
  private let file: PosixFile

  /// Waits for the lock at most so many seconds.
  ///
  /// - Throws: `LogError.locked` when the time is over, `.cannotCreate` where the file cannot be.
  init(_ layout: LogLayout, timeout seconds: Double) throws(LogError) {
    let file = try Self.open(layout.lock)
    try Self.wait(for: file, layout.lock, timeout: seconds)
    self.file = file
  }

  private static func open(_ path: String) throws(LogError) -> PosixFile {
    do throws(SystemFault) {
      return try PosixFile(writing: path)
    } catch {
      throw .cannotCreate(path: path, reason: error.reason)
    }
  }

  private static func wait(
    for file: borrowing PosixFile, _ path: String, timeout seconds: Double
  ) throws(LogError) {
    let pause = 0.02
    var waited = 0.0
    while true {
      let isTaken = try LogAccess.writing(path) { () throws(SystemFault) in
        try file.tryLock()
      }
      if isTaken { return }
      guard waited < seconds else { throw .locked(path: path, seconds: seconds) }
      FileSystem.sleep(seconds: min(pause, seconds - waited))
      waited += pause
    }
  }
}
