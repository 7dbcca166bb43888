import ByteTools
import GroceryModel

/// The writers' lock on a larder, held as long as this value lives.
///
/// While a batch is being committed the file holds its name. So the next writer learns that the one
/// before ended without an answer, though `HEAD` may name the batch already.
struct LogLock: ~Copyable {
  private let file: PosixFile

  /// Waits for the lock at most so many seconds.
  ///
  /// - Throws: `LogError.locked` when the time is over, `.cannotCreate` where the file cannot be.
  init(_ layout: LogLayout, timeout seconds: Double) throws(LogError) {
    let file = try Self.open(layout)
    try Self.wait(for: file, layout.lock, timeout: seconds)
    self.file = file
  }

  /// The name of the batch whose writer gave no answer; nil where the last one did.
  func unanswered() throws(SystemFault) -> Instant? {
    let bytes = try file.bytes(at: 0, count: Instant.textLength)
    return Instant(String(decoding: bytes, as: UTF8.self))
  }

  /// Notes the batch that is about to be committed.
  func note(_ batch: Instant) throws(SystemFault) {
    try Array(batch.description.utf8).withUnsafeBufferPointer { (bytes) throws(SystemFault) in
      try file.write(bytes, at: 0)
    }
  }

  /// Notes that the outcome is known.
  func clear() throws(SystemFault) { try file.truncate(to: 0) }

  private static func open(_ layout: LogLayout) throws(LogError) -> PosixFile {
    do throws(SystemFault) {
      return try PosixFile(writing: layout.lock, on: layout.disk)
    } catch {
      throw .cannotCreate(path: layout.lock, reason: error.reason)
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
