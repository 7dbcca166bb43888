import Projections
import Testing

@testable import Reporting

/// The fixed words of a report's tables, in the languages of its pages.
@Suite struct TableValuesTests {
  /// What budgets, stock, forecasts and waste write in such columns.
  static let values =
    ["ok", "watch", "over", "ended", "kept", "yes", "no", "label", "predicted", "none", "each"]
    + [
      "smoothed-rate", "pro-rata", "single", "sticky", "regression", "sale", "regular", "elevated",
    ]
    + ["expired", "spoiled", "forgotten", "over-purchased", "disliked", "other"]

  private let table = Table(
    name: "spoiling", columns: [Column("item"), Column("basis"), Column("unit")],
    rows: [
      [.text("over"), .text("predicted"), .text("kg")], [.text("Tee"), .missing, .text("each")],
    ])

  @Test(arguments: Language.allCases.filter { $0 != .english })
  func `each value has a word`(_ language: Language) throws {
    let words = try #require(TableWords.values(in: language))
    for value in Self.values { #expect(words[value]?.isEmpty == false, "\(value)") }
  }

  @Test func `names of items and units of measure stay`() {
    let worded = table.worded(in: .german)
    #expect(worded.rows[0][0] == .text("over") && worded.rows[0][1] == .text("vorhergesagt"))
    #expect(worded.rows[0][2] == .text("kg") && worded.rows[1][2] == .text("Stück"))
    #expect(table.worded(in: .english) == table)
  }

  @Test func `what people wrote of an item stays`() {
    let reviews = Table(
      name: "reviews", columns: [Column("item"), Column("text")],
      rows: [[.text("Tee"), .text("good")], [.text("Tee"), .text("unit price")]])
    #expect(reviews.worded(in: .german).rows.map { $0[1] } == [.text("good"), .text("unit price")])
  }
}
