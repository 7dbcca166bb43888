import ByteTools

/// A name's bytes as words of eight, the last one filled up with zeros; valid as long as the bytes.
///
/// Hashing and comparing go eight bytes at a time, and both see the same words wherever the bytes lie.
public struct StringWords {
  private let bytes: UnsafeRawPointer
  let length: Int
  /// The bytes behind the last whole word.
  private let rest: UInt64

  @inline(__always)
  public init(_ name: Bytes) {
    self.init(UnsafeRawBufferPointer(name))
  }

  @inline(__always)
  init(_ name: UnsafeRawBufferPointer) {
    length = name.count
    // An empty name has no place; that of a constant is never read.
    bytes = name.baseAddress ?? UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
    rest = Self.rest(bytes, length)
  }

  /// How many words there are.
  var count: Int { (length + 7) / 8 }

  @inline(__always)
  subscript(index: Int) -> UInt64 { index < length / 8 ? whole(index) : rest }

  @inline(__always)
  private func whole(_ index: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)
  }

  /// True if a record of as many bytes, filled up with zeros, holds the same.
  @inline(__always)
  func areEqual(to record: UnsafeRawPointer) -> Bool {
    for index in 0..<length / 8
    where whole(index) != record.load(fromByteOffset: 8 * index, as: UInt64.self) {
      return false
    }
    return length % 8 == 0 || rest == record.load(fromByteOffset: length & ~7, as: UInt64.self)
  }

  /// Multiplies and folds one word after the other.
  @inline(__always)
  public var hash: UInt64 {
    var hash = UInt64(truncatingIfNeeded: length) &* 0x9E37_79B9_7F4A_7C15 ^ 0xA076_1D64_78BD_642F
    for index in 0..<length / 8 { hash = Self.fold(hash ^ whole(index)) }
    return length % 8 == 0 ? hash : Self.fold(hash ^ rest)
  }

  @inline(__always)
  private static func fold(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }

  /// Read without touching a byte that is not the name's, and without a loop.
  @inline(__always)
  private static func rest(_ bytes: UnsafeRawPointer, _ length: Int) -> UInt64 {
    let count = length % 8
    if count == 0 { return 0 }
    if length > 8 {
      // The last eight bytes, without those of the word before.
      return bytes.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self).littleEndian
        >> UInt64(64 - 8 * count)
    }
    if count >= 4 {
      let low = bytes.loadUnaligned(as: UInt32.self).littleEndian
      let high = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self).littleEndian
      return UInt64(low) | UInt64(high) << UInt64(8 * (count - 4))
    }
    let (first, middle, last) = (
      UInt64(bytes.load(as: UInt8.self)),
      UInt64(bytes.load(fromByteOffset: count / 2, as: UInt8.self)),
      UInt64(bytes.load(fromByteOffset: count - 1, as: UInt8.self))
    )
    return first | middle << UInt64(8 * (count / 2)) | last << UInt64(8 * (count - 1))
  }
}
