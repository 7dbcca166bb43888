import GroceryModel
import Testing

@testable import Importing

@Suite struct OtherKindsTests {
  static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `prices are seen, on a shelf unless said otherwise`() throws {
    let imported = try ImportedFile(
      """
      date,item,store,price,quantity,unit,package,on_sale,origin,currency
      2026-01-02,Milk,Lidl,1.09,1,l,1 l,yes,flyer,EUR
      2026-01-03,Tea,,2.50,,,,,,
      2026-01-03,Tea,,-2.50,,,,,,

      """, Self.euro)
    #expect(imported.schema.kind == .prices)
    #expect(
      imported.lines.map(\.fields) == [
        [
          "item": "Milk", "store": "Lidl", "price": "1.09", "quantity": "1", "unit": "l",
          "package": "1 l", "currency": "EUR", "origin": "flyer", "on_sale": "true",
        ],
        ["item": "Tea", "price": "2.50", "currency": "EUR", "origin": "shelf"],
      ])
    #expect(imported.rejected.map(\.reason) == ["'-2.50' is not a price above zero"])
  }

  @Test(arguments: [
    "date,store,name,price_kzt,out_of_stock\n2026-01-02,Max,Milk,1120.0,False\n2026-01-02,Max,Tea,920.0,True\n",
    "captured_at,name,unit_size,unit_price\n2026-01-02T15:29:09+00:00,Milk,1.0,2.45\n2026-01-02T15:29:09+00:00,Tea,1.2,2.75\n",
    "name,price,valid from,valid to\nMilk,1.29,2026-01-02,2026-01-08\nTea,2.49,2026-01-02,2026-01-08\n",
  ])
  func `what only a shop's catalogue has makes prices that were seen`(_ text: String) throws {
    #expect(try ImportedFile(text, Self.euro).schema.kind == .prices)
  }

  @Test func `a column of the lowest price of thirty days is of a shop's price list`() throws {
    let imported = try ImportedFile(
      """
      NAZIV PROIZVODA,DATUM,TRGOVINA,MALOPRODAJNA CIJENA,NAJNIŽA CIJENA U 30 DANA
      Mlijeko 3.2% 1l,2025-06-01,Dućan,1.49,1.39
      Špageti 500g,2025-06-01,Dućan,1.99,1.59

      """, Self.euro)
    #expect(imported.schema.kind == .prices)
    #expect(imported["price"] == ["1.49", "1.99"])
  }

  @Test func `prices with the day on which a program collected them are seen, not paid`() throws {
    let imported = try ImportedFile(
      """
      retailer,product_name,ean,price,price_date,collected_at
      Markthalle,Beans 400 g,4006381333931,0.79,2026-03-01,2026-03-09
      Markthalle,Flour 1 kg,4006381333948,1.19,2026-03-02,2026-03-09

      """, Self.euro)
    #expect(imported.schema.kind == .prices)
  }

  @Test func `food facts without a price are asked about`() throws {
    let imported = try ImportedFile(
      """
      Name,Category,Energie,Vetten,Koolhydraten,Eiwitten,Zout
      Potatoes 3kg,vegetables,371.0,0.0,19.0,2.0,0.01
      Chips 1kg,vegetables,521.0,2.5,22.0,2.1,0.07

      """, Self.euro)
    #expect(imported.schema.questions.contains { $0.found.contains("nutrition facts") })
  }

  @Test func `an expiration is dated by its column, the purchase, or the day itself`() throws {
    let imported = try ImportedFile(
      """
      item,expires,kind,purchased,storage,quantity,unit
      Milk,2026-01-20,best-before,2026-01-10,fridge,1,l
      Fish,2026-01-12,use-by,,,,
      Rice,soon,,,,,
      Rice,2026-01-12,never,,,,

      """)
    #expect(imported.schema.kind == .expirations)
    #expect(imported.lines.map(\.date) == ["2026-01-10", "2026-01-12"])
    #expect(
      imported.lines.first?.fields == [
        "item": "Milk", "expires": "2026-01-20", "kind": "best-before",
        "purchased": "2026-01-10", "storage": "fridge", "quantity": "1", "unit": "l",
      ])
    #expect(
      imported.rejected.map(\.reason) == [
        "'soon' is not a date", "'never' is not one of best-before, use-by",
      ])
  }

  @Test func `headers in other words are known too`() throws {
    let imported = try ImportedFile("Produkt;MHD\nMilch;20.01.2026\n")
    #expect(imported.schema.kind == .expirations)
    #expect(imported["expires"] == ["2026-01-20"])
  }

  @Test func `places to keep things are known in other words, and left out where they are not`()
    throws
  {
    let imported = try ImportedFile(
      """
      Produkt;Bestand;Einheit;Lagerort;MHD
      Milch;2;l;Kühlschrank;01.04.2026
      Reis;1;kg;Vorratskammer;30.11.2026
      Eis;1;kg;Garage;30.11.2026

      """, Self.euro)
    #expect(imported["storage"] == ["fridge", "pantry", nil])
    #expect(imported.notices.count == 1)
  }

  @Test func `best-before dates beside prices and a shop do not hide what was paid`() throws {
    let imported = try ImportedFile(
      """
      product,amount,price,shop,purchased date,best before date
      Milk,2,1.09,Corner,2026-03-14,2026-04-01
      Ham,3,2.99,Corner,2026-03-15,2026-04-02

      """, Self.euro)
    #expect(imported.schema.kind == .receipts)
    #expect(imported["total"] == ["2.18", "8.97"])
  }

  @Test func `prices that hold from a day on are no purchases`() throws {
    let imported = try ImportedFile(
      "product,store,price,valid on\nMilk,Corner,1.09,2026-03-01\n",
      ImportOptions(currency: Currency("EUR"), date: Day("2026-03-01")))
    #expect(imported.schema.kind == .prices)
  }

  @Test func `the action tells the type of a stock event`() throws {
    let imported = try ImportedFile(
      """
      date,item,action,quantity,unit,reason,storage
      2026-01-02,Milk,consumed,1,l,,
      2026-01-03,Fish,wasted,,,spoiled,
      2026-01-03,Jam,opened,,,,
      2026-01-03,Bread,moved,,,,freezer
      2026-01-03,Bread,sold,,,,

      """)
    #expect(
      imported.lines.map(\.type) == [.stockConsumed, .stockWasted, .stockOpened, .stockMoved])
    #expect(imported["reason"] == [nil, "spoiled", nil, nil])
    #expect(imported["storage"] == [nil, nil, nil, "freezer"])
    #expect(
      imported.rejected.map(\.reason) == ["'sold' is not one of consumed, wasted, opened, moved"])
  }

  @Test func `rows of one budget and period make one event`() throws {
    let imported = try ImportedFile(
      """
      budget,category,amount,currency,every,from,start,end,rollover,cap
      Food,*,400.00,EUR,month,2026-01-01,,,surplus,50
      Food,Dairy,60.00,EUR,month,2026-01-01,,,,
      Food,Snacks,25,EUR,month,2026-01-01,,,,
      Party,,80,EUR,,,2026-02-01,2026-02-14,,
      Odd,,80,EUR,,,2026-02-14,2026-02-01,,

      """)
    #expect(
      imported.lines == [
        ImportedFile.Line(
          type: .budgetSet, date: "2026-01-01", line: 2, parentLine: 0,
          fields: [
            "budget": "Food", "amount": "400.00", "currency": "EUR",
            "period": #"{"every":"month","from":"2026-01-01"}"#,
            "categories": #"{"Dairy":"60.00","Snacks":"25"}"#, "rollover": "surplus",
            "cap": "50",
          ]),
        ImportedFile.Line(
          type: .budgetSet, date: "2026-02-01", line: 5, parentLine: 0,
          fields: [
            "budget": "Party", "amount": "80", "currency": "EUR",
            "period": #"{"start":"2026-02-01","end":"2026-02-14"}"#,
          ]),
      ])
    #expect(imported.parts == [2, 2])
    #expect(
      imported.rejected.map(\.reason) == ["'2026-02-01' is not a day on or after 2026-02-14"])
  }

  @Test func `categories without a whole make their sum the budget`() throws {
    let imported = try ImportedFile(
      """
      budget,category,amount,every,from
      Food,Dairy,60.00,week,2026-01-05
      Food,Snacks,25.50,week,2026-01-05

      """, Self.euro)
    #expect(imported["amount"] == ["85.50"])
  }

  @Test func `a product without a day is described from 1970 on`() throws {
    let imported = try ImportedFile("item,category,tags\nMilk,Dairy,a|b\n")
    #expect(imported.schema.kind == .products)
    #expect(imported.lines.map(\.date) == ["1970-01-01"])
    #expect(
      imported.lines.map(\.fields) == [
        ["item": "Milk", "category": "Dairy", "tags": "[\"a\",\"b\"]"]
      ])
  }

  @Test func `rates have a day and two currencies`() throws {
    let imported = try ImportedFile(
      "date,from,to,rate\n2026-01-02,EUR,CHF,0.9412\n2026-01-02,EUR,CHF,0\n")
    #expect(
      imported.lines.map(\.fields) == [["from": "EUR", "to": "CHF", "rate": "0.9412"]])
    #expect(imported.rejected.map(\.reason) == ["'0' is not a rate above zero"])
  }

  @Test func `the kind may be specified`() throws {
    var options = Self.euro
    options.kind = .receipts
    let imported = try ImportedFile("date,item,price\n2026-01-02,Milk,1.09\n", options)
    #expect(imported.lines.map(\.type) == [.purchaseRecorded])
  }

  @Test func `what became of supplies is stated in everyday words`() throws {
    let imported = try ImportedFile(
      """
      day,product,action,amount,reason
      2026-03-03,Milk,used,1,
      2026-03-05,Lettuce,Thrown away,1,mouldy
      2026-03-06,Ham,binned,1,the dog

      """, Self.euro)
    #expect(imported.lines.map(\.type) == [.stockConsumed, .stockWasted, .stockWasted])
    #expect(imported["reason"] == [nil, "spoiled", nil])
    #expect(imported.rejected == [])
  }

  @Test func `a lower price stands for the regular one where it is filled`() throws {
    let imported = try ImportedFile(
      """
      Item,Store,Regular Price,Sale Price,Date Observed
      Milk,Kroger,3.49,2.99,2026-03-14
      Eggs,Aldi,2.19,,2026-03-15

      """, Self.euro)
    #expect(imported.schema.kind == .prices)
    #expect(imported["price"] == ["2.99", "2.19"])
    #expect(imported["on_sale"] == ["true", nil])
  }

  @Test func `the only texts left beside days of expiry are the items`() throws {
    let imported = try ImportedFile(
      "Eetwaar,Houdbaar tot,Aantal\nMelk,05-12-2026,2\nGehakt,18-12-2026,1\n", Self.euro)
    #expect(imported["item"] == ["Melk", "Gehakt"])
    #expect(imported.schema.warnings.map(\.flag) == ["--set item=COLUMN"])
  }

  @Test func `a damaged row of a price list, short and without a day, is rejected`() throws {
    let imported = try ImportedFile(
      """
      store,item,price,unit_price,valid,seen
      A,Milk 1 l,24.9,"24,90 Kč / 1 kg",2026-08-20 - 2026-08-25,2026-08-20T17:23:09+02:00
      "5,http://a.b/c?p=42,A,2026-08-20T17:23:10+02:00

      """, ImportOptions(currency: Currency("CZK")))
    #expect(imported["price"] == ["24.9"])
    #expect(imported.rejected.map(\.line) == [3])
  }
}
