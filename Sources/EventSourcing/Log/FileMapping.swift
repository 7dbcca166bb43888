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
  public let bytes: UnsafeMutableRawBufferPointer

  /// Maps the whole file; nil where it is empty or the system does not.
  public init?(_ file: borrowing PosixFile) {
    guard let size = try? file.size(), size > 0 else { return nil }
    let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE, file.descriptor, 0)
    guard let start, start != MAP_FAILED else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: start, count: size)
  }

  /// Gives the memory of a part back that nobody reads any more; read again, it is the file's bytes.
  public func release(_ part: UnsafeMutableRawBufferPointer) {
    let page = Int(getpagesize())
    let first = (Int(bitPattern: part.baseAddress) + page - 1) / page * page
    let length = (Int(bitPattern: part.baseAddress) + part.count) / page * page - first
    // Advice: where it is not taken, nothing changes but memory.
    if length > 0 { madvise(UnsafeMutableRawPointer(bitPattern: first), length, MADV_DONTNEED) }
  }

  deinit { munmap(bytes.baseAddress, bytes.count) }
}
