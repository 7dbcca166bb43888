import GroceryModel
import Testing

@testable import Importing

@Suite struct SplitRowsTests {
  static let options = ImportOptions(currency: Currency("EUR"), date: Day("2026-03-14"))

  @Test(arguments: [
    "Item,Price\nMilk,1.20\nBananas,\n0.842 kg @ 1.79/kg,1.51\n",
    "Item,Price\nMilk,1.20\nBananas,\n0.842 kg NET @ $1.79/kg,1.51\n",
    "Artículo;Importe\nMilk;1,20\nBananas;\n0,842 kg x 1,79 €/kg;1,51\n",
  ])
  func `a weight below a name is that of the thing`(_ text: String) throws {
    let imported = try ImportedFile(text, Self.options)
    #expect(imported["item"] == ["Milk", "Bananas"])
    #expect(imported["quantity"] == [nil, "0.842"])
    #expect(imported["unit"] == [nil, "kg"])
    #expect(imported["total"] == ["1.20", "1.51"])
    #expect(imported.rejected == [])
  }

  @Test func `pieces below a name are those of the thing`() throws {
    let imported = try ImportedFile(
      "Description,Price\nTim Tam 200g,\nQty 2 @ $3.00 each,6.00\nTea,2.00\n", Self.options)
    #expect(imported["item"] == ["Tim Tam 200g", "Tea"])
    #expect(imported["quantity"] == ["2", nil])
  }

  @Test func `what does not come to the amount is a line of its own`() throws {
    let imported = try ImportedFile(
      "Item,Price\nMilk,1.20\nFruit,\n2 x 1.50,9.00\n", Self.options)
    #expect(imported["item"] == ["Milk", "2 x 1.50"])
  }
}
