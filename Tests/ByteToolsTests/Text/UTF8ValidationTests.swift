import SeededRandom
import Testing

@testable import ByteTools

@Suite struct UTF8ValidationTests {
  static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    var map = StructuralIndex(textLength: bytes.count)
    return bytes.withUnsafeBufferPointer { map.mark($0) }
  }

  static func length(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { UTF8Validation.sequenceLength($0, at: 0) }
  }

  /// The rows of table 3-7 of the Unicode standard.
  static let rows: [[ClosedRange<UInt8>]] = [
    [0x00...0x7F], [0xC2...0xDF, 0x80...0xBF], [0xE0...0xE0, 0xA0...0xBF, 0x80...0xBF],
    [0xE1...0xEC, 0x80...0xBF, 0x80...0xBF], [0xED...0xED, 0x80...0x9F, 0x80...0xBF],
    [0xEE...0xEF, 0x80...0xBF, 0x80...0xBF],
    [0xF0...0xF0, 0x90...0xBF, 0x80...0xBF, 0x80...0xBF],
    [0xF1...0xF3, 0x80...0xBF, 0x80...0xBF, 0x80...0xBF],
    [0xF4...0xF4, 0x80...0x8F, 0x80...0xBF, 0x80...0xBF],
  ]

  @Test func `each sequence of the table is valid and one outside its bounds is not`() {
    let interesting: [UInt8] = [0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
    for lead in UInt8.min...UInt8.max {
      for second in interesting {
        for third in interesting {
          for fourth in interesting {
            let bytes = [lead, second, third, fourth]
            let row = Self.rows.first { row in zip(row, bytes).allSatisfy { $0.contains($1) } }
            #expect(Self.length(bytes) == row?.count ?? 0, "\(bytes)")
          }
        }
      }
    }
  }

  @Test func `a sequence that the end cuts is not valid`() {
    for character in ["é", "€", "🥑"] {
      let bytes = Array(character.utf8)
      for count in 1..<bytes.count { #expect(Self.length(Array(bytes.prefix(count))) == 0) }
      #expect(Self.length(bytes) == bytes.count)
    }
  }

  @Test func `control characters other than the line feed are named`() {
    for byte in UInt8(0)..<0x20 {
      #expect(Self.firstInvalid([0x41, byte, 0x41]) == (byte == 0x0A ? nil : 1))
    }
    #expect(Self.firstInvalid([0x7F]) == nil)
    #expect(Self.firstInvalid([]) == nil)
  }

  @Test func `characters may lie across the blocks of 4096 bytes`() {
    for character in ["é", "€", "🥑"] {
      for start in 4080...4100 {
        let ascii = [UInt8](repeating: 0x61, count: start)
        let text = ascii + Array(character.utf8) + [UInt8](repeating: 0x62, count: 9000)
        #expect(Self.firstInvalid(text) == nil)
        for offset in text.indices where offset >= start && offset < start + character.utf8.count {
          var broken = text
          broken[offset] = 0x62
          #expect(Self.firstInvalid(broken) != nil, "byte \(offset) of '\(character)' at \(start)")
        }
      }
    }
  }

  @Test func `the first bad byte is found wherever it stands`() {
    for offset in Array(0...40) + Array(4090...4120) + [8191, 8192, 8193, 9999] {
      for bad: UInt8 in [0x00, 0x1F, 0x80, 0xC0, 0xFF] {
        var bytes = [UInt8](repeating: 0x61, count: 10_000)
        bytes[offset] = bad
        #expect(Self.firstInvalid(bytes) == offset)
        bytes[0] = 0xC3
        bytes[1] = offset == 1 ? bad : 0xA9
        if offset > 1 { #expect(Self.firstInvalid(bytes) == offset) }
      }
    }
  }

  @Test func `random text is valid and agrees with the standard library when a byte is flipped`() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<500 {
      var bytes = Array(generator.text().utf8.filter { $0 >= 0x20 })
      #expect(Self.firstInvalid(bytes) == nil)
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      bytes[place] = UInt8.random(in: 0x20...0xFF, using: &generator)
      let isText = String(validating: bytes, as: UTF8.self) != nil
      #expect((Self.firstInvalid(bytes) == nil) == isText)
    }
  }
}
