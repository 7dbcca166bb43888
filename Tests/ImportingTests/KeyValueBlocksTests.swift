import GroceryModel
import Testing

@testable import Importing

@Suite struct KeyValueBlocksTests {
  private static let options = ImportOptions(currency: Currency("EUR"))

  @Test func `each block of keys and values is a record`() throws {
    let imported = try ImportedFile(
      """
      Account: 1234

      date: 2026-03-02
      store: Coop
      amount: 12.50

      date: 2026-03-03
      store: Migros
      amount: 3.40
      """, Self.options)
    #expect(imported["store"] == ["Coop", "Migros"])
    #expect(imported["total"] == ["12.50", "3.40"])
    #expect(imported.lines.map(\.line) == [3, 7])
  }

  @Test func `items of a list are records too`() throws {
    let imported = try ImportedFile(
      """
      - date: 2026-03-02
        item: Milk
        amount: 1.50
      - date: 2026-03-03
        item: Bread
        amount: 2.50
      """, Self.options)
    #expect(imported["item"] == ["Milk", "Bread"])
  }
}
