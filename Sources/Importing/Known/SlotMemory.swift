import EventSourcing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The memory of a table: its own, or a part of a file.
final class SlotMemory {
  let bytes: UnsafeMutableRawBufferPointer
  private let file: FileMapping?

  /// Zeros, in large pages where the system has them: finding the page is else half of what a look at
  /// a large table costs.
  init(zeros count: Int) {
    let isLarge = count > 4 << 20
    bytes = .allocate(byteCount: count, alignment: isLarge ? Self.largePage : 16)
    file = nil
    guard let start = bytes.baseAddress else { return }
    #if os(Linux)
      // Advice: where it is not taken, nothing changes but speed.
      if isLarge { madvise(start, count / Self.largePage * Self.largePage, MADV_HUGEPAGE) }
    #endif
    memset(start, 0, count)
  }

  /// Some bytes of a mapped file.
  init(_ file: FileMapping, _ range: Range<Int>) {
    self.file = file
    bytes = UnsafeMutableRawBufferPointer(rebasing: file.bytes[range])
  }

  deinit {
    if let file { file.release(bytes) } else { bytes.deallocate() }
  }

  /// Whether the bytes are those of a file, in small pages that cost time when they are first touched.
  var isMapped: Bool { file != nil }

  private static let largePage = 2 << 20
}
