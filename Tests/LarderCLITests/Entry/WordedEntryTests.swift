import GroceryModel
import Testing

@testable import LarderCLI

/// The words behind a kind of fact.
@Suite struct WordedEntryTests {
  private static func options(_ kind: String, _ words: String) throws -> String {
    let kind = try #require(EntryKind.all.first { $0.path == ["add", kind] })
    let entry = WordedEntry(
      kind, words.split(separator: " ").map(String.init),
      isDay: { Day(expression: $0, today: Month(year: 2026, month: 10).firstDay) != nil },
      isGiven: { $0 == "unit" })
    return entry.values.map { "\($0.option)=\($0.value)" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("consumed", "2 yoghurt", "item=yoghurt quantity=2"),
    ("wasted", "1 yoghurt spoiled", "item=yoghurt reason=spoiled quantity=1"),
    ("wasted", "old cheese mouldy", "item=old cheese reason=spoiled"),
    ("moved", "the milk to freezer", "item=milk storage=freezer"),
    ("opened", "cream of tartar yesterday", "item=cream of tartar date=yesterday"),
    ("expiration", "milk 3 october", "item=milk expires=3 october"),
    ("budget", "Food 260", "budget=Food amount=260 every=month"),
    ("budget", "Food 60 every week", "budget=Food amount=60 every=week"),
    ("price", "coffee 4.99 @Coop", "item=coffee price=4.99 store=Coop"),
    ("rate", "USD EUR 0.92", "from=USD to=EUR rate=0.92"),
  ])
  func `each word goes to the option that takes it`(kind: String, words: String, options: String)
    throws
  {
    #expect(try Self.options(kind, words) == options)
  }

  @Test func `a unit that is given as an option stays in the words`() throws {
    #expect(try Self.options("consumed", "100 g butter") == "item=g butter quantity=100")
  }
}
