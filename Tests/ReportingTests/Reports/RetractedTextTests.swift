import EventSourcing
import GroceryModel
import Testing

@testable import Reporting

@Suite struct RetractedTextTests {
  private static func contents(_ text: RetractedText) -> String {
    text.contents(
      events: 5, named: ["april.csv"], furtherFiles: 2,
      nets: [("EUR", "8.73"), ("USD", "1234.50")],
      lines: 3, days: Day("2025-04-01").map { ($0, $0 + 2) })
  }

  @Test func `a batch is said with its files, sums and days`() {
    #expect(
      Self.contents(RetractedText(.english))
        == "5 events: april.csv, 2 more files, EUR 8.73 and USD 1,234.50 in 3 lines, "
        + "2025-04-01 to 2025-04-03")
    #expect(
      Self.contents(RetractedText(.german))
        == "5 Ereignisse: april.csv, 2 weitere Dateien, 8,73 EUR und 1.234,50 USD in 3 Zeilen, "
        + "2025-04-01 bis 2025-04-03")
  }

  @Test(arguments: Language.allCases)
  func `every type of event has words, and nothing is left open`(_ language: Language) {
    let text = RetractedText(language)
    for type in EventType.allCases {
      let line = text.event(type, "Tea", amount: "4.20", currency: "EUR", source: "a.csv:2")
      #expect(line.contains("Tea") && line.hasSuffix(", a.csv:2") && !line.contains("{"))
      let bare = text.event(type, "", amount: "", currency: "", source: "")
      #expect(!bare.hasSuffix(" ") && !bare.hasSuffix(":") && !bare.isEmpty)
    }
    for words in [
      text.retracted("x", isTrial: true), text.already("x", restoring: nil), Self.contents(text),
      text.profile(
        "shop", isForgotten: false, isTrial: false, removing: "larder profile remove shop"),
    ] {
      #expect(!words.contains("{") && !words.contains("["))
    }
  }
}
