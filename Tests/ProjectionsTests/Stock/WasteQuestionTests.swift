import GroceryModel
import SeededRandom
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct WasteQuestionTests {
  private static let firstDay = Day.on("2026-03-01")
  private static let today = Day.on("2026-05-01")

  private static func rows(
    by keys: [WasteKey], in period: Period? = nil, _ facts: [Fact]
  ) throws -> [WasteQuestion.Row] {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      try WasteQuestion(by: keys, in: period).answer(from: try larder.replay(today: today)).rows
    }
  }

  @Test(arguments: 1...25)
  func `whatever it is grouped by, the waste of all rows is the same`(_ seed: Int) throws {
    var pantry = RandomPantry(seed: UInt64(seed), firstDay: Self.firstDay)
    let facts = pantry.facts(pantry.random.pick(20...60))
    func sums(_ keys: [WasteKey]) throws -> [String: [Amount]] {
      try Self.rows(by: keys, facts).reduce(into: [:]) { sums, row in
        let old = sums[row.currency] ?? [.zero, .zero]
        sums[row.currency] = [old[0] + row.wasted, old[1] + row.avoidable]
      }
    }
    let whole = try sums([])
    for key in WasteKey.allCases { #expect(try sums([key]) == whole) }
    #expect(try sums(WasteKey.allCases) == whole)
    let wasted = Set(facts.filter { $0.type == .stockWasted }.map(\.identifier))
    let counted = try Self.rows(by: [.day], facts).reduce(0) { $0 + $1.events }
    #expect(counted >= wasted.count)
    let days = try (0..<80).map { offset in
      try Self.rows(
        by: [], in: Period(start: Self.firstDay + offset, end: Self.firstDay + offset + 1), facts
      ).filter { $0.currency == "EUR" }.reduce(Amount.zero) { $0 + $1.wasted }
    }
    #expect(days.reduce(.zero, +) == whole["EUR"]?[0] ?? .zero)
  }

  @Test(arguments: 1...15)
  func `what was bought is stated under the keys of each row`(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var facts: [Fact] = []
    for number in 0..<60 {
      var values = ["currency": random.pick(["EUR", "CHF"]), "receipt": "\(number)"]
      values["store"] = random.pick([nil, "Aldi", "Coop"])
      facts.append(
        .purchase(
          random.pick(["Milk", "Bread"]), "\(random.pick(1...9))",
          on: Self.firstDay + random.pick(0...45), values))
    }
    for _ in 0..<20 {
      let (item, day) = (random.pick(["Milk", "Bread"]), Self.firstDay + random.pick(0...50))
      facts.append(Fact(.stockWasted, day, ["item": item]))
    }
    for keys in [[.week, .month], [.store, .month], [.item, .day], [.category]] as [[WasteKey]] {
      let rows = try Self.rows(by: keys, facts)
      #expect(!rows.isEmpty)
      for row in rows where !row.currency.isEmpty {
        let own = facts.filter { fact in
          fact.type == .purchaseRecorded && fact["currency"] == row.currency
            && zip(keys, row.keys).allSatisfy { key, text in
              switch key {
              case .store: (fact["store"] ?? "") == text
              case .item: fact["item"] == text
              case .category: (fact["item"] == "Milk" ? "Dairy" : "Bakery") == text
              default: key.step?.key(of: fact.date) == text
              }
            }
        }
        #expect(row.bought == own.reduce(.zero) { $0 + $1.amount("total") })
      }
    }
  }

  @Test func `late or needless waste could have been avoided`() throws {
    let day = Self.firstDay
    func avoidable(_ reason: String?, after days: Int) throws -> Amount {
      var values = ["item": "Milk"]
      values["reason"] = reason
      let facts: [Fact] = [
        .purchase("Milk", "2", on: day),
        Fact(.expirationRecorded, day, ["item": "Milk", "expires": (day + 5).description]),
        Fact(.stockWasted, day + days, values),
      ]
      return try #require(try Self.rows(by: [], facts).first).avoidable
    }
    for reason in ["expired", "forgotten", "over-purchased"] {
      #expect(try avoidable(reason, after: 1) == Amount(2))
    }
    for reason in [nil, "spoiled"] {
      #expect(try avoidable(reason, after: 5) == .zero)
      #expect(try avoidable(reason, after: 6) == Amount(2))
    }
    for reason in ["disliked", "other"] { #expect(try avoidable(reason, after: 6) == .zero) }
  }

  @Test(arguments: 1...20)
  func `what is in the house and what was thrown away cost what was bought`(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var facts: [Fact] = []
    for _ in 0..<12 {
      let (item, day) = (random.pick(["Milk", "Minced Beef"]), Self.firstDay + random.pick(0...30))
      facts.append(.purchase(item, "\(random.pick(1...9)).\(random.pick(10...99))", on: day))
      // Some lots have labels; when the others go off is predicted.
      guard random.pick(0...1) == 0 else { continue }
      facts.append(
        Fact(
          .expirationRecorded, day,
          [
            "item": item, "purchased": day.description,
            "expires": (day + random.pick(0...12)).description,
          ]))
    }
    for _ in 0..<5 {
      let item = random.pick(["Milk", "Minced Beef"])
      facts.append(Fact(.stockWasted, Self.firstDay + random.pick(5...50), ["item": item]))
    }
    let larder = try TemporaryLarder(facts)
    try withExtendedLifetime(larder) {
      let replay = try larder.replay(today: Self.today)
      var stock = StockQuestion()
      stock.showsAll = true
      stock.predictsLives = true
      let left = try stock.answer(from: replay).rows.reduce(Amount.zero) {
        $0 + ($1.value ?? .zero)
      }
      let rows = try WasteQuestion(by: []).answer(from: replay).rows.filter { $0.currency == "EUR" }
      let wasted = rows.reduce(Amount.zero) { $0 + $1.wasted }
      #expect(left + wasted == (rows.first?.bought ?? .zero))
      #expect(!wasted.isZero)
    }
  }
}
