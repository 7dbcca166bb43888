import Testing

@testable import Importing

/// The store that a receipt as text names above its lines.
@Suite struct ReceiptHeadingTests {
  private static func store(_ text: String) -> String? {
    ReceiptHeading(text.split(separator: "\n")).store
  }

  @Test func `the first name above an address or a number is the store`() {
    #expect(Self.store("GREEN GROCER\n12345 Long Town") == "GREEN GROCER")
    #expect(Self.store("TENDA, S.A.   A-46103834\nC/ MAJOR, 6") == nil)
    #expect(Self.store("TENDA, S.A.   A-46103834\n08028 Barcelona") == "TENDA, S.A.")
    #expect(Self.store("ТОВ \"КРАМНИЦЯ\"\nІПН 123456789") == "ТОВ \"КРАМНИЦЯ\"")
  }

  @Test func `titles and decoration are no names`() {
    #expect(Self.store("===== RECEIPT =====\nCORNER SHOP\n555-0100-22") == "CORNER SHOP")
    #expect(Self.store("ДУБЛИКАТ\nАПТЕКА\nБИН 080841000761") == "АПТЕКА")
    #expect(Self.store("Hi Anna,\nOrder 112-555-1") == nil)
    #expect(Self.store("Date: 2026-03-14\nTel. 555 0100 22") == nil)
  }

  @Test func `a time of day below the items tells a till too, and its first line may be any name`()
  {
    let items = "MILK 1.29\nTOTAL 1.29\n19-09-2026 12:18".split(separator: "\n")
    #expect(ReceiptHeading("NETTO\nStreet 1".split(separator: "\n"), above: items).store == "NETTO")
    #expect(
      ReceiptHeading("Rema 1000\nStreet 1".split(separator: "\n"), above: items).store
        == "Rema 1000")
    #expect(ReceiptHeading("TOTAL\nStreet 1".split(separator: "\n"), above: items).store == nil)
  }

  @Test func `a note without numbers of a till names no store`() {
    #expect(Self.store("Groceries\non Saturday") == nil)
    #expect(Self.store("") == nil)
  }
}
