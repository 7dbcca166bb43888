#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file, closed when it goes out of scope.
public struct PosixFile: ~Copyable {
  private let descriptor: Int32
  private let disk: any Disk

  /// Opens a file for reading.
  public init(
    reading path: String, on disk: any Disk = SystemDisk.shared
  ) throws(SystemFault) {
    try self.init(path, .reading, disk)
  }

  /// Opens for reading and writing; makes the file, for its owner only, if it is not there.
  public init(
    writing path: String, on disk: any Disk = SystemDisk.shared
  ) throws(SystemFault) {
    try self.init(path, .writing, disk)
  }

  /// Opens a file of the machine's own disk whose bytes can be read by offset.
  ///
  /// - Throws: `SystemFault` with the code ``SystemFault/notAFile`` for a pipe, a socket or a device, `EISDIR` for a
  ///   folder. It never waits for another process to write.
  public init(readingRegular path: String) throws(SystemFault) {
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    disk = SystemDisk.shared
    guard descriptor >= 0 else {
      // A socket cannot be opened at all.
      throw errno == ENXIO ? SystemFault(code: SystemFault.notAFile) : .last
    }
    switch try disk.status(of: descriptor).kind {
    case .file: break
    case .folder: throw SystemFault(code: EISDIR)
    case .other: throw SystemFault(code: SystemFault.notAFile)
    }
  }

  /// Makes a file in a folder that has no name there: it goes when it is closed, even where the program
  /// is killed.
  public init(unnamedIn folder: String) throws(SystemFault) {
    var template = Array("\(folder)/larder-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    disk = SystemDisk.shared
    guard descriptor >= 0 else { throw .last }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// What it can be opened by once more, as long as it is open.
  public var path: String { "/dev/fd/\(descriptor)" }

  private init(_ path: String, _ access: FileAccess, _ disk: any Disk) throws(SystemFault) {
    descriptor = try Self.repeated { () throws(SystemFault) in try disk.open(path, for: access) }
    self.disk = disk
  }

  deinit { if descriptor >= 0 { disk.close(descriptor) } }

  /// Repeats an operation as long as a signal interrupts it.
  private static func repeated<Value>(
    _ operation: () throws(SystemFault) -> Value
  ) throws(SystemFault) -> Value {
    while true {
      do throws(SystemFault) {
        return try operation()
      } catch {
        guard error.isInterruption else { throw error }
      }
    }
  }

  /// The file's length in bytes.
  public func size() throws(SystemFault) -> Int { try disk.status(of: descriptor).size }

  /// Reads until `count` bytes are there or the file ends, and returns how many were read.
  public func read(
    at offset: Int, into buffer: UnsafeMutablePointer<UInt8>, count: Int
  ) throws(SystemFault) -> Int {
    var done = 0
    while done < count {
      let rest = UnsafeMutableRawBufferPointer(start: buffer + done, count: count - done)
      let step = try Self.repeated { () throws(SystemFault) in
        try disk.read(descriptor, at: offset + done, into: rest)
      }
      if step == 0 { break }
      done += step
    }
    return done
  }

  /// The bytes from `offset` on, fewer than `count` where the file ends.
  public func bytes(at offset: Int, count: Int) throws(SystemFault) -> [UInt8] {
    guard count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = try bytes.withUnsafeMutableBufferPointer { (buffer) throws(SystemFault) in
      guard let start = buffer.baseAddress else { return 0 }
      return try read(at: offset, into: start, count: count)
    }
    bytes.removeLast(count - got)
    return bytes
  }

  /// Writes all bytes, however often the system interrupts.
  ///
  /// - Throws: `SystemFault`; some of the bytes may be written.
  public func write(_ bytes: Bytes, at offset: Int) throws(SystemFault) {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let step = try Self.repeated { () throws(SystemFault) in
        try disk.write(descriptor, at: offset + bytes.count - rest.count, rest)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[step...])
    }
  }

  /// Copies a part of another file to a place in this one.
  public func append(
    _ source: borrowing PosixFile, from start: Int, to end: Int, at place: Int
  ) throws(SystemFault) {
    var offset = start
    while offset < end {
      let bytes = try source.bytes(at: offset, count: min(1 << 20, end - offset))
      // The file is shorter than it was: what is there is all that can be copied.
      guard !bytes.isEmpty else { return }
      try bytes.withUnsafeBufferPointer { (buffer) throws(SystemFault) in
        try write(buffer, at: place + offset - start)
      }
      offset += bytes.count
    }
  }

  /// Cuts the file, or extends it with zeros.
  public func truncate(to size: Int) throws(SystemFault) {
    try Self.repeated { () throws(SystemFault) in try disk.truncate(descriptor, to: size) }
  }

  /// Makes the bytes durable; a failure is never retried, for the bytes may be lost.
  public func synchronize() throws(SystemFault) { try disk.synchronize(descriptor) }

  /// Has the system begin to store written bytes, so that ``synchronize()`` has less to wait for.
  public func startSynchronizing(at offset: Int, count: Int) {
    disk.startSynchronizing(descriptor, at: offset, count: count)
  }

  /// Takes the exclusive lock if it is free.
  public func tryLock() throws(SystemFault) -> Bool {
    try Self.repeated { () throws(SystemFault) in try disk.lock(descriptor) }
  }

  /// Maps the whole file; the caller unmaps it.
  public func map() throws(SystemFault) -> (bytes: UnsafeMutableRawBufferPointer, disk: any Disk)? {
    let size = try size()
    return size == 0 ? nil : (try disk.map(descriptor, count: size), disk)
  }
}
