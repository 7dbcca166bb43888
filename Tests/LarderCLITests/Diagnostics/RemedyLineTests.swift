import Testing

@testable import LarderCLI

/// Commands to paste reach the larder of the question.
@Suite struct RemedyLineTests {
  private let elsewhere = RemedyLine(home: "/tmp/my kitchen")

  @Test func `words are quoted where a shell needs it, and the home stands last`() {
    #expect(
      elsewhere(["add", "oat milk", "1.29"])
        == "larder add 'oat milk' 1.29 --home '/tmp/my kitchen'")
    #expect(RemedyLine(home: nil)(["add", "oat milk", "1.29"]) == "larder add 'oat milk' 1.29")
  }

  @Test(arguments: [
    ("'larder undo' takes it back", "'larder undo --home /k' takes it back"),
    (
      "see 'larder stock' or 'larder due'", "see 'larder stock --home /k' or 'larder due --home /k'"
    ),
    ("run 'larder stock 'oat milk''", "run 'larder stock 'oat milk' --home /k'"),
    (
      "'larder config decimal-mark ,' accepts it",
      "'larder config decimal-mark , --home /k' accepts it"
    ),
    ("'larder help periods' lists them", "'larder help periods' lists them"),
    ("no 'milk' in 'larder' or 'x'", "no 'milk' in 'larder' or 'x'"),
    ("it's 'larder undo", "it's 'larder undo"),
  ])
  func `commands in a sentence get the home of the question`(sentence: String, mended: String) {
    #expect(RemedyLine(home: "/k").mending(sentence) == mended)
    #expect(RemedyLine(home: nil).mending(sentence) == sentence)
  }
}
