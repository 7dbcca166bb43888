import ByteTools
import Testing

@testable import EventSourcing

@Suite struct StateReaderTests {
  private static func file(_ write: (inout StateWriter) -> Void) throws -> TemporaryLarder {
    let folder = TemporaryLarder()
    var writer = StateWriter(try PosixFile(writing: folder.layout.root + ".state"))
    write(&writer)
    try writer.finish()
    return folder
  }

  @Test func `what was written is read back in the same order`() throws {
    let large = (0..<400_000).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }
    let folder = try Self.file { writer in
      writer.write(7)
      writer.write("é")
      writer.write([UInt8]())
      writer.write(large)
      writer.write(Int128.max)
    }
    try withExtendedLifetime(folder) {
      var reader = try StateReader(try PosixFile(reading: folder.layout.root + ".state"))
      #expect(try reader.read(Int.self) == 7)
      #expect(try reader.readText() == "é")
      #expect(try reader.readArray(of: UInt8.self).isEmpty)
      try reader.checkSeal()
      // The check moves nothing.
      #expect(try reader.readArray(of: UInt64.self) == large)
      #expect(try reader.read(Int128.self) == .max)
      #expect(throws: UnusableState.self) { try reader.read(Int.self) }
    }
  }

  @Test func `a count that the file cannot hold is refused before room is made for it`() throws {
    let folder = try Self.file { $0.write(Int.max) }
    try withExtendedLifetime(folder) {
      var reader = try StateReader(try PosixFile(reading: folder.layout.root + ".state"))
      #expect(throws: UnusableState.self) { try reader.readArray(of: UInt64.self) }
    }
  }

  @Test func `the checksum covers everything, and is checked before anything is read`() throws {
    let folder = try Self.file { writer in
      writer.write([1, 2, 3])
    }
    try withExtendedLifetime(folder) {
      let path = folder.layout.root + ".state"
      for place in 0..<36 {
        let file = try PosixFile(writing: path)
        let byte = try file.bytes(at: place, count: 1)
        try [byte[0] ^ 1].withUnsafeBufferPointer { try file.write($0, at: place) }
        let reader = try StateReader(try PosixFile(reading: path))
        #expect(throws: UnusableState.self) { try reader.checkSeal() }
        try byte.withUnsafeBufferPointer { try file.write($0, at: place) }
      }
    }
  }
}
