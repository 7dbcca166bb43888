/// A fast mix of bytes into 128 bits, fixed for ever because printed fingerprints depend on it.
///
/// It is made of two lanes of 64 bits in the manner of wyhash (Wang Yi, 2019). In what follows
/// numbers are unsigned and have 64 bits, `^` is exclusive or, and
/// `fold(a, b) = a ^ b ^ lo ^ hi`, with `hi * 2^64 + lo` the full product of `a` and `b`.
/// The constants are `A = 0xa0761d6478bd642f`, `B = 0xe7037ed1a0b428db`,
/// `C = 0x8ebc6af09c88c6e3` and `D = 0x589965cc75374cc3`.
///
/// 1. From the seed, `x = (seed mod 2^64) ^ A` and `y = (seed div 2^64) ^ B`.
/// 2. The n bytes are cut into steps of 16, the last filled up with zero bytes; no bytes, no step.
///    For each step `p` is its first and `q` its second half, both little-endian;
///    then `x = fold(p ^ C, q ^ x)` and `y = fold(p ^ y, q ^ D)`.
/// 3. With the x and y of the last step, `low = fold(x ^ B ^ n, y ^ C)` and
///    `high = fold(x ^ D, y ^ A ^ n)`. The mix is `high * 2^64 + low`.
///
/// Several parts are mixed as one by giving each the mix of the parts before it as its seed.
public enum StableHash {
  private static let secrets: (UInt64, UInt64, UInt64, UInt64) = (
    0xa076_1d64_78bd_642f, 0xe703_7ed1_a0b4_28db, 0x8ebc_6af0_9c88_c6e3, 0x5899_65cc_7537_4cc3
  )

  /// The mix of `bytes`, following on `seed`.
  public static func mix(_ bytes: UnsafeRawBufferPointer, seed: UInt128 = 0) -> UInt128 {
    let (a, b, c, d) = secrets
    var x = UInt64(truncatingIfNeeded: seed) ^ a
    var y = UInt64(truncatingIfNeeded: seed >> 64) ^ b
    var offset = 0
    while bytes.count &- offset >= 16 {
      let p = word(bytes, at: offset)
      let q = word(bytes, at: offset &+ 8)
      (x, y) = (fold(p ^ c, q ^ x), fold(p ^ y, q ^ d))
      offset &+= 16
    }
    if offset < bytes.count {
      let (p, q) = lastWords(bytes, from: offset)
      (x, y) = (fold(p ^ c, q ^ x), fold(p ^ y, q ^ d))
    }
    let length = UInt64(bytes.count)
    let low = fold(x ^ b ^ length, y ^ c)
    let high = fold(x ^ d, y ^ a ^ length)
    return UInt128(high) << 64 | UInt128(low)
  }

  private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return a ^ b ^ product.low ^ product.high
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The one to fifteen bytes from `offset` on, filled up with zeros.
  private static func lastWords(
    _ bytes: UnsafeRawBufferPointer, from offset: Int
  ) -> (UInt64, UInt64) {
    let count = bytes.count &- offset
    guard count < 8 else {
      // Reading back from the end stays inside the buffer; the shift drops what was read before.
      let end = count == 8 ? 0 : word(bytes, at: bytes.count &- 8) &>> UInt64(8 &* (16 &- count))
      return (word(bytes, at: offset), end)
    }
    guard count < 4 else {
      let first = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: bytes.count &- 4, as: UInt32.self)
      // The two overlap in equal bytes, so that "or" puts them together.
      let shift = UInt64(8 &* (count &- 4))
      return (
        UInt64(UInt32(littleEndian: first)) | UInt64(UInt32(littleEndian: last)) &<< shift, 0
      )
    }
    var word: UInt64 = 0
    for index in (offset..<bytes.count).reversed() { word = word &<< 8 | UInt64(bytes[index]) }
    return (word, 0)
  }
}
