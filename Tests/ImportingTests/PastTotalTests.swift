import GroceryModel
import Testing

@testable import Importing

/// Rows that end a receipt, in whatever words, and what stands behind its total.
@Suite struct PastTotalTests {
  static let options = ImportOptions(currency: Currency("EUR"), date: Day("2026-01-02"))

  private static func items(_ rows: [String]) throws -> [String?] {
    let text = (["Item,Amount", "Apples,3.10", "Cheese,5.50"] + rows).joined(separator: "\n")
    return try ImportedFile(text + "\n", options)["item"]
  }

  @Test(arguments: [
    "Total to pay", "Balance to pay", "Total charged", "4 SUBTOTAL", "Subtotal (3 items)",
    "Total (2 items)", "3 Balance Due", "Total inc GST", "Zu zahlender Betrag", "Montant dû",
    "Totaal te betalen", "Totale da pagare", "Importo dovuto", "Sum 3 varer", "总计", "합계",
    "Your total for today",
  ])
  func `a sum is known by its word and its amount`(label: String) throws {
    #expect(try Self.items(["\(label),8.60"]) == ["Apples", "Cheese"])
  }

  @Test func `a word for a sum inside a name is none where the amount is another`() throws {
    #expect(try Self.items(["Total cereal,4.20"]) == ["Apples", "Cheese", "Total cereal"])
  }

  @Test(arguments: [
    "EFT,8.60", "Bizum,8.60", "Dankort,8.60", "EBT SNAP,8.60", "Some new way to pay,8.60",
    "TWINT,8.55", "10%,0.78", "GST INCLUDED IN TOTAL,0.54",
  ])
  func `how a total was paid and what is inside it is no purchase`(row: String) throws {
    #expect(try Self.items(["3 SUBTOTAL,8.60", "TOTAL,8.60", row]) == ["Apples", "Cheese"])
  }

  @Test func `another thing behind a total is kept`() throws {
    #expect(try Self.items(["TOTAL,8.60", "Bag,0.10"]) == ["Apples", "Cheese", "Bag"])
  }
}
