import GroceryModel
import Testing

@testable import Importing

@Suite struct InboxRulesTests {
  @Test func `the first rule whose pattern matches a name holds`() throws {
    let rules = try InboxRules(
      """
      # what the files lack
      migros-*.csv: kind=receipts currency=CHF store="Migros Marin" date-order=dmy

      fuel-?.csv: set item=Product set total="Amount paid" yes profile=fuel
      """)
    let migros = rules.rule(for: "migros-2026-10.csv")
    #expect(migros?.options.kind == .receipts)
    #expect(migros?.options.currency == Currency("CHF"))
    #expect(migros?.options.store == "Migros Marin")
    #expect(migros?.options.dateOrder == .dmy)
    let fuel = rules.rule(for: "fuel-1.csv")
    #expect(fuel?.options.roles == ["item": "Product", "total": "Amount paid"])
    #expect(fuel?.options.acceptsProposals == true)
    #expect(fuel?.profile == "fuel")
    #expect(rules.rule(for: "fuel-10.csv") == nil)
  }

  @Test(arguments: [
    (
      "a.csv: shop=X",
      "line 1: 'shop' is no key; expected one of kind, currency, store, date, date-order, decimal, "
        + "encoding, profile, set, yes"
    ),
    (
      "# x\na.csv kind=receipts",
      "line 2: 'a.csv kind=receipts' has no colon; expected PATTERN: KEY=VALUE …"
    ),
    (": kind=receipts", "line 1: no pattern before the colon; expected a file name"),
    ("a.csv: kind", "line 1: 'kind' has no value; expected KEY=VALUE"),
    (
      "a.csv: kind=food",
      "line 1: 'food' is no kind; expected one of receipts, prices, expirations, stock, budgets, "
        + "products, rates, totals, stores, closings"
    ),
    ("a.csv: date-order=us", "line 1: 'us' is no date-order; expected dmy, mdy or ymd"),
    ("a.csv: date=today", "line 1: 'today' is no date; expected a day as YYYY-MM-DD"),
    ("a.csv: store=\"x", "line 1: a quote is not closed; expected \" before the end"),
  ])
  func `a line that cannot be followed is named`(_ text: String, _ expected: String) {
    var message = ""
    do throws(InboxRules.Failure) {
      _ = try InboxRules(text)
    } catch {
      message = error.description
    }
    #expect(message == expected)
  }
}
