#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What larders do with paths, made of a disk's single operations.
extension Disk {
  /// True if there is anything at a path.
  ///
  /// - Throws: `SystemFault` where the disk does not say; only absence is an answer.
  public func holds(_ path: String) throws(SystemFault) -> Bool {
    try statusIfThere(path) != nil
  }

  public func holdsFolder(_ path: String) throws(SystemFault) -> Bool {
    try statusIfThere(path)?.kind == .folder
  }

  private func statusIfThere(_ path: String) throws(SystemFault) -> FileStatus? {
    do throws(SystemFault) {
      return try status(at: path)
    } catch {
      guard error.isAbsence else { throw error }
      return nil
    }
  }

  /// Makes a folder if it is not there.
  public func makeFolderIfAbsent(_ path: String) throws(SystemFault) {
    do throws(SystemFault) {
      try makeFolder(path)
    } catch {
      guard error.code == EEXIST else { throw error }
    }
  }

  /// The names in a folder in byte order, without those that start with a dot.
  public func sortedNames(in folder: String) throws(SystemFault) -> [String] {
    try names(in: folder).filter { !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Writes a file beside the one that it is to replace, and makes it durable.
  ///
  /// - Returns: The path of the new file.
  public func prepareReplacement(
    of path: String, with bytes: [UInt8]
  ) throws(SystemFault) -> String {
    let temporary = path + ".new"
    let file = try PosixFile(writing: temporary, on: self)
    try file.truncate(to: 0)
    try bytes.withUnsafeBufferPointer { (buffer) throws(SystemFault) in
      try file.write(buffer, at: 0)
    }
    try file.synchronize()
    return temporary
  }

  /// Replaces a file's content in one step: write beside it, synchronize, rename, synchronize.
  public func replace(_ path: String, with bytes: [UInt8]) throws(SystemFault) {
    try rename(try prepareReplacement(of: path, with: bytes), to: path)
    try synchronizeFolder(FileSystem.directory(of: path))
  }
}

/// Calls on paths of the machine's own disk.
public enum FileSystem {
  private static var disk: SystemDisk { .shared }

  /// Renames a file; an existing target is replaced in one step.
  public static func rename(_ path: String, to target: String) throws(SystemFault) {
    try disk.rename(path, to: target)
  }

  /// Removes a file, if it exists.
  public static func remove(_ path: String) { try? disk.remove(path) }

  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  public static func isDirectory(_ path: String) -> Bool {
    (try? disk.holdsFolder(path)) == true
  }

  /// What the system knows of a file without reading it; nil where it does not say.
  public static func status(of path: String) -> FileStatus? { try? disk.status(at: path) }

  /// True if the path leads to a file whose bytes can be read by offset.
  public static func isRegularFile(_ path: String) -> Bool {
    (try? disk.status(at: path).kind) == .file
  }

  /// The names in a directory in byte order, without those that start with a dot.
  public static func names(in path: String) throws(SystemFault) -> [String] {
    try disk.sortedNames(in: path)
  }

  /// Replaces a file's content in one step.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(SystemFault) {
    try disk.replace(path, with: bytes)
  }

  /// The path without its last part.
  public static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A name beside a file's that no other process uses.
  public static func temporaryName(for path: String) -> String { path + ".\(getpid())" }

  public static func sleep(seconds: Double) {
    usleep(UInt32(seconds * 1_000_000))
  }
}
