import GroceryModel
import Projections
import Testing

@testable import HouseholdFixtures
@testable import Reporting

@Suite struct MonthReportTests {
  private static let end = Day.on("2027-12-31")

  /// A household with budgets, all of whose facts lie in 2026.
  private static func facts(_ household: inout RandomHousehold) -> [Fact] {
    var pantry = RandomPantry(
      seed: household.random.next(), firstDay: household.firstDay, dayCount: 100)
    return household.facts(
      purchases: household.random.pick(5...25), descriptions: household.random.pick(0...4))
      + household.budget("Food") + household.budgetOfSinglePeriods("Party")
      + pantry.facts(household.random.pick(0...40)) + prices(&household)
  }

  /// Prices seen, of packages that shrink among them.
  private static func prices(_ household: inout RandomHousehold) -> [Fact] {
    (0..<household.random.pick(0...12)).map { number in
      Fact(
        .priceObserved, household.day(),
        [
          "item": household.random.pick(["Milk", "Oat Muesli 500 g", "Oat Muesli 450 g", "Eggs"]),
          "price": household.random.pick(["1", "1.10", "3.49", "2"]), "currency": "EUR",
          "store": household.random.pick(["Coop", "Migros"]), "origin": "shelf",
          "on_sale": household.random.pick([nil, "true"]), "entered": "price \(number)",
        ].compactMapValues { $0 })
    }
  }

  /// The page and every table in full of each month in which a household does something.
  private static func reports(
    _ larder: TemporaryLarder, today: Day = end
  ) throws -> [Month: String] {
    let book = try HouseholdBook(from: larder.replay(today: today))
    let months = (1...5).map { Month(year: 2026, month: $0) }
    return Dictionary(
      uniqueKeysWithValues: zip(
        months,
        try book.summaries(of: months) { summary in
          let report = MonthReport(summary)
          return text(report.markdown, report.tables)
        }))
  }

  /// The same of the year.
  private static func yearReport(
    _ larder: TemporaryLarder, today: Day = end
  ) throws -> String {
    let book = try HouseholdBook(from: larder.replay(today: today))
    let report = YearReport(try book.yearSummaries(of: [2026]) { $0 }[0])
    return text(report.markdown, report.tables)
  }

  private static func text(_ markdown: [UInt8], _ tables: [Table]) -> String {
    var bytes = markdown
    for table in tables { CSVRenderer().append(table, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a month's report is the same whichever others are made with it`() throws {
    var household = RandomHousehold(seed: 7)
    let larder = try TemporaryLarder(Self.facts(&household))
    let book = try HouseholdBook(from: larder.replay(today: Self.end))
    func texts(_ months: [Month]) throws -> [String] {
      try book.summaries(of: months) {
        Self.text(MonthReport($0).markdown, MonthReport($0).tables)
      }
    }
    let months = (1...5).map { Month(year: 2026, month: $0) }
    #expect(try texts(months) == months.map { try texts([$0])[0] })
  }

  @Test(arguments: 0..<4)
  func `the first rows to come are the same where no more is specified`(seed: UInt64) throws {
    var household = RandomHousehold(seed: seed)
    let larder = try TemporaryLarder(Self.facts(&household))
    let book = try HouseholdBook(from: larder.replay(today: Self.end))
    let months = (1...5).map { Month(year: 2026, month: $0) }
    for count in [1, 3, MonthReport.shownRowsToCome] {
      let some = try book.summaries(of: months, listing: count) { MonthReport($0) }
      let all = try book.summaries(of: months) { MonthReport($0) }
      for (some, all) in zip(some, all) {
        #expect(count < MonthReport.shownRowsToCome || some.markdown == all.markdown)
        for (some, all) in zip(some.tables, all.tables) {
          #expect(some.rows.count == all.rows.count)
          #expect(some.rows.prefix(count) == all.rows.prefix(count), "\(all.name)")
        }
      }
    }
  }

  @Test func `a product has one name in all tables`() throws {
    // Of the lines, those of things given back count as well for how it is written.
    let facts: [Fact] =
      (0..<8).map { .purchase("Soap", "1", on: .on("2026-09-01") + 2 * $0) }
      + (0..<9).map { .purchase("SOAP", "-0.1", on: .on("2026-09-02") + $0, ["kind": "refund"]) }
    let report = try Self.report(facts, "2026-09", today: .on("2026-09-15"))
    for name in ["items", "restock"] {
      let table = try #require(report.tables.first { $0.name == name })
      #expect(table.rows.map(\.[0]) == [.text("SOAP")], "\(name)")
    }
  }

  @Test(arguments: 0..<8)
  func `a year's report depends on no order of arrival and on nothing dated after it`(
    seed: UInt64
  ) throws {
    var household = RandomHousehold(seed: seed)
    let facts = Self.facts(&household) + Self.furtherFacts
    let expected = try Self.yearReport(TemporaryLarder(facts))
    let larder = try TemporaryLarder(
      household.random.split(facts.shuffled(using: &household.random), into: 4))
    #expect(try Self.yearReport(larder) == expected)
    #expect(try Self.yearReport(larder, today: .on("2026-12-31")) == expected)
    var next = RandomHousehold(seed: seed + 100, firstDay: .on("2027-01-01"))
    try larder.append(
      Self.facts(&next).filter {
        $0.type != .productDescribed && $0.type != .storeDescribed && $0.date > .on("2026-12-31")
      })
    #expect(try Self.yearReport(larder) == expected)
  }

  @Test(arguments: 0..<4)
  func `facts in any order and any batches, some undone, give the same bytes`(
    part: UInt64
  ) throws {
    for seed in part * 4..<part * 4 + 4 {
      var household = RandomHousehold(seed: seed)
      let facts = Self.facts(&household)
      let expected = try Self.reports(TemporaryLarder(facts))
      let shuffled = facts.shuffled(using: &household.random)
      let larder = try TemporaryLarder(household.random.split(shuffled, into: 4))
      #expect(try Self.reports(larder) == expected, "seed \(seed)")
      let mistake = household.facts(purchases: 6, descriptions: 3) + household.budget("Food")
      let batch = try #require(try larder.append(mistake))
      try larder.append([.retraction(of: batch, on: household.firstDay, entered: "undo")])
      #expect(try Self.reports(larder) == expected, "seed \(seed)")
      let line = household.facts(purchases: 1, descriptions: 0)
      try larder.append(line)
      try larder.append([
        .retraction(of: line[0].identifier, on: household.firstDay, entered: "correct")
      ])
      #expect(try Self.reports(larder) == expected, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<4)
  func `a finished month's bytes stay the same when later facts arrive`(part: UInt64) throws {
    for seed in part * 4..<part * 4 + 4 {
      var household = RandomHousehold(seed: seed)
      let facts = Self.facts(&household)
      let later =
        household.facts(purchases: 25, descriptions: 0) + household.budget("Food")
        + household.budget("Party") + Self.furtherFacts
      let larder = try TemporaryLarder(facts)
      let before = try Self.reports(larder)
      let month = Month(year: 2026, month: household.random.pick(1...4))
      let known = facts.filter { $0.date <= month.lastDay || $0.type == .productDescribed }
      let seen = try TemporaryLarder(
        known + facts.filter { $0.date > month.lastDay && $0.type == .storeDescribed })
      #expect(try Self.reports(seen)[month] == before[month], "seed \(seed), \(month)")
      #expect(try Self.reports(larder, today: month.lastDay)[month] == before[month])
      try larder.append(later.filter { $0.date > month.lastDay })
      #expect(try Self.reports(larder)[month] == before[month], "seed \(seed), \(month)")
    }
  }

  /// A fact of each further type, at the end of the year.
  private static var furtherFacts: [Fact] {
    let day = Day.on("2026-12-24")
    return [
      Fact(.receiptStated, day, ["total": "9", "currency": "EUR"]),
      Fact(
        .priceObserved, day, ["item": "Milk", "price": "1", "currency": "EUR", "origin": "web"]),
      Fact(.expirationRecorded, day, ["item": "Milk", "expires": "2026-12-28"]),
      Fact(.stockConsumed, day, ["item": "Milk"]), Fact(.stockWasted, day, ["item": "Milk"]),
      Fact(.stockOpened, day, ["item": "Milk"]), Fact(.stockMoved, day, ["item": "Milk"]),
      Fact(.rateObserved, day, ["from": "CHF", "to": "EUR", "rate": "0.93"]),
      .closing(of: "Food", on: day), .closing(of: "Party", on: day + 1),
    ]
  }

  @Test(arguments: 0..<4)
  func `categories, items and shops each add up to the total, exactly`(part: UInt64) throws {
    for seed in part * 5..<part * 5 + 5 {
      var household = RandomHousehold(seed: seed)
      let larder = try TemporaryLarder(Self.facts(&household))
      let book = try HouseholdBook(from: larder.replay(today: Self.end))
      for month in book.months {
        let summary = try book.summaries(of: [month]) { $0 }[0]
        let totals = Self.sums(summary.totals)
        #expect(Self.sums(summary.categories) == totals, "seed \(seed), \(month)")
        #expect(Self.sums(summary.items) == totals, "seed \(seed), \(month)")
        #expect(Self.sums(summary.stores) == totals, "seed \(seed), \(month)")
        let report = MonthReport(summary)
        for total in summary.totals where total.lines > 0 {
          let spent = NumberStyle(language: .english).number(total.spent.text(in: total.currency))
          #expect(String(decoding: report.markdown, as: UTF8.self).contains("| **\(spent)** |"))
        }
        for name in ["categories", "items", "stores"] {
          let printed = try Self.sums(report, name)
          #expect(printed == totals.mapValues(\.amount).filter { !$0.value.isZero })
        }
      }
    }
  }

  private struct Sum: Equatable {
    var amount = Amount.zero
    var lines = 0
  }

  private static func sums(_ rows: [MonthlyComparison]) -> [String: Sum] {
    var sums: [String: Sum] = [:]
    for row in rows {
      sums[row.currency.code, default: Sum()].amount += row.spent
      sums[row.currency.code, default: Sum()].lines += row.lines
    }
    return sums.filter { $0.value != Sum() }
  }

  /// What the printed figures of a table add up to.
  private static func sums(_ report: MonthReport, _ name: String) throws -> [String: Amount] {
    let table = try #require(report.tables.first { $0.name == name })
    let place = try #require(table.columns.firstIndex { $0.name == "spent" })
    var sums: [String: Amount] = [:]
    for row in table.rows {
      guard case .text(let currency) = row[1], case .figure(let spent) = row[place] else {
        continue
      }
      sums[currency, default: .zero] += ExactDecimal(spent)?.amount ?? .zero
    }
    return sums.filter { !$0.value.isZero }
  }

  private static func report(_ facts: [Fact], _ month: String, today: Day = end) throws
    -> MonthReport
  {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      let book = try HouseholdBook(from: larder.replay(today: today))
      return MonthReport(try book.summaries(of: [Day.on(month + "-01").month]) { $0 }[0])
    }
  }

  private static let kitchen: [Fact] = [
    .purchase("Milk", "2.40", on: .on("2026-08-30"), ["category": "Dairy", "store": "Migros"]),
    .purchase("Milk", "1.20", on: .on("2026-09-30"), ["category": "Dairy", "store": "Migros"]),
    .purchase("Milk", "1.30", on: .on("2026-10-01"), ["category": "Dairy", "store": "Migros"]),
    .purchase("Bread", "3.90", on: .on("2026-10-31"), ["store": "Coop"]),
    .budget("Food", "10", every: "month", from: .on("2026-09-01"), ["rollover": "surplus"]),
  ]

  @Test func `the page has the month's figures and how they were come by`() throws {
    let report = try Self.report(Self.kitchen, "2026-10")
    let page = String(decoding: report.markdown, as: UTF8.self)
    let opening = """
      # October 2026: €5.20 spent, €13.60 of the €18.80 left

      Budget kept. You spent €4.00 more than in September (€1.20). That is €3.40 more than usual \
      (average of the last 2 months: €1.80). Most of it is in Bakery (+€3.90).

      November will cost about €2.28 (€0 to €9.37).

      """
    #expect(page.hasPrefix(opening))
    let parts = [
      """
      | Budget | Spent | Budget | Left | Used | Status |
      |---|---:|---:|---:|---|---|
      | **Food** | **5.20** | **18.80** | **13.60** | ████▍ 28% | **kept** |
      """,
      """
      | Category | October | Share | September | Change | Usual | vs usual |
      |---|---:|---|---:|---:|---:|---:|
      | Bakery | 3.90 | ████████████████ 75% | 0.00 | +3.90 | 0.00 | +3.90 |
      | Dairy | 1.30 | █████▍ 25% | 1.20 | +0.10 | 1.80 | −0.50 |
      | **Total** | **5.20** | 100% | **1.20** | **+4.00** | **1.80** | **+3.40** |
      """,
      """
      - New, or not bought for three months: Bread (+€3.90).
      - Less than usual: Milk (−€0.50).
      """,
      """
      | Part | Change |
      |---|---:|
      | Prices of the same things | +0.10 |
      | Things not bought in September | +3.90 |
      | **Total** | **+4.00** |
      """,
      "- Dearer than in September: Milk 1.20 → €1.30 (+8.3%).",
      "Eat first: Bread (Fri 6 Nov).",
    ]
    let plain = String(page.map { $0 == "\u{A0}" ? " " : $0 })
    for part in parts { #expect(plain.contains(part), "\(part)") }
    #expect(
      page.hasSuffix(
        "---\nDated 2026-10-31 · 5 events · fingerprint 5-e11403ba169eed86104d273556fdef81\n"))
  }

  @Test func `a month of nothing says so`() throws {
    let report = try Self.report([], "2026-10")
    #expect(
      String(decoding: report.markdown, as: UTF8.self) == """
        # October 2026: nothing was bought

        Nothing was bought.

        ---
        Dated 2026-10-31 · 0 events · fingerprint 0-00000000000000000000000000000000

        """)
  }

  @Test func `long tables are cut on the page and whole in their files`() throws {
    let facts = (1...20).map { number in
      Fact.purchase("Item \(number)", "\(number).00", on: .on("2026-10-03"))
    }
    let report = try Self.report(facts, "2026-10")
    let page = String(decoding: report.markdown, as: UTF8.self)
    #expect(page.contains("15 of 20; larder prints all of them as CSV"))
    #expect(!page.contains("Item 5 "))
    let items = try #require(report.tables.first { $0.name == "items" })
    #expect(items.rows.count == 20)
    #expect(
      report.tables.map(\.name) == [
        "budget", "categories", "items", "stores", "changes", "price-moves", "shrinkflation",
        "waste", "index", "spoiling", "restock", "predicted-prices", "predicted-spend", "days",
        "history", "why", "waste-items",
      ])
  }

  @Test func `each currency has its own sentence and its own share`() throws {
    let facts: [Fact] = [
      .purchase("Milk", "3.00", on: .on("2026-10-03"), ["category": "Dairy"]),
      .purchase("Gadget", "1.00", on: .on("2026-10-03")),
      .purchase("Milk", "500", on: .on("2026-10-03"), ["category": "Dairy", "currency": "JPY"]),
    ]
    let report = try Self.report(facts, "2026-10")
    let page = String(decoding: report.markdown, as: UTF8.self)
    #expect(page.hasPrefix("# October 2026: €4.00 spent\n"))
    #expect(page.contains("\nYou also spent ¥500 (1 line)."))
    #expect(page.contains("75.0% of the € spent has a category"))
    #expect(page.contains("100.0% of the ¥ spent has a category"))
    #expect(page.contains("| Dairy | 500 | ████████████████ 100% |"))
    var bytes: [UInt8] = []
    CSVRenderer().append(report.tables[1], to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        category,currency,spent,share_percent,lines,last_month,mean_before,change
        Dairy,EUR,3.00,75.0,1,,,
        Other,EUR,1.00,25.0,1,,,
        Dairy,JPY,500,100.0,1,,,

        """)
  }
}
