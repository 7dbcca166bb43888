/// The file operations that a larder needs: the seam between the log and the system.
///
/// Each operation does one thing once. A transfer may be short, and an interrupted call fails with
/// `EINTR`; ``PosixFile`` repeats what may be repeated. ``SystemDisk`` calls the system. Tests use a
/// disk in memory that fails on demand and forgets what was not synchronized.
public protocol Disk: AnyObject, Sendable {
  /// Opens a file and returns its descriptor.
  func open(_ path: String, for access: FileAccess) throws(SystemFault) -> Int32
  /// Closes a file and releases its lock.
  func close(_ file: Int32)
  /// Reads at most `buffer.count` bytes; returns 0 at the end of the file.
  func read(
    _ file: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFault) -> Int
  /// Writes at most `bytes.count` bytes and returns how many.
  func write(
    _ file: Int32, at offset: Int, _ bytes: UnsafeRawBufferPointer
  ) throws(SystemFault) -> Int
  func truncate(_ file: Int32, to size: Int) throws(SystemFault)
  /// Makes a file's bytes durable.
  func synchronize(_ file: Int32) throws(SystemFault)
  /// Starts to store written bytes, so that ``synchronize(_:)`` takes less time. Only advice.
  func startSynchronizing(_ file: Int32, at offset: Int, count: Int)
  /// Takes the exclusive lock and returns true, or returns false if another process holds it.
  func lock(_ file: Int32) throws(SystemFault) -> Bool
  /// Maps a file's bytes privately: changes to them stay in memory.
  func map(_ file: Int32, count: Int) throws(SystemFault) -> UnsafeMutableRawBufferPointer
  func unmap(_ bytes: UnsafeMutableRawBufferPointer)
  /// Gives the memory of mapped pages back. Only advice.
  func release(_ pages: UnsafeMutableRawBufferPointer)
  func status(of file: Int32) throws(SystemFault) -> FileStatus

  func status(at path: String) throws(SystemFault) -> FileStatus
  /// The names in a folder, in any order, without `.` and `..`.
  func names(in folder: String) throws(SystemFault) -> [String]
  /// Makes a folder for its owner only; fails with `EEXIST` if there is one.
  func makeFolder(_ path: String) throws(SystemFault)
  /// Makes a folder's entries durable.
  func synchronizeFolder(_ path: String) throws(SystemFault)
  func rename(_ path: String, to target: String) throws(SystemFault)
  func remove(_ path: String) throws(SystemFault)
  /// Lets the owner write to a file, or no longer.
  func setWritable(_ path: String, _ isWritable: Bool) throws(SystemFault)
  /// Sets a file's time of modification to now.
  func touch(_ path: String) throws(SystemFault)
}

/// What a file is opened for.
public enum FileAccess: Sendable {
  case reading
  /// For reading and writing; makes the file, for its owner only, if it is not there.
  case writing
}

/// The metadata of a file, read without opening it.
///
/// Two equal values of one path mean equal content: writing to the file or replacing it changes
/// them.
public struct FileStatus: Hashable, Sendable, BitwiseCopyable {
  public enum Kind: UInt64, Sendable, BitwiseCopyable {
    case file
    case folder
    /// A pipe, a socket or a device: its bytes cannot be read by offset.
    case other
  }

  public let kind: Kind
  /// In bytes.
  public let size: Int
  /// When the content last changed or was touched, in nanoseconds since 1970.
  public let modified: Int
  /// When the file's entry last changed, in nanoseconds since 1970; no program can set it back.
  public let changed: Int
  /// The number of the file on its disk.
  public let file: UInt64

  public init(kind: Kind, size: Int, modified: Int, changed: Int = 0, file: UInt64 = 0) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.changed = changed
    self.file = file
  }

  /// A digest of all of it.
  public var mix: UInt128 {
    [
      UInt64(bitPattern: Int64(size)), UInt64(bitPattern: Int64(modified)),
      UInt64(bitPattern: Int64(changed)), file, kind.rawValue,
    ]
    .withUnsafeBytes { StableHash.mix($0) }
  }
}
