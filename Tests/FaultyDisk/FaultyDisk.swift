import ByteTools
import SeededRandom

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A disk in memory that fails on demand and loses what was not synchronized when the power goes.
public final class FaultyDisk: Disk, @unchecked Sendable {
  /// How an operation fails.
  public enum Fault: Hashable, Sendable {
    /// It does nothing and reports the error number.
    case refuses(Int32)
    /// A transfer moves half of the bytes and reports no error; other operations succeed.
    case isShort
    /// A write stores half of the bytes and then reports the error; other operations do nothing.
    case breaksOff(Int32)
    /// It takes effect and yet reports the error.
    case lies(Int32)
  }

  /// Which operations fail.
  public struct Plan: Hashable, Sendable {
    /// The number of the first operation that fails, from 1.
    public var first: Int
    public var fault: Fault
    /// Whether all later operations fail as well.
    public var lasts: Bool

    public init(first: Int, _ fault: Fault, lasts: Bool) {
      self.first = first
      self.fault = fault
      self.lasts = lasts
    }

    func hits(_ number: Int) -> Bool { lasts ? number >= first : number == first }
  }

  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  // All that follows is touched with the mutex held.
  private var tree: DiskTree
  private var files: [Int32: DiskTree.Node] = [:]
  private var nextFile: Int32 = 3
  private var plans: [Plan] = []
  private var count = 0
  private var hits = 0

  public convenience init() { self.init(DiskTree()) }

  private init(_ tree: DiskTree) {
    self.tree = tree
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// How many operations there were since the last plan was set.
  public var operations: Int { locked { count } }
  /// How many of them failed as planned.
  public var failures: Int { locked { hits } }

  /// Counts operations anew and lets those of the plans fail.
  public func fail(_ plans: Plan...) {
    locked {
      self.plans = plans
      count = 0
      hits = 0
    }
  }

  /// A copy with nothing open, as after the process was killed.
  public func copy() -> FaultyDisk { locked { FaultyDisk(tree.copy()) } }

  /// What a power cut leaves: of everything not synchronized any part, chosen by the seed.
  public func afterPowerCut(seed: UInt64) -> FaultyDisk {
    locked { FaultyDisk(tree.afterPowerCut(seed: seed)) }
  }

  /// All files by path.
  public var contents: [String: [UInt8]] { locked { tree.contents } }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Runs one operation, or lets it fail as planned.
  private func operation<Value>(
    _ body: (_ part: Fault?) throws(SystemFault) -> Value
  ) throws(SystemFault) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    count += 1
    guard let plan = plans.first(where: { $0.hits(count) }) else { return try body(nil) }
    hits += 1
    switch plan.fault {
    case .refuses(let code): throw SystemFault(code: code)
    case .isShort: return try body(.isShort)
    case .breaksOff(let code), .lies(let code):
      _ = try body(plan.fault)
      throw SystemFault(code: code)
    }
  }

  private func node(_ file: Int32) throws(SystemFault) -> DiskTree.Node {
    guard let node = files[file] else { throw SystemFault(code: EBADF) }
    return node
  }

  private static func shortened(_ count: Int, _ fault: Fault?) -> Int {
    switch fault {
    case .isShort, .breaksOff: count > 1 ? count / 2 : count
    default: count
    }
  }

  public func open(_ path: String, for access: FileAccess) throws(SystemFault) -> Int32 {
    try operation { (fault) throws(SystemFault) in
      if case .breaksOff = fault { return -1 }
      let node = try tree.open(path, makes: access == .writing)
      // A descriptor that nobody learns of would stay open.
      if case .lies = fault { return -1 }
      nextFile += 1
      files[nextFile] = node
      return nextFile
    }
  }

  public func close(_ file: Int32) {
    locked {
      if let node = files.removeValue(forKey: file), node.lockedBy == file { node.lockedBy = nil }
    }
  }

  public func read(
    _ file: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFault) -> Int {
    try operation { (fault) throws(SystemFault) in
      let bytes = try node(file).bytes
      let rest = max(0, min(buffer.count, bytes.count - offset))
      let count = Self.shortened(rest, fault)
      if count > 0 {
        buffer.copyBytes(from: bytes[offset..<(offset + count)])
      }
      return count
    }
  }

  public func write(
    _ file: Int32, at offset: Int, _ bytes: UnsafeRawBufferPointer
  ) throws(SystemFault) -> Int {
    try operation { (fault) throws(SystemFault) in
      let count = Self.shortened(bytes.count, fault)
      let node = try node(file)
      node.write(UnsafeRawBufferPointer(rebasing: bytes[..<count]), at: offset)
      tree.touch(node)
      return count
    }
  }

  public func truncate(_ file: Int32, to size: Int) throws(SystemFault) {
    try operation { (fault) throws(SystemFault) in
      if case .breaksOff = fault { return }
      let node = try node(file)
      node.truncate(to: size)
      tree.touch(node)
    }
  }

  public func synchronize(_ file: Int32) throws(SystemFault) {
    try operation { (fault) throws(SystemFault) in
      // As on Linux, pages that could not be stored count as stored afterwards.
      if case .breaksOff = fault { return try node(file).forgetUnsynchronized() }
      try node(file).synchronize()
    }
  }

  public func startSynchronizing(_ file: Int32, at offset: Int, count: Int) {}

  public func lock(_ file: Int32) throws(SystemFault) -> Bool {
    try operation { (_) throws(SystemFault) in
      let node = try node(file)
      guard node.lockedBy == nil || node.lockedBy == file else { return false }
      node.lockedBy = file
      return true
    }
  }

  public func map(
    _ file: Int32, count: Int
  ) throws(SystemFault) -> UnsafeMutableRawBufferPointer {
    let bytes = try operation { (_) throws(SystemFault) in try node(file).bytes }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 4096)
    copy.initializeMemory(as: UInt8.self, repeating: 0)
    copy.copyBytes(from: bytes.prefix(count))
    return copy
  }

  public func unmap(_ bytes: UnsafeMutableRawBufferPointer) { bytes.deallocate() }

  public func release(_ pages: UnsafeMutableRawBufferPointer) {}

  public func status(of file: Int32) throws(SystemFault) -> FileStatus {
    try operation { (_) throws(SystemFault) in try node(file).status }
  }

  public func status(at path: String) throws(SystemFault) -> FileStatus {
    try operation { (_) throws(SystemFault) in try tree.node(path).status }
  }

  public func names(in folder: String) throws(SystemFault) -> [String] {
    try operation { (_) throws(SystemFault) in try tree.names(in: folder) }
  }

  public func makeFolder(_ path: String) throws(SystemFault) {
    try operation { (fault) throws(SystemFault) in
      if case .breaksOff = fault { return }
      try tree.makeFolder(path)
    }
  }

  public func synchronizeFolder(_ path: String) throws(SystemFault) {
    try operation { (fault) throws(SystemFault) in
      if case .breaksOff = fault { return }
      try tree.synchronizeFolder(path)
    }
  }

  public func rename(_ path: String, to target: String) throws(SystemFault) {
    try operation { (fault) throws(SystemFault) in
      if case .breaksOff = fault { return }
      try tree.rename(path, to: target)
    }
  }

  public func remove(_ path: String) throws(SystemFault) {
    try operation { (fault) throws(SystemFault) in
      if case .breaksOff = fault { return }
      try tree.remove(path)
    }
  }

  public func setWritable(_ path: String, _ isWritable: Bool) throws(SystemFault) {
    try operation { (_) throws(SystemFault) in _ = try tree.node(path) }
  }

  public func touch(_ path: String) throws(SystemFault) {
    try operation { (_) throws(SystemFault) in tree.touch(try tree.node(path)) }
  }
}
