import Testing

@testable import Reporting

@Suite struct TextTableTests {
  private static let table = FigureTable(
    caption: "",
    headings: [
      .init("Budget", isNumber: false), .init("Spent"), .init("Last year"),
      .init("Used", isNumber: false), .init("Status", isNumber: false),
    ],
    rows: [
      .init([
        .text("Household and more"), .number("1,233.13"), .blank,
        .bar(.init(permille: 900, label: "90%")),
        .text("1 of 5 over: 12–18 October by €15.70"),
      ]),
      .init([
        .text("Dairy"), .number("39.54"), .blank, .bar(.init(permille: 690, label: "69%")),
        .text("kept"),
      ]),
    ])

  private func lines(_ width: Int) -> [String] {
    TextTable(Self.table, width: width) { cell, barWidth in
      switch cell {
      case .text(let text), .number(let text), .link(let text, _): text
      case .bar(let bar):
        [BlockBar.bar(permille: bar.permille, width: barWidth, isASCII: true), bar.label]
          .filter { !$0.isEmpty }.joined(separator: " ")
      case .blank: ""
      }
    }.lines.map(\.text)
  }

  @Test(arguments: [20, 30, 45, 60, 80, 120])
  func `no line is wider than the terminal, and numbers are whole`(width: Int) {
    let lines = lines(width)
    #expect(lines.allSatisfy { TerminalText.width(of: $0) <= max(width, 22) }, "\(lines)")
    #expect(lines.contains { $0.contains("1,233.13") })
    #expect(!lines[0].contains("Last year"))
  }

  @Test func `words wrap in the last column before bars get shorter`() {
    #expect(
      lines(66) == [
        "Budget                 Spent  Used           Status",
        "Household and more  1,233.13  ######### 90%  1 of 5 over: 12–18",
        "                                             October by €15.70",
        "Dairy                  39.54  ####### 69%    kept",
      ])
  }
}
