import ColumnStore
import ByteTools
import Testing

@testable import Projections

@Suite struct LineKeysTests {
  private static func names(_ texts: [String]) -> LineNames {
    var names = LineNames()
    for text in texts { _ = number(text, in: &names) }
    return names
  }

  private static func number(_ text: String, in names: inout LineNames) -> UInt32 {
    Array(text.utf8).withUnsafeBufferPointer { names.number(.store, $0) }
  }

  @Test func `a line without a name has none`() {
    var names = LineNames()
    #expect(names.number(.store, Bytes(start: nil, count: 0)) == LineKeys.none)
    #expect(names.text(.store, LineKeys.none) == "")
    #expect(names.counts[LineKey.store.rawValue] == [])
    #expect(LineKey.allCases.allSatisfy { LineKeys()[$0] == LineKeys.none })
  }

  @Test func `names are counted each time, and added up with those of another part`() {
    var names = Self.names(["Migros", "Coop", "Migros"])
    #expect(names.counts[LineKey.store.rawValue] == [2, 1])
    let other = Self.names(["Aldi", "Coop", "Aldi"])
    let remap = names.merge(other)
    #expect(remap[LineKey.store.rawValue] == IDRemap([2, 1]))
    #expect((0..<3).map { names.text(.store, $0) } == ["Migros", "Coop", "Aldi"])
    #expect(names.counts[LineKey.store.rawValue] == [2, 2, 2])
  }
}
