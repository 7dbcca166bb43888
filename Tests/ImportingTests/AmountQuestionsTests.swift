import GroceryModel
import Testing

@testable import Importing

@Suite struct AmountQuestionsTests {
  private static let euro = ImportOptions(currency: Currency("EUR"))
  private static let members = """
    Date,Item,Price,Member Price
    2026-10-03,Milk,1.50,1.20
    2026-10-03,Ham,2.30,
    2026-10-03,Tea,3.00,2.50

    """

  @Test func `which of two prices was paid is asked where one is for members`() throws {
    let imported = try ImportedFile(Self.members, Self.euro)
    #expect(
      imported.schema.questions.map(\.flag)
        == ["--set reduced_price='Member Price', or --set total='Price'"])
  }

  @Test func `either answer is followed`() throws {
    var options = Self.euro
    options.roles = ["reduced_price": "Member Price"]
    #expect(try ImportedFile(Self.members, options)["total"] == ["1.20", "2.30", "2.50"])
    options.roles = ["total": "Price"]
    #expect(try ImportedFile(Self.members, options)["total"] == ["1.50", "2.30", "3.00"])
  }

  @Test func `a lower price of one replaces the other before it is multiplied`() throws {
    var options = Self.euro
    options.roles = ["reduced_price": "Prix carte"]
    let imported = try ImportedFile(
      """
      Date;Produit;Quantité;Prix unitaire;Prix carte
      03/10/2026;Lait;2;1,50;1,20
      13/10/2026;Jambon;3;2,30;

      """, options)
    #expect(imported["total"] == ["2.40", "6.90"])
  }

  @Test func `what was paid in all leaves nothing to ask`() throws {
    let imported = try ImportedFile(
      """
      Date,Item,Qty,Price,Member Price,Total
      2026-10-03,Milk,2,1.50,1.20,2.40
      2026-10-03,Ham,3,2.30,2.30,6.90

      """, Self.euro)
    #expect(imported["total"] == ["2.40", "6.90"])
  }

  @Test func `whole amounts among the fields of a program's interface are asked about`() throws {
    let text = """
      id,date,amount,memo,account_id,payee_id,payee_name,category_name
      a1,2026-10-03,-12340,milk,x,y,Corner,Groceries
      a2,2026-10-04,-4500,,x,y,Market,Groceries

      """
    let imported = try ImportedFile(text, Self.euro)
    #expect(
      imported.schema.questions.map(\.flag)
        == ["--set total='amount' to take them as they stand"])
    var options = Self.euro
    options.roles = ["total": "amount"]
    #expect(try ImportedFile(text, options)["total"] == ["12340", "4500"])
    let paid = text.replacing("-12340", with: "-12.34").replacing("-4500", with: "-4.5")
    #expect(try ImportedFile(paid, Self.euro)["total"] == ["12.34", "4.5"])
  }

  @Test func `of prices that are headed alike it is asked which was paid`() throws {
    let text = """
      Item,Date,Aldi price,Lidl price
      Milk,2026-10-03,1.09,1.05
      Butter,2026-10-03,2.19,2.29

      """
    let imported = try ImportedFile(text, Self.euro)
    #expect(
      imported.schema.questions.map(\.found)
        == ["which of 'Aldi price', 'Lidl price' was paid is not known"])
    var options = Self.euro
    options.roles = ["total": "Lidl price"]
    #expect(try ImportedFile(text, options)["total"] == ["1.05", "2.29"])
  }
}
