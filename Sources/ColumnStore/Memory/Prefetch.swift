import NativeKernels

extension Array {
  /// Hints to the processor that an element will be read soon; an index out of range is ignored.
  ///
  /// Random reads of a large array wait for memory. If the element is prefetched some iterations ahead,
  /// it is in the cache when it is read.
  @inline(__always)
  public func prefetch(_ index: Int) {
    withUnsafeBufferPointer { elements in
      guard let start = elements.baseAddress, index < elements.count else { return }
      memory_will_read(start + index)
    }
  }
}
