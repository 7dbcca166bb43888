import GroceryModel
import Projections

/// The report on one month: a page for people, and its tables in full for programs.
public struct MonthReport: Sendable {
  /// Every table in full, in the page's order.
  public let tables: [Table]
  private let title: String
  private let lead: [String]
  private let footer: String

  /// How many rows of a long table the page shows.
  public static let pageRows = 15
  private static let changeRows = 10

  public init(_ summary: MonthSummary) {
    title = "\(Self.monthNames[summary.month.month - 1]) \(summary.month.year)"
    lead = summary.totals.map { total in
      Self.sentence(total) + Self.coverage(total, summary.categorised[total.currency.code] ?? .zero)
    }
    tables = [
      .budget(summary.budgets, title: "Budgets"),
      .comparison(
        summary.categories, name: "categories", column: "category", title: "Spend by category",
        totals: summary.totals),
      .comparison(summary.items, name: "items", column: "item", title: "Top items"),
      .comparison(summary.stores, name: "stores", column: "store", title: "Shops"),
      .changes(summary.items, limit: Self.changeRows),
    ]
    footer =
      "Dated \(summary.dated) · \(summary.fingerprint.events) events · "
      + "fingerprint \(summary.fingerprint.text)"
  }

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static func sentence(_ total: MonthlyComparison) -> String {
    func money(_ amount: Amount) -> String {
      "\(total.currency.code) \(amount.text(in: total.currency))"
    }
    func against(_ other: Amount, _ name: String) -> String {
      let change = total.spent - other
      if change.isZero { return "as much as \(name)" }
      return change.isNegative
        ? "\(money(-change)) less than \(name)" : "\(money(change)) more than \(name)"
    }
    let unit = total.lines == 1 ? "line" : "lines"
    var text = "Spent \(money(total.spent)) in \(total.lines) \(unit)"
    if let usual = total.usual {
      text += ", " + against(total.lastMonth, "last month")
      text += " and " + against(usual, "the mean of the up to three months before")
    }
    return text + "."
  }

  /// What share of the spending has a category other than by default, where a share makes sense.
  private static func coverage(_ total: MonthlyComparison, _ categorised: Amount) -> String {
    guard total.spent.units > 0, !categorised.isNegative, categorised <= total.spent,
      let share = ratioText(
        categorised.units * 100, over: total.spent.units, fractionDigits: 1)
    else { return "" }
    return " \(share) % of it has a category."
  }

  /// The page as Markdown; a note stands where a table was cut.
  public var markdown: [UInt8] {
    var output = Array("# \(title)\n".utf8)
    for sentence in lead { output += Array("\n\(sentence)\n".utf8) }
    if lead.isEmpty { output += Array("\nNothing was bought.\n".utf8) }
    for table in tables where !table.rows.isEmpty {
      output.append(UInt8(ascii: "\n"))
      MarkdownRenderer().append(Self.cut(table), to: &output)
    }
    output += Array("\n---\n\(footer)\n".utf8)
    return output
  }

  /// The page in any format; the machine's formats give all tables in full.
  public func text(as format: OutputFormat, colour: Bool) -> [UInt8] {
    var output: [UInt8] = []
    switch format {
    case .md: return markdown
    case .text:
      output += Array("\(title)\n\n".utf8)
      for sentence in lead { output += Array("\(sentence)\n\n".utf8) }
      let pages = tables.filter { !$0.rows.isEmpty }.map { Self.cut($0) }
      TextRenderer(colour: colour).append(pages, to: &output)
      output += Array("\n\(footer)\n".utf8)
    case .html:
      HTMLPage(title: title).append(to: &output) { output in
        output += Array("<h1>\(title)</h1>\n".utf8)
        for sentence in lead {
          output += "<p>".utf8
          HTMLText.append(sentence, to: &output)
          output += "</p>\n".utf8
        }
        for table in tables where !table.rows.isEmpty {
          HTMLRenderer().append(Self.cut(table), to: &output)
        }
        output += Array("<footer>\(footer)</footer>\n".utf8)
      }
    case .csv, .tsv, .json:
      format.renderer(colour: false).append(tables, to: &output)
    }
    return output
  }

  private static func cut(_ table: Table) -> Table {
    guard table.rows.count > pageRows, table.name != "budget" else { return table }
    let rest = "\(pageRows) of \(table.rows.count); the others are in \(table.name).csv"
    return Table(
      name: table.name, title: table.title, columns: table.columns,
      rows: Array(table.rows.prefix(pageRows)), notes: table.notes + [rest])
  }
}

extension Table {
  /// What was paid for things of one kind, beside the months before.
  static func comparison(
    _ rows: [MonthlyComparison], name: String, column: String, title: String,
    totals: [MonthlyComparison] = []
  ) -> Table {
    let total = Dictionary(totals.map { ($0.currency, $0.spent) }, uniquingKeysWith: { $1 })
    let bought = rows.filter { $0.lines > 0 || !$0.lastMonth.isZero }
    return Table(
      name: name, title: title,
      columns: [Column(column), Column("currency"), Column("spent", kind: .figure)]
        + (totals.isEmpty ? [] : [Column("share_percent", heading: "share %", kind: .figure)])
        + [
          Column("lines", kind: .count),
          Column("last_month", heading: "last month", kind: .figure),
          Column("mean_before", heading: "mean before", kind: .figure),
          Column("change", kind: .figure),
        ],
      rows: bought.map { row in
        [.text(row.name), .text(row.currency.code), row.money(row.spent)]
          + (totals.isEmpty ? [] : [share(row.spent, of: total[row.currency])])
          + [
            .count(row.lines), row.money(row.usual.map { _ in row.lastMonth }),
            row.money(row.usual), row.money(row.change),
          ]
      })
  }

  private static func share(_ part: Amount, of whole: Amount?) -> Cell {
    guard let whole, let text = ratioText(part.units * 100, over: whole.units, fractionDigits: 1)
    else { return .missing }
    return .figure(text)
  }

  /// The items whose spending moved most away from the usual, either way.
  static func changes(_ rows: [MonthlyComparison], limit: Int) -> Table {
    let moved = rows.filter { $0.change.map { !$0.isZero } == true }.sorted { left, right in
      let (own, other) = (left.change ?? .zero, right.change ?? .zero)
      if own.units.magnitude != other.units.magnitude {
        return own.units.magnitude > other.units.magnitude
      }
      return [left.name, left.currency.code].precedes([right.name, right.currency.code])
    }
    return Table(
      name: "changes", title: "What changed most",
      columns: [
        Column("item"), Column("currency"), Column("change", kind: .figure),
        Column("spent", kind: .figure),
        Column("mean_before", heading: "mean before", kind: .figure),
      ],
      rows: moved.prefix(limit).map { row in
        [
          .text(row.name), .text(row.currency.code), row.money(row.change), row.money(row.spent),
          row.money(row.usual),
        ]
      })
  }
}

extension MonthlyComparison {
  fileprivate func money(_ amount: Amount?) -> Cell {
    amount.map { .figure($0.text(in: currency)) } ?? .missing
  }
}
