import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct ExpirationQuestionTests {
  private static let firstDay = Day.on("2026-01-01")

  private static func rows(
    _ larder: TemporaryLarder, today: Day, naming items: [String] = [],
    storage: Storage? = nil
  ) throws -> [ExpirationPrediction] {
    var question = ExpirationQuestion()
    question.showsAll = true
    question.storage = storage
    question.filters = items.map { NameFilter(.item, $0) }
    question.namesItems = !items.isEmpty
    return try withExtendedLifetime(larder) {
      try question.answer(from: try larder.replay(today: today)).rows
    }
  }

  private static func row(
    _ facts: [Fact], today: String, naming item: String, storage: Storage? = nil
  ) throws -> ExpirationPrediction {
    let rows = try rows(
      try TemporaryLarder(facts), today: .on(today), naming: [item], storage: storage)
    return try #require(rows.first)
  }

  private static func label(
    _ item: String, bought: String, expires: String, _ more: [String: String] = [:]
  ) -> Fact {
    Fact(
      .expirationRecorded, .on(bought),
      ["item": item, "purchased": bought, "expires": expires].merging(more) { $1 })
  }

  @Test func `without a label the table tells, and its words are in the method`() throws {
    let row = try Self.row(
      [.purchase("Yogurt", "1.00", on: .on("2026-03-01"))], today: "2026-03-02", naming: "yogurt")
    #expect(row.storage == .fridge)
    #expect(row.expires?.day == .on("2026-03-11"))
    #expect(row.method == "foodkeeper")
    #expect(row.labels == 0)
    let bounds = try #require(row.expires)
    #expect(bounds.low80 < bounds.day && bounds.day < bounds.high80)
    #expect(bounds.low95 < bounds.low80)
    #expect(bounds.high95 > bounds.high80)
  }

  @Test func `own labels move the day and narrow the bounds`() throws {
    let unlabelled = Fact.purchase("Yogurt", "1.00", on: .on("2026-03-01"))
    var facts = [unlabelled]
    for day in 1...5 {
      let bought = "2026-02-0\(day)"
      facts.append(.purchase("Yogurt", "1.00", on: .on(bought), ["entered": bought]))
      facts.append(
        Self.label("Yogurt", bought: bought, expires: (Day.on(bought) + 20).description))
    }
    let before = try Self.row([unlabelled], today: "2026-03-02", naming: "yogurt")
    let after = try Self.row(facts, today: "2026-03-02", naming: "yogurt")
    #expect(after.labels == 5)
    #expect(after.method == "foodkeeper+labels")
    let (wide, narrow) = (try #require(before.expires), try #require(after.expires))
    #expect((18...20).contains(narrow.day - .on("2026-03-01")))
    #expect(narrow.high80 - narrow.low80 < wide.high80 - wide.low80 + 6)
    #expect(
      Double(narrow.high80 - .on("2026-03-01")) / Double(narrow.low80 - .on("2026-03-01"))
        < Double(wide.high80 - .on("2026-03-01")) / Double(wide.low80 - .on("2026-03-01")))
  }

  @Test func `what is published nowhere is judged by its own labels alone, or not at all`()
    throws
  {
    let facts = [
      Fact.purchase("Gizmo", "1.00", on: .on("2026-02-01")),
      Self.label("Gizmo", bought: "2026-02-01", expires: "2026-02-11"),
      .purchase("Gizmo", "1.00", on: .on("2026-03-01")),
    ]
    let specified = try Self.row(facts, today: "2026-03-01", naming: "gizmo")
    #expect(specified.expires?.day == .on("2026-03-11"))
    #expect(specified.method == "labels")
    let untold = try Self.row([facts[2]], today: "2026-03-01", naming: "gizmo")
    #expect(untold.expires == nil)
    #expect(untold.method == "insufficient history (n=0)")
    let all = try Self.rows(try TemporaryLarder([facts[2]]), today: .on("2026-03-01"))
    #expect(all.isEmpty)
  }

  @Test func `a described life holds before the table`() throws {
    let row = try Self.row(
      [
        .purchase("Yogurt", "1.00", on: .on("2026-03-01")),
        .product("yogurt", on: .on("2026-03-01"), ["shelf_life_days": "30"]),
      ], today: "2026-03-02", naming: "yogurt")
    #expect(row.expires?.day == .on("2026-03-31"))
    #expect(row.method == "described")
  }

  @Test func `opening shortens a life, and the freezer starts it anew`() throws {
    let bought = Fact.purchase("Cheddar", "5.00", on: .on("2026-03-01"))
    let opened = try Self.row(
      [bought, Fact(.stockOpened, .on("2026-03-05"), ["item": "Cheddar"])], today: "2026-03-06",
      naming: "cheddar")
    #expect(opened.expires?.day == .on("2026-03-05") + 24)
    #expect(opened.method == "foodkeeper opened")
    let frozen = try Self.row(
      [
        .purchase("Minced Beef", "5.00", on: .on("2026-03-01")),
        Fact(.stockMoved, .on("2026-03-02"), ["item": "Minced Beef", "storage": "freezer"]),
      ], today: "2026-03-06", naming: "beef")
    #expect(frozen.storage == .freezer)
    #expect(frozen.expires?.day == .on("2026-03-02") + 105)
  }

  @Test func `of a named item that has labels on all, one bought today is stated`() throws {
    let facts = [
      Fact.purchase("Yogurt", "1.00", on: .on("2026-03-01")),
      Self.label("Yogurt", bought: "2026-03-01", expires: "2026-03-11"),
    ]
    let row = try Self.row(facts, today: "2026-03-05", naming: "yogurt")
    #expect(row.purchased == .on("2026-03-05"))
    #expect(row.event == nil && row.remaining == nil)
    let frozen = try Self.row(facts, today: "2026-03-05", naming: "yogurt", storage: .freezer)
    #expect(frozen.storage == .freezer)
    #expect(try #require(frozen.expires).day - .on("2026-03-05") > 30)
  }

  @Test(arguments: 1...20)
  func `the order of recording does not matter`(_ seed: Int) throws {
    var pantry = RandomLabelledPantry(seed: UInt64(seed), firstDay: Self.firstDay)
    let facts = pantry.facts(25)
    let today = Self.firstDay + 60
    let shuffled = try TemporaryLarder(pantry.shuffled(facts))
    let straight = try TemporaryLarder(facts)
    #expect(try Self.rows(straight, today: today) == Self.rows(shuffled, today: today))
    #expect(try Self.windows(straight, today: today) == Self.windows(shuffled, today: today))
  }

  @Test(arguments: 1...20)
  func `what is dated later changes no forecast`(_ seed: Int) throws {
    var pantry = RandomLabelledPantry(seed: UInt64(seed), firstDay: Self.firstDay)
    let facts = pantry.facts(25)
    let today = Self.firstDay + 30
    let whole = try TemporaryLarder(facts)
    let known = facts.filter { $0.date <= today }
    #expect(known.count < facts.count)
    let part = try TemporaryLarder(known)
    // A label dated later is seen on its lot, but teaches nothing.
    let rows = try Self.rows(part, today: today)
    for row in try Self.rows(whole, today: today) where row.method != "foodkeeper opened" {
      let same = rows.first { $0.event == row.event && $0.method == row.method }
      #expect(same?.expires == row.expires)
      #expect(same?.labels == row.labels)
      #expect(same?.skillPercent == row.skillPercent)
    }
    #expect(try Self.windows(whole, today: today) == Self.windows(part, today: today))
    // Nor does it change the windows of earlier days, seen from later on.
    let later = try Self.windows(whole, today: Self.firstDay + 90)
    for (name, windows) in try Self.windows(part, today: today) {
      for window in windows { #expect(later[name]?.contains(window) == true) }
    }
  }

  private static func windows(
    _ larder: TemporaryLarder, today: Day
  ) throws -> [String: [ForecastWindow]] {
    try withExtendedLifetime(larder) {
      try ExpirationQuestion().windows(from: try larder.replay(today: today)).windows
    }
  }

  @Test func `a backtest forecasts each label but the first from those before it`() throws {
    var facts: [Fact] = []
    for (number, days) in [10, 12, 8, 10, 10].enumerated() {
      let bought = Day.on("2026-02-01") + 10 * number
      facts.append(.purchase("Yogurt", "1.00", on: bought))
      facts.append(
        Self.label(
          "Yogurt", bought: bought.description, expires: (bought + days).description))
    }
    let larder = try TemporaryLarder(facts)
    let windows = try #require(Self.windows(larder, today: .on("2026-06-01"))["Yogurt"])
    #expect(windows.map(\.actual) == [12, 8, 10, 10])
    #expect(windows.map(\.naive) == [10, 12, 8, 10])
    #expect(windows.allSatisfy { $0.scale >= 1 })
    let rows = try ExpirationQuestion().backtests(
      latest: 2, from: try larder.replay(today: .on("2026-06-01"))
    ).rows
    #expect(rows.map(\.series) == ["*", "Yogurt"])
    #expect(rows.map(\.windows) == [2, 2])
    #expect(rows.map(\.skillPercent) == [nil, nil])
  }
}
