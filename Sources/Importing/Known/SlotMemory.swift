import ByteTools
import NativeKernels

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The memory of a table: its own, or a part of a file.
final class SlotMemory {
  let bytes: UnsafeMutableRawBufferPointer
  private let file: FileMapping?
  /// The pages that hold the bytes, where they are large.
  private let pages: UnsafeMutableRawBufferPointer?

  /// Zeros.
  ///
  /// Those of a large table take memory only where they are written to, and lie in large pages where
  /// the system has them: finding the page is else half of what a look at such a table costs.
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

  /// Fresh pages of zeros, with room to begin at a large one; nil where there are none to be had.
  private static func pages(for count: Int) -> UnsafeMutableRawBufferPointer? {
    let length = count + largePage
    let flags = MAP_PRIVATE | MAP_ANON
    guard let start = mmap(nil, length, PROT_READ | PROT_WRITE, flags, -1, 0),
      start != MAP_FAILED
    else { return nil }
    return UnsafeMutableRawBufferPointer(start: start, count: length)
  }

  /// Some bytes of a mapped file.
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

  /// Whether the bytes are those of a file, in small pages that cost time when they are first touched.
  var isMapped: Bool { file != nil }

  private static let largePage = 2 << 20
}
