import GroceryModel
import Testing

@testable import Importing

@Suite struct YearlessDatesTests {
  private static func options(_ day: String) -> ImportOptions {
    ImportOptions(currency: Currency("EUR"), date: Day(day))
  }

  @Test(arguments: [
    ("14.03.;Tea;2\n30.11.;Ham;3", ["2026-03-14", "2025-11-30"]),
    ("14. März;Tea;2\n2. April;Ham;3", ["2026-03-14", "2026-04-02"]),
    ("3/14;Tea;2\n4/3;Ham;3", ["2026-03-14", "2025-04-03"]),
    ("14/3 17:22;Tea;2\n3/4 08:01;Ham;3", ["2026-03-14", "2025-04-03"]),
    ("Mar 14;Tea;2\nNov 30;Ham;3", ["2026-03-14", "2025-11-30"]),
    ("3月14日;Tea;2\n11月30日;Ham;3", ["2026-03-14", "2025-11-30"]),
    ("29.02.;Tea;2\n01.03.;Ham;3", ["2024-02-29", "2026-03-01"]),
  ])
  func `days without a year are the last ones up to the day specified`(
    rows: String, days: [String]
  ) throws {
    let imported = try ImportedFile("Date;Item;Total\n" + rows + "\n", Self.options("2026-04-02"))
    #expect(imported.lines.map(\.date) == days)
    #expect(
      imported.schema.warnings.map(\.found).contains(
        "the days of 'Date' have no year; each is taken as the last one that is not after 2026-04-02"
      ))
  }

  @Test func `of two orders it is asked which`() throws {
    var options = Self.options("2026-12-31")
    let text = "Date;Item;Total\n3/4;Tea;2\n5/6;Ham;3\n"
    #expect(
      try ImportedFile(text, options).schema.questions.map(\.flag)
        == ["--date-order dmy|mdy"])
    options.dateOrder = .mdy
    #expect(try ImportedFile(text, options).lines.map(\.date) == ["2026-03-04", "2026-05-06"])
  }

  @Test func `without a day the year is asked for`() throws {
    let imported = try ImportedFile(
      "Date;Item;Total\n14.03.;Tea;2\n", ImportOptions(currency: Currency("EUR")))
    #expect(imported.schema.questions.map(\.flag) == ["--date YYYY-MM-DD"])
    #expect(imported.schema.questions.first?.found.contains("no year") == true)
  }

  @Test func `a column that was specified is read alike`() throws {
    var options = Self.options("2026-04-02")
    options.roles = ["date": "Was am"]
    let imported = try ImportedFile("Was am;Item;Total\n14.03.;Tea;2\n", options)
    #expect(imported.lines.map(\.date) == ["2026-03-14"])
  }
}
