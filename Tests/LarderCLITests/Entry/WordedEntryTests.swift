import GroceryModel
import Testing

@testable import LarderCLI

/// The words behind a kind of fact.
@Suite struct WordedEntryTests {
  private static func options(
    _ kind: String, _ words: String, beside given: Set<String> = []
  ) throws -> String {
    let kind = try #require(EntryKind.all.first { $0.path == ["add", kind] })
    let entry = WordedEntry(kind, .typed(words)) { given.contains($0) }
    return (entry.values.map { "\($0.name)=\($0.value)" } + entry.unread)
      .joined(separator: " ")
  }

  @Test(arguments: [
    ("consumed", "2 yoghurt", "item=yoghurt quantity=2"),
    ("wasted", "1 yoghurt spoiled", "item=yoghurt reason=spoiled quantity=1"),
    ("wasted", "old cheese mouldy", "item=old cheese reason=spoiled"),
    ("moved", "the milk to freezer", "item=milk storage=freezer"),
    ("opened", "cream of tartar yesterday", "item=cream of tartar date=yesterday"),
    ("expiration", "milk 3 october", "item=milk expires=3 october"),
    ("budget", "Food 260", "budget=Food amount=260"),
    ("budget", "Food 60 every week", "budget=Food amount=60 every=week"),
    ("budget", "Food 60 every 2 weeks", "budget=Food amount=60 every=2 weeks"),
    ("budget", "Essen 300 pro Woche", "budget=Essen amount=300 every=week"),
    ("price", "coffee 4.99 @Coop", "item=coffee store=Coop price=4.99"),
    (
      "price", "coffee 3€ @Corner Market, yesterday",
      "item=coffee store=Corner Market date=yesterday price=3 currency=EUR"
    ),
    ("price", "coffee 3 chf 31.11.2026", "item=coffee date=31.11.2026 price=3 currency=CHF"),
    ("price", "tea 2.50 cup", "item=tea cup price=2.50"),
    ("rate", "USD EUR 0.92", "from=USD to=EUR rate=0.92"),
  ])
  func `each word goes to the option that takes it`(kind: String, words: String, options: String)
    throws
  {
    #expect(try Self.options(kind, words) == options)
  }

  @Test func `what an option says already is not taken again`() throws {
    #expect(
      try Self.options("consumed", "100 g butter", beside: ["unit"])
        == "item=g butter quantity=100")
    #expect(try Self.options("expiration", "friday", beside: ["item"]) == "expires=friday")
    #expect(try Self.options("consumed", "milk", beside: ["item"]) == "milk")
  }
}
