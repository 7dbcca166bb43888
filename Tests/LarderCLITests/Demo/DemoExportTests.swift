import GroceryModel
import Testing

@testable import LarderCLI

@Suite struct DemoExportTests {
  private static let month = Month(year: 2026, month: 4)

  private func receipt(_ shop: DemoShop) -> DemoReceipt {
    let cheese = DemoProduct("Käse", .dairy, 11_99, every: 7, grams: 200...400)
    let bread = DemoProduct("Bread, dark", .bakery, 2_99, every: 7)
    return DemoReceipt(
      shop: shop.name, day: Self.month.firstDay, minute: 1025, number: 4711,
      lines: [
        DemoLine(
          product: cheese, text: "Käse", kind: "item", thousandths: 482, isWeighed: true,
          price: 11_99, listPrice: 11_99),
        DemoLine(
          product: bread, text: "Bread, dark", kind: "item", thousandths: 2000, isWeighed: false,
          price: 2_39, listPrice: 2_99),
        .deposit("Pfand", cents: 25, pieces: -3),
      ])
  }

  private func text(_ files: [(name: String, bytes: [UInt8])]) -> [String] {
    files.flatMap { [$0.name, String(decoding: $0.bytes, as: UTF8.self)] }
  }

  @Test func `the supermarket writes commas, ISO dates, categories and list totals`() {
    #expect(
      text(GreenquillExport([receipt(.greenquill), receipt(.talkorn)]).files) == [
        "greenquill-2026-q2.csv",
        """
        Date,Time,Store,Receipt,Article,Category,Quantity,Unit,Unit price,List total,Total,Currency
        2026-04-01,17:05,Greenquill,4711,Käse,Dairy,0.482,kg,11.99,,5.78,EUR
        2026-04-01,17:05,Greenquill,4711,"Bread, dark",Bakery,2,each,2.39,5.98,4.78,EUR
        2026-04-01,17:05,Greenquill,4711,Pfand,,-3,each,0.25,,-0.75,EUR

        """,
      ])
  }

  @Test func `the market writes a mark, semicolons, decimal commas and kinds`() {
    let rows = [
      "\u{FEFF}Datum;Uhrzeit;Filiale;Bon;Kind;Artikel;Menge;Einheit;Preis je Einheit;Summe",
      "01.04.2026;17:05;Talkorn;4711;item;Käse;0,482;kg;11,99;5,78",
      "01.04.2026;17:05;Talkorn;4711;item;Bread, dark;2;Stk;2,39;4,78",
      "01.04.2026;17:05;Talkorn;4711;deposit;Pfand;-3;Stk;0,25;-0,75",
    ]
    #expect(
      text(TalkornExport([receipt(.talkorn)]).files) == [
        "talkorn-2026-h1.csv", rows.map { $0 + "\r\n" }.joined(),
      ])
  }

  @Test func `the corner shop writes tabs and the month first`() {
    #expect(
      text(BrassbellExport([receipt(.brassbell)]).files) == [
        "brassbell.tsv",
        """
        Date\tItem\tQty\tUnit\tUnit Price\tTotal
        4/1/2026\tKäse\t0.482\tkg\t11.99\t5.78
        4/1/2026\tBread, dark\t2\teach\t2.39\t4.78
        4/1/2026\tPfand\t-3\teach\t0.25\t-0.75

        """,
      ])
  }
}
