import EventSourcing
import GroceryModel
import Testing

@testable import Importing

/// Lines that an app or a bank corrected between two exports.
@Suite struct RestatedLinesTests {
  private static func csv(_ rows: [String]) -> [UInt8] {
    Array(("Date,Payee,Amount,Balance\n" + rows.map { $0 + "\n" }.joined()).utf8)
  }

  private static let first = [
    "2026-03-02,Coop,-20.00,980.00", "2026-03-05,Migros,-31.50,948.50",
    "2026-03-09,Aldi,-12.20,936.30", "2026-03-12,Lidl,-8.80,927.50",
  ]

  /// The questions of a second export in which one row differs.
  private static func questions(
    _ place: Int, _ row: String, name: String = "bank-2.csv", _ policy: ImportPolicy = .init()
  ) throws -> ImportOutcome {
    let larder = try ScratchLarder()
    _ = try larder.take([csv(first)], named: "bank-1.csv")
    var rows = first
    rows[place] = row
    return try #require(
      try larder.take([csv(rows + ["2026-03-15,Coop,-9.00,918.50"])], policy, named: name).first)
  }

  @Test(arguments: ["2026-03-05,MIGROS ZH,-31.50,948.50", "2026-03-06,Migros,-31.50,948.50"])
  func `another payee or another day of the same amount is a question`(row: String) throws {
    let outcome = try Self.questions(1, row)
    #expect(outcome.questions.map(\.flag) == ["--replace or --keep-both"])
    #expect(outcome.questions.first?.found.hasPrefix("1 of 2 new records is in the log") == true)
  }

  @Test func `what a corrected line replaces is retracted`() throws {
    let outcome = try Self.questions(
      1, "2026-03-05,MIGROS ZH,-31.50,948.50", ImportPolicy(rereading: .replace))
    #expect(outcome.counts.changed == 1 && outcome.counts.new == 1 && outcome.replaced == 1)
  }

  @Test(arguments: [
    "2026-03-06,MIGROS ZH,-31.50,948.50", "2026-03-11,Migros,-31.50,948.50",
    "2026-03-05,MIGROS ZH,-31.60,948.40",
  ])
  func `what differs in two facts is another purchase`(row: String) throws {
    #expect(try Self.questions(1, row).questions.isEmpty)
  }

  @Test func `the file of another account lacks the lines for another reason`() throws {
    let outcome = try Self.questions(1, "2026-03-05,MIGROS ZH,-31.50,948.50", name: "card.csv")
    #expect(outcome.questions.isEmpty)
  }

  @Test func `the last line that was recorded may be corrected too`() throws {
    let outcome = try Self.questions(3, "2026-03-13,Lidl,-8.80,927.50")
    #expect(outcome.questions.count == 1)
  }

  @Test func `a known line with another category is said, and keeps its own`() throws {
    let larder = try ScratchLarder()
    let text =
      "Date,Payee,Category,Amount\n2026-03-02,Coop,Food,-20.00\n2026-03-05,Migros,Food,-31.50\n"
    _ = try larder.take([Array(text.utf8)], named: "a.csv")
    let same = try #require(try larder.take([Array(text.utf8)], named: "a.csv").first)
    #expect(!same.notices.contains { $0.found.contains("another category") })
    let changed = text.replacing("Migros,Food", with: "Migros,Home")
    let outcome = try #require(try larder.take([Array(changed.utf8)], named: "a.csv").first)
    #expect(outcome.counts.known == 2 && outcome.questions.isEmpty)
    #expect(
      outcome.notices.map(\.found).contains(
        "known lines to which the file gives another category keep what they had: 1, such as "
          + "'Migros' of 2026-03-05"))
  }
}
