import ByteTools
import GroceryModel
import Testing

@testable import Importing

@Suite struct BudgetRolesTests {
  @Test func `plans of spending may stand below zero`() throws {
    let imported = try ImportedFile(
      "Category;Planned\nFood;-450,00\nHousehold;-60,00\n",
      ImportOptions(currency: Currency("EUR"), date: Day("2026-01-01")))
    #expect(imported["amount"] == ["510.00"])
    #expect(imported.schema.warnings.count == 1)
  }

  @Test func `days between which a limit holds are known in other languages`() throws {
    let imported = try ImportedFile(
      "Name;Limit;Intervall;Startdatum;Kategorie\nEssen;450;monatlich;01.10.2026;Brot\n",
      ImportOptions(currency: Currency("EUR")))
    #expect(imported["period"] == ["{\"every\":\"month\",\"from\":\"2026-10-01\"}"])
  }

  static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `a plan by months gives each month its own budget`() throws {
    let imported = try ImportedFile(
      """
      "Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"
      "Mar 2026","Needs: Groceries","Needs","Groceries",€400.00,-€129.62,€270.38
      "Mar 2026","Needs: Household","Needs","Household",€60.00,€0.00,€60.00
      "Apr 2026","Needs: Groceries","Needs","Groceries",€420.00,-€90.10,€600.28

      """, Self.euro)
    #expect(imported.lines.map(\.type) == [.budgetSet, .budgetSet])
    #expect(imported.lines.map(\.date) == ["2026-03-01", "2026-04-01"])
    #expect(imported["amount"] == ["460.00", "420.00"])
    #expect(imported["categories"].first == #"{"Groceries":"400.00","Household":"60.00"}"#)
    #expect(imported["period"].last == #"{"start":"2026-04-01","end":"2026-04-30"}"#)
  }

  @Test func `limits of categories need a day, and repeat as their header says`() throws {
    let text = "Category,Weekly Budget\nProduce,120\nDairy,60.50\nTotal,180.50\n"
    let asked = try ImportedFile(text, Self.euro)
    #expect(
      asked.schema.questions.map(\.flag) == ["--date YYYY-MM-DD, or --set from=COLUMN"])
    var options = Self.euro
    options.date = Day("2026-03-02")
    let imported = try ImportedFile(text, options)
    #expect(imported["budget"] == ["Budget"])
    #expect(imported["amount"] == ["180.50"])
    #expect(imported["period"] == [#"{"every":"week","from":"2026-03-02"}"#])
    #expect(imported.ignored == [.total: 1])
  }

  @Test func `names, periods and first days of budgets are known by other words`() throws {
    let imported = try ImportedFile(
      """
      name,amount,period,start_date,category
      Food,400,monthly,2026-01-01,Groceries
      Treats,30,weekly,2026-01-05,Snacks

      """, Self.euro)
    #expect(imported["budget"] == ["Food", "Treats"])
    #expect(
      imported["period"] == [
        #"{"every":"month","from":"2026-01-01"}"#, #"{"every":"week","from":"2026-01-05"}"#,
      ])
  }

  @Test func `purchases filed under budgets are purchases`() throws {
    let imported = try ImportedFile(
      "date,description,amount,budget\n2026-03-02,Weekly shop,-23.45,Groceries\n", Self.euro)
    #expect(imported.schema.kind == .receipts)
    #expect(imported["total"] == ["23.45"])
  }

  @Test(arguments: [
    ("2026-10", "2026-10-01", "2026-10-31"), ("02/2028", "2028-02-01", "2028-02-29"),
    ("Dec 2026", "2026-12-01", "2026-12-31"), ("2026年4月", "2026-04-01", "2026-04-30"),
  ])
  func `a month has its days`(_ text: String, _ first: String, _ last: String) {
    let days = withBytes(of: text) { MonthCell.days($0) }
    #expect(days?.first == Day(first))
    #expect(days?.last == Day(last))
  }

  @Test(arguments: ["2026-13", "Oct 3", "2026", "2026-10-03", "October", "10/26"])
  func `what names no month of a year is none`(_ text: String) {
    #expect(withBytes(of: text) { MonthCell.days($0) } == nil)
  }

  @Test(arguments: ["Presupuesto mensual", "Budget prévu", "Monthly Limit (EUR)"])
  func `a plan's amount may be called so with more words`(_ header: String) throws {
    var options = Self.euro
    options.date = Day("2026-03-01")
    let imported = try ImportedFile("Poste;\(header)\nAlimentation;450\nHygiène;60\n", options)
    #expect(imported["amount"] == ["510.00"])
  }

  @Test func `amounts by the month are a plan, not purchases`() throws {
    var options = Self.euro
    options.date = Day("2026-03-01")
    let imported = try ImportedFile("Envelope,Monthly amount\nFood,450\nFun,60\n", options)
    #expect(imported.schema.kind == .budgets)
    #expect(imported["amount"] == ["510.00"])
  }
}
