import Testing

@testable import Reporting

@Suite struct QuestionTextTests {
  @Test(arguments: Language.allCases)
  func `a question is asked in each language, with its values`(language: Language) {
    let text = QuestionText(language)
    let asked = text(.dateOrder, ["column": "Tag", "example": "03/04/26"])
    #expect(asked.contains("Tag") && asked.contains("03/04/26") && !asked.contains("{"))
    #expect(
      text.isEnglish == (asked == "the dates of 'Tag' can be read in two orders, as '03/04/26'"))
    #expect(text.answer("--a or --b").contains(" or ") == text.isEnglish)
  }
}
