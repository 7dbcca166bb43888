import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct TagBookTests {
  @Test func `tags match as names do, and are shown as most often written`() throws {
    let day = Day.on("2026-10-03")
    let facts: [Fact] = [
      .purchase("Milk", "1", on: day, ["tags": #"["bio","Bio","new  one"]"#]),
      .purchase("Eggs", "1", on: day, ["tags": #"["Bio"]"#]),
      .product("Tofu", on: day, ["tags": #"["vegan","BIO"]"#]),
      .product("Seitan", on: day, ["tags": #"["Vegan"]"#]),
    ]
    let larder = try TemporaryLarder(facts)
    let replay = try larder.replay(today: day)
    let grouping = SpendingFold.Grouping([.currency, .tags, .item])
    let fold = try replay.fold(SpendingFold([grouping], descriptions: replay.late.descriptions))
    let book = TagBook(try SpendingBook(fold, from: replay))
    #expect(book.shown == ["bio": "Bio", "new one": "new one", "vegan": "Vegan"])
    #expect(book.tags(["vegan", "BIO"], ["bio", "new  one"]) == ["Vegan", "Bio", "new one"])
    #expect(book.tags(written: LineKeys.none) == [])
    #expect(book.tags(written: 0) == ["bio", "Bio", "new  one"])
  }
}
