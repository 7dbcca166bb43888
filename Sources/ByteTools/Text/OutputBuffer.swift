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

  /// Puts a JSON string's content, escaped where it has to be.
  @inline(__always)
  public mutating func putEscaped(_ text: Bytes) {
    let length = text.count
    guard let first = text.baseAddress, length >= 8 else { return putShortEscaped(text) }
    reserve(length)
    let source = UnsafeRawPointer(first)
    let target = UnsafeMutableRawPointer(start + count)
    var escapes: UInt64 = 0
    var offset = 0
    while offset + 8 < length {
      escapes |= Self.copyWord(source, target, offset)
      offset += 8
    }
    // The last word overlaps the one before.
    escapes |= Self.copyWord(source, target, length - 8)
    if escapes == 0 { count += length } else { putWithEscapes(text) }
  }

  /// Copies eight bytes; not zero if one of them has to be escaped.
  @inline(__always)
  private static func copyWord(
    _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ offset: Int
  ) -> UInt64 {
    let word = source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    target.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ 0x2222_2222_2222_2222
    let backslashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
    let found =
      ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
      | ((word &- 0x2020_2020_2020_2020) & ~word)
    return found & 0x8080_8080_8080_8080
  }

  @inline(__always)
  private mutating func putShortEscaped(_ text: Bytes) {
    reserve(8)
    var written = count
    for byte in text {
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        return putWithEscapes(text)
      }
      start[written] = byte
      written += 1
    }
    count = written
  }

  private mutating func putWithEscapes(_ text: Bytes) {
    var escaped: [UInt8] = []
    JSONEscaping.appendEscaped(text, to: &escaped)
    escaped.withUnsafeBufferPointer { put($0) }
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
