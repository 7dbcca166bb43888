import GroceryModel
import Projections
import Testing

@testable import HouseholdFixtures
@testable import Reporting

@Suite struct BudgetTableTests {
  private static func csv(_ facts: [Fact], _ first: Day, _ last: Day, today: Day) throws -> String {
    let larder = try TemporaryLarder(facts)
    return try withExtendedLifetime(larder) {
      let replay = try larder.replay(today: today)
      let fold = try replay.fold(BudgetFold(descriptions: replay.late.descriptions))
      let book = try SpendingBook(fold.spending, from: replay)
      let statement = BudgetStatement(
        fold.plans, book, asked: Period(first, through: last), today: today)
      var bytes: [UInt8] = []
      CSVRenderer().append(Table.budget(statement.rows), to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test func `what has ended leaves its last columns empty`() throws {
    let facts: [Fact] = [
      .budget(
        "Food", "100", every: "month", from: .on("2026-09-01"),
        ["categories": #"{"Dairy":"0"}"#, "rollover": "both"]),
      .purchase("Milk", "20", on: .on("2026-09-03"), ["category": "Dairy"]),
      .purchase("Milk", "20", on: .on("2026-09-10"), ["category": "Dairy"]),
      .purchase("Milk", "22", on: .on("2026-09-17"), ["category": "Dairy"]),
    ]
    let text = try Self.csv(facts, .on("2026-09-01"), .on("2026-10-31"), today: .on("2026-10-01"))
    #expect(
      text == """
        budget,category,currency,start,end,allotted,carried,spent,remaining,used_percent,days_left,\
        per_day_left,projected,status,outcome,on_track,daily_mean,unallocated,unbudgeted,excess,alert
        Food,*,EUR,2026-09-01,2026-09-30,100.00,0.00,62.00,38.00,62.0,0,,,ended,kept,yes,2.07,100.00,0.00,,
        Food,*,EUR,2026-10-01,2026-10-31,100.00,38.00,0.00,138.00,0.0,31,4.45,59.64,ok,,yes,0.00,100.00,0.00,,
        Food,Dairy,EUR,2026-09-01,2026-09-30,0.00,0.00,62.00,-62.00,,0,,,ended,over,no,2.07,,,62.00,
        Food,Dairy,EUR,2026-10-01,2026-10-31,0.00,-62.00,0.00,-62.00,,31,0.00,59.64,over,,no,0.00,,,121.64,\
        "all is spent on day 1 of 31; 62.00 EUR over; 59.64 is projected, 121.64 over"

        """)
  }
}
