import Testing

@testable import ByteTools

@Suite struct PiecewiseDigestTests {
  static let mebibyte = 1_048_576
  static let bytes = pseudorandomBytes(3 * mebibyte + 5)

  /// Computed with hashlib from the definition.
  static let digests: [(length: Int, digest: String)] = [
    (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (1, "acac86c0e609ca906f632b0e2dacccb2b77d22b0621f20ebece1a4835b93f6f0"),
    (mebibyte - 1, "eabcaf256c978a91003813e852309ce4df3b56746765d332a0868e4f9ee3cad2"),
    (mebibyte, "bd2cbebd6861d7beee9bb0cc3c123b6482bf58852ef9b9c34aa86650aa32d88b"),
    (mebibyte + 1, "84bfb643b15a43ed38ec3f7a3a8ac67e07618edae0779410b35fa49045a8eca9"),
    (2 * mebibyte - 1, "f0629f66476faef919a9c175221dc488b21aa0195c1c311a094a6263d32a1011"),
    (2 * mebibyte, "b5597882acfe42ec5e666f752a4aa6940c89daaf8aad60867f3ee2bda81c0ba9"),
    (2 * mebibyte + 1, "8dbc919ccc2b583ac7fcee0d3fed122279d43381c76539b2111f5a78172a79fb"),
    (3 * mebibyte, "1761ebb35540037d98fe07fbc3ba5859f9508ef2b498fe1a2ea218f8a5c97204"),
    (3 * mebibyte + 5, "e37ea52b81ef1f326b61de99b537b728654bca7816af643f6343b865ce349b46"),
  ]

  static func slice<Result>(
    _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  static func appended(_ range: Range<Int>, by step: Int, to digest: inout PiecewiseDigest) {
    for start in stride(from: range.lowerBound, to: range.upperBound, by: step) {
      slice(start..<min(start + step, range.upperBound)) { digest.update($0) }
    }
  }

  @Test(arguments: digests)
  func `a batch in one buffer has the digest hashlib computes`(length: Int, digest: String) {
    #expect(Self.slice(0..<length) { PiecewiseDigest.digest(of: $0) }.hex == digest)
  }

  @Test(arguments: digests)
  func `appending in any amounts gives the same digest`(length: Int, digest: String) {
    for step in [99_991, 1_048_575, 1_048_577, 2_097_153] {
      var piecewise = PiecewiseDigest()
      Self.appended(0..<length, by: step, to: &piecewise)
      #expect(piecewise.count == UInt64(length))
      #expect(piecewise.finish().hex == digest, "\(step) bytes at a time")
    }
  }

  @Test func `the portable kernel gives the same digest`() {
    var piecewise = PiecewiseDigest(kernel: .portable)
    Self.slice(0..<(2 * Self.mebibyte + 1)) { piecewise.update($0) }
    #expect(
      piecewise.finish().hex == "8dbc919ccc2b583ac7fcee0d3fed122279d43381c76539b2111f5a78172a79fb")
  }

  @Test(arguments: digests)
  func `taken back to a length it is as if it had never been longer`(length: Int, digest: String) {
    var piecewise = PiecewiseDigest()
    Self.slice(0..<Self.bytes.count) { piecewise.update($0) }
    let pieceStart = length / Self.mebibyte * Self.mebibyte
    Self.slice(pieceStart..<length) { piecewise.truncate(toCount: UInt64(length), replaying: $0) }
    #expect(piecewise.count == UInt64(length))
    #expect(piecewise.finish().hex == digest)
    Self.appended(length..<Self.bytes.count, by: 700_001, to: &piecewise)
    #expect(
      piecewise.finish().hex == "e37ea52b81ef1f326b61de99b537b728654bca7816af643f6343b865ce349b46")
  }

  @Test func `a length not reached yet cannot be taken back to`() async {
    await #expect(processExitsWith: .failure) {
      var piecewise = PiecewiseDigest()
      [UInt8(0)].withUnsafeBytes { piecewise.truncate(toCount: 1, replaying: $0) }
    }
  }

  @Test func `the unfinished piece must be replayed whole`() async {
    await #expect(processExitsWith: .failure) {
      var piecewise = PiecewiseDigest()
      piecewise.update([1, 2, 3])
      [UInt8(1)].withUnsafeBytes { piecewise.truncate(toCount: 2, replaying: $0) }
    }
  }
}
