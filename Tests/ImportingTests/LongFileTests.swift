import Testing

@testable import Importing

/// Files of more rows than the arithmetic of a sample is tried on.
@Suite struct LongFileTests {
  @Test func `currencies that say where two amounts differ are read in a long file too`() throws {
    var text = "Booking Date,Partner Name,Amount (EUR),Original Amount,Original Currency\n"
    for row in 0..<2100 {
      let day = "2026-10-\(row % 20 + 10)"
      text +=
        row % 2 == 0
        ? "\(day),REWE Markt,-32.10,32.10,EUR\n" : "\(day),MIGROS ZUERICH,-21.35,20.00,CHF\n"
    }
    // A row that is cut is not among the complete ones; those below it stay in step.
    text = text.replacing("2026-10-11,MIGROS", with: "2026-10-11,REWE Markt\n2026-10-11,MIGROS")
    let source = try TemporaryFile(Array(text.utf8))
    let file = try ImportedFile(path: source.path)
    #expect(file.lines.count { $0.fields["total"] == "32.10" } == 1050)
    #expect(file.lines.count { $0.fields["total"] == "21.35" } == 1050)
    #expect(file.lines.allSatisfy { $0.fields["currency"] == "EUR" })
  }

  @Test func `a store in Latin letters on every row leaves the words Japanese`() {
    let rows = Array(repeating: ["SHOP", "2020-01-01T15:00:00", "食パン", "1", "111"], count: 40)
    let script = ScriptCurrencies(["店舗名", "購入日時", "商品名"] + rows.flatMap { $0 })
    #expect(script?.codes.first == "JPY")
  }
}
