#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The machine's own disk.
public final class SystemDisk: Disk {
  public static let shared = SystemDisk()

  private init() {}

  public func open(_ path: String, for access: FileAccess) throws(SystemFault) -> Int32 {
    let flags = access == .reading ? O_RDONLY : O_RDWR | O_CREAT
    let file = System.open(path, flags | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .last }
    return file
  }

  public func close(_ file: Int32) { System.close(file) }

  public func read(
    _ file: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFault) -> Int {
    let count = pread(file, buffer.baseAddress, buffer.count, off_t(offset))
    guard count >= 0 else { throw .last }
    return count
  }

  public func write(
    _ file: Int32, at offset: Int, _ bytes: UnsafeRawBufferPointer
  ) throws(SystemFault) -> Int {
    let count = pwrite(file, bytes.baseAddress, bytes.count, off_t(offset))
    guard count >= 0 else { throw .last }
    return count
  }

  public func truncate(_ file: Int32, to size: Int) throws(SystemFault) {
    guard ftruncate(file, off_t(size)) == 0 else { throw .last }
  }

  public func synchronize(_ file: Int32) throws(SystemFault) {
    #if canImport(Darwin)
      guard fcntl(file, F_FULLFSYNC) == 0 || fsync(file) == 0 else { throw .last }
    #else
      guard fdatasync(file) == 0 else { throw .last }
    #endif
  }

  public func startSynchronizing(_ file: Int32, at offset: Int, count: Int) {
    #if os(Linux)
      // The advice drops only pages that are stored already, and none of these is.
      posix_fadvise(file, off_t(offset), off_t(count), POSIX_FADV_DONTNEED)
    #endif
  }

  public func lock(_ file: Int32) throws(SystemFault) -> Bool {
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw .last }
    return false
  }

  public func map(
    _ file: Int32, count: Int
  ) throws(SystemFault) -> UnsafeMutableRawBufferPointer {
    let start = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE, file, 0)
    guard let start, start != MAP_FAILED else { throw .last }
    return UnsafeMutableRawBufferPointer(start: start, count: count)
  }

  public func unmap(_ bytes: UnsafeMutableRawBufferPointer) {
    munmap(bytes.baseAddress, bytes.count)
  }

  public func release(_ pages: UnsafeMutableRawBufferPointer) {
    madvise(pages.baseAddress, pages.count, MADV_DONTNEED)
  }

  public func status(of file: Int32) throws(SystemFault) -> FileStatus {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  public func status(at path: String) throws(SystemFault) -> FileStatus {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  public func names(in folder: String) throws(SystemFault) -> [String] {
    guard let directory = opendir(folder) else { throw .last }
    defer { closedir(directory) }
    var names: [String] = []
    while true {
      // Only `errno` distinguishes the end of a folder from a failure.
      errno = 0
      guard let entry = readdir(directory) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw .last }
    return names
  }

  public func makeFolder(_ path: String) throws(SystemFault) {
    guard mkdir(path, 0o700) == 0 else { throw .last }
  }

  public func synchronizeFolder(_ path: String) throws(SystemFault) {
    let folder = try open(path, for: .reading)
    defer { close(folder) }
    guard fsync(folder) == 0 else { throw .last }
  }

  public func rename(_ path: String, to target: String) throws(SystemFault) {
    guard System.rename(path, target) == 0 else { throw .last }
  }

  public func remove(_ path: String) throws(SystemFault) {
    guard unlink(path) == 0 else { throw .last }
  }

  public func setWritable(_ path: String, _ isWritable: Bool) throws(SystemFault) {
    guard chmod(path, isWritable ? 0o600 : 0o400) == 0 else { throw .last }
  }

  public func touch(_ path: String) throws(SystemFault) {
    guard utimes(path, nil) == 0 else { throw .last }
  }
}

/// The C library's calls whose names the methods above hide.
private enum System {
  static func open(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(path, flags, mode)
    #else
      Glibc.open(path, flags, mode)
    #endif
  }

  static func close(_ file: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(file)
    #else
      _ = Glibc.close(file)
    #endif
  }

  static func rename(_ path: String, _ target: String) -> Int32 {
    #if canImport(Darwin)
      Darwin.rename(path, target)
    #else
      Glibc.rename(path, target)
    #endif
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    let kind: Kind
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      kind: kind, size: Int(status.st_size),
      modified: modified.tv_sec * 1_000_000_000 + modified.tv_nsec,
      changed: changed.tv_sec * 1_000_000_000 + changed.tv_nsec, file: UInt64(status.st_ino))
  }
}
