import Testing

@testable import ByteTools

@Suite struct LowerHexTests {
  static func written(_ value: UInt64) -> String {
    String(unsafeUninitializedCapacity: LowerHex.digitCount) { text in
      LowerHex.write(value, to: UnsafeMutableRawBufferPointer(text))
      return LowerHex.digitCount
    }
  }

  static func parsed(_ bytes: [UInt8]) -> UInt64? { bytes.withUnsafeBytes { LowerHex.parse($0) } }

  @Test(
    arguments: [
      (0, "0000000000000000"), (0x0123_4567_89ab_cdef, "0123456789abcdef"),
      (.max, "ffffffffffffffff"), (0xa09f_0000_9a00_0001, "a09f00009a000001"),
    ] as [(UInt64, String)])
  func `numbers are sixteen digits, with leading zeros`(value: UInt64, text: String) {
    #expect(Self.written(value) == text)
    #expect(Self.parsed(Array(text.utf8)) == value)
  }

  @Test func `of all bytes in all places only sixteen are digits`() {
    for place in 0..<16 {
      var text = Array("0123456789abcdef".utf8)
      var accepted: [UInt8] = []
      for byte in UInt8.min...UInt8.max {
        text[place] = byte
        if Self.parsed(text) != nil { accepted.append(byte) }
      }
      #expect(accepted == Array("0123456789abcdef".utf8), "place \(place)")
    }
  }

  @Test func `what follows the sixteenth digit is not looked at`() {
    #expect(Self.parsed(Array("00000000000000ffXY".utf8)) == 255)
    #expect(Self.parsed(Array("00000000000000f".utf8)) == nil)
  }
}
