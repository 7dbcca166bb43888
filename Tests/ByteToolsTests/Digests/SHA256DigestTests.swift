import Testing

@testable import ByteTools

@Suite struct SHA256DigestTests {
  static let hex = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
  static let digest = SHA256.digest(of: Array("abc".utf8))

  @Test func `a digest is written in lower case and read back`() {
    #expect(Self.digest.hex == Self.hex)
    #expect(Self.digest.description == Self.hex)
    #expect(SHA256Digest(hex: Self.hex) == Self.digest)
  }

  @Test func `digits are written where the caller wants them`() {
    var line = [UInt8](repeating: 0x2e, count: 66)
    line.withUnsafeMutableBytes { line in
      Self.digest.writeHex(to: UnsafeMutableRawBufferPointer(rebasing: line[1...]))
    }
    #expect(line == Array(".\(Self.hex).".utf8))
  }

  @Test func `the 32 bytes are written and read back`() {
    var bytes = [UInt8](repeating: 0, count: 32)
    bytes.withUnsafeMutableBytes { Self.digest.write(to: $0) }
    #expect(Array(bytes[..<4]) == [0xba, 0x78, 0x16, 0xbf])
    #expect(bytes.withUnsafeBytes { SHA256Digest(bytes: $0) } == Self.digest)
    #expect(bytes.dropLast().withUnsafeBytes { SHA256Digest(bytes: $0) } == nil)
  }

  @Test(arguments: [
    "", String(hex.dropLast()), hex + "0", hex.uppercased(), "g" + hex.dropFirst(),
    hex.dropLast() + " ", "é" + hex.dropFirst(2),
  ])
  func `anything but 64 lower-case digits is refused`(text: String) {
    #expect(SHA256Digest(hex: text) == nil)
  }

  @Test func `the first sixteen bytes are two big-endian numbers`() {
    #expect(Self.digest.first128 == (0xba78_16bf_8f01_cfea, 0x4141_40de_5dae_2223))
  }
}
