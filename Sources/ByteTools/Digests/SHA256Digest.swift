/// The 32 bytes of a SHA-256.
public struct SHA256Digest: Hashable, Sendable {
  /// The length of the digest itself.
  public static let byteCount = 32

  /// The length of the digest in hexadecimal digits.
  static let hexCount = 64

  /// The bytes in four parts, each read as a big-endian number.
  private let words: SIMD4<UInt64>

  /// Creates the digest from the eight words of a finished computation.
  public init(_ state: SIMD8<UInt32>) {
    words =
      SIMD4(truncatingIfNeeded: state.evenHalf) &<< 32 | SIMD4(truncatingIfNeeded: state.oddHalf)
  }

  /// Takes a digest from its 32 bytes; nil when there are more or fewer.
  public init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.count == Self.byteCount else { return nil }
    var words = SIMD4<UInt64>()
    for index in 0..<4 {
      let word = bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)
      words[index] = UInt64(bigEndian: word)
    }
    self.words = words
  }

  /// Reads a digest from its 64 lower-case hexadecimal digits; nil when `hex` is anything else.
  public init?(hex: UnsafeRawBufferPointer) {
    guard hex.count == Self.hexCount else { return nil }
    var words = SIMD4<UInt64>()
    for index in 0..<4 {
      let digits = UnsafeRawBufferPointer(rebasing: hex[(16 * index)..<(16 * index + 16)])
      guard let word = LowerHex.parse(digits) else { return nil }
      words[index] = word
    }
    self.words = words
  }

  /// Reads a digest from text; nil when it is not 64 lower-case hexadecimal digits.
  public init?(hex: String) {
    var hex = hex
    let digest = hex.withUTF8 { Self(hex: UnsafeRawBufferPointer($0)) }
    guard let digest else { return nil }
    self = digest
  }

  /// The first sixteen bytes as two big-endian numbers.
  public var first128: (high: UInt64, low: UInt64) { (words[0], words[1]) }

  /// Writes the 32 bytes at the start of `target`, which must have room for them.
  public func write(to target: UnsafeMutableRawBufferPointer) {
    precondition(target.count >= Self.byteCount, "room for the 32 bytes of a digest")
    for index in 0..<4 {
      target.storeBytes(of: words[index].bigEndian, toByteOffset: 8 * index, as: UInt64.self)
    }
  }

  /// Writes the 64 hexadecimal digits at the start of `target`, which must have room for them.
  func writeHex(to target: UnsafeMutableRawBufferPointer) {
    precondition(target.count >= Self.hexCount, "room for the 64 digits of a digest")
    for index in 0..<4 {
      let place = UnsafeMutableRawBufferPointer(rebasing: target[(16 * index)...])
      LowerHex.write(words[index], to: place)
    }
  }

  /// The 64 lower-case hexadecimal digits.
  public var hex: String {
    String(unsafeUninitializedCapacity: Self.hexCount) { text in
      writeHex(to: UnsafeMutableRawBufferPointer(text))
      return Self.hexCount
    }
  }
}

extension SHA256Digest: CustomStringConvertible {
  public var description: String { hex }
}
