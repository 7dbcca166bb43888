import ColumnStore
import Testing

@Suite struct GroupedPositionsTests {
  @Test func `positions keep their order within each group`() {
    let groups = GroupedPositions([2, 0, 2, 1, 2], of: 4)
    #expect((0..<4).map { groups[$0].map { Int($0) } } == [[1], [3], [0, 2, 4], []])
    #expect(groups.positions == [1, 3, 0, 2, 4])
  }
}
