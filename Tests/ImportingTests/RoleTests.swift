import GroceryModel
import Testing

@testable import Importing

@Suite struct RoleTests {
  static let options = ImportOptions(currency: Currency("EUR"), date: Day("2026-01-02"))

  static func columns(_ text: String) throws -> [String: String] {
    let columns = try ImportedFile(text, options).schema.columns
    return Dictionary(
      uniqueKeysWithValues: columns.map { ($0.key.rawValue, $0.value.header) })
  }

  @Test(arguments: [
    "Nazwa towaru;Ilość;Cena;Wartość\nMleko;2,000;3,49;6,98\nSer;0,345;29,99;10,35\n",
    "Tuote;Määrä;Hinta;Summa\nMaito;2;1,05;2,10\nBanaani;0,512;1,99;1,02\n",
    "商品名,数量,単価,金額\n牛乳,2,198,396\nパン,3,120,360\n",
    "Produit;Quantité;Prix unitaire;Montant\nLait;2;1,05;2,10\nPain;3;0,90;2,70\n",
    "כמות,מוצר,מחיר ליחידה,סה\"כ\n2,חלב,7.10,14.20\n3,לחם,8.90,26.70\n",
    "Sản phẩm,Số lượng,Đơn giá,Thành tiền\nSữa,2,32.50,65.00\nGạo,3,25.50,76.50\n",
    "品项,数量,单价,总金额\n牛奶,2,3.50,7.00\n苹果,3,1.20,3.60\n",
    "Наименование;Количество;Цена;Сумма\nМолоко;2;80,50;161,00\nХлеб;3;40,00;120,00\n",
  ])
  func `headers of many languages are known`(_ text: String) throws {
    let roles = try Self.columns(text).keys.sorted()
    #expect(roles == ["item", "quantity", "total", "unit_price"])
  }

  @Test func `a price beside a quantity is the line's where another column is the unit's`() throws {
    let columns = try Self.columns(
      "item_name,item_price,quantity,unit_price\nWine,30.98,2,15.49\nTea,3.00,1,3.00\n")
    #expect(
      columns == [
        "item": "item_name", "total": "item_price", "quantity": "quantity",
        "unit_price": "unit_price",
      ])
  }

  @Test(arguments: [
    "Item,Qty,Net price,Gross price\nMilk,2,1.00,1.09\nSoap,1,2.00,2.42\n",
    "Artikel;Menge;Netto;Brutto\nMilch;2;1,00;1,09\nSeife;1;2,00;2,42\n",
    "Item,Qty,Price excl. VAT,VAT %,Price incl. VAT\nMilk,2,1.00,9,1.09\nSoap,1,2.00,21,2.42\n",
  ])
  func `of a price without the tax and one with it the latter is paid`(_ text: String) throws {
    let columns = try Self.columns(text)
    let paid = columns["unit_price"] ?? columns["total"]
    #expect(["Gross price", "Brutto", "Price incl. VAT"].contains(paid))
  }

  @Test func `net of a discount is what is paid`() throws {
    let columns = try Self.columns(
      "Item,Gross amount,Discount,Net amount\nMilk,1.20,0.20,1.00\nSoap,2.50,0.00,2.50\n")
    #expect(columns["total"] == "Net amount")
  }

  @Test func `when a line was typed in is not its day where that stands beside it`() throws {
    let rows = "2026-03-16,2026-03-14,Milk,1.20\n2026-03-16,2026-03-15,Bread,2.20\n"
    #expect(try Self.columns("created_at,date,item,total\n" + rows)["date"] == "date")
    #expect(try Self.columns("created_at,code,item,total\n" + rows)["date"] == "created_at")
  }

  @Test func `the only texts are what was bought, whatever they are called`() throws {
    let text = "Date,Amount,Frobnicate\n2026-03-14,12.34,Aldi\n2026-03-15,2.34,Lidl\n"
    let imported = try ImportedFile(text, Self.options)
    #expect(imported["item"] == ["Aldi", "Lidl"])
    #expect(
      imported.schema.warnings.map(\.found) == ["'Frobnicate' is taken as the item"])
  }

  @Test func `prices per pound or pint are a list of prices`() throws {
    let text = "Product,Price ($),Unit\nApples,2.99,per lb\nMilk,3.99,per gallon\n"
    #expect(try ImportedFile(text, Self.options).schema.kind == .prices)
  }

  @Test func `the amount once more is no quantity`() throws {
    let columns = try Self.columns(
      "Date,Item,Amount (EUR),Original Amount,Exchange Rate\n2026-03-14,Milk,23.45,23.45,1\n"
        + "2026-03-14,Bread,3.45,3.45,1\n")
    #expect(columns["total"] == "Amount (EUR)")
    #expect(columns["quantity"] == nil)
  }

  @Test func `a comma parts no thousands where blanks do`() throws {
    let imported = try ImportedFile(
      "Megnevezés;Mennyiség;Egység;Egységár;Összeg\nSertéscomb;1,254;kg;1 890;2 370\n"
        + "Tej;2;db;399;798\n", Self.options)
    #expect(imported["quantity"] == ["1.254", "2"])
  }

  @Test func `a price that stays when more is bought is the unit's, with a warning`() throws {
    let imported = try ImportedFile(
      "Item,Qty,Price\nMilk,2,1.09\nMilk,1,1.09\nBread,3,0.99\n", Self.options)
    #expect(imported["total"] == ["2.18", "1.09", "2.97"])
    #expect(
      imported.schema.warnings.map(\.description) == [
        "'Price' is taken as the price of one (it stays the same when more of an item is bought "
          + "(1 of 1)) (--set total='Price' says otherwise)"
      ])
  }

  @Test func `a price that can always be parted by the quantity is the line's`() throws {
    let imported = try ImportedFile(
      "Item,Qty,Price\nMilk,2,7.96\nBananas,6,1.62\nTea,1,2.00\n", Self.options)
    #expect(imported["total"] == ["7.96", "1.62", "2.00"])
    #expect(imported.schema.warnings.count == 1)
  }

  @Test func `counts in a package are no quantity`() throws {
    let columns = try Self.columns(
      "Item,Size,Count,Price\nEggs,,12,3.99\nMilk,1 l,,1.49\nPeppers,,3,7.47\nGranola,13 oz,,3.50\n"
    )
    #expect(columns["quantity"] == nil)
    #expect(columns["total"] == "Price")
  }

  @Test func `a column that lines add up to is the receipt's and not the line's`() throws {
    let columns = try Self.columns(
      """
      receipt,date,amount,item,price
      R1,2026-01-02,5.00,Milk,2.00
      R1,2026-01-02,5.00,Tea,3.00
      R2,2026-01-03,9.00,Jam,4.00
      R2,2026-01-03,9.00,Rice,5.00

      """)
    #expect(columns["total"] == "price")
    #expect(columns["receipt_total"] == "amount")
  }

  @Test func `a running balance and ids are never amounts`() throws {
    let columns = try Self.columns(
      "date,transaction id,merchant,amount,balance\n2026-01-02,900000001,Lidl,5.00,95.00\n"
        + "2026-01-03,900000002,Aldi,6.00,89.00\n")
    #expect(columns["total"] == "amount")
    #expect(columns["receipt"] == "transaction id")
  }

  @Test func `a reduced price is what was paid where it stands`() throws {
    let imported = try ImportedFile(
      "Item,Price,Discount Price\nMilk,2.00,1.50\nBread,3.00,\n", Self.options)
    #expect(imported["total"] == ["1.50", "3.00"])
  }

  @Test func `a header is found below a preamble that tells the shop and the day`() throws {
    let imported = try ImportedFile(
      "Store,Walmart,,\nDate,2026-03-04,,\n,,,\nItem,Qty,Price each,Total\nMilk,2,1.00,2.00\n",
      ImportOptions(currency: Currency("USD")))
    #expect(imported.schema.headerLine == 4)
    #expect(imported["store"] == ["Walmart"])
    #expect(imported.lines.map(\.date) == ["2026-03-04"])
  }

  @Test func `of two tables the one with items is read and the other named`() throws {
    let imported = try ImportedFile(
      """
      receipt_id,date,store,total
      A1,2026-02-01,Coop,7.00

      receipt_id,item,quantity,unit_price,line_total
      A1,Milk,2,1.50,3.00
      A1,Bread,1,4.00,4.00

      """, Self.options)
    #expect(imported["item"] == ["Milk", "Bread"])
    #expect(
      imported.schema.warnings == [
        ImportNotice("another table begins here and is left out", line: 1)
      ])
  }

  @Test func `the last of a compound's characters tell what it is`() throws {
    let columns = try Self.columns(
      "品名,単価,数量,税率,割引金額,税込金額\n牛乳,198,2,8%,0,427\n洗剤,298,1,10%,10,317\n")
    #expect(columns["total"] == "税込金額")
    #expect(columns["item"] == "品名")
  }

  @Test func `the only texts beside quantities and amounts are the items`() throws {
    let imported = try ImportedFile(
      "Zapp,Qty,Unit price,Total\nMilk,2,1.00,2.00\nBread,1,3.00,3.00\n", Self.options)
    #expect(imported["item"] == ["Milk", "Bread"])
    #expect(imported.schema.warnings.map(\.flag) == ["--set item=COLUMN"])
  }

  @Test func `what was not delivered was not bought`() throws {
    let imported = try ImportedFile(
      "Artikel;Menge;Gesamtpreis;Status\nMilch;2;2,58;geliefert\nEier;1;2,79;nicht lieferbar\n",
      Self.options)
    #expect(imported["item"] == ["Milch"])
    #expect(imported.ignored == [.cancelled: 1])
  }

  @Test func `specified roles go before found ones`() throws {
    var options = Self.options
    options.roles = ["total": "Shown", "quantity": ""]
    let imported = try ImportedFile("Item,Qty,Total,Shown\nMilk,2,3.00,4.00\n", options)
    #expect(imported["total"] == ["4.00"])
    #expect(imported["quantity"] == [nil])
  }

  @Test func `a companion tells day, shop and currency of each receipt`() throws {
    let companion = try TemporaryFile(
      Array("receipt_id,date,store,currency\nA,2026-02-01,Coop,CHF\nB,2026-02-02,Aldi,CHF\n".utf8))
    let imported = try ImportedFile(
      "receipt_id,item,total\nA,Milk,1.00\nB,Tea,2.00\nC,Jam,3.00\n",
      ImportOptions(companion: companion.path))
    #expect(imported.lines.map(\.date) == ["2026-02-01", "2026-02-02"])
    #expect(imported["store"] == ["Coop", "Aldi"])
    #expect(imported["currency"] == ["CHF", "CHF"])
    #expect(imported.rejected.map(\.reason) == ["nothing in the record tells a date"])
  }

  @Test func `a companion's currencies hold for the lines of each receipt`() throws {
    let companion = try TemporaryFile(
      Array("receipt_id,date,store,currency\nA,2026-02-01,Coop,CHF\nB,2026-02-02,Aldi,EUR\n".utf8))
    let imported = try ImportedFile(
      "receipt_id,item,total\nA,Milk,1.00\nB,Tea,2.00\n",
      ImportOptions(companion: companion.path))
    #expect(imported.schema.questions == [])
    #expect(imported["currency"] == ["CHF", "EUR"])
  }

  @Test func `an invoice's total is what is left of the amount less a discount and with the tax`()
    throws
  {
    let imported = try ImportedFile(
      """
      Fecha,Descripción,Cantidad,Valor Unitario,Importe,Descuento,IVA,Total
      2026-03-14,Aceite,2,32.00,64.00,0.00,0.00,64.00
      2026-03-14,Detergente,1,86.21,86.21,8.62,12.41,90.00

      """, Self.options)
    #expect(imported["total"] == ["64.00", "90.00"])
  }

  @Test func `headers typed without their accents are known`() throws {
    let imported = try ImportedFile(
      "Tarih;Magaza;Urun;Adet;Birim Fiyat;Tutar\n03.10.2026;Migros;Sut;2;42,50;85,00\n",
      Self.options)
    #expect(imported["item"] == ["Sut"])
    #expect(imported["store"] == ["Migros"])
  }

  @Test(arguments: [("Összeg (Ft)", "HUF"), ("Celkem Kč", "CZK"), ("Total RM", "MYR")])
  func `a header may name the currency by its sign`(_ header: String, _ code: String) throws {
    let imported = try ImportedFile("date,item,\(header)\n2026-01-02,Milk,120\n")
    #expect(imported["currency"] == [code])
  }

  @Test func `a column of zeros is not what was paid`() throws {
    let imported = try ImportedFile(
      "Date,Description,Amount,Total costs\n2026-01-02,Milk,1.20,0.00\n2026-01-03,Ham,2.30,0.00\n",
      Self.options)
    #expect(imported["total"] == ["1.20", "2.30"])
  }

  @Test func `codes and brands of items without any amount are a list of products`() throws {
    let imported = try ImportedFile(
      "name,category,barcode,package\nOat drink,Dairy,4012345678901,1 l\n", Self.options)
    #expect(imported.schema.kind == .products)
    #expect(imported["item"] == ["Oat drink"])
  }

  @Test(arguments: ["gesehen am", "last seen", "scraped_at"])
  func `prices that were only seen are no purchases`(_ header: String) throws {
    let imported = try ImportedFile(
      "item,store,price,\(header)\nButter,Aldi,1.99,2026-10-03\n", Self.options)
    #expect(imported.schema.kind == .prices)
    #expect(imported.lines.map(\.date) == ["2026-10-03"])
  }

  @Test func `beside quantity and price an amount is that of the line, offers or not`() throws {
    let imported = try ImportedFile(
      """
      Date,Item,Qty,Price,Amount
      2026-01-02,Yogurt,5,0.80,4.00
      2026-01-02,Soda two for one,2,1.99,1.99
      2026-01-02,Tea,2,1.50,2.50

      """, Self.options)
    #expect(imported["total"] == ["4.00", "1.99", "2.50"])
  }

  @Test func `codes of currencies are theirs, whatever heads them`() throws {
    let imported = try ImportedFile(
      "Date,Item,Amount,C.\n2026-01-02,Milk,1.20,EUR\n2026-01-03,Ham,2.30,CHF\n")
    #expect(imported["currency"] == ["EUR", "CHF"])
  }

  @Test func `a header's sign says which dollars the cells mean`() throws {
    let imported = try ImportedFile(
      "date,item,qty,Amount (HK$)\n2026-01-02,Milk,2,$45.80\n")
    #expect(imported["currency"] == ["HKD"])
  }

  @Test func `beside prices and totals the only texts left are items`() throws {
    let imported = try ImportedFile(
      "date,store,Pupu,unit price,total\n2026-01-02,Coop,Milk,1.20,2.40\n2026-01-02,Coop,Ham,2.30,2.30\n",
      Self.options)
    #expect(imported["item"] == ["Milk", "Ham"])
  }
}
