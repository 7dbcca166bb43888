import Testing

@testable import EventSourcing

@Suite struct StringScanTests {
  @Test func `the first quote or backslash is found at every place of every length`() {
    for count in 0...50 {
      for found in 0...(count + 4) {
        for byte in [UInt8(ascii: "\""), UInt8(ascii: "\\")] {
          var bytes = [UInt8](repeating: 0x61, count: count + 32)
          bytes[found] = byte
          bytes[found + 1] = 0x22
          bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            let place = StringScan.quoteOrBackslash(from: start, to: start + count)
            #expect(min(place - start, count) == min(found, count))
          }
        }
      }
    }
  }

  @Test func `only lower-case hex digits make an id`() {
    for byte in UInt8.min...UInt8.max {
      for place in [0, 15, 16, 31] {
        var bytes = [UInt8](repeating: 0x30, count: 32)
        bytes[place] = byte
        let isIdentifier = bytes.withUnsafeBytes { buffer in
          buffer.baseAddress.map { StringScan.isIdentifier($0) } ?? false
        }
        #expect(isIdentifier == "0123456789abcdef".utf8.contains(byte))
        #expect(isIdentifier == (bytes.withUnsafeBufferPointer { EventIdentifier(hex: $0) } != nil))
      }
    }
  }
}
