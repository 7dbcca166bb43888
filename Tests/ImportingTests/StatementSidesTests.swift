import GroceryModel
import Testing

@testable import Importing

@Suite struct StatementSidesTests {
  static let options = ImportOptions(currency: Currency("EUR"), acceptsProposals: true)

  @Test(arguments: [
    "10/14/2026,CORNER,45.20,,954.80\n10/15/2026,WORK,,2000.00,2954.80\n10/20/2026,MARKET,12.35,,2942.45\n",
    "10/20/2026,MARKET,,12.35,2942.45\n10/15/2026,WORK,2000.00,,2954.80\n10/14/2026,CORNER,,45.20,954.80\n",
    "10/14/2026,CORNER,45.20,\n10/15/2026,WORK,,2000.00\n10/20/2026,MARKET,12.35,\n",
  ])
  func `without a header the balance tells money out from money in`(_ text: String) throws {
    let imported = try ImportedFile(text, Self.options)
    #expect(Set(imported["total"]) == ["45.20", "12.35"])
    #expect(imported.ignored == [.payment: 1])
  }

  @Test func `a month in which nothing was paid is read too`() throws {
    let imported = try ImportedFile(
      "Date,Description,Debit,Credit\n2026-01-01,Work,,\n2026-01-02,Bank,,\n",
      ImportOptions(currency: Currency("EUR"), roles: ["total": "Debit"]))
    #expect(imported.schema.isReady)
    #expect(imported.lines.isEmpty)
  }

  @Test func `so it does under words of no known language`() throws {
    let imported = try ImportedFile(
      """
      Date,Zib,Zab,Zob,Details
      2026-10-14,,-45.20,954.80,Corner
      2026-10-15,2000.00,,2954.80,Work
      2026-10-20,,-12.35,2942.45,Market

      """, Self.options)
    #expect(imported["total"] == ["45.20", "12.35"])
  }

  @Test func `under such words without a balance nothing is taken`() throws {
    let imported = try ImportedFile(
      "Date,Zib,Zab,Details\n2026-10-14,,45.20,Corner\n2026-10-15,20.00,,Work\n", Self.options)
    #expect(!imported.schema.isReady)
  }
}
