import ByteTools
import TestSupport
import Testing

@testable import ColumnStore

@Suite struct CellMemoryTests {
  private static func memory(_ words: [UInt32]) -> CellMemory {
    var memory = CellMemory()
    memory.append(words.count).update(from: words, count: words.count)
    return memory
  }

  private static func words(_ memory: CellMemory) -> [UInt32] {
    (0..<memory.count).map { memory.words[$0] }
  }

  @Test func `cells begin at a line of the cache, and stay what they are as more come`() {
    var memory = CellMemory()
    for number in 0..<UInt32(100_000) { memory.append(1).pointee = number &* 2_654_435_761 }
    #expect(memory.count == 100_000)
    #expect(Int(bitPattern: memory.words).isMultiple(of: 64))
    #expect((0..<100_000).allSatisfy { memory.words[$0] == UInt32($0) &* 2_654_435_761 })
  }

  @Test func `a copy keeps what it was`() {
    var memory = Self.memory([1, 2, 3])
    let copy = memory
    memory.changeable()[1] = 9
    memory.append(1).pointee = 4
    #expect(Self.words(memory) == [1, 9, 3, 4])
    #expect(Self.words(copy) == [1, 2, 3])
  }

  @Test(arguments: [[], [7, 8, 9]])
  func `a kept state gives it back`(words: [UInt32]) throws {
    let folder = TemporaryDirectory()
    let path = folder.path + "/state"
    var writer = StateWriter(try PosixFile(writing: path))
    (words.isEmpty ? CellMemory() : Self.memory(words)).write(to: &writer)
    writer.write(5)
    try writer.finish()
    try withExtendedLifetime(folder) {
      var reader = try StateReader(try PosixFile(reading: path))
      var memory = Self.memory([1])
      try memory.read(from: &reader)
      #expect(Self.words(memory) == words)
      #expect(try reader.read(Int.self) == 5)
    }
  }
}
