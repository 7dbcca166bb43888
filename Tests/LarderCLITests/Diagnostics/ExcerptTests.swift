import Testing

@testable import LarderCLI

@Suite struct ExcerptTests {
  @Test func `carets stand under wide characters, two columns each`() {
    #expect(
      Excerpt(text: "牛乳,1.79,x", caretColumn: 4, caretLength: 4).rendered(line: 7)
        == "7 | 牛乳,1.79,x\n  |      ^^^^\n")
    #expect(
      Excerpt(text: "a牛乳", caretColumn: 2, caretLength: 2).rendered(line: 7)
        == "7 | a牛乳\n  |  ^^^^\n")
  }

  @Test func `carets stand under what escapes make longer`() {
    #expect(
      Excerpt(text: "a\tb\u{1B}c", caretColumn: 5).rendered(line: 12)
        == "12 | a\\tb\\u{1B}c\n   |           ^\n")
    #expect(
      Excerpt(text: "a\tb", caretColumn: 2).rendered(line: nil) == "| a\\tb\n|  ^^\n")
    #expect(
      Excerpt(text: "x\r\ny\u{2066}", caretColumn: 4).rendered(line: nil)
        == "| x\\r\\ny\\u{2066}\n|      ^\n")
  }

  @Test func `a combining mark belongs to the letter before it`() {
    #expect(
      Excerpt(text: "cre\u{0301}me,9", caretColumn: 8).rendered(line: 1)
        == "1 | cre\u{0301}me,9\n  |       ^\n")
  }

  @Test func `the end of a line is a place`() {
    #expect(
      Excerpt(text: "a,b", caretColumn: 4, caretLength: 0).rendered(line: 1)
        == "1 | a,b\n  |    ^\n")
    #expect(Excerpt(text: "", caretColumn: 1).rendered(line: 1) == "1 | \n  | ^\n")
  }

  @Test func `a long line is cut around the caret`() {
    let text = String(repeating: "a", count: 200) + "XYZ" + String(repeating: "b", count: 200)
    #expect(
      Excerpt(text: text, caretColumn: 201, caretLength: 3).rendered(line: 1, width: 40)
        == "1 | …aaaaaaaaaaaaXYZbbbbbbbbbbbbbbbbbbb…\n  |              ^^^\n")
    #expect(
      Excerpt(text: text, caretColumn: 2, caretLength: 1).rendered(line: 1, width: 40)
        == "1 | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…\n  |  ^\n")
    #expect(
      Excerpt(text: text, caretColumn: 404, caretLength: 1).rendered(line: 1, width: 40)
        == "1 | …bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\n  |                                    ^\n")
    #expect(
      Excerpt(text: text, caretColumn: 1, caretLength: 403).rendered(line: 1, width: 30)
        == "1 | \(String(repeating: "a", count: 24))…\n  | \(String(repeating: "^", count: 24))\n")
  }

  @Test func `bytes are counted as characters, and broken ones shown`() {
    #expect(
      Excerpt(line: Array("ä,ß".utf8), bytes: 3..<5)
        == Excerpt(text: "ä,ß", caretColumn: 3, caretLength: 1))
    #expect(
      Excerpt(line: [0x61, 0xFF, 0x62], bytes: 1..<2)
        == Excerpt(text: "a\u{FFFD}b", caretColumn: 2, caretLength: 1))
    #expect(
      Excerpt(line: Array("ab".utf8), bytes: 9..<12)
        == Excerpt(text: "ab", caretColumn: 3, caretLength: 0))
  }
}
