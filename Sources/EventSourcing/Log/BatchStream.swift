import ByteTools

/// The bytes of one batch on their way to the file: hashed and written on a thread of their own,
/// while the next ones are encoded.
///
/// A batch that fits one portion needs no thread.
final class BatchStream {
  /// How many bytes are handed over at once: the pieces that are hashed side by side.
  static let portion = PiecewiseDigest.portion

  /// The bytes of the batch that have been handed over.
  private(set) var count = 0
  private let file: PosixFile
  /// Where the batch begins in the file.
  private let start: Int
  // The next four belong to the thread while there is one.
  private var running = PiecewiseDigest()
  private var sums = PiecewiseChecksum()
  private var bytes = OutputBuffer(capacity: 64)
  private var fault: SystemFault?
  private var work: BackgroundWork?

  init(_ file: consuming PosixFile, at start: Int) {
    self.file = file
    self.start = start
  }

  deinit { work.take()?.wait() }

  /// Takes the whole portions off the front of the buffer.
  ///
  /// - Throws: What went wrong with earlier bytes.
  func takePortions(of buffer: inout OutputBuffer) throws(SystemFault) {
    try settle()
    let taken = buffer.count - buffer.count % Self.portion
    swap(&bytes, &buffer)
    buffer.truncate(to: 0)
    buffer.put(Bytes(rebasing: bytes.bytes[taken...]))
    bytes.truncate(to: taken)
    count += taken
    work = BackgroundWork { [unowned self] in write(syncing: true) }
  }

  /// Takes all bytes of the buffer, and returns when they are written.
  func takeAll(of buffer: inout OutputBuffer) throws(SystemFault) {
    try settle()
    swap(&bytes, &buffer)
    buffer.truncate(to: 0)
    count += bytes.count
    write(syncing: false)
    try settle()
  }

  /// Takes the batch back to its first bytes.
  func truncate(to newCount: Int) throws(SystemFault) {
    try settle()
    let partial = newCount % PiecewiseDigest.pieceLength
    try file.truncate(to: start + newCount)
    let piece = try file.bytes(at: start + newCount - partial, count: partial)
    piece.withUnsafeBytes {
      running.truncate(toCount: UInt64(newCount), replaying: $0)
      sums.truncate(toCount: newCount, replaying: $0)
    }
    count = newCount
  }

  /// The digest of the bytes taken; all of them must have been written.
  var digest: SHA256Digest { running.finish() }

  /// The CRC-32C of the bytes taken; all of them must have been written.
  var checksum: UInt32 { sums.value }

  /// Writes what closes the batch, and makes all of it durable.
  func close(with line: Bytes) throws(SystemFault) {
    try settle()
    try file.write(line, at: start + count)
    try file.synchronize()
  }

  /// Takes everything off the file again, durably.
  func withdraw() throws(SystemFault) {
    work.take()?.wait()
    try file.truncate(to: start)
    try file.synchronize()
  }

  /// Waits for the thread, and throws what went wrong there.
  private func settle() throws(SystemFault) {
    work.take()?.wait()
    if let fault { throw fault }
  }

  private func write(syncing: Bool) {
    let place = start + count - bytes.count
    running.update(UnsafeRawBufferPointer(bytes.bytes))
    sums.update(UnsafeRawBufferPointer(bytes.bytes))
    do throws(SystemFault) {
      try file.write(bytes.bytes, at: place)
    } catch {
      fault = error
    }
    if syncing { file.startSynchronizing(at: place, count: bytes.count) }
  }
}
