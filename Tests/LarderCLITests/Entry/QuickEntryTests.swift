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

  @Test(arguments: [
    ("6x Wasser je 0,49", "item=Wasser unit-price=0,49 quantity=6"),
    ("6 x Wasser 2 l je 0,49", "item=Wasser 2 l unit-price=0,49 quantity=6"),
    ("Wasser 1,5 l je 0,49", "item=Wasser 1,5 l unit-price=0,49"),
    ("Tomaten 0,842 kg je 3,40", "item=Tomaten unit-price=3,40 quantity=0,842 unit=kg"),
    ("2 kg pommes à 1,99", "item=pommes unit-price=1,99 quantity=2 unit=kg"),
    ("Vitamina A 12,50", "item=Vitamina A total=12,50"),
    ("vitamin a 3.50", "item=vitamin a total=3.50"),
    ("Pfand 0,25", "item=Pfand total=0,25 kind=deposit"),
    ("2 consigne bouteille 0,50", "item=consigne bouteille total=0,50 quantity=2 kind=deposit"),
    ("fianza 0,25", "item=fianza total=0,25 kind=deposit"),
    ("bottle deposit 0.25", "item=bottle deposit total=0.25 kind=deposit"),
    ("Dosenpfand 0,25", "item=Dosenpfand total=0,25 kind=deposit"),
    ("Leergut 3,10", "item=Leergut total=-3,10 kind=deposit"),
    ("refund Pfand 0,25", "item=Pfand total=-0,25 kind=deposit"),
    ("Cola mit Pfand 1,24", "item=Cola mit Pfand total=1,24"),
    ("leche 1,20 en Mercadona", "item=leche total=1,20 store=Mercadona"),
    ("atún en aceite 1,20", "item=atún en aceite total=1,20"),
    ("Brot 2,50 € im Edeka", "item=Brot total=2,50 currency=EUR store=Edeka"),
    ("lait 1,20 euros à Lidl", "item=lait total=1,20 currency=EUR store=Lidl"),
    ("3 pains 1,20 la pièce chez Lidl", "item=pains unit-price=1,20 quantity=3 store=Lidl"),
    (
      "500 g Käse 12,90 €/kg bei Aldi",
      "item=Käse unit-price=12,90 quantity=0.5 unit=kg currency=EUR store=Aldi"
    ),
    ("2 l Milch 1,10 € pro l", "item=Milch unit-price=1,10 quantity=2 unit=l currency=EUR"),
    ("1,5 kg patatas 0,99 el kilo", "item=patatas unit-price=0,99 quantity=1.5 unit=kg"),
    (
      "Hack 4,99 MHD 28.11. bei Rewe",
      "item=Hack total=4,99 store=Rewe expires=28.11. expires-kind=best-before"
    ),
    (
      "jambon 2,99 DLC: 28/11/2026", "item=jambon total=2,99 expires=28/11/2026 expires-kind=use-by"
    ),
    ("milk 1.29 until friday", "item=milk total=1.29 expires=friday"),
    ("1 kilo de patatas 1,20", "item=patatas total=1,20 quantity=1 unit=kg"),
    ("1 kilo d'oranges 2,40", "item=oranges total=2,40 quantity=1 unit=kg"),
  ])
  func `words of other languages are read as the English ones`(text: String, expected: String)
    throws
  {
    let entry = try Self.entry(text)
    #expect(entry.options.map { "\($0.name)=\($0.value)" }.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    "500 g Käse je 12,90", "250 g jambon à 2,99", "500 g cheese 12.90 each",
    "ham 2.00 best before soon",
  ])
  func `what may be the price of a kilogram or of all is refused`(text: String) {
    #expect(throws: Failure.self) { try Self.entry(text) }
  }

  @Test(arguments: ["", "milk", "1.29", "@Migros", "milk EUR", "1.29 each", "milk 1.29 @"])
  func `without an item and a price nothing is recorded`(text: String) {
    #expect(throws: Failure.self) {
      try Self.entry(text)
    }
  }
}
