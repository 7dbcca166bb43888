import GroceryModel
import Testing

@testable import Importing

/// Exports whose columns other languages and programs call in ways of their own.
@Suite struct ShopExportTests {
  private static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `what was delivered is the quantity, by its short word`() throws {
    let imported = try ImportedFile(
      """
      Commande n°;Date de retrait;Libellé produit;Qté commandée;Qté livrée;PU TTC (€);Montant TTC (€)
      C1;05/10/2026;Lait 1L;6;6;0,98;5,88
      C1;05/10/2026;Beurre 250g;2;1;2,45;2,45
      C1;15/10/2026;Thé;3;2;2,00;4,00

      """)
    #expect(imported["quantity"] == ["6", "1", "2"])
    #expect(imported["receipt"] == ["C1", "C1", "C1"])
  }

  @Test func `a count or a weight under one header has no unit of its own`() throws {
    let imported = try ImportedFile(
      """
      Dato;Butikk;Vare;Antall/kg;Pris;Sum
      03.10.2026;Kiwi;Melk;2;22,90;45,80
      03.10.2026;Kiwi;Banan;0,894;24,90;22,26

      """, ImportOptions(currency: Currency("NOK")))
    #expect(imported["quantity"] == ["2", "0.894"])
    #expect(imported["unit"] == [nil, nil])
  }

  @Test func `numbers called unit are quantities, and a stroke before a number is a reduction`()
    throws
  {
    let imported = try ImportedFile(
      """
      transactionDate,itemDescription01,unit,itemUnitPriceAmount,amount
      2026-10-03,EGGS,1,7.49,7.49
      2026-10-03,CHICKEN,2,4.99,9.98
      2026-10-03,/7654321,-1,0,-2.00

      """, ImportOptions(currency: Currency("USD")))
    #expect(imported["quantity"] == ["1", "2", "-1"])
    #expect(imported["kind"] == [nil, nil, "discount"])
  }

  @Test func `a discount of each line is taken off prices times quantities`() throws {
    let imported = try ImportedFile(
      """
      date,item_name,qty,unit_price,item_total,item_discount
      2026-10-03,Bananas,2.31,0.69,1.59,0.00
      2026-10-03,Yogurt,4,1.25,5.00,1.00

      """, ImportOptions(currency: Currency("USD")))
    #expect(imported["total"] == ["1.59", "4.00"])
    #expect(imported.schema.warnings.map(\.flag) == ["--set discount= leaves it"])
  }

  @Test func `what is given back is taken off where it once equals what was paid`() throws {
    let text = """
      date,item,total,refund amount
      2026-10-03,Milk,1.20,
      2026-10-03,Ham,2.30,2.30

      """
    let imported = try ImportedFile(text, Self.euro)
    #expect(imported.schema.warnings.map(\.flag) == ["--set discount= leaves it"])
    #expect(imported["total"] == ["1.20"])
    var options = Self.euro
    options.roles = ["discount": "refund amount"]
    #expect(try ImportedFile(text, options)["total"] == ["1.20", "0.00"])
  }

  @Test func `amounts given back are named where they are not taken off`() throws {
    let imported = try ImportedFile(
      """
      date,item,total,refund amount
      2026-10-03,Milk,1.20,
      2026-10-03,Ham,2.30,2.00

      """, Self.euro)
    #expect(
      imported.schema.warnings.map(\.flag) == ["--set discount='refund amount' does"])
    #expect(imported["total"] == ["1.20", "2.30"])
  }

  @Test func `a bank books later than people buy`() throws {
    let imported = try ImportedFile(
      """
      Bokföringsdag;Transaktionsdag;Text;Belopp;Saldo
      2026-10-05;2026-10-03;ICA;-452,30;12 547,70
      2026-10-06;2026-10-04;COOP;-200,00;12 347,70

      """, ImportOptions(currency: Currency("SEK")))
    #expect(imported.lines.map(\.date) == ["2026-10-03", "2026-10-04"])
  }

  @Test(arguments: [("Dosenpfand", "deposit"), ("Mengenrabatt", "discount"), ("Saft", "refund")])
  func `compounds are of the kind of their last part`(name: String, kind: String) throws {
    let imported = try ImportedFile(
      "date,item,total\n2026-10-03,Milk,9.20\n2026-10-03,\(name),-0.25\n", Self.euro)
    #expect(imported["kind"] == [nil, kind])
  }

  @Test func `units of Brazil and Turkey, and a list price of India, are known`() throws {
    let brazil = try ImportedFile(
      """
      Data Emissão;Descrição;Qtde;UN;Vl. Unit.;Vl. Total
      13/10/2026;LEITE;2;UN;7,49;14,98
      13/10/2026;BANANA;1,235;KG;5,99;7,40

      """, ImportOptions(currency: Currency("BRL")))
    #expect(brazil["unit"] == ["each", "kg"])
    let india = try ImportedFile(
      """
      Order Date,Item,Qty,Unit,MRP,Selling Price,Sub Total
      13-10-2026,Milk,2,adet,68.00,66.00,132.00

      """, ImportOptions(currency: Currency("INR")))
    #expect(india["list_total"] == ["136.00"])
    #expect(india["unit"] == ["each"])
  }

  @Test func `an amount of grams is a quantity, a size is not`() throws {
    let bought = try ImportedFile(
      "Item,Bought,Amount,Price,Shop\nBeef,2026-10-03,500 g,4.50,Aldi\nPeas,2026-10-03,1 kg,1.80,Aldi\n",
      Self.euro)
    #expect(bought["quantity"] == ["500", "1"])
    #expect(bought["unit"] == ["g", "kg"])
    let sized = try ImportedFile(
      "Date,Item,Size,Total\n2026-10-03,Beef,500 g,4.50\n2026-10-03,Peas,1 kg,1.80\n", Self.euro)
    #expect(sized["quantity"] == [nil, nil])
    #expect(sized["package"] == ["500 g", "1 kg"])
  }

  @Test func `invoices of Taiwan and receipts of Greece are read`() throws {
    let taiwan = try ImportedFile(
      """
      發票日期,發票號碼,店家名稱,品名,數量,單價,小計,發票狀態
      20261003,AB1,全聯,鮮乳,2,92,184,開立
      20261003,AB1,全聯,折扣,1,-10,-10,開立
      20261004,AB2,7-ELEVEN,咖啡,1,45,45,作廢

      """, ImportOptions(currency: Currency("TWD")))
    #expect(taiwan["total"] == ["184", "-10"])
    #expect(taiwan["kind"] == [nil, "discount"])
    #expect(taiwan["store"] == ["全聯", "全聯"])
    let greece = try ImportedFile(
      """
      Ημερομηνία;Περιγραφή;Ποσότητα;Τιμή;Έκπτωση;Αξία
      03/10/2026;ΓΑΛΑ;2;1,55;0,00;3,10
      13/10/2026;ΦΕΤΑ;0,412;12,50;0,50;4,65

      """, Self.euro)
    #expect(greece["total"] == ["3.10", "4.65"])
  }

  @Test func `fees and vouchers are recognised by parts of their words`() throws {
    let imported = try ImportedFile(
      """
      Leveringsdato,Produkt,Antall,Enhetspris,Sum
      2026-10-03,Lettmelk,2,21.90,43.80
      2026-10-03,Leveringsgebyr,1,49.00,49.00
      2026-10-03,Rabattkode VELKOMMEN,1,-100.00,-100.00

      """, ImportOptions(currency: Currency("NOK")))
    #expect(imported["kind"] == [nil, "fee", "discount"])
  }

  @Test func `what a pack holds is not how many were bought`() throws {
    let imported = try ImportedFile(
      """
      Date,Product,Packs,Units per pack,Cost per pack,Total
      2026-10-03,Cola,2,6,3.50,7.00
      2026-10-03,Eggs,1,12,2.80,2.80

      """, Self.euro)
    #expect(imported["quantity"] == ["2", "1"])
    #expect(imported["total"] == ["7.00", "2.80"])
  }

  @Test func `a flag is no shop, though the word for one may be`() throws {
    let flagged = try ImportedFile(
      "Date,Item,Local,Total\n2026-10-03,Milk,Y,1.20\n2026-10-03,Ham,N,2.30\n", Self.euro)
    #expect(flagged["store"] == [nil, nil])
    let shops = try ImportedFile(
      "Fecha,Local,Producto,Total\n2026-10-03,Coto,Leche,1200\n2026-10-03,Dia,Pan,900\n",
      ImportOptions(currency: Currency("ARS")))
    #expect(shops["store"] == ["Coto", "Dia"])
  }
}
