import Testing

@testable import Importing

@Suite struct MarkupScannerTests {
  static func tags(_ text: String) -> [MarkupScanner.Tag] {
    var scanner = MarkupScanner(Array(text.utf8))
    var tags: [MarkupScanner.Tag] = []
    while let tag = scanner.next() { tags.append(tag) }
    return tags
  }

  @Test func `a tag has its name without the prefix, its attributes and the text behind it`() {
    let tags = Self.tags(
      "<a:Amt Ccy=\"EUR\" x='1'>\n 1.50 </a:Amt>\n<Empty/><Last>&lt;b&gt; &amp; c&d")
    #expect(tags.map(\.name) == ["Amt", "Amt", "Empty", "Last"])
    #expect(tags.map(\.isEnd) == [false, true, false, false])
    #expect(tags.map(\.isEmpty) == [false, false, true, false])
    #expect(tags.map(\.text) == ["1.50", "", "", "<b> & c&d"])
    #expect(tags.map(\.line) == [0, 1, 2, 2])
    #expect(tags[0].attribute("Ccy") == "EUR")
    #expect(tags[0].attribute("x") == "1")
    #expect(tags[0].attribute("y") == "")
  }

  @Test func `a tag that is not closed ends the file`() {
    #expect(Self.tags("<a>1<b").map(\.name) == ["a"])
    #expect(Self.tags("no tags").isEmpty)
  }
}
