#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file's bytes in memory, read as they are touched; what is changed there never reaches the file.
///
/// Only for files that are replaced whole and never cut: a byte that the file has lost ends the
/// process.
public final class FileMapping {
  /// Valid while the mapping exists.
  public let bytes: UnsafeMutableRawBufferPointer
  private let disk: any Disk

  /// Maps the whole file; nil where it is empty or the system does not.
  public init?(_ file: borrowing PosixFile) {
    guard let mapped = try? file.map() else { return nil }
    (bytes, disk) = mapped
  }

  /// Releases the memory of a part that has been read; reading it again loads the file's bytes.
  public func release(_ part: UnsafeMutableRawBufferPointer) {
    let page = Int(getpagesize())
    let first = (Int(bitPattern: part.baseAddress) + page - 1) / page * page
    let length = (Int(bitPattern: part.baseAddress) + part.count) / page * page - first
    guard length > 0 else { return }
    // Advice: where it is not taken, nothing changes but memory.
    disk.release(
      UnsafeMutableRawBufferPointer(
        start: UnsafeMutableRawPointer(bitPattern: first), count: length))
  }

  deinit { disk.unmap(bytes) }
}
