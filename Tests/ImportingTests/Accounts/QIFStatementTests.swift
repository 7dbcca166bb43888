import GroceryModel
import Testing

@testable import Importing

@Suite struct QIFStatementTests {
  static func entries(_ lines: String...) -> [AccountEntry] {
    QIFStatement.entries(Array(lines.joined(separator: "\n").utf8))
  }

  @Test func `an entry is the letters and values up to the caret`() throws {
    let entries = Self.entries(
      "!Type:Bank", "D21/06/2026", "T-17.35", "PMetro", "Mtwo tickets", "LTransport/Work", "Cx", "^"
    )
    let entry = try #require(entries.first)
    #expect(entries.count == 1)
    #expect(entry.line == 1)
    #expect(
      [entry.date, entry.amount, entry.payee, entry.memo, entry.category]
        == ["21/06/2026", "-17.35", "Metro", "two tickets", "Transport"])
  }

  @Test func `each part of a split entry is an entry, and other accounts are transfers`() {
    let entries = Self.entries(
      "!Type:CCard", "D1/ 5'26", "T-62.10", "PMarket", "Mweek 1", "SFood", "Ebread", "$-48.60",
      "S[Savings]", "$-13.50", "^")
    #expect(entries.map(\.date) == ["1/05/26", "1/05/26"])
    #expect(entries.map(\.amount) == ["-48.60", "-13.50"])
    #expect(entries.map(\.memo) == ["bread", "week 1"])
    #expect(entries.map(\.category) == ["Food", ""])
    #expect(entries.map(\.transferAccount) == ["", "Savings"])
  }

  @Test func `lists of accounts, categories and shares have no entries`() {
    #expect(
      Self.entries(
        "!Account", "NChecking", "TBank", "^", "!Type:Cat", "NFood", "E", "^", "!Type:Invst",
        "D1/5/26", "NBuy", "T100.00", "^"
      ).isEmpty)
    #expect(QIFStatement.isLikely(Array("\n!Account\nN".utf8)))
    #expect(!QIFStatement.isLikely(Array("!note\n".utf8)))
  }
}
