import ByteTools
import GroceryModel
import Testing

@testable import Importing

@Suite struct QuantityCellTests {
  static func read(_ text: String, _ mark: DecimalMark = .point) -> [String]? {
    withBytes(of: text) { bytes in
      QuantityCell(bytes, NumberFormat(mark: mark)).map { cell in
        [
          cell.number.decimal?.description ?? "", String(decoding: cell.unit, as: UTF8.self),
        ]
      }
    }
  }

  @Test(arguments: [
    ("1/2 lb", ["0.5", "lb"]), ("1/2", ["0.5", ""]), ("1 ½", ["1.5", ""]),
    ("1½ lb", ["1.5", "lb"]),
    ("¾", ["0.75", ""]), ("2 3/4 kg", ["2.75", "kg"]), ("1lb 4oz", ["1.25", "lb"]),
    ("1 kg 250 g", ["1.25", "kg"]), ("2 x 12pk", ["2", ""]), ("2 @ 1.49", ["2", ""]),
    ("5 for $2", ["5", ""]), ("x4", ["4", ""]), ("3 large bags", ["3", "large bags"]),
    ("2 Stk x 1.09", ["2", "Stk"]), ("0.842 kg NET @ $3.90/kg", ["0.842", "kg"]),
    ("2x", ["2", ""]), ("1 Piece 1 opened", ["1", "Piece"]), ("2.13 lbs", ["2.13", "lbs"]),
  ])
  func `fractions, two measures and prices of one are understood`(
    _ text: String, _ expected: [String]
  ) {
    #expect(Self.read(text) == expected)
  }

  @Test func `a comma is the mark where the column says so`() {
    #expect(Self.read("0,946 kg x 1,99 EUR/kg", .comma) == ["0.946", "kg"])
  }

  @Test(arguments: [
    "2-3", "1/3", "⅓", "24/7", "~2", "1 dozen 3 ", "2 lb/kg", "12 (pack)", "1/2/2026", "lb", "1 %",
    "1 1/2/3", "$2 each 4", "x 1",
  ])
  func `what is not wholly understood is nothing`(_ text: String) {
    #expect(Self.read(text) == nil)
  }

  @Test func `cells that are no quantities are named, the others are read`() throws {
    let imported = try ImportedFile(
      """
      Date,Store,Item,Qty,Total
      2026-03-14,Publix,Turkey,1/2 lb,6.50
      2026-03-14,Publix,Limes,2-3,2.00
      2026-03-14,Publix,Salmon,1 lb 4 oz,15.99

      """, ImportOptions(currency: Currency("USD")))
    #expect(imported["quantity"] == ["0.5", nil, "1.25"])
    #expect(imported["unit"] == ["lb", nil, "lb"])
    #expect(
      imported.notices.map(\.found) == ["'2-3' is not a quantity; the line goes in without it"])
  }

  @Test func `a cup is a measure of recipes, and no currency`() throws {
    let imported = try ImportedFile(
      """
      Date,Item,Qty,Total
      2026-03-14,Flour,1 Cup,0.35
      2026-03-14,Milk,2 CUP,0.80
      2026-03-14,Salt,1 tsp,0.01
      2026-03-14,Eggs,6,1.80

      """, ImportOptions(currency: Currency("USD")))
    #expect(imported["quantity"] == ["1", "2", "1", "6"])
    #expect(imported["unit"] == ["Cup", "CUP", "tsp", nil])
    let inPesos = try ImportedFile("Fecha,Producto,Total\n2026-03-14,Arroz,120 CUP\n")
    #expect(inPesos["currency"] == ["CUP"])
  }

  @Test func `a column of quantities that is not used is named`() throws {
    let imported = try ImportedFile(
      "Date,Item,Qty,Total\n2026-03-14,Limes,2-3,5.99\n2026-03-14,Ham,a few,2.98\n",
      ImportOptions(currency: Currency("USD")))
    #expect(imported["quantity"] == [nil, nil])
    #expect(
      imported.schema.warnings.map(\.found) == [
        "'Qty' is not used, for most of its cells are no quantities, as '2-3'"
      ])
  }
}
