import ByteTools
import SeededRandom
import Testing

@testable import Importing

@Suite struct WordClassTests {
  private static func classes(_ text: String) -> WordClass {
    withBytes(of: text) { LineWords.classify($0) }
  }

  @Test func `words are found in small and capital letters, and among others`() {
    #expect(Self.classes("TOTAL").contains(.total))
    #expect(Self.classes("** Summe: EUR **").contains(.total))
    #expect(Self.classes("CARD_PAYMENT") == Self.classes("card payment"))
    #expect(Self.classes("Rabatt").contains(.discount))
    #expect(Self.classes("GEBÜHR").contains(.fee))
    #expect(Self.classes("Dosenpfand 0,25").contains(.deposit))
    #expect(Self.classes("Wholegrain bread 500 g") == [])
    #expect(Self.classes("") == [])
  }

  @Test(arguments: ["Sales Tax 5.5%", "TAX (8.25 %)", "VAT 20%", "19,00% MwSt", "IVA"])
  func `a tax may have its rate beside it`(text: String) {
    #expect(Self.classes(text).contains(.tax))
  }

  @Test(arguments: ["Tax guide 2026 5%", "Milk 3.5%", "20%"])
  func `a rate beside other words is no tax`(text: String) {
    #expect(!Self.classes(text).contains(.tax))
  }

  @Test func `what is remembered of a text is what its words say`() {
    var cache = WordClassCache()
    var random = SplitMix64(seed: 11)
    let words = [
      "total", "milk", "käse", "rabatt", "pfand", "summe", "tax", "visa", "bread", "12", "of",
    ]
    // More texts than there is room for, so that some are forgotten and found out again.
    for _ in 0..<60_000 {
      let count = random.pick(0...3)
      let text =
        (0..<count).map { _ in random.pick(words) }.joined(separator: " ")
        + (random.chance(1, in: 2) ? " \(random.pick(0...20_000))" : "")
      let found = withBytes(of: text) { cache.classify($0) }
      guard found == Self.classes(text) else {
        Issue.record("\(text) is remembered as \(found.rawValue)")
        return
      }
    }
  }
}
