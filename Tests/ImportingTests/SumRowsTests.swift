import GroceryModel
import Testing

@testable import Importing

@Suite struct SumRowsTests {
  static let options = ImportOptions(currency: Currency("EUR"), date: Day("2026-01-02"))

  @Test func `labelled sums and payments are left out and agree with the lines`() throws {
    let imported = try ImportedFile(
      """
      Artikel;Menge;Einzelpreis;Summe
      Milch;2;1,09;2,18
      Brot;1;2,50;2,50
      Zwischensumme;;;4,68
      SUMME EUR;;;4,68
      BAR;;;5,00
      Rückgeld;;;0,32

      """, Self.options)
    #expect(imported["total"] == ["2.18", "2.50"])
    #expect(imported.ignored == [.total: 2, .tender: 2])
    #expect(imported.notices == [])
    #expect(imported.further.map { $0.fields["total"] } == ["4.68"])
  }

  @Test func `a wrong total at the end of a receipt is stated and compared, payments left out`()
    throws
  {
    let imported = try ImportedFile(
      """
      date,store,item,total
      2026-01-02,Coop,Milk,2.00
      2026-01-02,Coop,Bread,3.00
      2026-01-02,Coop,Total,6.00
      2026-01-02,Coop,Visa,10.00
      2026-01-02,Coop,Change,-4.00
      2026-01-03,Aldi,Eggs,3.00
      2026-01-03,Aldi,Tea,4.00
      2026-01-03,Aldi,Total,7.00
      2026-01-03,Aldi,Cash,7.00

      """, ImportOptions(currency: Currency("EUR")))
    #expect(imported["total"] == ["2.00", "3.00", "3.00", "4.00"])
    #expect(imported.ignored == [.total: 2, .tender: 3])
    #expect(
      imported.further.map { [$0.date, $0.fields["store"], $0.fields["total"]] } == [
        ["2026-01-02", "Coop", "6.00"], ["2026-01-03", "Aldi", "7.00"],
      ])
    #expect(
      imported.notices == [
        ImportNotice("the total row says 6.00, the lines add up to 5.00", line: 4)
      ])
  }

  @Test func `behind a total a card with its amount is a payment, and a tax inside it none`() throws
  {
    let imported = try ImportedFile(
      """
      date,store,item,total
      2026-01-02,Corner,Milk,2.00
      2026-01-02,Corner,Card game,5.00
      2026-01-02,Corner,TOTAL,7.00
      2026-01-02,Corner,Visa ending 1234,7.00
      2026-01-02,Corner,GST included in total,0.64
      2026-01-03,Corner,Eggs,3.00

      """, ImportOptions(currency: Currency("EUR")))
    #expect(imported["item"] == ["Milk", "Card game", "Eggs"])
    #expect(imported.ignored == [.total: 1, .tender: 1, .includedTax: 1])
    #expect(imported.notices == [])
  }

  @Test func `a total above its lines is one where they add up to it`() throws {
    let imported = try ImportedFile(
      """
      date,store,item,total
      2026-01-02,Corner,TOTAL,8.47
      2026-01-02,Corner,Milk,3.49
      2026-01-02,Corner,Eggs,4.98
      2026-01-03,Corner,TOTAL,2.50
      2026-01-03,Corner,Bread,2.50

      """, ImportOptions(currency: Currency("EUR")))
    #expect(imported["item"] == ["Milk", "Eggs", "Bread"])
    #expect(imported.ignored == [.total: 2])
    #expect(imported.notices == [])
  }

  @Test func `a line kept behind its receipt's total is named`() throws {
    let imported = try ImportedFile(
      """
      date,store,item,total
      2026-01-02,Corner,Milk,2.00
      2026-01-02,Corner,Bread,5.00
      2026-01-02,Corner,TOTAL,7.00
      2026-01-02,Corner,Mystery,7.50
      2026-01-03,Corner,Eggs,3.00

      """, ImportOptions(currency: Currency("EUR")))
    #expect(imported["item"] == ["Milk", "Bread", "Mystery", "Eggs"])
    #expect(
      imported.notices == [
        ImportNotice(
          "a line stands behind the total of its receipt and is kept as a purchase", line: 5)
      ])
  }

  @Test func `a wrong total at the end without a payment is known by its size`() throws {
    let wrong = try ImportedFile(
      "Item,Amount\nApples,2.50\nMilk,1.99\nTotal,5.49\n", Self.options)
    #expect(wrong["item"] == ["Apples", "Milk"])
    #expect(
      wrong.notices == [ImportNotice("the total row says 5.49, the lines add up to 4.49", line: 4)])
    let cereal = try ImportedFile(
      "Item,Amount\nApples,2.50\nMilk,1.99\nTotal,1.49\nCASH,1.00\nTea,1.00\n", Self.options)
    #expect(cereal["item"] == ["Apples", "Milk", "Total", "CASH", "Tea"])
    #expect(
      cereal.notices == [
        ImportNotice(
          "a line called 'Total' is kept as an item, for the lines do not add up to it", line: 4),
        ImportNotice(
          "a line called 'CASH' is kept as an item, "
            + "for no total that agrees with the lines stands above it", line: 5),
      ])
  }

  @Test func `payments that lack what lines have are left out beside few lines`() throws {
    let imported = try ImportedFile(
      "Item,Category,Amount\nApples,Fruit,2.50\nMilk,Dairy,1.99\nTotal,,5.49\nCash,,6.00\n"
        + "Change,,0.51\n", Self.options)
    #expect(imported["item"] == ["Apples", "Milk"])
    #expect(imported.ignored == [.total: 1, .tender: 2])
    #expect(imported.further.map { $0.fields["total"] } == ["5.49"])
  }

  @Test func `a sum without a label is known by its amount`() throws {
    let imported = try ImportedFile(
      "Produkt;Menge;Betrag\nMilch;2;1.002,18\nBrot;1;2,50\n;;1.004,68\n", Self.options)
    #expect(imported["total"] == ["1002.18", "2.50"])
    #expect(imported.ignored == [.total: 1])
  }

  @Test func `a damaged label is a sum only where the amount agrees`() throws {
    let text = "Item,Amount\nApples,2.50\nMilk,1.99\nSubtota,4.49\nSubtotal Tea,4.48\n"
    let imported = try ImportedFile(text, Self.options)
    #expect(imported["item"] == ["Apples", "Milk", "Subtotal Tea"])
  }

  @Test func `a difference is stated with both amounts`() throws {
    let imported = try ImportedFile(
      "id,title,price\n11,Milk,1.00\n12,Tea,2.00\n,total,3.50\n", Self.options)
    #expect(
      imported.notices == [
        ImportNotice("the total row says 3.50, the lines add up to 3.00", line: 4)
      ])
  }

  @Test func `words of sums and payments that nothing supports are items`() throws {
    let imported = try ImportedFile(
      "Item,Amount\nGIFT CARD,25.00\nCash,4.00\nTotal,2.00\nDEPOSIT,1.00\n", Self.options)
    #expect(imported["item"] == ["GIFT CARD", "Cash", "Total", "DEPOSIT"])
    #expect(
      imported.notices == [
        ImportNotice(
          "a line called 'Total' is kept as an item, for the lines do not add up to it", line: 4)
      ])
  }

  @Test func `tax that the total does not add is inside the prices`() throws {
    let imported = try ImportedFile(
      "Item,Amount\nApples,2.50\nMilk,1.99\nTax,0.20\nTotal,4.49\n", Self.options)
    #expect(imported["item"] == ["Apples", "Milk"])
    #expect(imported.ignored == [.includedTax: 1, .total: 1])
  }

  @Test func `tax that the total adds is a line`() throws {
    let imported = try ImportedFile(
      "Item,Amount\nApples,2.50\nMilk,1.99\nTax,0.20\nTotal,4.69\n", Self.options)
    #expect(imported["kind"] == [nil, nil, "tax"])
  }

  @Test func `a receipt's repeated total is stated once and compared`() throws {
    let imported = try ImportedFile(
      """
      receipt_id,date,item,line_total,receipt_total
      A1,2026-01-02,Milk,3.00,7.00
      A1,2026-01-02,Bread,4.00,7.00
      A2,2026-01-03,Eggs,3.00,9.00
      A2,2026-01-03,Tea,5.00,9.00

      """, Self.options)
    #expect(imported["total"] == ["3.00", "4.00", "3.00", "5.00"])
    #expect(imported.further.map { $0.fields["total"] } == ["7.00", "9.00"])
    #expect(
      imported.notices == [
        ImportNotice("the receipt says 9.00, the lines add up to 8.00", line: 4)
      ])
  }

  @Test(arguments: [
    "date,item,total,receipt_total", "Date,Product,Line total,Receipt total",
    "date,item,unit_price,receipt_total",
  ])
  func `a single receipt's total column is stated and compared`(_ header: String) throws {
    let imported = try ImportedFile(
      header + "\n2026-01-02,Milk,3.00,9.00\n2026-01-02,Bread,4.00,9.00\n",
      ImportOptions(currency: Currency("EUR")))
    #expect(imported["total"] == ["3.00", "4.00"])
    #expect(imported.further.map { $0.fields["total"] } == ["9.00"])
    #expect(
      imported.notices == [
        ImportNotice("the receipt says 9.00, the lines add up to 7.00", line: 2)
      ])
  }

  @Test func `two totals on one day in one shop are two receipts`() throws {
    let imported = try ImportedFile(
      """
      date,store,item,total,receipt_total
      2026-01-02,Coop,Milk,3.00,7.00
      2026-01-02,Coop,Bread,4.00,7.00
      2026-01-02,Coop,Tea,5.00,5.00

      """, ImportOptions(currency: Currency("EUR")))
    #expect(imported.further.map { $0.fields["total"] } == ["7.00", "5.00"])
    #expect(imported.notices == [])
  }

  @Test func `an amount above the table is compared with its lines`() throws {
    let imported = try ImportedFile(
      "Total;10.00\n\nDate;Magasin;Montant\n2026-01-02;Lidl;4.00\n2026-01-03;Coop;5.00\n",
      Self.options)
    #expect(
      imported.notices == [
        ImportNotice("the text above the table says 10.00, the lines add up to 9.00")
      ])
  }

  @Test func `what pays behind a total, in parts or with a card for gifts, is no line`() throws {
    let imported = try ImportedFile(
      """
      Date,Store,Item,Amount
      2026-03-14,Deli,Sandwich,9.50
      2026-03-14,Deli,Soda,2.00
      2026-03-14,Deli,Total,11.50
      2026-03-14,Deli,Gift card ****1234,-10.00
      2026-03-14,Deli,Visa ****9876,1.50

      """, Self.options)
    #expect(imported["item"] == ["Sandwich", "Soda"])
    #expect(imported.ignored == [.total: 1, .tender: 2])
  }

  @Test func `points, cash handed out and what was saved are no lines`() throws {
    let imported = try ImportedFile(
      """
      Date,Store,Item,Qty,Price
      2026-03-14,Meijer,Bread,1,2.49
      2026-03-14,Meijer,Ham,2,7.98
      2026-03-14,Meijer,Points earned,,120
      2026-03-14,Meijer,You saved,,1.50
      2026-03-14,Meijer,Cash back,,20.00

      """, Self.options)
    #expect(imported["item"] == ["Bread", "Ham"])
  }

  @Test(arguments: ["TOTAL A PAYER", "TOTAL (€)", "Total €", "TOTAL $", "Summe EUR"])
  func `a total may name its currency`(_ label: String) throws {
    var options = Self.options
    if label.hasSuffix("$") { options.currency = Currency("USD") }
    let imported = try ImportedFile(
      "Date,Item,Qty,Price\n2026-03-14,Bread,1,2.49\n2026-03-14,Ham,1,1.00\n2026-03-14,\(label),,3.49\n",
      options)
    #expect(imported["item"] == ["Bread", "Ham"])
    #expect(imported.ignored == [.total: 1])
  }
}
