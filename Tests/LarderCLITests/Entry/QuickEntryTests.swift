import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import LarderCLI

@Suite struct QuickEntryTests {
  private static func entry(_ text: String) throws -> QuickEntry {
    try QuickEntry(.typed(text), kinds: ["price"])
  }

  @Test(arguments: [
    ("milk 1.29", "item=milk total=1.29"),
    ("milk 1.29 @Migros", "item=milk total=1.29 store=Migros"),
    ("2 milk 1.29", "item=milk total=1.29 quantity=2"),
    ("2x milk 1.29", "item=milk total=1.29 quantity=2"),
    ("500g ground coffee 6.99", "item=ground coffee total=6.99 quantity=500 unit=g"),
    ("0.842 kg apples 3.40 each", "item=apples unit-price=3.40 quantity=0.842 unit=kg"),
    ("milk 1.29 EUR @Corner Market", "item=milk total=1.29 currency=EUR store=Corner Market"),
    ("milk 1.29 each CHF", "item=milk unit-price=1.29 currency=CHF"),
    ("milk 1.29 CHF each", "item=milk unit-price=1.29 currency=CHF"),
    ("milk €1.29", "item=milk total=1.29 currency=EUR"), ("milk 3,50", "item=milk total=3,50"),
    ("7 up 1.10", "item=up total=1.10 quantity=7"),
    ("voucher -5", "item=voucher total=-5 kind=discount"),
    ("milk 3.5 % 1.29", "item=milk 3.5 % total=1.29"),
    ("butter x2 5.18 @Coop", "item=butter total=5.18 quantity=2 store=Coop"),
    ("butter 2x 5.18", "item=butter total=5.18 quantity=2"),
    ("bread 2.80 @Coop City yesterday", "item=bread total=2.80 store=Coop City date=yesterday"),
    ("bread 2.80 2026-10-03", "item=bread total=2.80 date=2026-10-03"),
    ("bread 2.80 @Coop friday", "item=bread total=2.80 store=Coop date=friday"),
    ("bread 2.80 3 october", "item=bread total=2.80 date=3 october"),
    ("bread 2.80 2026-13-40", "item=bread total=2.80 date=2026-13-40"),
    ("tea 2.99 24 Nov 2026", "item=tea total=2.99 date=24 Nov 2026"),
    ("tea 2.99 @Lidl 24 Nov 2026", "item=tea total=2.99 store=Lidl date=24 Nov 2026"),
    ("tea 2.99 @Lidl 25/11/2026", "item=tea total=2.99 store=Lidl date=25/11/2026"),
    ("tea 2.99 @Lidl 31.11.", "item=tea total=2.99 store=Lidl date=31.11."),
    ("tea 2.99 @Lidl, 3 days ago", "item=tea total=2.99 store=Lidl date=3 days ago"),
    (
      "tea 2.99 @Lidl day before yesterday",
      "item=tea total=2.99 store=Lidl date=day before yesterday"
    ),
    ("bread 3.49 yesterday @Lidl", "item=bread total=3.49 store=Lidl date=yesterday"),
    ("coffee 6.99 on friday", "item=coffee total=6.99 date=friday"),
    ("yesterday bread 3.49", "item=bread total=3.49 date=yesterday"),
    ("apples 3 € @Lidl", "item=apples total=3 currency=EUR store=Lidl"),
    ("apples 3€", "item=apples total=3 currency=EUR"),
    ("tea 3 euro", "item=tea total=3 currency=EUR"),
    ("tea 3.00 eur @Coop", "item=tea total=3.00 currency=EUR store=Coop"),
    ("tea EUR 2.99", "item=tea total=2.99 currency=EUR"), ("tea £ 2.99", "item=tea £ total=2.99"),
    ("tea zł2.99", "item=tea total=2.99 currency=PLN"),
    ("rice 2 x 1.99", "item=rice unit-price=1.99 quantity=2"),
    ("6 x cola 330 ml 3.99", "item=cola 330 ml total=3.99 quantity=6"),
    ("bananas 0,842kg 1,59", "item=bananas total=1,59 quantity=0,842 unit=kg"),
    ("apples 1.20 kg 3", "item=apples total=3 quantity=1.20 unit=kg"),
    ("potatoes 1.5 kg 2.49", "item=potatoes 1.5 kg total=2.49"),
    ("1.5 % milk 0.99", "item=1.5 % milk total=0.99"), ("1.29 milk", "item=milk total=1.29"),
  ])
  func `a purchase is read as people type it`(text: String, expected: String) throws {
    let entry = try Self.entry(text)
    #expect(entry.options.map { "\($0.name)=\($0.value)" }.joined(separator: " ") == expected)
  }

  @Test(arguments: ["", "milk", "1.29", "@Migros", "milk EUR", "1.29 each", "milk 1.29 @"])
  func `without an item and a price nothing is recorded`(text: String) {
    #expect(throws: Failure.self) {
      try Self.entry(text)
    }
  }
}
