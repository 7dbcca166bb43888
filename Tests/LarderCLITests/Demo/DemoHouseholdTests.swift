import GroceryModel
import Testing

@testable import LarderCLI

@Suite struct DemoHouseholdTests {
  private let receipts = DemoIncidents(DemoShopping().receipts).receipts

  @Test func `the same bytes come out twice`() {
    let first = DemoHousehold().files
    let second = DemoHousehold().files
    #expect(first.map(\.name) == second.map(\.name))
    #expect(first.map(\.bytes) == second.map(\.bytes))
  }

  @Test func `the household has these files`() {
    #expect(
      DemoHousehold().files.map(\.name) == [
        "greenquill-2025-q3.csv", "greenquill-2025-q4.csv", "greenquill-2026-q1.csv",
        "greenquill-2026-q2.csv", "greenquill-2026-q3.csv", "greenquill-2026-q4.csv",
        "talkorn-2025-h2.csv", "talkorn-2026-h1.csv", "talkorn-2026-h2.csv", "brassbell.tsv",
        "prices.csv", "expirations.csv", "stock.csv", "budgets.csv", "products.csv", "inbox.conf",
      ])
  }

  @Test func `the inbox says what the receipts do not`() throws {
    let file = try #require(DemoHousehold().files.first { $0.name == "inbox.conf" })
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        greenquill-*.csv: kind=receipts
        talkorn-*.csv: kind=receipts currency=EUR date-order=dmy
        brassbell.tsv: kind=receipts currency=EUR store="Brassbell Stores" date-order=mdy

        """)
  }

  @Test func `there are about ninety receipts and twelve hundred lines in all months`() {
    let lines = receipts.flatMap(\.lines)
    #expect((85...95).contains(receipts.count))
    #expect((1150...1250).contains(lines.count))
    #expect(Set(receipts.map(\.day.month)).count == 14)
    #expect(Set(receipts.map(\.shop)).count == 3)
  }

  @Test func `about seventy products lie in all canonical categories`() {
    let products = receipts.flatMap(\.lines).compactMap(\.product)
    #expect((70...80).contains(Set(products.map(\.name)).count))
    #expect(Set(products.map(\.category)) == Set(DemoCategory.allCases))
  }

  @Test func `every date lies in the fourteen months`() throws {
    let dates: [String: [String]] = [
      "prices.csv": ["date"], "expirations.csv": ["expires", "purchased"], "stock.csv": ["date"],
      "budgets.csv": ["from"], "products.csv": ["date"],
    ]
    var days = receipts.map(\.day)
    for (name, columns) in dates {
      let table = try DemoTable(name)
      for column in columns {
        days += try table.column(column).map { try #require(Day($0)) }
      }
    }
    let first = try #require(Day("2025-09-01"))
    let last = try #require(Day("2026-10-31"))
    #expect(days.allSatisfy { $0 >= first && $0 <= last })
  }

  @Test func `all money has two digits behind the point`() throws {
    let columns: Set<String> = [
      "Unit price", "List total", "Total", "Preis je Einheit", "Summe", "Unit Price", "price",
      "amount", "cap",
    ]
    var checked = 0
    for file in DemoHousehold().files where file.name != "inbox.conf" {
      let table = DemoTable(file)
      for name in table.header where columns.contains(name) {
        for cell in try table.column(name) where !cell.isEmpty {
          let parts = cell.split(separator: file.name.hasPrefix("talkorn") ? "," : ".")
          #expect(parts.count == 2 && parts[1].utf8.count == 2, "\(file.name): \(cell)")
          checked += 1
        }
      }
    }
    #expect(checked > 2400)
  }

  @Test func `a day's receipts of a shop lie in one file`() throws {
    var files: [String: String] = [:]
    for file in DemoHousehold().files where file.name.hasPrefix("talkorn") {
      for day in try DemoTable(file).column(DemoTable(file).header[0]) {
        #expect(files.updateValue(file.name, forKey: day) ?? file.name == file.name)
      }
    }
    let visits = receipts.map { "\($0.shop) \($0.day)" }
    #expect(Set(visits).count == visits.count)
  }
}
