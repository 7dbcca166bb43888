import GroceryModel
import Testing

@testable import Importing

/// Plans whose categories keep what is left.
@Suite struct EnvelopesTests {
  static let header =
    "Month,Category Group/Category,Category Group,Category,Budgeted,Activity,Available\n"

  private func plan(_ rows: String, _ options: ImportOptions? = nil) throws -> ImportedFile {
    try ImportedFile(Self.header + rows, options ?? ImportOptions(currency: Currency("EUR")))
  }

  static let surplus = """
    Oct 2026,Food: Groceries,Food,Groceries,180.00,-179.40,0.60
    Oct 2026,Fun: Dining,Fun,Dining,40.00,-60.50,-20.50
    Nov 2026,Food: Groceries,Food,Groceries,200.00,-80.00,120.60
    Nov 2026,Fun: Dining,Fun,Dining,-10.00,0.00,-10.00

    """

  @Test func `what is left is carried where the column of the rest says so`() throws {
    let imported = try plan(Self.surplus)
    #expect(imported["rollover"] == ["surplus", "surplus"])
    #expect(imported["amount"] == ["220.00", "190.00"])
    #expect(imported["categories"].last == #"{"Dining":"-10.00","Groceries":"200.00"}"#)
    #expect(
      imported.schema.warnings.map(\.description) == [
        "'Available' carries what is left of a month to the next, but not overspending "
          + "(--set rollover= carries nothing)"
      ])
  }

  @Test func `the user may carry nothing`() throws {
    let imported = try plan(
      Self.surplus, ImportOptions(currency: Currency("EUR"), roles: ["rollover": ""]))
    #expect(imported["rollover"] == [nil, nil])
    #expect(imported["amount"] == ["220.00", "190.00"])
  }

  @Test func `overspending may be carried too`() throws {
    let imported = try plan(
      """
      Oct 2026,Food: Groceries,Food,Groceries,180.00,-179.40,0.60
      Oct 2026,Fun: Dining,Fun,Dining,40.00,-60.50,-20.50
      Nov 2026,Food: Groceries,Food,Groceries,200.00,-80.00,120.60
      Nov 2026,Fun: Dining,Fun,Dining,10.00,0.00,-10.50

      """)
    #expect(imported["rollover"] == ["both", "both"])
  }

  @Test func `a plan whose months stand alone carries nothing`() throws {
    let imported = try plan(
      """
      Oct 2026,Food: Groceries,Food,Groceries,180.00,-179.40,0.60
      Oct 2026,Fun: Dining,Fun,Dining,40.00,-30.50,9.50
      Nov 2026,Food: Groceries,Food,Groceries,200.00,-80.00,120.00
      Nov 2026,Fun: Dining,Fun,Dining,10.00,0.00,10.00

      """)
    #expect(imported["rollover"] == [nil, nil])
  }

  @Test func `a month that takes back more than it gives is rejected`() throws {
    let imported = try plan(Self.surplus.replacing("200.00,-80.00,120.60", with: "5.00,0.00,5.60"))
    #expect(imported["amount"] == ["220.00"])
    #expect(
      imported.rejected.map(\.reason)
        == Array(
          repeating: "the amounts of budget 'Budget' from 2026-11-01 add up to less than zero",
          count: 2))
  }

  @Test func `groups tell categories of one name apart`() throws {
    let imported = try plan(
      """
      Oct 2026,Ana: Clothes,Ana,Clothes,20.00,0.00,20.00
      Oct 2026,Ben: Clothes,Ben,Clothes,30.00,0.00,30.00

      """)
    #expect(imported["categories"] == [#"{"Ana: Clothes":"20.00","Ben: Clothes":"30.00"}"#])
    #expect(imported.rejected.isEmpty)
  }
}
