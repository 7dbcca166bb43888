import Testing

@testable import Importing

@Suite struct JournalTextTests {
  private static func imported(_ text: String) throws -> ImportedFile { try ImportedFile(text) }

  @Test func `postings to expenses are lines, and what is left out balances the rest`() throws {
    let imported = try Self.imported(
      """
      ; hledger
      commodity 1,000.00 EUR
      2026-10-03 * (42) Corner Market | weekly  ; comment
          expenses:food:dairy       3.20 EUR
          expenses:food:my bakery
          assets:checking          -8.30 EUR = 91.70 EUR
      2026/10/06 ! Landlord
          expenses:rent         1,200.00 EUR
          assets:checking

      ~ monthly
          expenses:food           300 EUR
          assets:budget
      """)
    #expect(imported.schema.dialect.form == "journal")
    #expect(imported["total"] == ["3.20", "5.1", "1200.00"])
    #expect(imported["store"] == ["Corner Market", "Corner Market", "Landlord"])
    #expect(imported["category"] == ["dairy", "my bakery", "rent"])
    #expect(imported.lines.map(\.line) == [4, 5, 8])
  }

  @Test func `Beancount quotes payees, and its directives are no transactions`() throws {
    let imported = try Self.imported(
      """
      2020-01-01 open Expenses:Food EUR
      2026-01-05 * "Edeka" "Milk" #food ^r1
        receipt: "12.pdf"
        Expenses:Food 12.30 EUR
        Assets:Bank
      2026-01-06 balance Assets:Bank 100.00 EUR
      2026-01-07 txn "Market"
        Expenses:Food 4.00 USD @ 0.50 EUR
        Expenses:Home
        Assets:Bank -5.00 EUR
      """)
    #expect(imported["total"] == ["12.30", "4.00", "3"])
    #expect(imported["currency"] == ["EUR", "USD", "EUR"])
    #expect(imported["store"] == ["Edeka", "Market", "Market"])
  }

  @Test func `signs, returns, virtual postings and years stated once are read as meant`() throws {
    let imported = try Self.imported(
      """
      Y2026
      10/09 Corner Market
          (budget:food)   $-3
          expenses:food   $-1.00
          assets:cash
      10/10 Kiosk
          expenses:food   $2.50
          assets:cash
      """)
    #expect(imported["total"] == ["-1.00", "2.50"])
    #expect(imported.lines.map { "\($0.date)" } == ["2026-10-09", "2026-10-10"])
  }

  @Test func `accounts of one word, and of other languages, are left out`() throws {
    let imported = try Self.imported(
      """
      2026-01-05 Saldo
          Ausgaben:Essen    10.00 EUR
          Bargeld
      2026-01-06
          Ausgaben:Essen    2.00 EUR
          Vermögen:Bank
      2026-01-07 Arbeit
          Vermögen:Bank    2000.00 EUR
          Einnahmen:Lohn
      """)
    #expect(imported["total"] == ["10.00", "2.00"])
    #expect(imported["store"] == ["Saldo", nil])
  }

  @Test func `a journal may say itself what its accounts of spending are called`() throws {
    let named = try Self.imported(
      "option \"name_expenses\" \"Depenses\"\n2026-01-05 * \"Ed\" \"\"\n  Depenses:Pain 3.00 EUR\n  Actifs:A\n"
        + "2026-01-06 * \"Ed\" \"\"\n  Depenses:Lait 2.00 EUR\n  Actifs:A\n")
    #expect(named["total"] == ["3.00", "2.00"])
    let typed = try Self.imported(
      "account food  ; type: X\n2026-01-05 Ed\n    food:bread  3.00 EUR\n    bank\n"
        + "2026-01-06 Ed\n    food:milk  2.00 EUR\n    bank\n")
    #expect(typed["total"] == ["3.00", "2.00"])
  }

  @Test func `a posting whose amount cannot be worked out is said`() throws {
    let imported = try Self.imported(
      """
      2026-01-05 Ed
          expenses:food
          assets:cash   -7.25 EUR
          assets:card   -3.00 USD
      2026-01-06 Ed
          expenses:food  2.00 EUR
          assets:cash
      """)
    #expect(imported["total"] == ["2.00"])
    #expect(
      imported.schema.warnings.map(\.found).contains(
        "postings whose amounts cannot be worked out are left out: 1"))
  }

  @Test func `a posting that is not spending may stay open`() throws {
    let imported = try Self.imported(
      """
      2026-01-05 Ed
          expenses:food   7.25 EUR
          expenses:gifts  3.00 USD
          assets:cash
      """)
    #expect(imported["total"] == ["7.25", "3.00"])
    #expect(!imported.schema.warnings.contains { $0.found.contains("worked out") })
  }

  @Test(arguments: [
    ("10.00/4", "2.5"), ("(1.50 + 2*3)", "7.5"), ("-(-3.5) * 2", "7"), ("1.50 + 2.25", "3.75"),
    ("2*3.5", "7"),
  ])
  func `amounts may be arithmetic`(text: String, value: String) {
    #expect(JournalAmount("\(text) EUR"[...])?.text == value)
  }

  @Test(arguments: ["1/0", "(1", "1+", "*2"])
  func `arithmetic without a value is no amount`(text: String) {
    #expect(JournalAmount("\(text) EUR"[...]) == nil)
  }

  @Test func `a posting in several commodities cannot be worked out`() throws {
    #expect(JournalAmount.balance(of: ["1 EUR", "1 USD"].compactMap { JournalAmount($0) }) == nil)
    #expect(JournalAmount.balance(of: ["1 EUR", "-1 EUR"].compactMap { JournalAmount($0) }) == nil)
  }

  @Test(arguments: [
    ("5.10 EUR", "5.10", "EUR"), ("EUR -1,234.50", "-1,234.50", "EUR"), ("$-3 = $4", "$-3", ""),
    ("-€2,50", "€-2,50", ""), ("3 \"big coin\" @@ 20 USD", "3", "bigcoin"),
  ])
  func `an amount is a number and a commodity`(text: String, number: String, code: String) {
    let amount = JournalAmount(text[...])
    #expect(amount?.text == number)
    #expect(amount?.code == code)
  }

  @Test func `no amount is none`() {
    #expect(JournalAmount("") == nil)
    #expect(JournalAmount("EUR") == nil)
  }
}
