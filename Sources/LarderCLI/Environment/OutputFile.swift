import ByteTools

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files that a user asked for, outside the larder.
enum OutputFile {
  /// Replaces a file's content atomically, so that readers never see half of it.
  ///
  /// - Throws: `Failure` with `cannotCreate` or `io`.
  static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t = 0o666
  ) throws(Failure) {
    do {
      try replace(path, mode: mode) { try $0(bytes) }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.io, "cannot write '\(path)'")
    }
  }

  /// The same of content that comes in pieces.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - mode: Its permissions where it is made.
  ///   - body: Is given what appends a piece.
  /// - Throws: `Failure` with `cannotCreate` or `io`; what `body` throws, and then the file stays.
  static func replace(
    _ path: String, mode: mode_t = 0o666,
    _ body: (_ append: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    if isSpecial(path) {
      let descriptor = try open(path, flags: O_WRONLY, mode, named: path)
      defer { close(descriptor) }
      return try body { try write($0, to: descriptor, named: path) }
    }
    let temporary = path + ".\(getpid()).tmp"
    let descriptor = try open(
      temporary, flags: O_WRONLY | O_CREAT | O_TRUNC, mode, named: path)
    do {
      defer { close(descriptor) }
      try body { try write($0, to: descriptor, named: path) }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let reason = SystemFault.current.reason
      unlink(temporary)
      throw Failure(.cannotCreate, "cannot create '\(path)': \(reason)")
    }
  }

  /// Replaces a file if its content differs; returns whether it did.
  static func update(_ path: String, to bytes: [UInt8]) throws(Failure) -> Bool {
    if let old = try? InputFile.bytes(path), old == bytes { return false }
    try replace(path, with: bytes)
    return true
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String, mode: mode_t = 0o777) throws(Failure) {
    guard !FileSystem.isDirectory(path) else { return }
    let parent = FileSystem.directory(of: path)
    if parent != path, parent != "." { try makeFolder(parent, mode: mode) }
    guard mkdir(path, mode) == 0 || (errno == EEXIST && FileSystem.isDirectory(path)) else {
      throw Failure(.cannotCreate, "cannot create '\(path)': \(SystemFault.current.reason)")
    }
  }

  private static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
      && status.st_mode & S_IFMT != S_IFDIR
  }

  private static func open(
    _ path: String, flags: Int32, _ mode: mode_t, named name: String
  ) throws(Failure) -> Int32 {
    #if canImport(Darwin)
      let descriptor = Darwin.open(path, flags | O_CLOEXEC, mode)
    #else
      let descriptor = Glibc.open(path, flags | O_CLOEXEC, mode)
    #endif
    guard descriptor >= 0 else {
      throw Failure(.cannotCreate, "cannot create '\(name)': \(SystemFault.current.reason)")
    }
    return descriptor
  }

  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, named name: String
  ) throws(Failure) {
    var done = 0
    while done < bytes.count {
      let step = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { system(descriptor, $0 + done, bytes.count - done) } ?? 0
      }
      if step < 0, errno == EINTR { continue }
      guard step >= 0 else {
        throw Failure(.io, "cannot write '\(name)': \(SystemFault.current.reason)")
      }
      done += step
    }
  }

  private static func system(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #else
      Glibc.write(descriptor, bytes, count)
    #endif
  }
}

/// Small files that are read whole.
enum InputFile {
  static func bytes(_ path: String) throws(SystemFault) -> [UInt8] {
    let file = try PosixFile(readingRegular: path)
    return try file.bytes(at: 0, count: try file.size())
  }
}

extension SystemFault {
  /// The fault of the call that failed last.
  static var current: SystemFault { SystemFault(code: errno) }
}
