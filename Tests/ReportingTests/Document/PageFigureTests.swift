import GroceryModel
import Projections
import Testing

@testable import HouseholdFixtures
@testable import Reporting

/// Every number that a page says or draws stands in one of its tables too.
@Suite struct PageFigureTests {
  private static let end = Day.on("2027-12-31")

  private static func facts(_ seed: UInt64) -> [Fact] {
    var household = RandomHousehold(seed: seed)
    var pantry = RandomPantry(
      seed: household.random.next(), firstDay: household.firstDay, dayCount: 100)
    return household.facts(purchases: 30, descriptions: 2) + household.budget("Food")
      + household.budgetOfSinglePeriods("Party") + pantry.facts(30)
  }

  /// The numbers in a text, without signs, marks between thousands and zeros at the end.
  private static func numbers(_ text: String) -> Set<String> {
    var found: Set<String> = []
    var current = ""
    func close() {
      while current.last == "." || current.last == "," { current.removeLast() }
      if current.contains(".") {
        while current.last == "0" { current.removeLast() }
        if current.last == "." { current.removeLast() }
      }
      if !current.isEmpty { found.insert(current.filter { $0 != "," }) }
      current = ""
    }
    for character in text {
      if character.isASCII, character.isNumber || (!current.isEmpty && ".,".contains(character)) {
        current.append(character)
      } else {
        close()
      }
    }
    close()
    return found
  }

  private static func sentences(_ blocks: [ReportBlock]) -> [String] {
    blocks.flatMap { block -> [String] in
      switch block {
      case .paragraph(let text): [text]
      case .list(let items): items
      case .figures, .chart, .table, .folded: []
      }
    }
  }

  private static func tabled(_ document: ReportDocument) -> Set<String> {
    var texts = document.tables.flatMap { $0.rows.flatMap { $0.map(\.content) } }
    for section in document.sections {
      for case .figures(let table) in section.blocks {
        for row in table.rows {
          for cell in row.cells {
            switch cell {
            case .text(let text), .number(let text), .link(let text, _): texts.append(text)
            case .bar(let bar): texts.append(bar.label)
            case .blank: break
            }
          }
        }
      }
    }
    return texts.reduce(into: []) { $0.formUnion(numbers($1)) }
  }

  /// What no table needs to have: days of months, small counts and years.
  private static func isCalendar(_ number: String) -> Bool {
    Int(number).map { (0...31).contains($0) || (2025...2028).contains($0) } ?? false
  }

  private static func check(_ document: ReportDocument, _ remark: String) {
    let known = tabled(document)
    // Names of items have numbers of their own.
    let said =
      [document.title] + document.lead + document.sections.flatMap { sentences($0.blocks) }
    for sentence in said where !sentence.contains("larder ") {
      for number in numbers(sentence) where !isCalendar(number) {
        #expect(known.contains(number), "\(number) in '\(sentence)', \(remark)")
      }
    }
    for chart in document.charts {
      guard case .bars(let bars) = chart.content else { continue }
      for bar in bars.bars {
        for value in [bar.value, bar.limit, bar.mark].compactMap({ $0 }) {
          #expect(numbers(value.text).isSubset(of: known), "\(value.text) in \(chart.name)")
        }
      }
    }
  }

  @Test(arguments: 0..<6)
  func `numbers of months are those of their tables`(seed: UInt64) throws {
    let larder = try TemporaryLarder(Self.facts(seed))
    for today in [Self.end, .on("2026-03-17")] {
      let book = try HouseholdBook(from: larder.replay(today: today))
      let months = book.months.filter { $0 <= today.month }
      _ = try book.summaries(of: months) { summary in
        Self.check(
          MonthPage(summary, Wording(.english)).document, "seed \(seed), \(summary.month)")
      }
    }
  }

  @Test(arguments: 0..<4)
  func `numbers of a year are those of its tables`(seed: UInt64) throws {
    let larder = try TemporaryLarder(Self.facts(seed))
    let book = try HouseholdBook(from: larder.replay(today: Self.end))
    _ = try book.yearSummaries(of: book.years) { summary in
      let page = YearPage(summary, Wording(.english))
      // The mean of a month is said in the title alone.
      let document = page.document
      Self.check(
        ReportDocument(
          language: .english, name: "", title: "", lead: document.lead,
          sections: document.sections, footer: "", contentsTitle: "", tables: document.tables),
        "seed \(seed), \(summary.year)")
    }
  }

  @Test(arguments: 0..<6)
  func `the parts of a change add up to it`(seed: UInt64) throws {
    let larder = try TemporaryLarder(Self.facts(seed))
    let book = try HouseholdBook(from: larder.replay(today: Self.end))
    _ = try book.summaries(of: book.months) { summary in
      let page = MonthPage(summary, Wording(.english))
      guard let main = page.main, let same = main.soFar,
        let bill = summary.picture.billChanges.first(where: { $0.currency == main.currency.code })
      else { return }
      let rest = main.spent - same.lastMonth - bill.difference
      #expect(
        bill.prices + bill.quantities + bill.new + bill.gone + rest
          == main.spent - same.lastMonth)
      guard let section = page.changeSection else { return }
      for case .figures(let table) in section.blocks where table.headings.count == 2 {
        let total = NumberStyle(language: .english).signed(
          (main.spent - same.lastMonth).text(in: main.currency))
        #expect(table.rows.last?.cells.last == .number(total), "seed \(seed), \(summary.month)")
      }
    }
  }

  @Test func `a running month is compared with the same days of the last`() throws {
    let facts: [Fact] = [
      .purchase("Milk", "1.00", on: .on("2026-09-05"), ["category": "Dairy"]),
      .purchase("Milk", "7.00", on: .on("2026-09-25"), ["category": "Dairy"]),
      .purchase("Milk", "3.00", on: .on("2026-10-02"), ["category": "Dairy"]),
    ]
    let larder = try TemporaryLarder(facts)
    let book = try HouseholdBook(from: larder.replay(today: .on("2026-10-10")))
    let page = try book.summaries(of: [Month(year: 2026, month: 10)]) {
      MonthPage($0, Wording(.english)).document
    }[0]
    #expect(page.title == "October 2026 up to 10\u{A0}October: €3.00 spent")
    #expect(
      page.lead[0]
        == "You spent €2.00 more than in September in the first 10 days (€1.00).")
  }

  @Test func `what there was before the first purchase is blank and not zero`() throws {
    let larder = try TemporaryLarder([
      .purchase("Milk", "1.00", on: .on("2026-09-05"), ["category": "Dairy"])
    ])
    let book = try HouseholdBook(from: larder.replay(today: Self.end))
    let page = try book.summaries(of: [Month(year: 2026, month: 9)]) {
      MonthPage($0, Wording(.english)).document
    }[0]
    let tables = page.sections.flatMap(\.blocks).compactMap { block -> FigureTable? in
      if case .figures(let table) = block { table } else { nil }
    }
    let categories = try #require(tables.first { $0.headings.count == 7 })
    #expect(categories.rows.allSatisfy { $0.cells[3...] == [.blank, .blank, .blank, .blank] })
  }

  @Test(arguments: Language.allCases)
  func `a page is written in its language, and JSON in none`(_ language: Language) throws {
    let larder = try TemporaryLarder(Self.facts(1))
    let book = try HouseholdBook(from: larder.replay(today: Self.end))
    let month = try #require(book.months.last)
    func report(_ language: Language) throws -> MonthReport {
      try book.summaries(of: [month]) { MonthReport($0, in: language) }[0]
    }
    let (own, english) = (try report(language), try report(.english))
    #expect(own.text(as: .json, colour: false) == english.text(as: .json, colour: false))
    #expect(own.tables == english.tables)
    let page = String(decoding: own.text(as: .html, colour: false), as: UTF8.self)
    #expect(page.contains("<html lang=\"\(language.rawValue)\""))
    #expect(page.contains(" dir=\"rtl\"") == language.isRightToLeft)
    #expect((own.markdown == english.markdown) == (language == .english))
  }
}
