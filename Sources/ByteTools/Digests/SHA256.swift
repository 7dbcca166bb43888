/// SHA-256 (FIPS 180-4) of bytes that arrive in pieces.
///
/// The same bytes come out whether or not the processor has instructions for it.
public struct SHA256: Sendable {
  static let blockLength = 64

  private let kernel: SHA256Kernel
  private var state = Self.initialState
  /// The bytes since the last whole block; what lies past them is left over from earlier ones.
  private var pending = SIMD64<UInt8>()

  /// How many bytes have been given so far.
  public private(set) var count: UInt64 = 0

  /// The digest of no bytes yet.
  public init() { self.init(kernel: .selected) }

  public init(kernel: SHA256Kernel) { self.kernel = kernel }

  /// Appends `bytes` to the message.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    let held = Int(count % UInt64(Self.blockLength))
    count += UInt64(bytes.count)
    guard held + bytes.count >= Self.blockLength else { return hold(bytes, after: held) }
    let filling = held == 0 ? 0 : Self.blockLength - held
    if filling > 0 {
      hold(UnsafeRawBufferPointer(rebasing: bytes[..<filling]), after: held)
      withUnsafeBytes(of: pending) { block in
        guard let block = block.baseAddress else { return }
        kernel.compress(&state, block, count: 1)
      }
    }
    let blocks = (bytes.count - filling) / Self.blockLength
    kernel.compress(&state, start + filling, count: blocks)
    let used = filling + blocks * Self.blockLength
    hold(UnsafeRawBufferPointer(rebasing: bytes[used...]), after: 0)
  }

  /// Appends `bytes` to the message.
  public mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// The digest of the message so far, to which more may still be appended.
  public func finish() -> SHA256Digest {
    withUnsafeBytes(of: pending) { pending in
      let tail = pending[..<Int(count % UInt64(Self.blockLength))]
      return SHA256Digest(
        kernel.closed(state, tail: UnsafeRawBufferPointer(rebasing: tail), count: count))
    }
  }

  private mutating func hold(_ bytes: UnsafeRawBufferPointer, after held: Int) {
    withUnsafeMutableBytes(of: &pending) { pending in
      UnsafeMutableRawBufferPointer(rebasing: pending[held...]).copyMemory(from: bytes)
    }
  }
}

extension SHA256 {
  /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
  static let initialState = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
}
