import GroceryModel
import Testing

@testable import Importing

/// Which of several headers that share words is the one that is meant.
@Suite struct HeaderMeaningTests {
  static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `a code in brackets is a currency only in capitals`() throws {
    func currency(_ header: String) throws -> Currency? {
      try ImportedFile("Date,Shop,Item,\(header)\n2026-03-14,Corner,Milk,210\n", ImportOptions())
        .schema.currency
    }
    #expect(try currency("Amount (ALL)") == Currency("ALL"))
    #expect(try currency("Amount (all)") == nil)
    #expect(try currency("Amount KES") == nil)
  }

  @Test func `a day until which things keep is not that of their purchase`() throws {
    let imported = try ImportedFile(
      """
      product_name,amount,best_before_date,purchased_date,price,shop
      Milk,1,2026-10-20,2026-10-03,1.09,Corner
      Rice,1,2027-10-20,2026-10-04,2.49,Corner

      """, Self.euro)
    #expect(imported.lines.map(\.date) == ["2026-10-03", "2026-10-04"])
  }

  @Test func `money counts nothing, and what it was elsewhere is not what was paid`() throws {
    let imported = try ImportedFile(
      """
      Booking Date,Partner Name,Account Name,Amount (EUR),Original Amount,Original Currency,Exchange Rate
      2026-10-03,Corner,Main,-23.15,-23.15,EUR,1
      2026-10-08,Dorfladen,Main,-18.44,-17.30,CHF,0.938

      """)
    #expect(imported["store"] == ["Corner", "Dorfladen"])
    #expect(imported["total"] == ["23.15", "18.44"])
    #expect(imported["currency"] == ["EUR", "EUR"])
  }

  @Test func `a bank's description is the payee, and its account's few names no item`() throws {
    let polish = try RoleTests.columns(
      """
      Data operacji;Opis operacji;Rachunek;Kwota
      2026-10-01;BIEDRONKA 12 ZAKUP;eKonto;-45,30 PLN
      2026-10-04;LIDL 7 ZAKUP;eKonto;-88,12 PLN
      2026-10-05;WPŁATA;eKonto;100,00 PLN

      """)
    #expect(polish["store"] == "Opis operacji" && polish["item"] == nil)
    let app = try RoleTests.columns(
      """
      Type,Product,Date,Description,Amount,Currency
      CARD_PAYMENT,Current,2026-03-02,Corner Bakery,-4.20,EUR
      TOPUP,Current,2026-03-03,Top-up by card,100.00,EUR
      TRANSFER,Savings,2026-03-04,To Holiday Pot,-20.00,EUR
      CARD_PAYMENT,Current,2026-03-05,Green Market,-23.45,EUR

      """)
    #expect(app["store"] == "Description" && app["item"] == nil)
  }

  @Test func `prices beside those of a kilogram are a price list, unless things were weighed`()
    throws
  {
    let list = try ImportedFile(
      """
      id,name,price,price/kg
      9958,Salmon salad 750g,14.99,19.99
      9819,Layer cake 500g,7.99,15.98
      1558,Honey 1kg,9.95,9.95

      """, Self.euro)
    #expect(list.schema.kind == .prices)
    let till = try ImportedFile(
      """
      item,price,weight,per_100g
      Broccoli,4.49,,
      Pepper,2.42,0.220,1.10

      """, Self.euro)
    #expect(till.schema.kind == .receipts)
  }

  @Test func `the value of a basket on each of its lines is that of none`() throws {
    let imported = try ImportedFile(
      """
      Date,Store,Basket Value Net,Product,Quantity
      2026-10-03,Corner,10.90,Milk,2
      2026-10-03,Corner,10.90,Bread,1

      """, Self.euro)
    #expect(imported.schema.refusal?.flag == "--set total=COLUMN")
  }

  @Test func `a line's total holds the tax that is added to its subtotal`() throws {
    let columns = try RoleTests.columns(
      """
      Order Date,Title,Quantity,Item Subtotal,Item Subtotal Tax,Item Total
      2026-10-03,Bananas,2,3.98,0.00,3.98
      2026-10-03,Paper towels,1,12.99,1.07,14.06

      """)
    #expect(columns["total"] == "Item Total")
  }

  @Test func `notes on some lines are not the items`() throws {
    let imported = try ImportedFile(
      """
      Date,Shop,Ding,Qty,Price,Notes
      2026-10-03,Corner,Bread,1,2.10,fresh
      2026-10-03,Corner,Tomatoes,1,4.47,
      2026-10-04,Corner,Ham,1,3.20,

      """, Self.euro)
    #expect(imported["item"] == ["Bread", "Tomatoes", "Ham"])
  }

  @Test func `a price that comes to nothing without a quantity was not delivered`() throws {
    let imported = try ImportedFile(
      """
      Date,Item,Unit price,Line total
      2026-10-03,Milk,1.09,2.18
      2026-10-03,Eggs,2.99,0.00
      2026-10-03,Bread,2.49,2.49

      """, Self.euro)
    #expect(imported["item"] == ["Milk", "Bread"])
    #expect(imported.ignored == [.zero: 1])
  }

  @Test func `weights bring the unit of their header, and their price per unit proves them`() throws
  {
    let imported = try ImportedFile(
      """
      date,product,kg,price_per_kg,paid
      2026-10-14,Chicken,0.842,9.90,8.34
      2026-10-14,Apples,1.305,2.49,3.25

      """, Self.euro)
    #expect(imported["quantity"] == ["0.842", "1.305"])
    #expect(imported["unit"] == ["kg", "kg"])
    #expect(imported["total"] == ["8.34", "3.25"])
  }

  @Test func `a code beside a sign says which dollars`() throws {
    let imported = try ImportedFile(
      "Transaction Date,Description 1,CAD$,USD$\n10/14/2026,CORNER,-45.20,\n10/20/2026,MARKET,-12.35,\n"
    )
    #expect(imported["currency"] == ["CAD", "CAD"])
    #expect(imported["total"] == ["45.20", "12.35"])
  }

  @Test func `one word for quantities and amounts means money where it is below zero`() throws {
    let imported = try ImportedFile(
      """
      Kirjauspäivä;Määrä;Nimi;Saldo
      2026/10/14;-45,20;MARKET;954,80
      2026/10/15;2000,00;PALKKA;2954,80
      2026/10/20;-12,35;CORNER;2942,45

      """, Self.euro)
    #expect(imported["total"] == ["45.20", "12.35"])
  }

  @Test func `what a list of payments calls a description is whom they went to`() throws {
    let imported = try ImportedFile(
      """
      Data;Descrição;Valor;Conta
      14/10/2026;Mercado;-45,20;Banco
      15/10/2026;Prêmio;5000,00;Banco
      20/10/2026;Padaria;-12,35;Carteira

      """, Self.euro)
    #expect(imported["total"] == ["45.20", "12.35"])
    #expect(imported["store"] == ["Mercado", "Padaria"])
  }

  @Test func `what was received is the item, not what was ordered`() throws {
    let columns = try RoleTests.columns(
      """
      Item ordered,Item received,Qty ordered,Qty received,Price each,Price charged
      Milk,Milk,2,2,1.85,3.70
      Eggs 12,Eggs 6,1,2,1.95,3.90

      """)
    #expect(columns["item"] == "Item received")
    #expect(columns["quantity"] == "Qty received")
  }

  @Test func `a booking day is the day where the other is that of its value`() throws {
    let imported = try ImportedFile(
      "Zeit der Buchung;Wertstellung;Empfänger;Betrag\n14.10.2026;16.10.2026;Markt;-45,20\n",
      Self.euro)
    #expect(imported.lines.map(\.date) == ["2026-10-14"])
  }

  @Test(arguments: [
    "Datum;Belastung;Gutschrift;Saldo", "Datum;Obciążenia;Uznania;Saldo",
    "Datum;Ut fra konto;Inn på konto;Saldo", "Datum;出金額;入金額;Saldo",
  ])
  func `the two columns of a statement are known in many languages`(_ header: String) throws {
    let imported = try ImportedFile(
      header + ";Text\n14.10.2026;45,20;;100,00;A\n15.10.2026;;2000,00;2100,00;B\n", Self.euro)
    #expect(imported["total"] == ["45.20"])
    #expect(imported.ignored == [.payment: 1])
  }

  @Test func `quantities may bring their units along where the totals are numbers`() throws {
    let imported = try ImportedFile(
      "Artikel;Menge;Gesamtpreis\nMilch;2 Stk;2,38\nBananen;0,834 kg;1,49\n",
      ImportOptions(currency: Currency("EUR"), date: Day("2026-01-02")))
    #expect(imported["quantity"] == ["2", "0.834"])
    #expect(imported["unit"] == ["each", "kg"])
  }

  @Test func `a column of cancellations leaves its rows out`() throws {
    let imported = try ImportedFile(
      "이용일자,가맹점명,이용금액,취소여부\n2026-10-14,이마트,45200,\n2026-10-15,쿠팡,12350,취소\n",
      ImportOptions(currency: Currency("KRW")))
    #expect(imported["total"] == ["45200"])
    #expect(imported.ignored == [.cancelled: 1])
  }

  @Test func `a currency's name in a header is its own`() throws {
    let imported = try ImportedFile(
      "Date;Libellé;Débit euros;Crédit euros\n14/10/2026;Marché;45,20;\n15/10/2026;Salaire;;2 000,00\n"
    )
    #expect(imported["currency"] == ["EUR"])
  }

  @Test func `a type of nothing but kinds of lines is theirs`() throws {
    let imported = try ImportedFile(
      """
      Date,Type,Article,Pcs,Price,Amount
      2026-10-14,Sale,Salmon,2,89.00,178.00
      2026-10-16,Return,Salmon,1,89.00,89.00

      """, Self.euro)
    #expect(imported["total"] == ["178.00", "-89.00"])
    #expect(imported["kind"] == [nil, "refund"])
  }

  @Test func `a bank's fee is not what was paid for things`() throws {
    let imported = try ImportedFile(
      """
      Status,Direction,Created on,Source fee amount,Source currency,Source amount (after fees),Target name
      COMPLETED,OUT,2026-10-14,0.00,EUR,45.20,Corner
      COMPLETED,OUT,2026-10-20,0.05,EUR,12.35,Market

      """)
    #expect(imported["total"] == ["45.20", "12.35"])
  }

  @Test func `a header of small coins heads amounts in them`() throws {
    let imported = try ImportedFile(
      "date,shop,item,pence\n2026-10-14,Corner,Milk,145\n2026-10-14,Corner,Bread,85\n",
      ImportOptions(currency: Currency("GBP")))
    #expect(imported["total"] == ["1.45", "0.85"])
  }

  @Test func `a sum that begins anew with each month is not what was paid`() throws {
    let imported = try ImportedFile(
      """
      Date,Shop,Amount,Month total
      01/10/2026,Corner,45.20,45.20
      14/10/2026,Market,12.35,57.55
      01/11/2026,Corner,30.00,30.00
      15/11/2026,Market,20.00,50.00

      """, Self.euro)
    #expect(imported["total"] == ["45.20", "12.35", "30.00", "20.00"])
  }

  @Test func `a word for quantities with a currency behind it heads money`() throws {
    let imported = try ImportedFile(
      "Kirjauspäivä;Määrä EUROA;Saaja\n14.10.2026;-45,20;Kauppa\n20.10.2026;-12,35;Tori\n")
    #expect(imported["total"] == ["45.20", "12.35"])
    #expect(imported["currency"] == ["EUR", "EUR"])
  }

  @Test func `credit notes among invoices are money back`() throws {
    let imported = try ImportedFile(
      """
      Date,Supplier,Doc type,Product,Qty,Net amount
      2026-10-14,Market,Invoice,Flour,2,29.80
      2026-10-20,Market,Credit note,Flour,1,14.90

      """, Self.euro)
    #expect(imported["total"] == ["29.80", "-14.90"])
  }

  @Test func `the currency of an account's column is not that of no money`() throws {
    let imported = try ImportedFile(
      """
      Posted Account,Date,Description,Debit Amount,Credit Amount,Posted Currency
      1234,14/10/2026,CORNER,45.20,,EUR
      1234,15/10/2026,WORK,,20.00,EUR

      """)
    #expect(imported["currency"] == ["EUR"])
  }

  @Test(arguments: [1, 200])
  func `a price that stays the same for two is that of one, however many lines tell`(
    _ times: Int
  ) throws {
    let lines = (0..<times).flatMap { visit in
      [
        "\(visit);Cappuccino;2;180", "\(visit);Croissant;1;120",
        "\(visit + times);Cappuccino;1;180",
      ]
      .map { "2026-10-01;" + $0 }
    }
    let imported = try ImportedFile(
      "date;receipt;item;quantity;price\n" + lines.joined(separator: "\n") + "\n", Self.euro)
    #expect(imported["total"].prefix(3) == ["360", "120", "180"])
  }
}
