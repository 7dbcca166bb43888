import Testing

@testable import ByteTools

@Suite struct SHA256Tests {
  /// Examples of FIPS 180-4 and, after them, hashlib's digests of the first bytes of
  /// `pseudorandomBytes`.
  static let digests: [(message: [UInt8], digest: String)] = [
    ([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (Array("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      pseudorandomBytes(1), "acac86c0e609ca906f632b0e2dacccb2b77d22b0621f20ebece1a4835b93f6f0"
    ),
    (
      pseudorandomBytes(55), "2e3dfdb538bd25441d2d8a100c9929eecaa3016836b31222a2bb95bdac299757"
    ),
    (
      pseudorandomBytes(56), "8071c7e2501bca0d71260d87591c11c5f4c30f19a81b2ad21bc867618af152cd"
    ),
    (
      pseudorandomBytes(63), "c294459d22768097f4942f57309470e00a91e1a7b715e4f81f15773352063a69"
    ),
    (
      pseudorandomBytes(64), "b184ae31e4ce76997b24a5a5c5ac7c9fe1a511d8710d6ca8391158f2c587433f"
    ),
    (
      pseudorandomBytes(65), "871fa8c8c0b2bfc2d7730243654a3311f1ebf0f1fc83e2d29fb96ee6ecbf3337"
    ),
    (
      pseudorandomBytes(119), "7a9fa90982139b6d5c95bec15294fd5a7a181609aa14640e9bfa3c26a6c51256"
    ),
    (
      pseudorandomBytes(120), "406101b3969add17d6dc9524ca2492228d1c242bc01b4c59de86796272652973"
    ),
    (
      pseudorandomBytes(300), "37f80d414ae90e66ae610731086fa2fbe2174205245645da8026def7ff3b74ee"
    ),
  ]

  /// Every kernel that runs on this machine.
  static let kernels: [SHA256Kernel] =
    SHA256Kernel.selected == .hardware ? [.hardware, .portable] : [.portable]

  @Test(arguments: digests)
  func `published and computed digests come out`(message: [UInt8], digest: String) {
    #expect(SHA256.digest(of: message).hex == digest)
    for kernel in Self.kernels {
      var hash = SHA256(kernel: kernel)
      hash.update(message)
      #expect(hash.finish().hex == digest)
    }
  }

  @Test(arguments: kernels)
  func `a million letters a have the published digest`(kernel: SHA256Kernel) {
    var hash = SHA256(kernel: kernel)
    for _ in 0..<1000 { hash.update([UInt8](repeating: 0x61, count: 1000)) }
    #expect(hash.count == 1_000_000)
    #expect(
      hash.finish().hex == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// The expected value is hashlib's SHA-256 of the 301 digests in a row.
  @Test(arguments: kernels)
  func `all lengths from 0 to 300 agree with hashlib`(kernel: SHA256Kernel) {
    let bytes = pseudorandomBytes(300)
    var digests = SHA256(kernel: kernel)
    for length in 0...300 {
      bytes.withUnsafeBytes { bytes in
        let message = UnsafeRawBufferPointer(rebasing: bytes[..<length])
        digests.update(SHA256Digest(kernel.finalState(of: message)))
      }
    }
    #expect(
      digests.finish().hex == "68487c30d33bf8619ca48a036d5277945ca0f8a7f2ab27230c4641f74c9458e1")
  }

  @Test(arguments: kernels)
  func `how the message is cut makes no difference`(kernel: SHA256Kernel) {
    let bytes = pseudorandomBytes(300)
    let whole = SHA256.digest(of: bytes)
    for step in 1...150 {
      var hash = SHA256(kernel: kernel)
      for start in stride(from: 0, to: 300, by: step) {
        hash.update(Array(bytes[start..<min(start + step, 300)]))
      }
      #expect(hash.finish() == whole, "cut every \(step) bytes")
    }
  }

  @Test func `asking for the digest does not end the message`() {
    var hash = SHA256()
    hash.update(Array("a".utf8))
    _ = hash.finish()
    hash.update(Array("bc".utf8))
    #expect(hash.finish() == SHA256.digest(of: Array("abc".utf8)))
  }

  @Test func `the short form is the first sixteen bytes of the digest`() {
    let bytes = pseudorandomBytes(300)
    for length in 0...300 {
      let message = Array(bytes[..<length])
      let short = message.withUnsafeBytes { SHA256.first128(of: $0) }
      #expect(short == SHA256.digest(of: message).first128, "\(length) bytes")
    }
    let short = Array("abc".utf8).withUnsafeBytes { SHA256.first128(of: $0) }
    #expect(short == (0xba78_16bf_8f01_cfea, 0x4141_40de_5dae_2223))
  }
}
