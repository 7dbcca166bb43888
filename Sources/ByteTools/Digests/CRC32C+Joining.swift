extension CRC32C {
  /// The checksum of two runs of bytes, one after the other.
  ///
  /// - Parameters:
  ///   - first: The checksum of the first run.
  ///   - second: That of the second.
  ///   - count: How many bytes the second has.
  /// - Returns: The checksum of both.
  public static func joined(_ first: UInt32, _ second: UInt32, count: Int) -> UInt32 {
    product(first, power(ofBytes: count)) ^ second
  }

  /// The product of two polynomials over GF(2) modulo that of CRC-32C, the highest power lowest.
  private static func product(_ left: UInt32, _ right: UInt32) -> UInt32 {
    var (result, right) = (UInt32(0), right)
    for bit in (0..<32).reversed() {
      if left >> UInt32(bit) & 1 == 1 { result ^= right }
      right = right >> 1 ^ (right & 1) * 0x82f6_3b78
    }
    return result
  }

  /// x to the power of eight times `count`, modulo the polynomial.
  private static func power(ofBytes count: Int) -> UInt32 {
    var (result, square, rest) = (UInt32(1) << 31, UInt32(1) << 23, count)
    while rest > 0 {
      if rest & 1 == 1 { result = product(square, result) }
      square = product(square, square)
      rest >>= 1
    }
    return result
  }
}
