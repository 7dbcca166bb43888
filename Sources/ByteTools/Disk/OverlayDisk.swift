#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A disk whose changes stay in memory: reads come from the disk below, writes never reach it.
///
/// A question can so be answered as if something had been recorded. Appending to a file keeps only
/// the appended bytes in memory, however long the file is.
public final class OverlayDisk: Disk, @unchecked Sendable {
  private let base: any Disk
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  // All that follows is touched with the mutex held.
  /// Files that were written to or renamed; nil for those that were removed.
  private var files: [String: OverlayFile?] = [:]
  private var folders: Set<String> = []
  private var open: [Int32: OverlayFile] = [:]
  private var copies: Set<UnsafeMutableRawPointer> = []
  private var changes = 0
  private var nextFile = firstFile

  /// The system's descriptors are below it.
  private static let firstFile: Int32 = 1 << 28

  public init(over base: any Disk) {
    self.base = base
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  private func locked<Value>(
    _ body: () throws(SystemFault) -> Value
  ) throws(SystemFault) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  private func own(_ file: Int32) throws(SystemFault) -> OverlayFile? {
    guard file >= Self.firstFile else { return nil }
    guard let own = open[file] else { throw SystemFault(code: EBADF) }
    return own
  }

  public func open(_ path: String, for access: FileAccess) throws(SystemFault) -> Int32 {
    try locked { () throws(SystemFault) in
      let file: OverlayFile
      switch files[path] {
      case .some(let known?): file = known
      case .some(nil):
        guard access == .writing else { throw SystemFault(code: ENOENT) }
        file = OverlayFile()
      case nil:
        guard access == .writing else { return try base.open(path, for: .reading) }
        file = try base.holds(path) ? OverlayFile(below: path, on: base) : OverlayFile()
      }
      files[path] = file
      nextFile += 1
      open[nextFile] = file
      return nextFile
    }
  }

  public func close(_ file: Int32) {
    guard file >= Self.firstFile else { return base.close(file) }
    pthread_mutex_lock(mutex)
    open[file] = nil
    pthread_mutex_unlock(mutex)
  }

  public func read(
    _ file: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFault) -> Int {
    guard file >= Self.firstFile else { return try base.read(file, at: offset, into: buffer) }
    return try locked { () throws(SystemFault) in
      try own(file)?.read(at: offset, into: buffer) ?? 0
    }
  }

  public func write(
    _ file: Int32, at offset: Int, _ bytes: UnsafeRawBufferPointer
  ) throws(SystemFault) -> Int {
    try locked { () throws(SystemFault) in
      try own(file)?.write(at: offset, bytes, change: nextChange())
      return bytes.count
    }
  }

  public func truncate(_ file: Int32, to size: Int) throws(SystemFault) {
    try locked { () throws(SystemFault) in try own(file)?.truncate(to: size, change: nextChange()) }
  }

  private func nextChange() -> Int {
    changes += 1
    return changes
  }

  public func synchronize(_ file: Int32) {}
  public func startSynchronizing(_ file: Int32, at offset: Int, count: Int) {}
  /// Files in memory are private to the process, so locking always succeeds.
  public func lock(_ file: Int32) -> Bool { true }
  public func synchronizeFolder(_ path: String) {}
  public func setWritable(_ path: String, _ isWritable: Bool) {}
  public func touch(_ path: String) {}

  public func map(
    _ file: Int32, count: Int
  ) throws(SystemFault) -> UnsafeMutableRawBufferPointer {
    guard file >= Self.firstFile else { return try base.map(file, count: count) }
    return try locked { () throws(SystemFault) in
      let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 64)
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      var filled = 0
      while let own = try own(file), filled < count {
        let step = try own.read(
          at: filled, into: UnsafeMutableRawBufferPointer(rebasing: bytes[filled...]))
        if step == 0 { break }
        filled += step
      }
      if let start = bytes.baseAddress { copies.insert(start) }
      return bytes
    }
  }

  public func unmap(_ bytes: UnsafeMutableRawBufferPointer) {
    pthread_mutex_lock(mutex)
    let isCopy = bytes.baseAddress.map { copies.remove($0) != nil } ?? false
    pthread_mutex_unlock(mutex)
    if isCopy { bytes.deallocate() } else { base.unmap(bytes) }
  }

  public func release(_ pages: UnsafeMutableRawBufferPointer) {
    pthread_mutex_lock(mutex)
    // Pages of a copy hold the only bytes there are.
    let isShared = copies.isEmpty
    pthread_mutex_unlock(mutex)
    if isShared { base.release(pages) }
  }

  public func status(of file: Int32) throws(SystemFault) -> FileStatus {
    guard file >= Self.firstFile else { return try base.status(of: file) }
    return try locked { () throws(SystemFault) in
      guard let own = try own(file) else { throw SystemFault(code: EBADF) }
      return own.status
    }
  }

  public func status(at path: String) throws(SystemFault) -> FileStatus {
    try locked { () throws(SystemFault) in
      if folders.contains(path) { return FileStatus(kind: .folder, size: 0, modified: 0) }
      switch files[path] {
      case .some(let own?): return own.status
      case .some(nil): throw SystemFault(code: ENOENT)
      case nil: return try base.status(at: path)
      }
    }
  }

  public func names(in folder: String) throws(SystemFault) -> [String] {
    try locked { () throws(SystemFault) in
      var names: Set<String> = []
      if !folders.contains(folder) { names.formUnion(try base.names(in: folder)) }
      let start = folder.hasSuffix("/") ? folder : folder + "/"
      for (path, file) in files where path.hasPrefix(start) {
        let name = String(path.dropFirst(start.count))
        guard !name.contains("/") else { continue }
        if file == nil { names.remove(name) } else { names.insert(name) }
      }
      for path in folders where path.hasPrefix(start) {
        let name = String(path.dropFirst(start.count))
        if !name.contains("/") { names.insert(name) }
      }
      return Array(names)
    }
  }

  public func makeFolder(_ path: String) throws(SystemFault) {
    try locked { () throws(SystemFault) in
      guard !folders.contains(path), try !base.holds(path) else {
        throw SystemFault(code: EEXIST)
      }
      folders.insert(path)
    }
  }

  public func rename(_ path: String, to target: String) throws(SystemFault) {
    try locked { () throws(SystemFault) in
      switch files[path] {
      case .some(let own?): files[target] = .some(own)
      case .some(nil): throw SystemFault(code: ENOENT)
      case nil: files[target] = .some(try OverlayFile(below: path, on: base))
      }
      if path != target { files[path] = .some(nil) }
    }
  }

  public func remove(_ path: String) throws(SystemFault) {
    try locked { () throws(SystemFault) in
      switch files[path] {
      case .some(.some): break
      case .some(nil): throw SystemFault(code: ENOENT)
      case nil: _ = try base.status(at: path)
      }
      files[path] = .some(nil)
    }
  }
}

/// A file of an ``OverlayDisk``: the first bytes of a file on the disk below, then bytes in memory.
private final class OverlayFile {
  private let base: (disk: any Disk, file: Int32)?
  /// How many bytes of the file below are seen; it may grow meanwhile.
  private var baseSize: Int
  private var tail: [UInt8] = []
  private let number: UInt64
  private var change = 0

  init() {
    base = nil
    baseSize = 0
    number = UInt64.max
  }

  init(below path: String, on disk: any Disk) throws(SystemFault) {
    let file = try disk.open(path, for: .reading)
    base = (disk, file)
    let status = try disk.status(of: file)
    baseSize = status.size
    number = status.file
  }

  deinit { if let base { base.disk.close(base.file) } }

  private var size: Int { baseSize + tail.count }

  var status: FileStatus {
    FileStatus(kind: .file, size: size, modified: change, changed: change, file: number)
  }

  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(SystemFault) -> Int {
    guard offset < size, !buffer.isEmpty else { return 0 }
    guard offset < baseSize, let base else {
      let part = tail[(offset - baseSize)...].prefix(buffer.count)
      buffer.copyBytes(from: part)
      return part.count
    }
    let part = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(baseSize - offset))
    return try base.disk.read(base.file, at: offset, into: part)
  }

  func write(
    at offset: Int, _ bytes: UnsafeRawBufferPointer, change: Int
  ) throws(SystemFault) {
    if offset < baseSize { try takeAll(from: offset) }
    let place = offset - baseSize
    if tail.count < place + bytes.count {
      tail += Array(repeating: 0, count: place + bytes.count - tail.count)
    }
    tail.replaceSubrange(place..<place + bytes.count, with: bytes)
    self.change = change
  }

  func truncate(to size: Int, change: Int) throws(SystemFault) {
    if size < baseSize {
      baseSize = size
      tail = []
    } else if size - baseSize <= tail.count {
      tail.removeLast(tail.count - (size - baseSize))
    } else {
      tail += Array(repeating: 0, count: size - baseSize - tail.count)
    }
    self.change = change
  }

  /// Brings the bytes of the file below into memory from a place on, so that they can be changed.
  private func takeAll(from offset: Int) throws(SystemFault) {
    var bytes = [UInt8](repeating: 0, count: baseSize - offset)
    var filled = 0
    while filled < bytes.count {
      let step = try bytes.withUnsafeMutableBufferPointer { (buffer) throws(SystemFault) in
        try read(
          at: offset + filled,
          into: UnsafeMutableRawBufferPointer(
            UnsafeMutableBufferPointer(rebasing: buffer[filled...]))
        )
      }
      if step == 0 { break }
      filled += step
    }
    tail = bytes + tail
    baseSize = offset
  }
}
