import Testing

@testable import ByteTools

@Suite struct LiteralTests {
  static func matches(_ text: String, _ bytes: [UInt8]) -> Bool {
    (bytes + [UInt8](repeating: 0, count: 32)).withUnsafeBytes { buffer in
      buffer.baseAddress.map { Literal(text).matches($0) } ?? false
    }
  }

  @Test func `a literal of any length matches its own bytes and no others`() {
    for count in 1...24 {
      let text = String("abcdefghijklmnopqrstuvwxyz".prefix(count))
      let bytes = Array(text.utf8)
      #expect(Self.matches(text, bytes))
      #expect(Self.matches(text, bytes + [0xFF, 0xFF]))
      for place in bytes.indices {
        var other = bytes
        other[place] ^= 1
        #expect(!Self.matches(text, other), "\(count) bytes, byte \(place)")
      }
    }
  }

  @Test func `no literal has more than 24 bytes`() async {
    await #expect(processExitsWith: .failure) {
      _ = Literal("1234567890123456789012345")
    }
  }
}
