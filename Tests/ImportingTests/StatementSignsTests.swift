import GroceryModel
import Testing

@testable import Importing

@Suite struct StatementSignsTests {
  @Test func `receipt totals that occur twice with their number are counted in a warning`() throws {
    let rows = "B7,2026-03-01,Bakery,3.20\nB8,2026-03-02,Market,9.10\n"
    let options = ImportOptions(currency: Currency("EUR"))
    let once = try ImportedFile("Receipt,Date,Shop,Total\n" + rows, options)
    #expect(once.schema.warnings == [])
    let twice = try ImportedFile("Receipt,Date,Shop,Total\n" + rows + rows, options)
    #expect(
      twice.schema.warnings.map(\.found) == [
        "2 rows repeat another one with its 'Receipt', and are taken too"
      ])
  }

  static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `a column of directions leaves income and transfers out`() throws {
    let imported = try ImportedFile(
      """
      Date,Account,Category,Note,Amount,Income/Expense
      03/14/2026,Cash,Food,Milk,5.20,Expense
      03/15/2026,Bank,Salary,March,2500.00,Income
      03/16/2026,Bank,Transfer,To cash,50.00,Transfer
      03/18/2026,Card,Household,Soap,3.10,Expense

      """, Self.euro)
    #expect(imported["total"] == ["5.20", "3.10"])
    #expect(imported.ignored == [.payment: 2])
    #expect(imported.schema.warnings.map(\.flag) == ["--set left_out= takes all"])
  }

  @Test func `directions beside signed amounts do both`() throws {
    let imported = try ImportedFile(
      """
      date;account;category;amount;type
      2026-03-14;Cash;Food;-12,40;Ausgabe
      2026-03-15;Cash;Cash;50,00;Umbuchung
      2026-03-15;Bank;Cash;-50,00;Umbuchung
      2026-03-16;Bank;Wage;1500,00;Einnahme

      """, Self.euro)
    #expect(imported["total"] == ["12.40"])
  }

  @Test func `a plus among amounts without a sign is money that came in`() throws {
    let imported = try ImportedFile(
      """
      Дата операции|Категория|Описание|Сумма|Остаток
      14.10.2026|Супермаркеты|Магазин|845,20|10 154,80
      15.10.2026|Перевод на карту|Иванов И.|+5 000,00|15 154,80
      20.10.2026|Супермаркеты|Лавка|312,35|14 842,45

      """, ImportOptions(currency: Currency("RUB")))
    #expect(imported["total"] == ["845.20", "312.35"])
    #expect(imported.schema.warnings.count == 1)
  }

  @Test func `what is called a category tells transfers, whatever the type of payment`() throws {
    let imported = try ImportedFile(
      """
      Date,Type,Name,Category,Amount
      14/10/2026,Card payment,Corner,Groceries,-45.20
      15/10/2026,Faster payment,Work,Income,2000.00
      21/10/2026,Pot transfer,Savings,Transfers,-100.00

      """, Self.euro)
    #expect(imported["total"] == ["45.20"])
    #expect(
      imported.notices.map(\.found) == [
        "rows that 'Category' calls income, a payment or a transfer are left out: 1"
      ])
  }

  @Test func `an account is no store, and a bar no way of paying beside kinds of spending`() throws
  {
    let imported = try ImportedFile(
      """
      data,tipo,categoria,importo,conto
      2026-01-01,entrata,iniziale,558,banca
      2026-01-02,uscita,spesa,32.10,banca
      2026-01-05,uscita,bar,2.40,salvadanaio

      """, Self.euro)
    #expect(imported["category"] == ["spesa", "bar"])
    #expect(imported["store"] == [nil, nil])
  }

  @Test func `a complete row that is the sum of the rows above is spending`() throws {
    let imported = try ImportedFile(
      """
      Date,Description,Debit,Credit,Balance
      2026-09-01,Corner,10.00,,90.00
      2026-09-02,Market,20.00,,70.00
      2026-09-03,Bakery,30.00,,40.00
      2026-09-04,Work,,40.00,80.00

      """, Self.euro)
    #expect(imported["total"] == ["10.00", "20.00", "30.00"])
  }

  @Test func `a payment of the card's bill does not turn what was spent`() throws {
    let imported = try ImportedFile(
      """
      Datum,Beschreibung,Karteninhaber,Betrag,Kategorie
      14/10/2026,MARKT,JO,"45,20",Lebensmittel
      15/10/2026,ZAHLUNG ERHALTEN. BESTEN DANK.,JO,"-300,00",
      20/10/2026,LADEN,JO,"12,35",Lebensmittel

      """, Self.euro)
    #expect(imported["total"] == ["45.20", "12.35"])
  }

  @Test func `withdrawals, deposits and transfers tell what was spent`() throws {
    let imported = try ImportedFile(
      """
      type,amount,description,date,destination_name,category
      Withdrawal,-23.45,Weekly,2026-10-01,Corner,Groceries
      Deposit,1900.00,Wages,2026-10-05,Checking,
      Transfer,-100.00,To savings,2026-10-06,Savings,

      """, Self.euro)
    #expect(imported["total"] == ["23.45"])
  }

  @Test func `a column of ones counts nothing, and payments may lack their texts beside it`() throws
  {
    let imported = try ImportedFile(
      """
      Date,Amount,Category,Description,Payee,Quantity
      2026-10-14,-45.20,Food,,Corner,1
      2026-10-15,1800.00,Income,,Work,1
      2026-10-20,-12.35,Food,bread,Bakery,1

      """, Self.euro)
    #expect(imported["total"] == ["45.20", "12.35"])
  }

  @Test func `a payment with a card is a purchase, in every language`() throws {
    let imported = try ImportedFile(
      """
      Fecha;Concepto;Movimiento;Importe;Saldo
      14/10/2026;Tienda;Pago con tarjeta;-45,20;954,80
      15/10/2026;Nomina;Abono de nomina;1.800,00;2.754,80
      20/10/2026;Dia;Pago con tarjeta;-12,35;2.742,45

      """, Self.euro)
    #expect(imported["total"] == ["45.20", "12.35"])
  }

  @Test func `as much in on one account as out of another is no spending`() throws {
    let imported = try ImportedFile(
      """
      date;payee;outcomeAccount;outcome;incomeAccount;income
      2026-03-14;Corner;Card;45,20;;0
      2026-03-15;;Card;500;Cash;500
      2026-03-16;Market;Cash;12,35;;0

      """, Self.euro)
    #expect(imported["total"] == ["45.20", "12.35"])
  }

  @Test func `payments and refunds do not vote on the sign of spending`() throws {
    let imported = try ImportedFile(
      """
      Date,Description,Category,Amount
      2026-03-14,CORNER MARKET,Groceries,-45.12
      2026-03-16,PAYMENT THANK YOU,Payment,300.00
      2026-03-20,CORNER REFUND,Groceries,12.00

      """, Self.euro)
    #expect(imported["total"] == ["45.12", "-12.00"])
  }

  @Test func `card payments of an account are spending, and its own name is no item`() throws {
    let imported = try ImportedFile(
      """
      Type,Product,Started Date,Description,Amount,State,Balance
      CARD_PAYMENT,Current,2026-03-14 10:11:12,Corner,-23.40,COMPLETED,976.60
      TOPUP,Current,2026-03-15 10:00:00,Top-Up,200.00,COMPLETED,1176.60
      CARD_PAYMENT,Current,2026-03-16 10:11:12,Corner,-12.10,REVERTED,
      CARD_PAYMENT,Current,2026-03-17 18:00:00,Market,-31.05,COMPLETED,1145.55

      """, Self.euro)
    #expect(imported["total"] == ["23.40", "31.05"])
    #expect(imported["store"] == ["Corner", "Market"])
  }

  @Test func `mostly negative amounts of items are named`() throws {
    let imported = try ImportedFile(
      "date,store,item,qty,sum\n2026-03-14,Corner,Milk,1,-1.09\n2026-03-14,Corner,Tea,1,-2.00\n",
      Self.euro)
    #expect(
      imported.schema.warnings == [
        ImportNotice("most amounts are below zero and taken as money back")
      ])
  }

  @Test func `a settlement among friends is no purchase`() throws {
    let imported = try ImportedFile(
      """
      Date,Description,Category,Cost
      2026-03-02,Corner market,Groceries,45.60
      2026-03-10,Ben paid Anna,Payment,7.20
      2026-03-20,Total balance, ,

      """, Self.euro)
    #expect(imported["total"] == ["45.60"])
    #expect(imported.ignored == [.payment: 1, .total: 1])
  }

  @Test func `money in beside an empty debit is left out and not rejected`() throws {
    let imported = try ImportedFile(
      """
      Date,Merchant,Description,Debit,Credit,Balance
      2026-03-02,Corner,card,23.11,,976.89
      2026-03-06,Employer,salary,,2000.00,2976.89
      2026-03-10,Corner,card,9.99,,2966.90

      """, Self.euro)
    #expect(imported["total"] == ["23.11", "9.99"])
    #expect(imported.rejected == [])
    #expect(imported.ignored == [.payment: 1])
  }

  @Test func `a row of a budget's register without outflow is no line`() throws {
    let imported = try ImportedFile(
      """
      Account,Date,Payee,Category,Memo,Outflow,Inflow,Cleared
      Card,2026-03-14,Corner,Groceries,,€23.40,€0.00,Cleared
      Card,2026-03-15,Transfer : Bank,,,€0.00,€200.00,Cleared
      Card,2026-03-16,Starting Balance,,,€0.00,€0.00,Cleared
      Card,2026-03-17,Market,Groceries,cheese,€31.05,€0.00,Uncleared

      """, Self.euro)
    #expect(imported["total"] == ["23.40", "31.05"])
  }

  @Test func `debits and credits by two letters tell what was spent`() throws {
    let imported = try ImportedFile(
      """
      Posting Date,Narration,Amount,Dr/Cr,Balance
      13/03/2026,CORNER,"1,250.00",DR,"48,750.00"
      15/03/2026,WAGES,"50,000.00",CR,"98,750.00"

      """, Self.euro)
    #expect(imported["total"] == ["1250.00"])
  }

  @Test func `a payment below zero beside spending above it is no purchase`() throws {
    let imported = try ImportedFile(
      """
      Date,Description,Amount
      03/14/2026,CORNER MARKET,52.13
      03/16/2026,AUTOPAY PAYMENT - THANK YOU,-300.00
      03/20/2026,CORNER MARKET RETURN,-4.20

      """, Self.euro)
    #expect(imported["total"] == ["52.13", "-4.20"])
    #expect(imported.ignored == [.payment: 1])
  }

  @Test func `money moved to another account is no purchase`() throws {
    let imported = try ImportedFile(
      """
      Account,Date,Payee,Category,Outflow,Inflow
      Card,2026-03-14,Corner,Groceries,23.40,0.00
      Card,2026-03-15,Transfer : Savings,,200.00,0.00
      Card,2026-03-16,Transfermarkt,Groceries,3.10,0.00

      """, Self.euro)
    #expect(imported["total"] == ["23.40", "3.10"])
  }

  @Test func `payments of a service are spending, and what fills its account is not`() throws {
    let imported = try ImportedFile(
      """
      Date,Name,Type,Status,Currency,Gross,Transaction ID,Balance
      03/14/2026,Corner,Express Checkout Payment,Completed,EUR,-64.20,T1,0.00
      03/14/2026,,General Card Deposit,Completed,EUR,64.20,T2,64.20
      03/18/2026,Market,Express Checkout Payment,Completed,EUR,-38.00,T3,0.00

      """)
    #expect(imported["total"] == ["64.20", "38.00"])
  }

  @Test func `items below zero and nothing above are spending`() throws {
    let imported = try ImportedFile(
      "Date,Item,Category,Amount\n2026-03-14,Milk,Food,-1.09\n2026-03-14,Bread,Food,-2.49\n",
      Self.euro)
    #expect(imported["total"] == ["1.09", "2.49"])
    #expect(imported.schema.plan.flipsSign)
  }

  @Test func `items below zero that are called returned are money back`() throws {
    let imported = try ImportedFile(
      "Date,Item,Note,Amount\n2026-03-14,Milk,returned,-1.09\n2026-03-14,Bread,returned,-2.49\n",
      Self.euro)
    #expect(imported["total"] == ["-1.09", "-2.49"])
  }

  @Test func `beside a balance without a header stand payments`() throws {
    var options = Self.euro
    options.acceptsProposals = true
    let imported = try ImportedFile(
      """
      13/03/2026,"-45.20","CORNER MARKET","+1234.56"
      14/03/2026,"-12.00","CORNER MARKET 2","+1222.56"
      15/03/2026,"+2000.00","Salary","+3222.56"

      """, options)
    #expect(imported["total"] == ["45.20", "12.00"])
    #expect(imported["store"] == ["CORNER MARKET", "CORNER MARKET 2"])
  }

  @Test func `income does not hide that titles below zero are spending`() throws {
    let imported = try ImportedFile(
      """
      "Type","Date","Title","Amount","Category"
      "Expense","03/14/2026","Aldi","-45.20","Groceries"
      "Income","03/15/2026","Employer","2000.00","Salary"
      "Expense","03/19/2026","Lidl","-12.10","Groceries"

      """, Self.euro)
    #expect(imported["total"] == ["45.20", "12.10"])
  }

  @Test func `the way of paying beside whom it was paid to is no item, and takes no vote away`()
    throws
  {
    let imported = try ImportedFile(
      """
      Buchungstag;Buchungstext;Empfänger;Verwendungszweck;Betrag;Währung
      05.10.2026;KARTENZAHLUNG;REWE;Einkauf;-45,20;EUR
      06.10.2026;LASTSCHRIFT;Stadtwerke;Strom;-60,00;EUR
      07.10.2026;GUTSCHRIFT;ACME;Lohn;2.500,00;EUR

      """)
    #expect(imported["total"] == ["45.20", "60.00"])
    #expect(imported["store"] == ["REWE", "Stadtwerke"])
  }

  @Test func `of as many signs on either side a balance tells that a bank writes them`() throws {
    let imported = try ImportedFile(
      """
      FECHA OPERACIÓN;FECHA VALOR;CONCEPTO;IMPORTE EUR;SALDO
      05/10/2026;05/10/2026;MERCADONA;-45,20;954,80
      16/10/2026;16/10/2026;ACME;2.500,00;3.454,80

      """)
    #expect(imported["total"] == ["45.20"])
  }

  @Test func `words for both ways of money tell them apart in German and Swedish`() throws {
    let german = try ImportedFile(
      """
      Buchungsdatum;Zahlungsempfänger*in;Verwendungszweck;Umsatztyp;Betrag (€)
      05.10.26;REWE;VISA;Ausgang;-45,20
      06.10.26;Ana;Lohn;Eingang;2.500,00

      """)
    #expect(german["total"] == ["45.20"])
    let swedish = try ImportedFile(
      """
      Bokförd;Valutadatum;Text;Typ;Insättningar/uttag;Bokfört saldo
      2026-10-05;2026-10-05;ICA;Kortköp;-452,30;9547,70
      2026-10-06;2026-10-06;ACME;Insättning;25000,00;34547,70

      """, ImportOptions(currency: Currency("SEK")))
    #expect(swedish["total"] == ["452.30"])
  }

  @Test func `the number of an account is no shop, and a name beside a description is`() throws {
    let imported = try ImportedFile(
      """
      Date;Amount;Account;Counterparty;Name;Description
      2026-10-03;-23,45;NL91ABNA0417164300;NL32BUNQ2025384391;Albert Heijn;AH Utrecht
      2026-10-04;-1.023,45;NL91ABNA0417164300;NL55INGB0004412345;Coolblue;washer

      """, ImportOptions(currency: Currency("EUR")))
    #expect(imported["store"] == ["Albert Heijn", "Coolblue"])
    #expect(imported["item"] == ["AH Utrecht", "washer"])
  }
}
