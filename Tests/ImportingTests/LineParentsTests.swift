import GroceryModel
import Testing

@testable import Importing

/// What refunds, deposits and discounts belong to.
@Suite struct LineParentsTests {
  /// The line that each line of a receipt belongs to, 0 for none; lines are counted from 1.
  static func parents(
    _ lines: String..., header: String = "item,total,kind"
  ) throws -> [Int] {
    let rows = lines.map { $0.hasPrefix("2026") ? "\($0)\n" : "2026-10-03,A,1,EUR,\($0)\n" }
    let imported = try ImportedFile("date,store,receipt,currency,\(header)\n" + rows.joined())
    #expect(imported.rejected == [])
    return imported.lines.map { $0.parentLine == 0 ? 0 : $0.parentLine - 1 }
  }

  static let withCategory = "item,total,kind,category"

  @Test func `a refund belongs to the thing of its name, or to nothing`() throws {
    #expect(try Self.parents("Milk,1.29,", "Bread,-5.00,refund") == [0, 0])
    #expect(try Self.parents("Milk,1.29,", "Jam,2.00,", "Milk,-1.29,refund") == [0, 0, 1])
    #expect(try Self.parents("Milk,1.29,", "Milk,1.29,", "Milk,-1.29,refund") == [0, 0, 2])
    #expect(
      try Self.parents("Milk,1.29,", "Jam,2.00,", "Return: Milk,-1.29,refund") == [0, 0, 1])
    #expect(try Self.parents("2026-10-02,A,0,EUR,Milk,1.29,", "Milk,-1.29,refund") == [0, 0])
  }

  @Test(arguments: ["Refund", "Storno", "** RETOURE **", "Return 2"])
  func `a mere word for a refund is of the line above`(_ word: String) throws {
    #expect(try Self.parents("Milk,1.29,", "Jam,2.00,", "\(word),-2.00,refund") == [0, 0, 2])
  }

  @Test func `a deposit is of the line above, and bottles that come back of nothing`() throws {
    #expect(
      try Self.parents("Cola,1.29,", "Pfand,0.25,deposit", "Leergut,-0.25,deposit") == [0, 1, 0])
  }

  @Test func `a thing is known by its name wherever it stands in the text`() throws {
    #expect(
      try Self.parents("Milk 3.5%,1.29,", "Jam,2.00,", "Refund Milk 3.5%,-1.29,refund")
        == [0, 0, 1])
    #expect(
      try Self.parents("Bread,2.00,", "Tea,5.00,", "Rabatt 20% Bread,-0.40,discount") == [0, 0, 1])
    #expect(
      try Self.parents("Milk,1.29,", "Jam,2.00,", "Multibuy saving Milk,-0.40,discount")
        == [0, 0, 1])
    // Written in another way, but directly below, and for what was paid.
    #expect(try Self.parents("Milk 3.5%,1.29,", "Returned milk,-1.29,refund") == [0, 1])
    #expect(try Self.parents("Milk 3.5%,1.29,", "Returned milk,-1.00,refund") == [0, 0])
  }

  @Test func `a deposit that is taken back at once belongs where it did`() throws {
    #expect(
      try Self.parents(
        "Cola,1.29,", "Jam,2.00,", "Cola,1.29,", "Pfand,0.25,deposit", "Jam,2.00,",
        "Storno Pfand,-0.25,deposit", "Leergut,-0.25,deposit") == [0, 0, 0, 3, 0, 3, 0])
  }

  @Test func `where receipts with sums cannot be distinguished a coupon is of the line above`()
    throws
  {
    let imported = try ImportedFile(
      """
      date,store,item,quantity,total
      2026-03-01,Lidl,Milk,1,1.00
      2026-03-01,Lidl,Bread,1,3.00
      2026-03-01,Lidl,Coupon,1,-1.00
      2026-03-01,Lidl,TOTAL,,3.00
      2026-03-01,Lidl,Soap,1,4.00
      2026-03-01,Lidl,Wine,1,6.00
      2026-03-01,Lidl,Coupon,1,-2.00
      2026-03-01,Lidl,TOTAL,,8.00

      """, ImportOptions(currency: Currency("EUR")))
    #expect(imported.lines.map(\.parentLine) == [0, 0, 3, 0, 0, 7])
  }

  @Test func `a discount is of the line above`() throws {
    #expect(
      try Self.parents("Milk,1.29,", "Jam,2.00,", "Discount,-0.20,discount") == [0, 0, 2])
    #expect(try Self.parents("Milk,1.29,", "Discount,-1.30,discount") == [0, 0])
  }

  @Test(
    arguments: [
      "Coupon", "Gutschein 12", "Voucher", "Bon d'achat", "Staff discount", "Treuerabatt",
      "Total discount", "Купон",
    ])
  func `what is of the whole receipt is of no line behind the last item`(_ text: String) throws {
    let coupon = "\(text),-1.00,discount"
    #expect(try Self.parents("Milk,1.29,", "Jam,2.00,", coupon) == [0, 0, 0])
    #expect(try Self.parents("Milk,1.29,", "Jam,2.00,", coupon, coupon) == [0, 0, 0, 0])
    #expect(try Self.parents("Jam,2.00,", coupon, "Bag,0.10,fee", "Milk,1.29,") == [0, 1, 0, 0])
    #expect(try Self.parents("Jam,2.00,", coupon, "2026-10-04,A,2,EUR,Milk,1.29,") == [0, 0, 0])
  }

  @Test func `a sum ends the items that a coupon waits for`() throws {
    let imported = try ImportedFile(
      """
      Date,Item,Qty,Amount
      2026-10-03,Milk,1,3.00
      2026-10-03,Jam,1,2.00
      2026-10-03,Coupon,1,-1.00
      2026-10-03,Total,,4.00
      2026-10-03,Tea,1,5.00

      """, ImportOptions(currency: Currency("EUR")))
    #expect(imported["kind"] == [nil, nil, "discount", nil])
    #expect(imported.lines.map(\.parentLine) == [0, 0, 0, 0])
  }

  @Test func `percents tell whether the line above or the receipt is meant`() throws {
    #expect(
      try Self.parents("Milk,1.29,", "Jam,2.00,", "5% Rabatt,-0.10,discount", "Tea,3.00,")
        == [0, 0, 2, 0])
    #expect(
      try Self.parents("Milk,1.29,", "Jam,2.00,", "5% Rabatt,-0.16,discount", "Tea,3.00,")
        == [0, 0, 0, 0])
    #expect(
      try Self.parents(
        "Cola,2.00,", "Pfand,0.25,deposit", "Jam,2.00,", "Rabatt 10 %,-0.40,discount")
        == [0, 1, 0, 0])
    #expect(try Self.parents("Jam,2.00,", "Rabatt 5%,-0.30,discount") == [0, 1])
  }

  @Test func `a discount of a line's name is of that line, unless it is filed elsewhere`() throws {
    #expect(
      try Self.parents(
        "Milk,1.29,,Dairy", "Chips,2.50,,Snacks", "Milk,-0.29,discount,Dairy",
        "Rabatt Milk,-0.10,discount,Dairy", "Milk,-0.10,discount,Discounts",
        "Offer,-0.10,discount,Dairy", header: Self.withCategory) == [0, 0, 1, 1, 0, 0])
    #expect(
      try Self.parents(
        "Milk,1.29,,", "Chips,2.50,,Snacks", "Milk,-0.29,discount,Dairy", header: Self.withCategory)
        == [0, 0, 1])
  }

  @Test func `a coupon is within reach when its batch is full`() throws {
    var text = "date,store,receipt,item,total,kind,currency\n"
    for receipt in 0..<1500 {
      let start = "2026-10-03,A,\(receipt)"
      text += "\(start),Jam,2.00,,EUR\n\(start),Coupon,-1.00,discount,EUR\n"
      if receipt % 2 == 0 { text += "\(start),Tea,2.00,,EUR\n" }
    }
    let coupons = try ImportedFile(text).lines.filter { $0.fields["kind"] == "discount" }
    #expect(coupons.count == 1500)
    #expect(
      coupons.enumerated().allSatisfy { receipt, coupon in
        coupon.parentLine == (receipt % 2 == 0 ? coupon.line - 1 : 0)
      })
  }
}
