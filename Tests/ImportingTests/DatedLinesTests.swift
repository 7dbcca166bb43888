import GroceryModel
import Testing

@testable import Importing

@Suite struct DatedLinesTests {
  @Test func `a list of days, stores and amounts is read with its categories`() throws {
    let imported = try ImportedFile(
      "[2026-03-02] GS25 -4,500원 (식비)\n[2026-03-03] Bus -1,550원 (교통)\n합계: 6,050원\n")
    #expect(imported["store"] == ["GS25", "Bus"])
    #expect(imported["total"] == ["4500", "1550"])
    #expect(imported["category"] == ["식비", "교통"])
  }
}
