import Testing

@testable import ByteTools

@Suite struct CRC32CTests {
  static let kernels: [CRC32CKernel] =
    CRC32CKernel.selected == .hardware ? [.hardware, .portable] : [.portable]

  static func checksum(_ bytes: some Sequence<UInt8>, _ kernel: CRC32CKernel) -> UInt32 {
    var checksum = CRC32C(kernel: kernel)
    Array(bytes).withUnsafeBytes { checksum.update($0) }
    return checksum.value
  }

  /// The check value of the catalogues, and the examples of RFC 3720, B.4.
  @Test(arguments: kernels)
  func `published checksums come out`(kernel: CRC32CKernel) {
    #expect(Self.checksum("123456789".utf8, kernel) == 0xe306_9283)
    #expect(Self.checksum([], kernel) == 0)
    #expect(Self.checksum(repeatElement(0, count: 32), kernel) == 0x8a91_36aa)
    #expect(Self.checksum(repeatElement(0xff, count: 32), kernel) == 0x62a8_ab43)
    #expect(Self.checksum(0..<32, kernel) == 0x46dd_794e)
  }

  /// The expected values come from a bit-by-bit computation; the first is the checksum of the
  /// 301 checksums in a row, little-endian.
  @Test(arguments: kernels)
  func `all lengths from 0 to 300 and a long one agree`(kernel: CRC32CKernel) {
    let bytes = pseudorandomBytes(100_003)
    let checksums = (0...300).flatMap { length in
      let checksum = Self.checksum(bytes[..<length], kernel)
      return (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (8 * $0)) }
    }
    #expect(Self.checksum(checksums, kernel) == 0xf13c_7f31)
    #expect(Self.checksum(bytes, kernel) == 0x3fa2_f329)
  }

  @Test(arguments: kernels)
  func `how the bytes are cut makes no difference`(kernel: CRC32CKernel) {
    let bytes = pseudorandomBytes(100)
    for cut in 0...100 {
      var checksum = CRC32C(kernel: kernel)
      Array(bytes[..<cut]).withUnsafeBytes { checksum.update($0) }
      Array(bytes[cut...]).withUnsafeBytes { checksum.update($0) }
      #expect(checksum.value == Self.checksum(bytes, kernel), "cut at \(cut)")
    }
  }

  @Test func `one call does for bytes at hand`() {
    #expect(
      Array("123456789".utf8).withUnsafeBytes { CRC32C.checksum(of: $0) } == 0xe306_9283)
  }
}
