import GroceryModel
import Testing

@testable import Importing

/// Statements in which shops give money back, and others pay it in.
@Suite struct MoneyBackTests {
  static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `what a shop or a category of spending gives back is a refund`() throws {
    let imported = try ImportedFile(
      """
      Date,Payee,Category,Amount
      2026-03-14,Aldi,Groceries,-42.17
      2026-03-15,Lidl,Groceries,-12.00
      2026-03-16,Cinema,Fun,-9.00
      2026-03-17,Baker,Groceries,-2.20
      2026-03-18,Aldi,,3.50
      2026-03-19,Market,Groceries,1.00
      2026-03-20,ACME,Salary,2000.00
      2026-03-21,Uncle,,20.00

      """, Self.euro)
    #expect(imported["total"] == ["42.17", "12.00", "9.00", "2.20", "-3.50", "-1.00"])
    #expect(imported["kind"] == [nil, nil, nil, nil, "refund", "refund"])
    #expect(
      imported.notices.contains {
        $0.found
          == "money that came in from shops or in categories of spending, taken as money back: 2"
          && $0.line == 6
      })
  }

  @Test func `a refund is of what its text names, and keeps the text`() throws {
    let imported = try ImportedFile(
      """
      date,store,item,quantity,unit price,total
      2026-03-09,Corner,Butter 250g,2,3.20,6.40
      2026-03-12,Corner,Refund Butter 250g,-1,3.20,-3.20
      2026-03-12,Corner,Milk 3.5% (refund),-1,1.20,-1.20

      """, Self.euro)
    #expect(imported["item"] == ["Butter 250g", "Butter 250g", "Milk 3.5%"])
    #expect(imported["text"] == [nil, "Refund Butter 250g", "Milk 3.5% (refund)"])
    #expect(imported["kind"] == [nil, "refund", "refund"])
  }

  @Test func `so is what a column of its own says`() throws {
    let imported = try ImportedFile(
      """
      Date,Payee,Category,Outflow,Inflow
      2026-03-14,Aldi,Groceries,42.17,0.00
      2026-03-18,Aldi,Groceries,0.00,3.50
      2026-03-20,ACME,Inflow: Ready to Assign,0.00,2000.00

      """, Self.euro)
    #expect(imported["total"] == ["42.17", "-3.50"])
  }

  @Test func `how it was paid is no item beside whom it was paid to`() throws {
    let imported = try ImportedFile(
      """
      Buchungstag;Buchungstext;Beguenstigter/Zahlungspflichtiger;Betrag
      11.03.26;KARTENZAHLUNG;REWE;-21,45
      12.03.26;KARTENZAHLUNG;ALDI;-22,45
      13.03.26;KARTENZAHLUNG;LIDL;-23,45
      20.03.26;GUTSCHRIFT;ACME GMBH;2400,00

      """, Self.euro)
    #expect(imported["store"] == ["REWE", "ALDI", "LIDL"])
    #expect(imported["total"] == ["21.45", "22.45", "23.45"])
  }

  @Test func `rows called expenses tell the sign of spending`() throws {
    let imported = try ImportedFile(
      """
      Type,Date,Item,Amount,Category
      Exp.,2026-03-14,Aldi run,-23.45,Food
      New account,2026-03-14,Start,80.00,
      New account,2026-03-14,Start,70.00,
      Transfer-Out,2026-03-15,To savings,-12.10,
      Exp.,2026-03-15,Rent,-9.00,Home
      Income,2026-03-16,Pay,2500.00,Salary

      """, Self.euro)
    #expect(imported["total"] == ["23.45", "9.00"])
  }

  @Test func `a void line is none, a return beside it is money back`() throws {
    let imported = try ImportedFile(
      "Date,Item,Type,Total\n2026-03-14,Milk,Sale,5.00\n2026-03-14,Bread,Return,2.50\n"
        + "2026-03-14,Gum,Void,1.00\n", Self.euro)
    #expect(imported["total"] == ["5.00", "-2.50"])
    #expect(imported.ignored == [.cancelled: 1])
  }

  @Test func `of purchases, payments and credits of a card the first tell the sign`() throws {
    let imported = try ImportedFile(
      """
      Transaction Date,Description,Merchant,Category,Type,Amount (USD)
      03/14/2026,CORNER #12 SAN JOSE,Corner,Grocery,Purchase,54.20
      03/13/2026,ACH DEPOSIT,Ach Deposit,Payment,Payment,-200.00
      03/12/2026,CORNER RETURN,Corner,Grocery,Credit,-4.99
      03/11/2026,DAILY CASH,Daily Cash,Cash,Credit,-3.00

      """, ImportOptions(currency: Currency("USD")))
    #expect(imported["total"] == ["54.20", "-4.99"])
    #expect(imported["kind"] == [nil, "refund"])
  }

  @Test func `a credit without a sign in a category of spending is money back`() throws {
    let imported = try ImportedFile(
      """
      Date,Description,Amount,Transaction Type,Category
      03/14/2026,Corner,54.20,debit,Groceries
      03/15/2026,Corner,4.99,credit,Groceries
      03/16/2026,ACME Payroll,2000.00,credit,Paycheck

      """, Self.euro)
    #expect(imported["total"] == ["54.20", "-4.99"])
    #expect(imported.notices.contains { $0.found.hasSuffix("taken as money back: 1") })
  }

  @Test func `what a tax office pays back is income, and no money back from a shop`() throws {
    let imported = try ImportedFile(
      """
      Datum;Empfänger;Verwendungszweck;Betrag;Währung
      01.03.2026;Laden;Karte 1;-3,50;EUR
      02.03.2026;Finanzamt Leipzig;EST Erstattung;412,33;EUR
      03.03.2026;Schuhhaus;Erstattung Bestellung;39,00;EUR

      """)
    #expect(imported["total"] == ["3.50", "-39.00"])
  }
}
