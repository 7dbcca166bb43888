import GroceryModel
import Testing

@testable import Importing

@Suite struct CutFileTests {
  private func notices(_ text: String) throws -> [String] {
    let imported = try ImportedFile(text, ImportOptions(currency: Currency("EUR"), dateOrder: .dmy))
    return imported.notices.map(\.description)
  }

  @Test(arguments: [
    ("Date,Item,Total\n2026-03-14,Tea,5.25\n2026-03-14,Rye,3.4", "3.4"),
    ("Date,Item,Total\n2026-03-14,Tea,525\n2026-03-14,Rye,3", "3"),
    ("Item,Total,Date\nTea,5.25,14.03.2026\nRye,3.40,14.03.20", "14.03.20"),
  ])
  func `a last cell that is shorter than others may be cut off`(
    _ text: String, _ cell: String
  ) throws {
    #expect(
      try notices(text)
        == ["the file ends without a line end in '\(cell)', which may be cut off"])
  }

  @Test(arguments: [
    "Date,Item,Total\n2026-03-14,Tea,5.25\n2026-03-14,Rye,3.40",
    "Date,Item,Total\n2026-03-14,Tea,525\n2026-03-14,Rye,3\n",
    "Date,Item,Total\n2026-03-14,Tea,\"525\"\n2026-03-14,Rye,\"3\"",
    "Date,Total,Item\n2026-03-14,5.25,Tea\n2026-03-14,3.4,R",
  ])
  func `a whole one is not suspected`(_ text: String) throws {
    #expect(try notices(text).isEmpty)
  }
}
