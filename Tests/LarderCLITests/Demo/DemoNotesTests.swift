import GroceryModel
import Testing

@testable import LarderCLI

@Suite struct DemoNotesTests {
  private let household = DemoHousehold()

  /// The rows of a file as dictionaries by column.
  private func rows(_ name: String) throws -> [[String: String]] {
    let table = try DemoTable(name, in: household)
    return table.rows.map {
      Dictionary(zip(table.header, $0), uniquingKeysWith: { first, _ in first })
    }
  }

  @Test func `every expiration is of a thing bought that day and lies after it`() throws {
    let receipts = DemoIncidents(DemoShopping().receipts).receipts
    let bought = Set(
      receipts.flatMap { receipt in receipt.lines.map { "\(receipt.day) \($0.text)" } })
    let expirations = try rows("expirations.csv")
    #expect(expirations.count > 100)
    for row in expirations {
      let purchased = row["purchased", default: ""]
      #expect(bought.contains(purchased + " " + row["item", default: ""]))
      #expect(row["expires", default: ""] > purchased)
    }
    #expect(Set(expirations.map { $0["kind"] }) == ["best-before", "use-by"])
  }

  @Test func `things are eaten, opened, moved and thrown away for every reason`() throws {
    let stock = try rows("stock.csv")
    #expect(stock.map { $0["date", default: ""] } == stock.map { $0["date", default: ""] }.sorted())
    #expect(Set(stock.map { $0["action"] }) == ["consumed", "opened", "moved", "wasted"])
    #expect(
      Set(stock.filter { $0["action"] == "wasted" }.map { $0["reason"] }) == [
        "expired", "spoiled", "forgotten", "over-purchased", "disliked", "other",
      ])
    #expect(Set(stock.filter { $0["action"] == "moved" }.map { $0["storage"] }) == ["freezer"])
  }

  @Test func `no more of a thing is eaten or thrown away than its labels count`() throws {
    var held: [String: Amount] = [:]
    func amount(_ row: [String: String]) throws -> Amount {
      try #require(ExactDecimal(row["quantity", default: ""])).amount
    }
    for row in try rows("expirations.csv") {
      held[row["item", default: ""], default: .zero] += try amount(row)
    }
    for row in try rows("stock.csv") where ["consumed", "wasted"].contains(row["action"]) {
      held[row["item", default: ""], default: .zero] -= try amount(row)
    }
    #expect(held.values.allSatisfy { !$0.isNegative })
  }

  @Test func `shelf prices are above zero and some are on sale`() throws {
    let prices = try rows("prices.csv")
    #expect(prices.count == 56)
    #expect(prices.allSatisfy { $0["price", default: "0.00"] > "0.00" })
    #expect(Set(prices.map { $0["origin"] }) == ["shelf", "flyer"])
    #expect(Set(prices.map { $0["on_sale"] }) == ["", "true"])
  }

  @Test func `the monthly budget is raised in March and the weekly one stays`() throws {
    let whole = try rows("budgets.csv").filter { $0["category"] == "*" }
    let columns = ["budget", "amount", "every", "from", "rollover", "cap"]
    #expect(
      whole.map { row in columns.map { row[$0, default: "?"] } }
        == [
          ["Household", "225.00", "month", "2025-09-01", "surplus", "25.00"],
          ["Household", "235.00", "month", "2026-03-01", "surplus", "25.00"],
          ["Week", "80.00", "week", "2025-09-01", "none", ""],
        ])
  }

  @Test func `descriptions name an alias and correct what the supermarket filed wrongly`() throws {
    let products = try rows("products.csv")
    #expect(
      products.filter { $0["alias_of"] != "" }.map { $0["item"] } == ["Vollmilch 3,5 % 1 l"])
    let oats = try #require(products.first { $0["item"] == "Oat Drink 1 l" })
    let filed = try #require(DemoCatalog.greenquill.first { $0.name == "Oat Drink 1 l" })
    #expect(oats["category"] == "Beverages")
    #expect(filed.category == .dairy)
  }
}
