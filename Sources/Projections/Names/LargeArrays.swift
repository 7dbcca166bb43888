import MemoryHints

/// Arrays of millions of elements: new memory is given page by page when it is first touched, and
/// that can cost more than what is done with it.
extension Array {
  /// Makes room for so many elements, on large pages where the system has them.
  mutating func reserveLarge(_ capacity: Int) {
    guard capacity > self.capacity else { return }
    var larger: [Element] = []
    larger.reserveCapacity(capacity)
    larger.withUnsafeMutableBufferPointer { elements in
      UnsafeMutableBufferPointer(start: elements.baseAddress, count: capacity).useLargePages()
    }
    larger += self
    self = larger
  }

  /// Makes room for one more element, and for as many again if there was none.
  @inline(__always)
  mutating func makeRoom() {
    if count == capacity { reserveLarge(Swift.max(64, 2 * count)) }
  }
}

extension UnsafeMutableBufferPointer {
  /// Asks for large pages, where the system has them, for memory that will all be filled.
  func useLargePages() {
    guard let baseAddress else { return }
    memory_will_fill(baseAddress, count * MemoryLayout<Element>.stride)
  }
}
