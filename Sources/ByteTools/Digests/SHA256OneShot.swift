extension SHA256 {
  /// The digest of `bytes`, without a copy of them.
  public static func digest(of bytes: UnsafeRawBufferPointer) -> SHA256Digest {
    SHA256Digest(SHA256Kernel.selected.finalState(of: bytes))
  }

  /// The digest of `bytes`.
  public static func digest(of bytes: [UInt8]) -> SHA256Digest {
    bytes.withUnsafeBytes { digest(of: $0) }
  }

  /// The first sixteen bytes of the digest of `bytes` as two big-endian numbers.
  ///
  /// Made for the short texts that identifiers are digests of: nothing is allocated.
  public static func first128(of bytes: UnsafeRawBufferPointer) -> (high: UInt64, low: UInt64) {
    let state = SHA256Kernel.selected.finalState(of: bytes)
    return (
      UInt64(state[0]) << 32 | UInt64(state[1]), UInt64(state[2]) << 32 | UInt64(state[3])
    )
  }
}

extension SHA256Kernel {
  /// The state after all of `bytes` and their padding.
  func finalState(of bytes: UnsafeRawBufferPointer) -> SIMD8<UInt32> {
    var state = SHA256.initialState
    let whole = bytes.count / SHA256.blockLength
    if whole > 0, let start = bytes.baseAddress {
      compress(&state, start, count: whole)
    }
    let tail = UnsafeRawBufferPointer(rebasing: bytes[(whole * SHA256.blockLength)...])
    return closed(state, tail: tail, count: UInt64(bytes.count))
  }

  /// Folds in the last bytes and the padding (FIPS 180-4, 5.1.1): a one bit, zeros, the bit length.
  ///
  /// `tail` is what follows the last whole block, `count` the length of the message in bytes.
  func closed(
    _ state: SIMD8<UInt32>, tail: UnsafeRawBufferPointer, count: UInt64
  ) -> SIMD8<UInt32> {
    var state = state
    var last = (SIMD64<UInt8>(), SIMD64<UInt8>())
    withUnsafeMutableBytes(of: &last) { last in
      last.copyMemory(from: tail)
      last[tail.count] = 0x80
      let blocks = tail.count < 56 ? 1 : 2
      last.storeBytes(
        of: (count &* 8).bigEndian, toByteOffset: blocks * SHA256.blockLength - 8, as: UInt64.self)
      guard let start = last.baseAddress else { return }
      compress(&state, start, count: blocks)
    }
    return state
  }
}
