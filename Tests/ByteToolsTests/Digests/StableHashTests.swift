import Testing

@testable import ByteTools

@Suite struct StableHashTests {
  static func mix(_ text: String, seed: UInt128 = 0) -> UInt128 {
    Array(text.utf8).withUnsafeBytes { StableHash.mix($0, seed: seed) }
  }

  /// Computed in Python from the description of the mix.
  @Test(
    arguments: [
      ("", 0x7722_a8b3_8639_9271_e1ad_a1c6_a9f2_9b9e),
      ("a", 0xd526_1173_ab33_679a_cba1_41d8_421a_35b7),
      ("abc", 0x67ec_1591_62be_9802_9715_959b_e57e_1808),
      ("abcd", 0x355c_26a9_3eba_eabb_f7f8_154a_7f20_6d00),
      ("12345678", 0xcfac_dcba_1a93_6a43_db13_9832_5d3d_2e20),
      ("123456789abcdef", 0xc9c9_eda8_c109_be34_0bec_3cc4_56e7_a82e),
      ("0123456789abcdef", 0xfee5_2b9a_6dc7_e854_7fc7_8455_2a6b_7187),
      (
        "the quick brown fox jumps over the lazy dog",
        0x98d1_f557_18fe_e551_6b8f_c12a_d50c_af31
      ),
    ] as [(String, UInt128)])
  func `the mix is the one described`(text: String, mixed: UInt128) {
    #expect(Self.mix(text) == mixed)
  }

  /// Computed in Python: each length's mix is the seed of the next one's.
  @Test func `all lengths from 0 to 300 and seeds of all bits agree`() {
    var mixed: UInt128 = 0
    pseudorandomBytes(300).withUnsafeBytes { bytes in
      for length in 0...300 {
        mixed = StableHash.mix(UnsafeRawBufferPointer(rebasing: bytes[..<length]), seed: mixed)
      }
    }
    #expect(mixed == 0xb60d_aba7_8ab1_3c9e_73ad_9f1a_e05b_7594)
  }

  @Test func `zero bytes at the end count`() {
    let mixes = (0...40).map { Self.mix(String(repeating: "\0", count: $0)) }
    #expect(Set(mixes).count == 41)
  }

  @Test func `parts are distinguished`() {
    #expect(Self.mix("c", seed: Self.mix("ab")) != Self.mix("bc", seed: Self.mix("a")))
    #expect(Self.mix("", seed: Self.mix("a")) != Self.mix("a"))
    #expect(Self.mix("a", seed: Self.mix("")) != Self.mix("", seed: Self.mix("a")))
  }
}
