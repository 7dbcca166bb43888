import GroceryModel
import Testing

@testable import Importing

/// Registers of programs that give all income to categories: what came in elsewhere is money back.
@Suite struct AssignedIncomeTests {
  static let header =
    "Account,Date,Payee,Category Group/Category,Category Group,Category,Memo,Outflow,Inflow\n"

  @Test func `money that came in under a category of spending is money back`() throws {
    let imported = try ImportedFile(
      Self.header + """
        Giro,2026-11-26,Employer,Inflow: Ready to Assign,Inflow,Ready to Assign,,0.00,2650.00
        Giro,2026-11-25,Corner Market,Food: Groceries,Food,Groceries,,55.35,0.00
        Giro,2026-11-24,Shoe Shop,Ana: Clothes,Ana,Clothes,,0.00,12.00
        Giro,2026-11-23,Shoe Shop,Ben: Clothes,Ben,Clothes,,20.00,0.00
        Giro,2026-11-22,Starting Balance,Inflow: Ready to Assign,Inflow,Ready to Assign,,0.00,900.00
        Giro,2026-11-21,Reconciliation Balance Adjustment,Inflow: Ready to Assign,Inflow,Ready to Assign,,1.13,0.00
        Giro,2026-11-20,Manual Balance Adjustment,,,,,3.00,0.00

        """, ImportOptions(currency: Currency("EUR")))
    #expect(imported["total"] == ["55.35", "-12.00", "20.00"])
    #expect(imported["category"] == ["Food: Groceries", "Ana: Clothes", "Ben: Clothes"])
    #expect(imported.ignored == [.payment: 4])
  }

  @Test func `without such a category what came in from others stays income`() throws {
    let imported = try ImportedFile(
      Self.header + """
        Giro,2026-11-25,Corner Market,Food: Groceries,Food,Groceries,,55.35,0.00
        Giro,2026-11-24,Shoe Shop,Ana: Clothes,Ana,Clothes,,0.00,12.00

        """, ImportOptions(currency: Currency("EUR")))
    #expect(imported["total"] == ["55.35"])
  }
}
