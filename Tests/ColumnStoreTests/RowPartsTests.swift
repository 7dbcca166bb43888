import Testing

@testable import ColumnStore

@Suite struct RowPartsTests {
  @Test func `rows are read part by part, and what counts is the rows`() {
    let parts = RowParts([["a", "b"], [], ["c"]])
    #expect(Array(parts) == ["a", "b", "c"])
    #expect(parts.indices.map { parts[$0] } == ["a", "b", "c"])
    #expect(parts == RowParts([["a"], ["b", "c"]]))
    #expect(parts != RowParts([["a", "b"]]))
    #expect(Set([parts, RowParts([["a", "b", "c"]])]).count == 1)
    #expect(RowParts<String>([]).isEmpty)
  }
}
