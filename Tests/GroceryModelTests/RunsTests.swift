import GroceryModel
import Testing

@Suite struct RunsTests {
  @Test func `a run is found where it stands first`() {
    #expect([1, 2, 1, 2, 3].firstRun(of: [1, 2, 3]) == 2..<5)
    #expect([1, 2, 1].firstRun(of: [1]) == 0..<1)
    #expect([1, 2].firstRun(of: [2, 3]) == nil)
    #expect([Int]().firstRun(of: [1]) == nil)
    #expect([1, 2, 3].containsRun(of: [2, 3]) && ![1, 2, 3].containsRun(of: [1, 3]))
    #expect([Int]().containsRun(of: [Int]()))
  }

  @Test func `a text is in another byte for byte`() {
    let text = "2026-10-01..2026-10-14"
    #expect(text.contains(".." as String) && !text.contains("..." as String))
    #expect("合計金額".contains("合計" as String))
    #expect("a-b-c".replacing("-", with: "_") == "a_b_c")
  }
}
