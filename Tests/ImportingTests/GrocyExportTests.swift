import GroceryModel
import Testing

@testable import Importing

/// Tables as Grocy keeps them: a journal with prices, an inventory, and products beside their numbers.
@Suite struct GrocyExportTests {
  static let euro = ImportOptions(currency: Currency("EUR"))

  static let log = """
    id,product_id,amount,best_before_date,purchased_date,used_date,spoiled,stock_id,transaction_type,price,undone,opened_date,location_id,transaction_id,row_created_timestamp,product_name
    1,1,2,2026-08-12,2026-08-01,,0,x1,purchase,1.19,0,,2,t1,2026-08-01 10:00:00,Milk
    2,1,-1,2026-08-12,2026-08-01,2026-08-05,0,x1,consume,1.19,0,,2,t2,2026-08-05 10:00:00,Milk
    3,1,-1,2026-08-12,2026-08-01,2026-08-13,1,x1,consume,1.19,0,,2,t3,2026-08-13 10:00:00,Milk
    4,2,1,2026-09-30,2026-08-01,,0,x2,purchase,1.99,0,,2,t4,2026-08-01 10:00:00,Butter
    5,2,1,2026-09-30,2026-08-01,,0,x2,product-opened,1.99,0,2026-08-03,2,t5,2026-08-03 10:00:00,Butter
    6,2,-1,2026-09-30,2026-08-01,2026-08-20,0,x2,consume,1.99,1,,2,t6,2026-08-20 10:00:00,Butter
    7,1,-1,2026-08-12,2026-08-01,,0,x1,transfer_from,1.19,0,,2,t7,2026-08-06 10:00:00,Milk
    8,1,1,2026-08-12,2026-08-01,,0,x1,transfer_to,1.19,0,,3,t7,2026-08-06 10:00:00,Milk
    9,1,3,2026-08-20,2026-08-08,,0,x3,purchase,1.19,1,,2,t8,2026-08-08 10:00:00,Milk

    """

  @Test func `the purchases of a journal cost quantity times price, and the rest is left out`()
    throws
  {
    let imported = try ImportedFile(Self.log, Self.euro)
    #expect(imported.schema.kind == .receipts)
    #expect(imported["item"] == ["Milk", "Butter"])
    #expect(imported["quantity"] == ["2", "1"])
    #expect(imported["total"] == ["2.38", "1.99"])
    #expect(imported["receipt"] == [nil, nil])
    #expect(imported.lines.map(\.date) == ["2026-08-01", "2026-08-01"])
    #expect(imported.ignored == [.cancelled: 2, .notice: 5])
    #expect(
      imported.notices.map(\.description) == [
        "rows of things that were used, opened, moved or counted are left out: 5 (--as stock takes those)"
      ])
  }

  @Test func `the same journal as stock takes what was used, wasted and opened`() throws {
    var options = Self.euro
    options.kind = .stock
    let imported = try ImportedFile(Self.log, options)
    #expect(imported.lines.map(\.type) == [.stockConsumed, .stockWasted, .stockOpened])
    #expect(imported.lines.map(\.date) == ["2026-08-05", "2026-08-13", "2026-08-03"])
    #expect(imported["item"] == ["Milk", "Milk", "Butter"])
    #expect(imported["quantity"] == ["1", "1", "1"])
    #expect(imported["reason"] == [nil, "spoiled", nil])
    #expect(imported.rejected.isEmpty)
    #expect(
      imported.notices.map(\.description) == [
        "rows of things that came in or were counted are left out: 3 (--as receipts takes what was bought)",
        "rows of things moved to a place without a name are left out: 1",
      ])
  }

  static let objects = """
    [{"id": 1, "product_id": 1, "amount": 2, "purchased_date": "2026-08-01", "transaction_type": "purchase", "price": 1.19, "undone": 0, "row_created_timestamp": "2026-08-01 10:00:00", "stock_id": "x1"},
    {"id": 2, "product_id": 1, "amount": -1, "purchased_date": "2026-08-01", "transaction_type": "consume", "price": 1.19, "undone": 0, "row_created_timestamp": "2026-08-05 10:00:00", "stock_id": "x1"},
    {"id": 3, "product_id": 2, "amount": 1, "purchased_date": "2026-08-02", "transaction_type": "purchase", "price": 3.5, "undone": 0, "row_created_timestamp": "2026-08-02 10:00:00", "stock_id": "x2"}]
    """

  @Test func `numbers of products ask for the file of their names`() throws {
    let imported = try ImportedFile(Self.objects, Self.euro)
    #expect(
      imported.schema.questions.map(\.description) == [
        "the items have only numbers, in 'product_id'; expected their names "
          + "(--with FILE of the products, or --set item='product_id')"
      ])
  }

  @Test(arguments: [
    "id,name,location_id\n1,Milk,2\n2,Cheese,2\n3,Rice,3\n",
    #"[{"id": 1, "name": "Milk", "location_id": 2}, {"id": 2, "name": "Cheese", "location_id": 2}]"#,
  ])
  func `a file of products names them`(_ products: String) throws {
    let file = try TemporaryFile(Array(products.utf8))
    var options = Self.euro
    options.companion = file.path
    let imported = try ImportedFile(Self.objects, options)
    #expect(imported["item"] == ["Milk", "Cheese"])
    #expect(imported["total"] == ["2.38", "3.5"])
    options.kind = .stock
    let stock = try ImportedFile(Self.objects, options)
    #expect(stock["item"] == ["Milk"])
    #expect(stock.lines.map(\.date) == ["2026-08-05"])
  }

  @Test func `an inventory with prices is known by what it says is open`() throws {
    let imported = try ImportedFile(
      """
      id,name,amount,best_before_date,purchased_date,stock_id,price,open,opened_date,location_id
      1,Milk,2,2026-12-04,2026-11-20,60001,1.19,0,,2
      2,Flour,0.5,2999-12-31,2026-11-20,60002,1.99,1,2026-11-21,3
      3,Tea,0,2027-12-04,2026-11-20,60003,2.99,0,,3

      """)
    #expect(imported.schema.kind == .expirations)
    #expect(imported["quantity"] == ["2", "0.5"])
    #expect(imported["expires"] == ["2026-12-04", "2999-12-31"])
    #expect(imported["purchased"] == ["2026-11-20", "2026-11-20"])
    #expect(imported["storage"] == [nil, nil])
    #expect(imported.ignored == [.zero: 1])
  }

  @Test func `what is open is a part of what is there`() throws {
    let imported = try ImportedFile(
      """
      [{"product_id":1,"amount":"2","best_before_date":"2026-12-04","amount_opened":"1","product":{"id":1,"name":"Milk"}},
      {"product_id":2,"amount":"1","best_before_date":"2026-12-20","amount_opened":"0","product":{"id":2,"name":"Butter"}}]
      """)
    #expect(imported["quantity"] == ["2", "1"])
    #expect(imported["item"] == ["Milk", "Butter"])
  }

  @Test func `days that things keep are no days of expiry`() throws {
    let imported = try ImportedFile(
      """
      id,name,product_group_id,min_stock_amount,default_best_before_days,barcode,row_created_timestamp
      1,Milk,2,1,7,,2026-07-02 10:00:00
      2,Butter,3,2,180,,2026-07-03 10:00:00

      """)
    #expect(imported.schema.kind == .products)
    #expect(imported["item"] == ["Milk", "Butter"])
  }
}
