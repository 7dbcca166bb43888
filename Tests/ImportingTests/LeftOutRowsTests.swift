import GroceryModel
import Testing

@testable import Importing

@Suite struct LeftOutRowsTests {
  static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `rows flagged as transfers are left out`() throws {
    let imported = try ImportedFile(
      """
      account;category;amount;type;note;date;transfer;payee
      Cash;Groceries;-12.34;Expenses;milk;2026-03-03;false;Corner
      Cash;TRANSFER;-50.0;Expenses;;2026-03-05;true;
      Cash;Groceries;-4.2;Expenses;bread;2026-03-06;false;Market

      """, Self.euro)
    #expect(imported["total"] == ["12.34", "4.2"])
    #expect(imported.ignored == [.payment: 1])
    #expect(imported.schema.warnings.map(\.flag).contains("--set left_out= takes all"))
  }

  @Test func `rows that their program does not count are left out`() throws {
    let imported = try ImportedFile(
      """
      "計算対象","日付","内容","金額（円）","大項目","振替"
      "1","2026/03/03","いちば","-3420","食費","0"
      "0","2026/03/06","みせ","-1980","食費","0"
      "0","2026/03/07","ATM","-5000","現金","1"

      """)
    #expect(imported["total"] == ["3420"])
    #expect(imported["currency"] == ["JPY"])
  }

  @Test func `of a double entry only the side of the expenses is spending`() throws {
    let imported = try ImportedFile(
      """
      Date,Description,Full Account Name,Amount
      2026-03-03,Corner,Expenses:Groceries,62.10
      2026-03-03,Corner,Assets:Checking,-62.10
      2026-03-08,Market,Expenses:Groceries,31.55
      2026-03-08,Market,Liabilities:Card,-31.55

      """, Self.euro)
    #expect(imported["total"] == ["62.10", "31.55"])
  }

  @Test func `flags of money that came in, and of moves by the end of a header, leave rows out`()
    throws
  {
    let app = try ImportedFile(
      """
      account,amount,title,date,income,category name
      Bank,-12.34,Corner,2026-10-03,false,Groceries
      Bank,1500.00,Wages,2026-10-05,true,Income
      Cash,-4.50,,2026-10-06,false,Groceries

      """, Self.euro)
    #expect(app["total"] == ["12.34", "4.50"])
    #expect(app["store"] == ["Corner", nil])
    let bank = try ImportedFile(
      """
      Buchungstag;Betrag;Empfänger;Analyse-Umbuchung
      03.10.2026;-54,30;Markt;nein
      05.10.2026;-200,00;Max;ja

      """, Self.euro)
    #expect(bank["total"] == ["54.30"])
  }

  @Test func `what a column says can be specified otherwise`() throws {
    var options = Self.euro
    options.roles = ["left_out": ""]
    let imported = try ImportedFile(
      """
      date,item,total,excluded
      2026-03-03,Milk,1.20,false
      2026-03-03,Ham,2.30,true

      """, options)
    #expect(imported["item"] == ["Milk", "Ham"])
  }

  @Test func `whether tax is included leaves no row out`() throws {
    let imported = try ImportedFile(
      "date,item,total,Tax Included\n2026-03-03,Milk,1.20,Y\n2026-03-03,Ham,2.30,N\n", Self.euro)
    #expect(imported["item"] == ["Milk", "Ham"])
  }

  @Test func `accounts of expenses tell the categories where nothing else does`() throws {
    let imported = try ImportedFile(
      """
      txnidx,date,description,account,amount,commodity
      1,2026-10-03,Corner,expenses:groceries:dairy,3.20,EUR
      1,2026-10-03,Corner,expenses:groceries:produce,5.10,EUR
      1,2026-10-03,Corner,assets:checking,-8.30,EUR
      2,2026-10-06,Employer,assets:checking,2000.00,EUR
      2,2026-10-06,Employer,income:salary,-2000.00,EUR

      """)
    #expect(imported["category"] == ["dairy", "produce"])
    #expect(imported["store"] == ["Corner", "Corner"])
    #expect(imported["total"] == ["3.20", "5.10"])
    let expenses = try ImportedFile(
      """
      date,payee,narration,account,position
      2026-10-03,Corner,Shopping,Expenses:Food:Dairy,3.20 EUR
      2026-10-05,Market,,Expenses:Food,7.00 EUR

      """)
    #expect(expenses["category"] == ["Dairy", "Food"])
  }

  @Test func `a column that is specified, or remembered, is read by what it holds`() throws {
    var options = Self.euro
    options.roles = ["left_out": "account"]
    let ledger = try ImportedFile(
      """
      date,item,account,total
      2026-10-03,Milk,expenses:food,3.20
      2026-10-03,Milk,assets:cash,-3.20

      """, options)
    #expect(ledger["total"] == ["3.20"])
    options.roles = ["left_out": "included"]
    let app = try ImportedFile(
      "date,item,total,included\n2026-03-03,Milk,1.20,true\n2026-03-03,Ham,2.30,false\n", options)
    #expect(app["item"] == ["Milk"])
  }

  @Test(arguments: ["cancelled", "refunded", "Returned", "storniert"])
  func `flags of goods that were not kept leave rows out`(header: String) throws {
    let imported = try ImportedFile(
      "date,item,total,\(header)\n2026-03-03,Milk,1.20,false\n2026-03-03,Ham,2.30,true\n",
      Self.euro)
    #expect(imported["item"] == ["Milk"])
  }

  static let statement = """
    Type,Started Date,Completed Date,Description,Amount,Currency,State
    CARD_PAYMENT,2026-10-03 18:22:10,2026-10-04 03:00:00,Lidl,-23.45,EUR,COMPLETED
    TOPUP,2026-10-01 08:00:00,2026-10-01 08:00:01,Top-Up,500.00,EUR,COMPLETED
    CARD_REFUND,2026-10-06 10:00:00,2026-10-06 10:00:00,Lidl,3.45,EUR,COMPLETED
    ATM,2026-10-07 10:00:00,2026-10-07 10:00:00,Cash at ATM,-100.00,EUR,COMPLETED
    CARD_PAYMENT,2026-10-08 10:00:00,,Aldi,-9.00,EUR,REVERTED

    """

  @Test func `beside a column of directions one of states tells what was cancelled`() throws {
    let imported = try ImportedFile(Self.statement)
    #expect(imported["total"] == ["23.45", "-3.45"])
    #expect(imported["kind"] == [nil, "refund"])
    #expect(imported["category"] == [nil, nil])
  }

  @Test func `both are read alike where a profile remembers them`() throws {
    var options = ImportOptions()
    options.roles = ["status": "Type", "left_out": "State"]
    #expect(try ImportedFile(Self.statement, options)["total"] == ["23.45", "-3.45"])
    let app = ImportOptions(currency: Currency("EUR"), roles: ["status": "Type"])
    let imported = try ImportedFile(
      """
      Date,Account,Category,Note,Amount,Type
      2026-03-14,Cash,Food,Milk,5.20,Expense
      2026-03-16,Bank,Cash,,50.00,Transfer

      """, app)
    #expect(imported["total"] == ["5.20"])
  }
}
