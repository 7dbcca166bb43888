import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import LarderCLI

@Suite struct QuickEntryTests {
  private static func isDay(_ text: String) -> Bool {
    Day(expression: text, today: .on("2026-10-10"), future: false) != nil
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
    ("7 up 1.10", "item=up total=1.10 quantity=7"), ("voucher -5", "item=voucher total=-5"),
    ("milk 3.5 % 1.29", "item=milk 3.5 % total=1.29"),
    ("butter x2 5.18 @Coop", "item=butter total=5.18 quantity=2 store=Coop"),
    ("butter 2x 5.18", "item=butter total=5.18 quantity=2"),
    ("bread 2.80 @Coop City yesterday", "item=bread total=2.80 store=Coop City date=yesterday"),
    ("bread 2.80 2026-10-03", "item=bread total=2.80 date=2026-10-03"),
    ("bread 2.80 @Coop friday", "item=bread total=2.80 store=Coop date=friday"),
    ("bread 2.80 3 october", "item=bread total=2.80 date=3 october"),
    ("bread 2.80 2026-13-40", "item=bread total=2.80 date=2026-13-40"),
  ])
  func `a purchase is read as people type it`(text: String, expected: String) throws {
    let entry = try QuickEntry(
      text.split(separator: " ").map(String.init), kinds: [], isDay: Self.isDay)
    #expect(entry.options.map { "\($0.name)=\($0.value)" }.joined(separator: " ") == expected)
  }

  @Test(arguments: ["", "milk", "1.29", "@Migros", "milk EUR", "1.29 each", "milk 1.29 @"])
  func `without an item and a price nothing is recorded`(text: String) {
    #expect(throws: Failure.self) {
      try QuickEntry(
        text.split(separator: " ").map(String.init), kinds: ["price"], isDay: Self.isDay)
    }
  }
}
