import Importing
import Reporting
import Testing

@testable import LarderCLI

@Suite struct ImportQuestionTests {
  private static let questions: [ImportQuestion] = [
    .currency, .item, .date, .dateOrder(column: "Tag", example: "03/04/26"),
    .dayOrder(column: "Tag", example: "03/04"),
    .decimalMark(column: "Preis", example: "1.250", mark: "."),
    .cents(column: "Preis", example: "129"), .purchaseDay(columns: "'A', 'B'"),
    .year(months: "'May'"), .paid(columns: "'A', 'B'"), .currencyColumn(codes: "CHF, EUR"),
    .sameReceipt(known: 3, receipt: "2026-10-01 (Coop)", new: 1, missing: 2),
    .sameTrip(count: 1, list: "Week", day: "2026-10-01"),
    .sameTrip(count: 2, list: "Week", day: "2026-10-01"),
  ]

  @Test(arguments: questions)
  func `English is what the import itself says`(question: ImportQuestion) {
    let english = QuestionText(.english)
    #expect(question.found(in: english) == question.found)
    #expect(question.expected(in: english) == question.expected)
  }

  @Test(arguments: questions, Language.allCases)
  func `every question fills its text in every language`(
    question: ImportQuestion, language: Language
  ) {
    let text = QuestionText(language)
    let whole = question.found(in: text) + (question.expected(in: text) ?? "")
    #expect(!whole.contains("{") && !whole.contains("["))
    #expect(language == .english || question.found(in: text) != question.found)
  }
}
