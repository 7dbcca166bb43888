import GroceryModel
import Testing

@testable import Importing

@Suite struct AmountColumnTests {
  private static func amounts(
    _ headers: String, _ rows: [String], currency: String? = nil
  ) throws -> [String] {
    let text = (["date,payee,\(headers)"] + rows).joined(separator: "\n") + "\n"
    let options = ImportOptions(currency: currency.flatMap { Currency($0) })
    let imported = try ImportedFile(text, options)
    return imported.lines.map { "\($0.fields["currency"] ?? "") \($0.fields["total"] ?? "")" }
  }

  @Test(arguments: ["Amount USD,Amount EUR", "USD,EUR", "Total (US$),Total (€)", "US$,EUR"])
  func `each of two columns is in its currency`(_ headers: String) throws {
    let amounts = try Self.amounts(headers, ["2026-03-14,Coop,,12.50", "2026-03-15,Amazon,20.00,"])
    #expect(amounts == ["EUR 12.50", "USD 20.00"])
  }

  @Test func `zeros fill the other column, and a sign of many is that of the country`() throws {
    let amounts = try Self.amounts(
      "Importe $,Importe U$S", ["2026-03-14,Coop,30000.0,0.00", "2026-03-15,Amazon,0.00,20.0"],
      currency: "ARS")
    #expect(amounts == ["ARS 30000.0", "USD 20.0"])
  }

  @Test func `the same payment in two currencies is one line`() throws {
    let amounts = try Self.amounts(
      "Amount USD,Amount EUR", ["2026-03-14,Coop,13.75,12.50", "2026-03-15,Amazon,20.00,18.10"])
    #expect(amounts.count == 2)
  }
}
