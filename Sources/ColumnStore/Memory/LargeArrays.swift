import NativeKernels

/// Arrays of millions of elements: new memory is given page by page when it is first touched, and
/// that can cost more than what is done with it.
extension Array {
  /// Makes room for so many elements, on large pages where the system has them.
  public mutating func reserveLarge(_ capacity: Int) {
    guard capacity > self.capacity else { return }
    var larger: [Element] = []
    larger.reserveCapacity(capacity)
    larger.withUnsafeMutableBufferPointer { elements in
      UnsafeMutableBufferPointer(start: elements.baseAddress, count: capacity).useLargePages()
    }
    larger += self
    self = larger
  }

  /// Makes room for some more elements, and for many more if there was none.
  ///
  /// A large array gets three times as much as it has: what is never touched costs nothing, and each
  /// move touches all pages of the array anew. It does not get more, as memory of more than 32 MiB goes
  /// back to the system when it is freed, and what comes next touches new pages.
  @inline(__always)
  public mutating func makeRoom(for more: Int = 1) {
    if capacity - count < more { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    let isLarge = count * MemoryLayout<Element>.stride >= 1 << 20
    reserveLarge(Swift.max(64, (isLarge ? 4 : 2) * (count + more)))
  }
}

extension UnsafeMutableBufferPointer {
  /// Asks for large pages, where the system has them, for memory that will all be filled.
  public func useLargePages() {
    guard let baseAddress else { return }
    memory_will_fill(baseAddress, count * MemoryLayout<Element>.stride)
  }
}
