#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A failed call to the system.
public struct SystemFault: Error, Hashable, Sendable {
  public let code: Int32

  public init(code: Int32) {
    self.code = code
  }

  static var last: SystemFault { SystemFault(code: errno) }

  public var reason: String { String(cString: strerror(code)) }
  public var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
}

/// An open file, closed when it goes out of scope.
public struct PosixFile: ~Copyable {
  let descriptor: Int32

  public init(reading path: String) throws(SystemFault) {
    try self.init(path, O_RDONLY)
  }

  /// Opens for reading and writing; makes the file, for its owner only, if it is not there.
  public init(writing path: String) throws(SystemFault) {
    try self.init(path, O_RDWR | O_CREAT)
  }

  /// Makes a file in a folder that has no name there: it goes when it is closed, even where the program
  /// is killed.
  public init(unnamedIn folder: String) throws(SystemFault) {
    var template = Array("\(folder)/larder-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// What it can be opened by once more, as long as it is open.
  public var path: String { "/dev/fd/\(descriptor)" }

  private init(_ path: String, _ flags: Int32) throws(SystemFault) {
    descriptor = open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  public func size() throws(SystemFault) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return Int(status.st_size)
  }

  /// Reads until `count` bytes are there or the file ends, and returns how many were read.
  public func read(
    at offset: Int, into buffer: UnsafeMutablePointer<UInt8>, count: Int
  ) throws(SystemFault) -> Int {
    var done = 0
    while done < count {
      let step = pread(descriptor, buffer + done, count - done, off_t(offset + done))
      if step < 0 {
        if errno == EINTR { continue }
        throw .last
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

  public func write(_ bytes: Bytes, at offset: Int) throws(SystemFault) {
    guard let start = bytes.baseAddress else { return }
    var done = 0
    while done < bytes.count {
      let step = pwrite(descriptor, start + done, bytes.count - done, off_t(offset + done))
      if step < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      done += step
    }
  }

  public func truncate(to size: Int) throws(SystemFault) {
    while ftruncate(descriptor, off_t(size)) != 0 {
      if errno != EINTR { throw .last }
    }
  }

  /// Makes the bytes durable; a failure is never retried, for the bytes may be lost.
  public func synchronize() throws(SystemFault) {
    #if canImport(Darwin)
      guard fcntl(descriptor, F_FULLFSYNC) == 0 || fsync(descriptor) == 0 else { throw .last }
    #else
      guard fdatasync(descriptor) == 0 else { throw .last }
    #endif
  }

  /// Has the system begin to store written bytes, so that ``synchronize()`` has less to wait for.
  func startSynchronizing(at offset: Int, count: Int) {
    #if os(Linux)
      // Of these pages the advice lets go only what is stored already, which nothing is yet.
      posix_fadvise(descriptor, off_t(offset), off_t(count), POSIX_FADV_DONTNEED)
    #endif
  }

  /// Takes the exclusive lock if it is free.
  func tryLock() throws(SystemFault) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK || errno == EINTR else { throw .last }
    return false
  }

  func makeReadOnly() {
    // A sealed segment is protected from accidents only; failing to is no reason to stop.
    _ = fchmod(descriptor, 0o400)
  }
}

/// What the system knows of a file without reading it.
///
/// Two equal stamps of one path stand for equal content: whatever writes to the file, or replaces it,
/// changes the stamp.
public struct FileStamp: Hashable, Sendable, BitwiseCopyable {
  /// In bytes.
  public let size: Int
  /// When the content last changed or was touched, in nanoseconds.
  public let modified: Int
  /// When the file's entry last changed, in nanoseconds; no program can set it back.
  public let changed: Int
  /// The number of the file on its disk.
  public let file: UInt64
}

/// Calls on paths.
public enum FileSystem {
  public static func makeDirectory(_ path: String) throws(SystemFault) {
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
  }

  public static func rename(_ path: String, to target: String) throws(SystemFault) {
    #if canImport(Darwin)
      guard Darwin.rename(path, target) == 0 else { throw .last }
    #else
      guard Glibc.rename(path, target) == 0 else { throw .last }
    #endif
  }

  public static func remove(_ path: String) {
    unlink(path)
  }

  static func makeWritable(_ path: String) throws(SystemFault) {
    guard chmod(path, 0o600) == 0 else { throw .last }
  }

  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The same, but a folder that may not be looked into is a fault.
  static func isThere(_ path: String) throws(SystemFault) -> Bool {
    if exists(path) { return true }
    let fault = SystemFault.last
    guard fault.isAbsence else { throw fault }
    return false
  }

  public static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a directory's entries durable.
  public static func synchronizeDirectory(_ path: String) throws(SystemFault) {
    let directory = try PosixFile(reading: path)
    guard fsync(directory.descriptor) == 0 else { throw .last }
  }

  /// The names in a directory in byte order, without those that start with a dot.
  public static func names(in path: String) throws(SystemFault) -> [String] {
    guard let directory = opendir(path) else { throw .last }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Replaces a file's content in one step: write beside it, synchronise, rename, synchronise.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(SystemFault) {
    let temporary = path + ".new"
    do {
      let file = try PosixFile(writing: temporary)
      try file.truncate(to: 0)
      try bytes.withUnsafeBufferPointer { (buffer) throws(SystemFault) in
        try file.write(buffer, at: 0)
      }
      try file.synchronize()
    }
    try rename(temporary, to: path)
    try synchronizeDirectory(directory(of: path))
  }

  /// The path without its last part.
  public static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A name beside a file's that no other process uses.
  static func temporaryName(for path: String) -> String { path + ".\(getpid())" }

  /// Notes that a file was used just now.
  static func touch(_ path: String) { _ = utimes(path, nil) }

  /// What the system knows of a file without reading it; nil where there is none.
  public static func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return FileStamp(
      size: Int(status.st_size), modified: modified.tv_sec * 1_000_000_000 + modified.tv_nsec,
      changed: changed.tv_sec * 1_000_000_000 + changed.tv_nsec, file: UInt64(status.st_ino))
  }

  static func sleep(seconds: Double) {
    usleep(UInt32(seconds * 1_000_000))
  }
}
