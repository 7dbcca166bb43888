import Testing

@testable import Reporting

@Suite struct RowSorterTests {
  private static let columns = [
    Column("name"), Column("amount", kind: .figure), Column("lines", kind: .count),
    Column("day", kind: .day),
  ]

  /// Rows by a fixed rule, with equal, missing and odd cells.
  private static let rows: [[Cell]] = (0..<700).map { number in
    let draw = number * 7919 % 1009
    return [
      .text("item \(draw % 83)"),
      draw % 11 == 0 ? .missing : .figure("\(draw % 50 - 20).\(draw % 3)0"),
      .count(draw % 7), .day("2026-0\(draw % 9 + 1)-11"),
    ]
  }

  private static func buffer(_ cells: [Cell]) -> RowBuffer {
    var row = RowBuffer()
    for cell in cells { row.append(cell) }
    return row
  }

  private static func sorted(
    _ rows: [[Cell]], _ order: RowOrder, limit: Int?, memory: Int
  ) throws -> [[Cell]] {
    var sorter = RowSorter(order, limit: limit, folder: "/tmp", memory: memory)
    for row in rows { try sorter.add(buffer(row)) }
    var first: [[Cell]] = []
    try sorter.forEach { first.append($0.cells) }
    var second: [[Cell]] = []
    try sorter.forEach { second.append($0.cells) }
    #expect(first == second)
    return first
  }

  @Test(arguments: 0..<4, [false, true])
  func `parts merged from a file are in the order of rows sorted at once`(
    column: Int, isReversed: Bool
  ) throws {
    let order = RowOrder(column: column, isReversed: isReversed)
    let expected = Array(order.sorted(TableRows(Self.rows)))
    #expect(expected != Self.rows)
    for memory in [1000, 20_000, 1 << 20] {
      #expect(try Self.sorted(Self.rows, order, limit: nil, memory: memory) == expected)
      for limit in [1, 10, 100, 699, 5000] {
        #expect(
          try Self.sorted(Self.rows, order, limit: limit, memory: memory)
            == Array(expected.prefix(limit)))
      }
    }
  }

  @Test func `figures go down, texts up, and what is missing is last`() throws {
    let rows: [[Cell]] = [
      [.missing], [.figure("1.5")], [.figure("10")], [.figure("-2")], [.figure("1.50")],
    ]
    let down = try Self.sorted(
      rows, RowOrder(column: 0, isReversed: false), limit: nil, memory: 1 << 20)
    #expect(
      down == [[.figure("10")], [.figure("1.5")], [.figure("1.50")], [.figure("-2")], [.missing]])
  }

  @Test(arguments: OutputFormat.allCases, [0, 1, 700])
  func `rows written one by one give the bytes of the table`(format: OutputFormat, count: Int)
    throws
  {
    let rows = Array(Self.rows.prefix(count))
    let table = Table(name: "rows", title: "Rows", columns: Self.columns, notes: ["a note"])
    var written: [UInt8] = []
    try TableStream(table, as: format, colour: true).write { body in
      for row in rows { try body(Self.buffer(row)) }
    } _: {
      written += $0
    }
    let whole = Table(
      name: "rows", title: "Rows", columns: Self.columns, rows: rows, notes: ["a note"])
    var expected: [UInt8] = []
    let renderer = format.renderer(colour: true)
    if format == .html {
      renderer.append([whole], to: &expected)
    } else {
      renderer.append(whole, to: &expected)
    }
    #expect(String(decoding: written, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
  }
}
