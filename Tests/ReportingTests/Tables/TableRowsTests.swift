import Reporting
import Testing

@Suite struct TableRowsTests {
  private static func row(_ place: Int) -> [Cell] {
    [
      .text(place.isMultiple(of: 7) ? "=a,\"\(place)\"" : "item \(place)"), .count(place),
      place.isMultiple(of: 3) ? .missing : .figure("\(place).50"),
    ]
  }

  private static func write(_ place: Int, _ output: inout RowBuffer) {
    for cell in row(place) { output.append(cell) }
  }

  private static func table(_ rows: TableRows) -> Table {
    Table(
      name: "many", columns: [Column("item"), Column("lines", kind: .count), Column("paid")],
      rows: rows)
  }

  @Test func `rows that are made are those that are kept`() {
    let kept = TableRows((0..<20).map { Self.row($0) })
    let made = TableRows(count: 20, Self.write)
    #expect(made == kept)
    #expect(Set([made, kept]).count == 1)
    #expect(made[3..<5] == kept[3..<5])
    #expect(made != TableRows(count: 19, Self.write))
    var table = Self.table(made)
    table.append(Self.row(20))
    #expect(table.rows == TableRows((0...20).map { Self.row($0) }))
    #expect(table.without(["lines"]).rows.first == [Self.row(0)[0], Self.row(0)[2]])
    #expect(table.cut(to: 2).rows == [Self.row(0), Self.row(1)])
  }

  @Test(arguments: OutputFormat.allCases, [0, 1, 8191, 8192, 9001])
  func `several threads write what one does`(format: OutputFormat, count: Int) {
    let table = Self.table(TableRows(count: count, Self.write))
    var (alone, together): ([UInt8], [UInt8]) = ([], [])
    format.renderer().append(table, to: &alone)
    format.renderer().append(table, to: &together, workers: 3)
    #expect(together == alone)
    #expect(alone.count { $0 == 0x0A } >= count)
  }
}
