import ByteTools
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct MonthSummaryTests {
  private static func book(_ facts: [Fact], today: Day = .on("2027-01-15")) throws -> HouseholdBook
  {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) { try HouseholdBook(from: larder.replay(today: today)) }
  }

  private static func month(_ text: String) -> Month { Day.on(text + "-01").month }

  private static func text(_ rows: [MonthlyComparison]) -> [String] {
    rows.map { row in
      "\(row.name) \(row.currency) \(row.spent) in \(row.lines), before \(row.lastMonth), "
        + "usual \(row.usual.map { "\($0)" } ?? "-")"
    }
  }

  private static let facts: [Fact] = [
    .purchase("Milk", "1", on: .on("2026-08-31"), ["category": "Dairy", "store": "Migros"]),
    .purchase("Milk", "2", on: .on("2026-09-30"), ["category": "Dairy", "store": "Migros"]),
    .purchase("Milk", "3", on: .on("2026-10-01"), ["category": "Dairy", "store": "MIGROS"]),
    .purchase("Milk", "3.5", on: .on("2026-10-02"), ["store": "MIGROS"]),
    .purchase("Bread", "9", on: .on("2026-10-31"), ["category": "Bakery"]),
    .purchase("MILK", "4", on: .on("2026-12-01"), ["category": "Drinks", "store": "migros"]),
    .purchase("MILK", "5", on: .on("2026-12-01"), ["category": "Drinks", "store": "migros"]),
    .purchase("MILK", "6", on: .on("2026-12-01"), ["category": "Drinks", "store": "migros"]),
    .purchase("MILK", "7", on: .on("2026-12-01"), ["category": "Drinks", "store": "migros"]),
    .purchase("MILK", "8", on: .on("2026-12-01"), ["category": "Drinks", "store": "migros"]),
  ]

  @Test func `months run from the first purchase to the last, those of nothing among them`() throws
  {
    let months = try Self.book(Self.facts).months
    #expect(months.map(\.description) == ["2026-08", "2026-09", "2026-10", "2026-11", "2026-12"])
    #expect(try Self.book([]).months == [])
    let early = try Self.book(Self.facts, today: .on("2026-10-01")).months
    #expect(early.map(\.description) == ["2026-08", "2026-09", "2026-10"])
  }

  @Test func `where purchases begin again after three months, nothing stands beside the month`()
    throws
  {
    let facts: [Fact] = [
      .purchase("Rice", "9", on: .on("2025-03-04"), ["category": "Pantry"]),
      .purchase("Milk", "2", on: .on("2026-09-30"), ["category": "Dairy"]),
      .purchase("Milk", "3", on: .on("2026-10-01"), ["category": "Dairy"]),
      .purchase("Milk", "8", on: .on("2026-10-02"), ["category": "Dairy", "currency": "CHF"]),
    ]
    let book = try Self.book(facts)
    let september = try book.summaries(of: [Self.month("2026-09")]) { $0 }[0]
    #expect(september.totals.map(\.usual) == [nil])
    #expect(september.totals.allSatisfy { $0.soFar == nil })
    #expect(september.days.filter { !$0.lastMonth.isEmpty }.isEmpty)
    let october = try book.summaries(of: [Self.month("2026-10")]) { $0 }[0]
    // A currency that is new is compared with nothing either.
    #expect(
      Self.text(october.totals) == [
        " CHF 8 in 1, before 0, usual -", " EUR 3 in 1, before 2, usual 2",
      ])
    #expect(october.totals.map(\.usualMonths) == [0, 1])
  }

  @Test func `a year that is over is dated by its last day, and another by its last purchases`()
    throws
  {
    let facts = Self.facts.filter { $0.date < .on("2026-11-01") }
    let open = try Self.book(facts, today: .on("2026-11-20")).yearSummaries(of: [2026]) { $0 }[0]
    #expect(open.dated == .on("2026-10-31") && open.lastMonth == Self.month("2026-10"))
    let running = try Self.book(facts, today: .on("2026-10-20")).yearSummaries(of: [2026]) { $0 }[0]
    #expect(running.dated == .on("2026-10-20"))
    let over = try Self.book(facts).yearSummaries(of: [2026]) { $0 }[0]
    #expect(over.dated == .on("2026-12-31") && over.lastMonth == Self.month("2026-10"))
    // Months after the last purchase are no months of the year's mean.
    #expect(over.history.map(\.month) == open.history.map(\.month))
    let later = Fact.purchase("Tea", "1", on: .on("2027-01-05"))
    let after = try Self.book(facts + [later]).yearSummaries(of: [2026]) { $0 }[0]
    #expect(after.fingerprint == over.fingerprint && after.dated == over.dated)
  }

  @Test func `where nothing was bought for more than ten years there is no month`() throws {
    let far = Fact.purchase("Rice", "1", on: .on("0001-03-04"), ["category": "Pantry"])
    let (plain, book) = (try Self.book(Self.facts), try Self.book([far] + Self.facts))
    #expect(book.months == [Month(year: 1, month: 3)] + plain.months)
    #expect(book.years == [1, 2026])
    let (old, new) = (
      try plain.summaries(of: plain.months) { $0 }, try book.summaries(of: book.months) { $0 }
    )
    #expect(new[0].totals.map(\.spent) == [Amount(1)])
    for (old, new) in zip(old, new.dropFirst()) {
      #expect(Self.text(old.items) == Self.text(new.items))
      #expect(old.picture.index == new.picture.index)
      #expect(old.spend == new.spend)
    }
    let years = try book.yearSummaries(of: book.years) { $0 }
    #expect(years.map { $0.totals.map(\.before) } == [[nil], [nil]])
  }

  @Test func `what has a category but by default is stated, by currency`() throws {
    let day = Day.on("2026-10-03")
    let facts: [Fact] = [
      .purchase("Gizmo", "1", on: day, ["category": "Other"]), .purchase("Widget", "2", on: day),
      .purchase("Gizmo", "4", on: day), .purchase("Bread", "8", on: day),
      .purchase("Widget", "16", on: day, ["currency": "CHF"]),
    ]
    let larder = try TemporaryLarder(facts)
    func categorised(_ rules: String) throws -> [String: Amount] {
      let book = try HouseholdBook(
        from: larder.replay(today: day), rules: CategoryRules(parsing: Array(rules.utf8)))
      return try book.summaries(of: [day.month]) { $0 }[0].categorised
    }
    #expect(try categorised("") == ["EUR": Amount(13)])
    #expect(try categorised("widget -> Tools") == ["EUR": Amount(15), "CHF": Amount(16)])
  }

  @Test func `rules are in the fingerprint, byte for byte`() throws {
    let larder = try TemporaryLarder(Self.facts)
    let month = Self.month("2026-10")
    func fingerprint(_ rules: String) throws -> Fingerprint {
      try HouseholdBook(
        from: larder.replay(today: .on("2027-01-15")),
        rules: CategoryRules(parsing: Array(rules.utf8))
      ).summaries(of: [month]) { $0 }[0].fingerprint
    }
    let plain = try Self.book(Self.facts).summaries(of: [month]) { $0 }[0].fingerprint
    let rules = "milk -> Dairy\n"
    var sum = plain.sum
    sum.add(Array(rules.utf8).withUnsafeBytes { StableHash.mix($0) })
    #expect(try fingerprint("") == plain)
    #expect(try fingerprint(rules) == Fingerprint(events: plain.events, sum: sum))
  }

  @Test func `a month stands against the last one and the mean of those before it`() throws {
    let book = try Self.book(Self.facts)
    let october = try book.summaries(of: [Self.month("2026-10")]) { $0 }[0]
    #expect(Self.text(october.totals) == [" EUR 15.5 in 3, before 2, usual 1.5"])
    #expect(
      Self.text(october.categories) == [
        "Bakery EUR 9 in 1, before 0, usual 0", "Dairy EUR 6.5 in 2, before 2, usual 1.5",
      ])
    #expect(Self.text(october.items).first == "Bread EUR 9 in 1, before 0, usual 0")
    let december = try book.summaries(of: [Self.month("2026-12")]) { $0 }[0]
    #expect(Self.text(december.totals) == [" EUR 30 in 5, before 0, usual 5.83"])
    let august = try book.summaries(of: [Self.month("2026-08")]) { $0 }[0]
    #expect(Self.text(august.totals) == [" EUR 1 in 1, before 0, usual -"])
  }

  @Test func `names and categories are those of the time`() throws {
    let book = try Self.book(Self.facts)
    let october = try book.summaries(of: [Self.month("2026-10")]) { $0 }[0]
    // Migros and MIGROS were written twice each by then; Milk without category was Dairy.
    #expect(october.stores.map(\.name) == ["", "MIGROS"])
    #expect(october.items.map(\.name) == ["Bread", "Milk"])
    let december = try book.summaries(of: [Self.month("2026-12")]) { $0 }[0]
    #expect(december.stores.map(\.name) == ["migros", ""])
    #expect(december.items.map(\.name) == ["MILK", "Bread"])
    #expect(
      Self.text(december.categories).last == "Dairy EUR 0 in 0, before 0, usual 1.67")
  }

  @Test func `a budget's category has the lines that were filed under it by then`() throws {
    let facts =
      Self.facts + [
        .budget(
          "Food", "20", every: "month", from: .on("2026-10-01"), on: nil,
          ["categories": #"{"dairy":"8"}"#])
      ]
    let book = try Self.book(facts)
    func spent(_ month: String) throws -> [String] {
      try book.summaries(of: [Self.month(month)]) { $0 }[0].budgets.map {
        "\($0.category) \($0.spent)"
      }
    }
    #expect(try spent("2026-10") == ["* 15.5", "dairy 6.5"])
    #expect(try spent("2026-12") == ["* 30", "dairy 0"])
  }

  @Test func `a finished month is dated by its last day, a running one by today`() throws {
    let book = try Self.book(Self.facts, today: .on("2026-10-02"))
    #expect(try book.summaries(of: [Self.month("2026-09")]) { $0 }[0].dated == .on("2026-09-30"))
    let october = try book.summaries(of: [Self.month("2026-10")]) { $0 }[0]
    #expect(october.dated == .on("2026-10-02"))
    #expect(Self.text(october.totals) == [" EUR 6.5 in 2, before 2, usual 1.5"])
    #expect(october.fingerprint.events == 4)
    let last = try Self.book(Self.facts, today: .on("2026-10-31"))
    #expect(try last.summaries(of: [Self.month("2026-10")]) { $0 }[0].dated == .on("2026-10-31"))
  }

  @Test func `the budgets are those known on the month's last day, as they stood then`() throws {
    let facts =
      Self.facts + [
        .budget("Week", "10", every: "week", from: .on("2026-09-28")),
        .budget("Food", "20", every: "month", from: .on("2026-09-01")),
        .budget("Food", "99", every: "month", from: .on("2026-09-01"), on: .on("2026-11-01")),
        .purchase("Cake", "50", on: .on("2026-11-01")),
      ]
    let october = try Self.book(facts).summaries(of: [Self.month("2026-10")]) { $0 }[0]
    #expect(
      october.budgets.map(\.text) == [
        "Food | * | EUR | 2026-10-01 | 2026-10-31 | 20 | 0 | 15.5 | 4.5 | 77.5 | 1 | 4.5 | running "
          + "| ok",
        "Week | * | EUR | 2026-09-28 | 2026-10-04 | 10 | 0 | 8.5 | 1.5 | 85.0 | 0 | - | ended "
          + "| ended",
        "Week | * | EUR | 2026-10-05 | 2026-10-11 | 10 | 0 | 0 | 10 | 0.0 | 0 | - | ended | ended",
        "Week | * | EUR | 2026-10-12 | 2026-10-18 | 10 | 0 | 0 | 10 | 0.0 | 0 | - | ended | ended",
        "Week | * | EUR | 2026-10-19 | 2026-10-25 | 10 | 0 | 0 | 10 | 0.0 | 0 | - | ended | ended",
        "Week | * | EUR | 2026-10-26 | 2026-11-01 | 10 | 0 | 9 | 1 | 90.0 | 2 | 0.5 | running "
          + "| watch",
      ])
  }
}
