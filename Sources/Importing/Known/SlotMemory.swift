import ByteTools
import NativeKernels

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The memory of a table: allocated, or part of a mapped file.
final class SlotMemory {
  let bytes: UnsafeMutableRawBufferPointer
  private let file: FileMapping?
  /// The mapped pages that hold the bytes of a large table.
  private let pages: UnsafeMutableRawBufferPointer?

  /// Allocates zeroed bytes.
  ///
  /// A large table uses memory only where it is written, and large pages where the system has them.
  /// With small pages, finding the page is half the cost of a lookup.
  init(zeros count: Int) {
    file = nil
    pages = count > 4 << 20 ? Self.pages(for: count) : nil
    guard let pages, let start = pages.baseAddress else {
      bytes = .allocate(byteCount: count, alignment: 16)
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      return
    }
    let first = start.alignedUp(toMultipleOf: Self.largePage)
    bytes = UnsafeMutableRawBufferPointer(start: first, count: count)
    memory_will_fill(first, count)
  }

  /// Maps zeroed pages with space for alignment to a large page; returns nil if the system refuses.
  private static func pages(for count: Int) -> UnsafeMutableRawBufferPointer? {
    let length = count + largePage
    let flags = MAP_PRIVATE | MAP_ANON
    guard let start = mmap(nil, length, PROT_READ | PROT_WRITE, flags, -1, 0),
      start != MAP_FAILED
    else { return nil }
    return UnsafeMutableRawBufferPointer(start: start, count: length)
  }

  /// Uses a part of a mapped file.
  init(_ file: FileMapping, _ range: Range<Int>) {
    self.file = file
    pages = nil
    bytes = UnsafeMutableRawBufferPointer(rebasing: file.bytes[range])
  }

  deinit {
    if let file {
      file.release(bytes)
    } else if let pages {
      munmap(pages.baseAddress, pages.count)
    } else {
      bytes.deallocate()
    }
  }

  /// True if the bytes are in a mapped file, where the first access to each small page is slow.
  var isMapped: Bool { file != nil }

  private static let largePage = 2 << 20
}
