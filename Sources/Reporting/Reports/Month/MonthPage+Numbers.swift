import GroceryModel
import Projections

extension MonthPage {
  /// The maximum number of rows of a long table on the page.
  static let pageRows = 15
  /// The maximum number of rows of other tables on the page.
  static let pictureRows = 10

  /// All tables, and how the report was made.
  var numbersSection: ReportSection {
    let tables = shownTables.filter { !$0.table.rows.isEmpty }.map {
      ReportBlock.table($0.shown(in: say.language))
    }
    var blocks: [ReportBlock] = []
    if !tables.isEmpty { blocks.append(.folded(summary: say(.numbersSummary), tables)) }
    blocks.append(.folded(summary: say(.howMade), [.list(method)]))
    return ReportSection(id: "numbers", heading: say(.numbers), blocks: blocks)
  }

  private var method: [String] {
    let shares = totalsByImportance.compactMap { total in
      let part = summary.categorised[total.currency.code] ?? .zero
      return Self.percent(part, of: total.spent).map { percent in
        say(
          .categorisedShare,
          ["percent": style.percent(percent), "currency": NumberStyle.symbol(total.currency)])
      }
    }
    return [say(.methodSpending)] + shares + [say(.methodPrices), say(.methodForecast)]
  }

  /// A share, where it makes sense as one.
  private static func percent(_ part: Amount, of whole: Amount) -> String? {
    guard whole.units > 0, !part.isNegative, part <= whole else { return nil }
    return ratioText(part.units * 100, over: whole.units, fractionDigits: 1)
  }

  /// Every table in full, for programs.
  var tables: [Table] { shownTables.map(\.table) + furtherTables }

  /// Tables whose figures the page shows otherwise.
  private var furtherTables: [Table] {
    [
      .days(summary), .monthTotals(summary.history), .billChanges(summary.picture.billChanges),
      .wasteByItem(summary.picture.wasteByItem),
    ]
  }

  private var shownTables: [PageTable] {
    let spending: [PageTable] = [
      .init(table: .budget(summary.budgets, title: "Budgets")),
      .init(
        table: .comparison(
          summary.categories, name: "categories", column: "category", title: "Spend by category",
          totals: summary.totals), rows: Self.pageRows, isByMoney: true),
      .init(
        table: .comparison(summary.items, name: "items", column: "item", title: "Top items"),
        rows: Self.pageRows, isByMoney: true),
      .init(
        table: .comparison(summary.stores, name: "stores", column: "store", title: "Stores"),
        rows: Self.pageRows, isByMoney: true),
      .init(table: .changes(summary.items, limit: Self.pictureRows)),
    ]
    return spending + PageTable.of(summary.picture, movesSince: "\(lastMonth)")
      + PageTable.of(summary.picture.outlook, summary.spend)
  }
}

extension Table {
  /// Returns the spending by day.
  fileprivate static func days(_ summary: MonthSummary) -> Table {
    Table(
      name: "days", title: "Spent by day",
      columns: [
        Column("day", kind: .day), Column("currency"), Column("spent", kind: .money),
        Column("spent_so_far", kind: .money), Column("last_month_so_far", kind: .money),
      ],
      rows: summary.days.flatMap { days in
        let own = MonthPage.cumulated(days.amounts)
        let last = MonthPage.cumulated(days.lastMonth)
        return days.amounts.indices.map { place -> [Cell] in
          func money(_ amount: Amount) -> Cell { .figure(amount.text(in: days.currency)) }
          return [
            .day((summary.month.firstDay + place).description), .text(days.currency.code),
            money(days.amounts[place]), money(own[place]),
            last.isEmpty ? .missing : money(last[min(place, last.count - 1)]),
          ]
        }
      })
  }

  /// Returns the spending of the latest months.
  static func monthTotals(_ totals: [MonthTotal]) -> Table {
    Table(
      name: "history", title: "Latest months",
      columns: [
        Column("month"), Column("currency"), Column("spent", kind: .money),
        Column("lines", kind: .count),
      ],
      rows: totals.map { total in
        [
          .text(total.month.description), .text(total.currency.code),
          .figure(total.spent.text(in: total.currency)), .count(total.lines),
        ]
      })
  }

  /// Returns the waste by item.
  static func wasteByItem(_ rows: [WasteQuestion.Row]) -> Table {
    let waste = Table.waste(rows, by: [.item], title: "Waste by item")
      .without(["bought", "share_percent"])
    return Table(
      name: "waste-items", title: waste.title, columns: waste.columns, rows: waste.rows)
  }
}
