/// Bytes without a period, the same as those the expected values were computed of elsewhere.
///
/// x starts at 1; each byte takes x to x * 6364136223846793005 + 1442695040888963407 modulo 2^64
/// and is its topmost eight bits.
func pseudorandomBytes(_ count: Int) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: count) { bytes, initialised in
    var x: UInt64 = 1
    for index in 0..<count {
      x = x &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes[index] = UInt8(truncatingIfNeeded: x &>> 56)
    }
    initialised = count
  }
}
