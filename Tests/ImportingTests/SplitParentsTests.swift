import GroceryModel
import Testing

@testable import Importing

@Suite struct SplitParentsTests {
  private static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `a payment that is the sum of its parts below is left out`() throws {
    let imported = try ImportedFile(
      """
      Account,Date,Payee,Notes,Category,Amount,Cleared
      Checking,2026-10-03,Corner,,,-30,true
      Checking,2026-10-03,Corner,,Food: Groceries,-22.5,true
      Checking,2026-10-03,Corner,,Home: Household,-7.5,true
      Checking,2026-10-05,Market,milk,Food: Groceries,-4.2,true
      Checking,2026-10-06,Kiosk,,,-3,true

      """, Self.euro)
    #expect(imported["total"] == ["22.5", "7.5", "4.2", "3"])
    #expect(
      imported["category"] == ["Food: Groceries", "Home: Household", "Food: Groceries", nil])
    #expect(imported.ignored == [.total: 1])
    #expect(imported.notices.contains { $0.line == 2 })
  }

  @Test func `payments that only stand above others are not`() throws {
    let imported = try ImportedFile(
      """
      Date,Payee,Category,Amount
      2026-10-03,Corner,,-30
      2026-10-03,Corner,Food,-22.5
      2026-10-03,Corner,Home,-7
      2026-10-04,Corner,,-5
      2026-10-04,Market,Food,-3
      2026-10-04,Corner,Food,-2

      """, Self.euro)
    #expect(imported["total"] == ["30", "22.5", "7", "5", "3", "2"])
  }

  @Test func `nor are goods that cost as much as the next two`() throws {
    let imported = try ImportedFile(
      """
      date,store,item,category,total
      2026-10-03,Corner,Cheese,,5.00
      2026-10-03,Corner,Milk,Dairy,2.00
      2026-10-03,Corner,Bread,Bakery,3.00

      """, Self.euro)
    #expect(imported["total"] == ["5.00", "2.00", "3.00"])
  }

  @Test func `the mark of a part is no item`() throws {
    let imported = try ImportedFile(
      """
      Date,Payee,Notes,Category,Amount,Split_Amount
      2026-10-03,Corner,(SPLIT INTO 2) ,,0,-30
      2026-10-03,Corner,(SPLIT 1 OF 2) ,Food,-22.5,0
      2026-10-03,Corner,(SPLIT 2 OF 2) soap,Home,-7.5,0
      2026-10-05,Market,Split (1/2) milk,Food,-4.2,0

      """, Self.euro)
    #expect(imported["item"] == ["(receipt)", "soap", "milk"])
    #expect(imported["total"] == ["22.5", "7.5", "4.2"])
  }
}
