import Testing

@testable import ByteTools

@Suite struct GatheredDigestTests {
  private static let bytes = pseudorandomBytes(5_300_001)

  private static func appended(_ count: Int, by step: Int, to digest: inout GatheredDigest) {
    bytes.withUnsafeBufferPointer { bytes in
      for start in stride(from: 0, to: count, by: step) {
        digest.update(Bytes(rebasing: bytes[start..<min(count, start + step)]))
      }
    }
  }

  private static func expected(_ count: Int) -> SHA256Digest {
    bytes.withUnsafeBytes {
      PiecewiseDigest.digest(of: UnsafeRawBufferPointer(rebasing: $0[..<count]))
    }
  }

  @Test(arguments: SHA256Tests.kernels)
  func `bytes in any amounts have the digest they have at once, one message after the other`(
    kernel: SHA256Kernel
  ) {
    var digest = GatheredDigest(kernel: kernel)
    for (count, step) in [
      (0, 1), (1, 1), (2_097_152, 340), (1_048_577, 99_991), (5_300_001, 340),
      (5_300_001, 5_300_001), (4_194_304, 1_048_576),
    ] {
      Self.appended(count, by: step, to: &digest)
      #expect(digest.count == count)
      #expect(digest.take() == Self.expected(count), "\(count) bytes, \(step) at a time")
      #expect(digest.count == 0)
    }
  }
}
