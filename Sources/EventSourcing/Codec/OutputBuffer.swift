#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A growing run of bytes to write out, without the bookkeeping of an array per append.
public struct OutputBuffer: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  public private(set) var count = 0
  @usableFromInline var capacity: Int

  public init(capacity: Int = 64 << 10) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// What has been put so far; valid until the next change.
  public var bytes: Bytes { Bytes(start: start, count: count) }

  /// Drops everything from `count` on.
  public mutating func truncate(to count: Int) {
    self.count = min(count, self.count)
  }

  /// Makes room for so many more bytes.
  @inline(__always)
  public mutating func reserve(_ more: Int) {
    if count + more > capacity { grow(more) }
  }

  private mutating func grow(_ more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }

  @inline(__always)
  public mutating func put(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  @inline(__always)
  public mutating func put(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    memcpy(start + count, text.utf8Start, length)
    count += length
  }

  @inline(__always)
  public mutating func put(_ bytes: Bytes) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    memcpy(start + count, source, bytes.count)
    count += bytes.count
  }

  public mutating func put(_ text: String) {
    var copy = text
    copy.withUTF8 { put($0) }
  }

  /// Puts a JSON string's content, escaped where it has to be.
  @inline(__always)
  public mutating func putEscaped(_ text: Bytes) {
    var needsEscape: UInt8 = 0
    for byte in text {
      needsEscape |= byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? 1 : 0
    }
    if needsEscape == 0 {
      put(text)
    } else {
      var escaped: [UInt8] = []
      JSONEscaping.appendEscaped(text, to: &escaped)
      escaped.withUnsafeBufferPointer { put($0) }
    }
  }

  /// Overwrites bytes that were put before.
  public mutating func replace(at offset: Int, with bytes: [UInt8]) {
    for (index, byte) in bytes.enumerated() { start[offset + index] = byte }
  }
}
