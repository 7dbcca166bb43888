import Testing

@testable import Reporting

@Suite struct QuestionTextTests {
  @Test func `a template reads back what was filled in`() {
    let template = Template("the dates of '{column}' can be read in two orders, as '{example}'")
    let text = "the dates of 'Day's end' can be read in two orders, as '03/04/26'"
    #expect(template.values(in: text) == ["column": "Day's end", "example": "03/04/26"])
    #expect(template.values(in: "the dates of 'Day' cannot be read") == nil)
    #expect(Template("no column").values(in: "no column") == [:])
    #expect(Template("no column").values(in: "no column, sign") == nil)
  }

  @Test(arguments: Language.allCases)
  func `a question is asked in each language, in English as the import asks it`(
    language: Language
  ) throws {
    let text = QuestionText(language)
    let english = "the dates of 'Tag' can be read in two orders, as '03/04/26'"
    guard language != .english else {
      #expect(text.question(english) == nil)
      #expect(text.answer("--a or --b") == "answer with --a or --b")
      return
    }
    let asked = try #require(text.question(english))
    #expect(asked.contains("Tag") && asked.contains("03/04/26") && asked != english)
    #expect(!text.answer("--date YYYY-MM-DD, or --with FILE").contains(" or "))
  }
}
