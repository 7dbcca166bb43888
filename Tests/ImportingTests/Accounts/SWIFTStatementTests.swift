import Testing

@testable import Importing

@Suite struct SWIFTStatementTests {
  static func entries(_ lines: String...) -> [AccountEntry] {
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    #expect(SWIFTStatement.isLikely(bytes))
    return SWIFTStatement.entries(bytes)
  }

  @Test(arguments: [
    ("2603020302DR23,45N105NONREF", "-23.45"), ("260303D12,5N192NONREF", "-12.5"),
    ("260303C0,5NTRFNONREF", "0.5"), ("2603260326RC9,90N105NONREF", "-9.90"),
    ("2603260326RD9,90N105NONREF", "9.90"), ("130101D000000000025,00N102EREF", "-25.00"),
    ("1701190119CN,01NTRFNONREF", "0.01"), ("131130C7,FMSC01916", "7.00"),
  ])
  func `field 61 gives the amount, below zero for a debit and for a credit taken back`(
    _ field: String, _ amount: String
  ) {
    let entries = Self.entries(":60F:C260301EUR1000,00", ":61:" + field, ":62F:C260301EUR1,")
    #expect(entries.map(\.amount) == [amount.replacing(".", with: ",")])
    #expect(entries.map(\.currency) == ["EUR"])
  }

  @Test func `field 86 names payee and purpose in parts behind question marks`() throws {
    let entry = try #require(
      Self.entries(
        ":20:STARTUMS", ":61:2603020302DR23,45N105NONREF",
        ":86:105?00FOLGELASTSCHRIFT?20EREF+R-1234?21MREF+M1?22SVWZ+Strom M",
        "?23aerz?32Stadtwerke Musterdorf?33 GmbH", "-"
      ).first)
    #expect(entry.payee == "Stadtwerke Musterdorf GmbH")
    #expect(entry.memo == "Strom Maerz")
    #expect(entry.kind == "FOLGELASTSCHRIFT")
    #expect(entry.date == "2026-03-02")
    #expect(entry.line == 1)
  }

  @Test func `or behind words between slashes, cut at the width of the line`() throws {
    let entry = try #require(
      Self.entries(
        ":20:ABN", ":61:2603030303D12,50N192NONREF",
        ":86:/TRTP/BETAALPAS/IBAN/NL20INGB0001234567/NAME/BAKKERIJ DE HOEK U",
        "TRECHT/REMI/USTD//brood/EREF/NOTPROVIDED"
      ).first)
    #expect(entry.payee == "BAKKERIJ DE HOEK UTRECHT")
    #expect(entry.memo == "brood")
  }

  @Test func `a text without parts is the purpose, and one after the balance is of no entry`() {
    let entries = Self.entries(
      ":20:X", ":61:260303D12,50N192NONREF", ":86:Kosten rekening", "september 2026",
      ":61:260304D1,00N192NONREF", ":62F:C260304EUR1,00", ":86:D000002C000000")
    #expect(entries.map(\.memo) == ["Kosten rekening september 2026", ""])
  }

  @Test func `what came in is no spending, also where most of it did`() throws {
    let file = try ImportedFile(
      """
      :20:1
      :60F:C260301CHF0,
      :61:2603020302C79,7FMSC1
      :86:GIRO JANE DOE
      :61:2603030303C149,5FMSC2
      :86:GIRO JOHN DOE
      :61:2603040304D79,9FMSC3
      :86:SUNGLASSES SHOP
      :61:2603050305C10,1FMSC4
      :86:PAID IN
      :62F:C260305CHF159,4
      """)
    #expect(file["store"] == ["SUNGLASSES SHOP"])
    #expect(file["total"] == ["79.9"])
  }

  @Test func `a report during the day has its currency in field 34F, and a code may mean cash`() {
    let entries = Self.entries(
      ":20:1", ":34F:PLN0,", ":61:260302D20,00NGM NONREF", ":86:BANK AMSTERDAM",
      ":61:260302D1,10NGT NONREF")
    #expect(entries.map(\.currency) == ["PLN", "PLN"])
    #expect(entries.map(\.kind) == ["cash withdrawal", ""])
  }
}
