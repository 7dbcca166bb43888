import GroceryModel
import Testing

@testable import Importing

/// Rows that make one budget go in together, or are rejected together.
@Suite struct BudgetGroupsTests {
  static let header = "budget,category,amount,currency,every,from\n"

  /// The lines that are rejected, and those that events are told at.
  static func lines(_ rows: String) throws -> (rejected: [Int], specified: [Int]) {
    let imported = try ImportedFile(header + rows)
    return (imported.rejected.map(\.line), imported.lines.map(\.line))
  }

  @Test func `one bad row holds its budget back, and no other`() throws {
    let imported = try ImportedFile(
      Self.header
        + """
        Food,*,400,EUR,month,2026-01-01
        Fun,*,90,EUR,month,2026-01-01
        Food,Dairy,60,EUR,month,2026-01-01
        Food,Snacks,2o,EUR,month,2026-01-01
        Food,*,450,EUR,month,2026-07-01
        Food,Snacks,25,EUR,month,2026-07-01

        """)
    #expect(imported.lines.map(\.line) == [3, 6])
    #expect(imported.parts == [6])
    #expect(imported.rejected.map(\.line) == [2, 4, 5])
    #expect(
      imported.rejected.map(\.reason) == [
        "the rows of budget 'Food' go in together, and that of line 5 is rejected",
        "the rows of budget 'Food' go in together, and that of line 5 is rejected",
        "'2o' is not an amount of zero or more",
      ])
    #expect(imported.rejected.first?.raw == "Food,*,400,EUR,month,2026-01-01")
  }

  @Test func `a row whose period cannot be read may be of any`() throws {
    let (rejected, specified) = try Self.lines(
      """
      Food,*,400,EUR,month,2026-01-01
      Food,*,450,EUR,month,2026-07-01
      Fun,*,90,EUR,month,2026-01-01
      Food,Dairy,60,EUR,month,soon

      """)
    #expect(rejected == [2, 3, 5])
    #expect(specified == [4])
  }

  @Test func `a row without a budget's name may be of any of its period`() throws {
    let (rejected, specified) = try Self.lines(
      """
      Food,*,400,EUR,month,2026-01-01
      Food,*,450,EUR,month,2026-07-01
      ,Dairy,60,EUR,month,2026-01-01

      """)
    #expect(rejected == [2, 4])
    #expect(specified == [3])
  }

  @Test func `a row that does not fit under the header holds back the budget that it names`() throws
  {
    let (rejected, specified) = try Self.lines(
      """
      Food,*,400,EUR,month,2026-01-01
      Fun,*,90,EUR,month,2026-01-01
      Food,Dairy,1,060,EUR,month,2026-01-01

      """)
    #expect(rejected == [2, 4])
    #expect(specified == [3])
  }
}
