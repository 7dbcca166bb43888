#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A growing run of bytes to write out, without the bookkeeping of an array per append.
public struct OutputBuffer: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  /// The number of bytes put so far.
  public internal(set) var count = 0
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

  /// Puts so many zero bytes.
  mutating func putZeros(_ length: Int) {
    reserve(length)
    memset(start + count, 0, length)
    count += length
  }

  /// Puts fixed bytes that are followed by ``wordSlack`` readable ones, copied in whole words.
  @inline(__always)
  public mutating func put(words bytes: UnsafePointer<UInt8>, count length: Int) {
    reserve(length + Self.wordSlack)
    let source = UnsafeRawPointer(bytes)
    let target = UnsafeMutableRawPointer(start + count)
    var offset = 0
    repeat {
      let block = source.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      target.storeBytes(of: block, toByteOffset: offset, as: SIMD16<UInt8>.self)
      offset += 16
    } while offset < length
    count += length
  }

  /// How many bytes past its end a run of fixed bytes may be read.
  public static let wordSlack = 16

  /// Puts ten bytes, given in the order of memory.
  @inline(__always)
  public mutating func putWords(_ first: UInt64, _ last: UInt16) {
    reserve(10)
    let target = UnsafeMutableRawPointer(start + count)
    target.storeBytes(of: first, as: UInt64.self)
    target.storeBytes(of: last, toByteOffset: 8, as: UInt16.self)
    count += 10
  }

  public mutating func put(_ text: String) {
    var copy = text
    copy.withUTF8 { put($0) }
  }

  /// Overwrites a byte that was put before.
  @inline(__always)
  public mutating func replace(at offset: Int, with byte: UInt8) {
    start[offset] = byte
  }

  /// Overwrites bytes that were put before with the 16 hexadecimal digits of a number.
  @inline(__always)
  public mutating func putLowerHex(_ value: UInt64, at offset: Int) {
    let room = UnsafeMutableRawBufferPointer(start: start + offset, count: LowerHex.digitCount)
    LowerHex.write(value, to: room)
  }
}
