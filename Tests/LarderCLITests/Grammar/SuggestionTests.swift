import Testing

@testable import LarderCLI

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("imprt", "import"), ("improt", "import"), ("IMPORT", "import"), ("imp", "import"),
    ("lst", "list"), ("bdget", "budget"), ("buget", "budget"),
  ])
  func `a slip finds the word`(word: String, meant: String) {
    #expect(Suggestion.nearest(to: word, among: ["list", "budget", "import", "index"]) == meant)
  }

  @Test func `a swap is one slip`() {
    #expect(Suggestion.nearest(to: "sotre", among: ["sort", "store"]) == "store")
  }

  @Test func `what is too far is not suggested`() {
    #expect(Suggestion.nearest(to: "xyzzy", among: ["list", "budget"]) == nil)
    #expect(Suggestion.nearest(to: "x", among: ["y", "xs"]) == nil)
    #expect(Suggestion.nearest(to: "", among: ["a"]) == nil)
    #expect(Suggestion.nearest(to: "milk", among: []) == nil)
  }

  @Test func `of equally near words the first wins`() {
    #expect(Suggestion.nearest(to: "bread", among: ["breas", "breed"]) == "breas")
  }

  @Test func `a beginning shared by two words suggests neither`() {
    #expect(Suggestion.nearest(to: "comp", among: ["compare", "completions"]) == nil)
  }

  @Test func `letters beyond ASCII count one each`() {
    #expect(Suggestion.nearest(to: "Käse", among: ["KÄSEE", "Milch"]) == "KÄSEE")
  }
}
