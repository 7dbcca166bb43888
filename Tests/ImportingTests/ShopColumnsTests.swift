import GroceryModel
import Testing

@testable import Importing

@Suite struct ShopColumnsTests {
  static let options = ImportOptions(currency: Currency("EUR"), date: Day("2026-10-03"))

  @Test func `prices with a column for each shop are seen there`() throws {
    let imported = try ImportedFile(
      """
      Item,Size,Aldi,Store B: Lidl,Corner Market
      Milk,1 l,1.09,1.05,1.29
      Butter,250 g,1.99,,2.29
      Salt,,,,

      """, Self.options)
    #expect(imported.schema.kind == .prices)
    let all = imported.lines + imported.further
    #expect(
      all.map { $0.fields["store"] } == ["Aldi", "Aldi", "Lidl", "Corner Market", "Corner Market"])
    #expect(all.map { $0.fields["price"] } == ["1.09", "1.99", "1.05", "1.29", "2.29"])
    #expect(imported.ignored == [.notice: 1])
    #expect(imported.schema.warnings.count == 1)
  }

  @Test(arguments: [
    "Item,Milk,Bread\nPrice,1.09,2.49\nDate,,\n",
    "Date,Item,Total,Anna,Ben\n2026-10-03,Milk,2.00,1.50,0.50\n",
    "Item,Cost,Aldi,Lidl\nMilk,1.09,1.10,1.20\n",
  ])
  func `what lies on its side, or has amounts of its own, is no list of shops`(_ text: String)
    throws
  {
    #expect(try ImportedFile(text, Self.options).schema.kind == .receipts)
  }

  @Test func `stores may stand beside the word for a price`() throws {
    let imported = try ImportedFile(
      "product,brand,quantity,aldi_price,big_basket_price\nFlour,A,5 kg,285,292\nRice,B,5 kg,575,560\n",
      Self.options)
    let all = imported.lines + imported.further
    #expect(Set(all.compactMap { $0.fields["store"] }) == ["aldi", "big basket"])
  }

  @Test(arguments: ["old_price,new_price", "cost price,selling price", "min price,max price"])
  func `kinds of prices are no stores`(_ headers: String) throws {
    let text = "product,\(headers)\nFlour,2.85,2.92\nRice,5.75,5.60\n"
    let imported = try ImportedFile(text, Self.options)
    #expect((imported.lines + imported.further).allSatisfy { $0.fields["store"] == nil })
  }

  @Test func `a cell that is no price rejects its row as a whole`() throws {
    let imported = try ImportedFile(
      "Item,Aldi,Lidl\nMilk,1.09,1.05\nTea,1.99,2.05\nHam,2.19,2.05\nJam,,2.05\nRice,1.00,?\n",
      Self.options)
    #expect(imported.rejected.isEmpty || imported.rejected.map(\.line) == [6])
  }

  @Test func `an odd cell closes no shop, a size is the package, the rest is stated`() throws {
    let imported = try ImportedFile(
      """
      Product,Size,Tesco,Aldi,Lidl,Notes
      Milk,2.27L,1.55,1.45,1.45,
      Butter,250g,2.19,1.99,n/a,good
      Beans,400g,3.00,?,1.29,

      """, Self.options)
    let all = imported.lines + imported.further
    #expect(all.map { $0.fields["store"] }.count { $0 == "Aldi" } == 2)
    #expect(all.count == 7)
    #expect(imported["package"] == ["2.27L", "250g", "400g"])
    #expect(
      imported.schema.warnings.first?.found == "not used beside the shops: 'Notes'")
  }

  @Test func `an offer for several rejects its row`() throws {
    let imported = try ImportedFile(
      "Product,Tesco,Aldi\nMilk,1.55,1.45\nTea,2.19,1.99\nBeans,3.00,2 for £3\n", Self.options)
    #expect(imported.rejected.map(\.reason) == ["'2 for £3' is not a price above zero"])
  }
}
