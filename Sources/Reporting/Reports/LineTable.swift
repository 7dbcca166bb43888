import GroceryModel
import Projections

extension Table {
  /// The columns of `larder lines`.
  public static let lineColumns: [Column] = [
    Column("event"), Column("of"), Column("date", kind: .day), Column("recorded"),
    Column("receipt"), Column("till"), Column("store"), Column("item"), Column("category"),
    Column("brand"), Column("tags"), Column("kind"), Column("quantity", kind: .figure),
    Column("unit"), Column("currency"), Column("total", kind: .money),
    Column("net", kind: .money), Column("lines", kind: .count), Column("text"), Column("source"),
  ]

  /// The answer of `larder lines`: one row a line and bearer.
  public static func lines(_ lines: ResolvedLines, title: String = "") -> Table {
    Table(
      name: "lines", title: title, columns: lineColumns,
      rows: TableRows(count: lines.count) { write(lines, $0, to: &$1) })
  }

  private static func write(_ lines: ResolvedLines, _ place: Int, to cells: inout RowBuffer) {
    let row = lines[place]
    // As in `spend`, a line without a store or brand has an empty one; other absent texts are missing.
    func key(_ field: ResolvedLines.Field) {
      cells.text { lines.append(field, of: place, to: &$0) }
    }
    func text(_ field: ResolvedLines.Field) {
      if lines.has(field, place) { key(field) } else { cells.missing() }
    }
    cells.text { row.event.append(to: &$0) }
    if let of = row.of { cells.text { of.append(to: &$0) } } else { cells.missing() }
    cells.day(row.date)
    text(.recorded)
    key(.receipt)
    text(.till)
    for field: ResolvedLines.Field in [.store, .item, .category, .brand, .tags, .kind] {
      key(field)
    }
    cells.figure(row.quantity?.description)
    text(.unit)
    key(.currency)
    let digits = fractionDigits(of: lines.currency(of: place))
    cells.figure(row.total, minimumFractionDigits: digits)
    cells.figure(row.net, minimumFractionDigits: digits)
    cells.count(row.lines)
    text(.text)
    text(.source)
  }
}
