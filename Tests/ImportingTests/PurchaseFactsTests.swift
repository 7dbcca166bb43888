import GroceryModel
import Testing

@testable import Importing

@Suite struct PurchaseFactsTests {
  static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `Larder's own columns come out as they stand`() throws {
    let imported = try ImportedFile(
      """
      date,time,store,receipt,item,quantity,unit,total,list_total,kind,category,brand,package,barcode,tags,currency
      2026-10-03,11:31,Migros,R1,Milch,2,l,3.10,3.50,,Dairy,M-Budget,1 l,7610000000000,a;b,CHF
      2026-10-03,11:31,Migros,R1,Pfand,1,,0.50,,deposit,,,,,,CHF
      2026-10-04,,Migros,R2,Milch,1,l,-1.55,,refund,,,,,,CHF

      """)
    #expect(imported.schema.kind == .receipts)
    #expect(
      imported.lines == [
        ImportedFile.Line(
          type: .purchaseRecorded, date: "2026-10-03", line: 2, parentLine: 0,
          fields: [
            "receipt": "R1", "time": "11:31", "store": "Migros", "item": "Milch", "quantity": "2",
            "unit": "l", "package": "1 l", "total": "3.10", "list_total": "3.50",
            "currency": "CHF", "category": "Dairy", "brand": "M-Budget",
            "barcode": "7610000000000", "tags": "[\"a\",\"b\"]",
          ]),
        ImportedFile.Line(
          type: .purchaseRecorded, date: "2026-10-03", line: 3, parentLine: 2,
          fields: [
            "receipt": "R1", "time": "11:31", "store": "Migros", "item": "Pfand",
            "kind": "deposit", "quantity": "1", "total": "0.50", "currency": "CHF",
          ]),
        ImportedFile.Line(
          type: .purchaseRecorded, date: "2026-10-04", line: 4, parentLine: 0,
          fields: [
            "receipt": "R2", "store": "Migros", "item": "Milch", "kind": "refund",
            "quantity": "1", "unit": "l", "total": "-1.55", "currency": "CHF",
          ]),
      ])
  }

  @Test func `a total is worked out from quantity and unit price, half-even`() throws {
    let imported = try ImportedFile(
      """
      date,item,quantity,unit_price
      2026-01-02,Apples,0.5,2.25
      2026-01-02,Pears,0.5,2.27
      2026-01-02,Plums,3,1.10
      2026-01-02,Tea,,4.00

      """, Self.euro)
    #expect(imported["total"] == ["1.12", "1.14", "3.30", "4.00"])
  }

  @Test func `bad rows are rejected with line, column and reason, and the rest goes on`() throws {
    let imported = try ImportedFile(
      """
      date,item,quantity,total
      2026-01-02,Milk,1,1.00
      2026-13-02,Milk,1,1.00
      2026-01-02,Tea,1,"3,5O"
      2026-01-02,,1,2.00
      2026-01-02,Jam,1,2.00,9
      2026-01-03,Bread,1,2.50

      """, Self.euro)
    #expect(imported["item"] == ["Milk", "Bread"])
    #expect(
      imported.rejected == [
        ImportedFile.Rejected(
          line: 3, column: 1, reason: "'2026-13-02' is not a date (year, month, day)",
          raw: "2026-13-02,Milk,1,1.00"),
        ImportedFile.Rejected(
          line: 4, column: 4, reason: "'3,5O' is not an amount", raw: "2026-01-02,Tea,1,\"3,5O\""),
        ImportedFile.Rejected(
          line: 5, column: 2, reason: "the item is empty; expected an item's name",
          raw: "2026-01-02,,1,2.00"),
        ImportedFile.Rejected(
          line: 6, column: 5, reason: "the record has 5 cells; expected the header's 4",
          raw: "2026-01-02,Jam,1,2.00,9"),
      ])
  }

  @Test func `words at a record's end may be missing, and empty cells too many`() throws {
    let imported = try ImportedFile(
      """
      day,item,quantity,total,note
      2026-01-02,Milk,1,1.00,fresh
      2026-01-02,Tea,1,2.00
      2026-01-02,Jam,1,3.00,,,
      2026-01-02,Oil,4.00
      2026-01-02,Rice,1,5.00,,dear

      """, Self.euro)
    #expect(imported["item"] == ["Milk", "Tea", "Jam"])
    #expect(imported.rejected.map(\.line) == [5, 6])
  }

  @Test func `numbers at a record's end may not be missing, for any one could be`() throws {
    let imported = try ImportedFile(
      "day,item,quantity,total,points\n2026-01-02,Milk,1,1.00,4\n2026-01-02,Tea,2.00,5\n"
        + "2026-01-02,Jam,1,3.00,2\n",
      Self.euro)
    #expect(imported["item"] == ["Milk", "Jam"])
    #expect(imported.rejected.map(\.line) == [3])
  }

  @Test func `a time or quantity that cannot be read is named and left away`() throws {
    let imported = try ImportedFile(
      """
      date,time,item,quantity,total
      2026-01-02,25:00,Milk,a few,1.00
      2026-01-02,soon,Tea,1,2.00
      2026-01-02,,Jam,1,2.00
      2026-01-02,9:99,Oil,1,2.00
      2026-01-02,24:30,Rice,1,2.00
      2026-01-02,late,Salt,1,2.00

      """, Self.euro)
    #expect(imported["time"] == [nil, nil, nil, nil, nil, nil])
    #expect(imported["quantity"] == [nil, "1", "1", "1", "1", "1"])
    func unread(_ text: String, _ expected: String, _ line: Int, _ column: Int) -> ImportNotice {
      ImportNotice(
        "'\(text)' is not \(expected); the line goes in without it", line: line, column: column)
    }
    #expect(
      imported.notices == [
        unread("25:00", "a time of day", 2, 2), unread("a few", "a quantity", 2, 4),
        unread("soon", "a time of day", 3, 2), unread("9:99", "a time of day", 5, 2),
        ImportNotice("2 more lines go in without their time, which cannot be read"),
      ])
  }

  @Test func `a quantity that cannot be read rejects a line whose total hangs on it`() throws {
    let imported = try ImportedFile(
      "date,item,quantity,unit_price\n2026-01-02,Milk,a few,1.00\n2026-01-02,Tea,2,3.00\n",
      Self.euro)
    #expect(imported["total"] == ["6.00"])
    #expect(imported.rejected.map(\.reason) == ["'a few' is not a quantity"])
    #expect(imported.rejected.map(\.column) == [3])
  }

  @Test func `a file cut in its last record gives that record back`() throws {
    let imported = try ImportedFile(
      "date,item,total,category\n2026-01-02,Milk,1.00,Dairy\n2026-01-02,Tea,2", Self.euro)
    #expect(imported["item"] == ["Milk"])
    #expect(
      imported.rejected.map(\.reason) == ["the file ends inside the record, after 3 of 4 cells"])
  }

  @Test func `cancelled, zero and empty records are no purchases`() throws {
    let imported = try ImportedFile(
      """
      Order Date,Product Name,Quantity,Price,Delivery Status
      "Jul 01, 2026",Milk,1,$7.96,Delivered
      "Jul 01, 2026",Tea,1,$3.00,Canceled
      "Jul 01, 2026",Sample,0,$0.00,Delivered
      "Jul 01, 2026",Coupon Bonus 5x,1,$0.00,Delivered
      "Jul 01, 2026",Free sample,1,$0.00,Delivered
      ,,,,

      """)
    #expect(imported["item"] == ["Milk", "Free sample"])
    #expect(imported.ignored == [.cancelled: 1, .zero: 2])
  }

  @Test func `texts are trimmed and folded and lose the guard of formulas`() throws {
    let imported = try ImportedFile(
      "date,item,total\n2026-01-02,\"  Half  &\u{A0}Half \",1.00\n2026-01-02,'=SUM,2.00\n",
      Self.euro)
    #expect(imported["item"] == ["Half & Half", "=SUM"])
  }

  @Test func `absent words leave optional values out`() throws {
    let imported = try ImportedFile(
      "date,item,quantity,total,category,brand\n2026-01-02,Milk,NA,1.00,N/A,-\n", Self.euro)
    #expect(
      imported.lines.map(\.fields) == [["item": "Milk", "total": "1.00", "currency": "EUR"]])
  }

  @Test func `a row's own currency goes before the file's`() throws {
    let imported = try ImportedFile(
      "date,item,total,currency\n2026-01-02,Milk,1.00,CHF\n2026-01-02,Tea,2.00,\n", Self.euro)
    #expect(imported["currency"] == ["CHF", "EUR"])
  }

  @Test func `receipts known by their total only are one line each`() throws {
    let imported = try ImportedFile(
      "merchant,amount,date\nLidl,23.50,2026-01-02\nAldi,4.00,2026-01-03\n", Self.euro)
    #expect(imported["item"] == ["(receipt)", "(receipt)"])
    #expect(imported["store"] == ["Lidl", "Aldi"])
  }

  @Test func `a statement's signs are turned and money in is left out`() throws {
    let imported = try ImportedFile(
      """
      Date,Description,Amount,Balance
      2026-01-02,COFFEE SHOP,($5.00),$995.00
      2026-01-03,DIRECT DEPOSIT,"$2,000.00","$2,995.00"
      2026-01-04,GROCERY STORE,($45.50),"$2,949.50"

      """)
    #expect(imported["total"] == ["5.00", "45.50"])
    #expect(imported["store"] == ["COFFEE SHOP", "GROCERY STORE"])
    #expect(imported.ignored == [.payment: 1])
    #expect(
      imported.schema.warnings.map(\.description) == [
        "'$' is taken as USD (--currency CODE)",
        "spending is negative in this file; signs are turned, money in is left out",
      ])
  }

  @Test func `a file of refunds is money back`() throws {
    let imported = try ImportedFile(
      "Order ID,Refund Date,Currency,Amount Refunded\n1-1,2026-01-05,USD,12.50\n")
    #expect(imported["total"] == ["-12.50"])
    #expect(imported["kind"] == ["refund"])
  }

  @Test func `kinds follow signs and words together`() throws {
    let imported = try ImportedFile(
      """
      Datum;Artikel;Menge;Einzelpreis;Gesamtpreis
      03.10.2026;ZITRONE;1;0,89;0,89
      03.10.2026;LEERGUT EINWEG;1;-0,25;-0,25
      03.10.2026;Mitarbeiterrabatt 5%;1;-0,06;-0,06
      03.10.2026;MILCH;-1;1,09;-1,09
      03.10.2026;COUPONS;1;2,00;2,00
      03.10.2026;Versand;1;4,90;4,90

      """, Self.euro)
    #expect(imported["kind"] == [nil, "deposit", "discount", "refund", nil, "fee"])
    #expect(imported.lines.map(\.parentLine) == [0, 0, 2, 0, 0, 0])
  }

  @Test func `receipt columns that stand on the first line only hold for those below`() throws {
    let imported = try ImportedFile(
      """
      Date,Store,Item,Amount
      2026-01-02,Coop,Milk,3.00
      ,,Bread,2.00
      ,,Eggs,4.00
      2026-01-03,Aldi,Tea,5.00
      ,,Jam,6.00

      """, Self.euro)
    #expect(
      imported.lines.map(\.date) == [
        "2026-01-02", "2026-01-02", "2026-01-02", "2026-01-03", "2026-01-03",
      ])
    #expect(imported["store"] == ["Coop", "Coop", "Coop", "Aldi", "Aldi"])
  }

  @Test func `a refund marked by a word alone is money back`() throws {
    let imported = try ImportedFile(
      """
      Date,Receipt type,Item,Net sales
      2026-10-01,Sale,Coffee,15.00
      2026-10-02,Refund,Coffee,15.00

      """, Self.euro)
    #expect(imported["total"] == ["15.00", "-15.00"])
    #expect(imported["kind"] == [nil, "refund"])
    #expect(
      imported.notices == [ImportNotice("refunds without a sign, taken as money back: 1")])
  }

  @Test func `a line whose product is not its total is named`() throws {
    let imported = try ImportedFile(
      """
      Date,Item,Qty,Unit Price,Total
      2026-10-01,Milk,2,1.00,2.00
      2026-10-01,Tea,1,3.00,3.00
      2026-10-01,Jam,2,4.00,8.00
      2026-10-01,Rice,1,2.00,2.00
      2026-10-01,Salt,1,0.50,5.00

      """, Self.euro)
    #expect(
      imported.notices == [
        ImportNotice("quantity × unit price is not the total in 1 line", line: 6)
      ])
  }

  @Test func `a short record among whole ones is damaged`() throws {
    let imported = try ImportedFile(
      "date,item,total,category\n2026-01-02,Milk,1.00,Dairy\n2026-01-02,Tea,2.00\n"
        + "2026-01-03,Jam,3.00,Pantry\n", Self.euro)
    #expect(imported["item"] == ["Milk", "Jam"])
    #expect(
      imported.rejected.map(\.reason) == ["the record has 3 cells; expected the header's 4"])
  }
}
