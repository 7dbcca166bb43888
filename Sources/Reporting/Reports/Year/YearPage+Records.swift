import EventSourcing
import GroceryModel
import Projections

extension YearPage {
  private static let shownItems = 10

  /// The whole months in which most and least was spent.
  var recordSentence: String? {
    guard let main, wholeMonths.count > 2 else { return nil }
    let most = wholeMonths.max { ($0.spent, $1.month) < ($1.spent, $0.month) }
    let least = wholeMonths.min { ($0.spent, $0.month) < ($1.spent, $1.month) }
    guard let most, let least else { return nil }
    func said(_ total: MonthTotal) -> [String] {
      [
        say.name(total.month, in: year), style.money(total.spent, main.currency),
      ]
    }
    let (high, low) = (said(most), said(least))
    return say(
      .monthRecords, ["high": high[0], "most": high[1], "low": low[0], "least": low[1]])
  }

  var recordSection: ReportSection? {
    guard let main else { return nil }
    let items = summary.items.filter { $0.currency == main.currency && $0.spent.units > 0 }
      .prefix(Self.shownItems)
    guard !items.isEmpty else { return nil }
    var sentences: [String] = []
    var tables: [FigureTable] = []
    if let most = summary.greatestDays.first(where: { $0.currency == main.currency }) {
      sentences.append(
        say(
          .dayRecord,
          ["day": say.weekday(most.day), "spent": style.money(most.spent, main.currency)]))
      tables.append(
        FigureTable(
          caption: say(
            .amountsIn,
            ["what": say(.records), "currency": NumberStyle.symbol(main.currency)]),
          headings: [.init(say(.records), isNumber: false), .init(say(.spent))],
          rows: [
            FigureTable.Row([
              .text(say.weekday(most.day)),
              .number(style.number(most.spent.text(in: main.currency))),
            ])
          ]))
    }
    // Payments without items are of different things.
    let whole = PurchaseKind.wholeReceiptItem.description
    let named = summary.items.filter { $0.currency == main.currency && $0.name != whole }
    if let often = named.max(by: {
      $0.lines == $1.lines ? [$1.name].precedes([$0.name]) : $0.lines < $1.lines
    }) {
      sentences.append(say(.oftenest, ["item": often.name], count: often.lines))
    }
    tables.append(
      FigureTable(
        caption: say(
          .amountsIn, ["what": say(.mostSpentOn), "currency": NumberStyle.symbol(main.currency)]),
        headings: [.init(say(.item), isNumber: false), .init(say(.spent)), .init(say(.lines))],
        rows: items.map { item in
          FigureTable.Row([
            .text(item.name == whole ? FixedWords(say.language).value(whole) : item.name),
            .number(style.number(item.spent.text(in: main.currency))),
            .number(style.number("\(item.lines)")),
          ])
        }))
    return ReportSection(
      id: "records", heading: say(.records),
      blocks: [.list(sentences)] + tables.map { .figures($0) })
  }

  var budgetSection: ReportSection? {
    guard !summary.budgets.isEmpty else { return nil }
    let table = FigureTable(
      caption: say(.budgets),
      headings: [
        .init(say(.budget), isNumber: false), .init(say(.periodsKept)), .init(say(.spent)),
        .init(say(.budgetColumn)), .init(say(.left)),
      ],
      rows: summary.budgets.map { row in
        func money(_ amount: Amount) -> FigureTable.Cell {
          .number(style.number(amount.text(in: row.currency)))
        }
        let isWhole = row.category == "*"
        return FigureTable.Row(
          [
            .text(
              isWhole
                ? "\(row.budget), \(NumberStyle.symbol(row.currency))" : say.category(row.category)),
            row.ended == 0
              ? .blank : .number(say(.keptOf, ["kept": "\(row.kept)"], count: row.ended)),
            money(row.spent), money(row.allotted), money(row.left),
          ], isStrong: isWhole)
      })
    let note = summary.budgets.contains { $0.carriesOver } ? [say(.leftCarried)] : []
    return ReportSection(
      id: "budget", heading: say(.budget), blocks: [.figures(table)] + note.map { .paragraph($0) })
  }

  var numbersSection: ReportSection {
    let tables = shownTables.filter { !$0.table.rows.isEmpty }.map {
      ReportBlock.table($0.shown(in: say.language))
    }
    var blocks: [ReportBlock] = []
    if !tables.isEmpty { blocks.append(.folded(summary: say(.numbersSummary), tables)) }
    blocks.append(
      .folded(summary: say(.howMade), [.list([say(.methodYear), say(.methodPrices)])]))
    return ReportSection(id: "numbers", heading: say(.numbers), blocks: blocks)
  }

  /// Every table in full, for programs.
  var tables: [Table] {
    shownTables.map(\.table) + [
      .monthTotals(summary.history), .seasons(summary.seasons),
      .wasteByItem(summary.picture.wasteByItem),
    ]
  }

  private var shownTables: [PageTable] {
    [
      .init(
        table: .yearly(summary.months, name: "months", column: "month", title: "Spend by month")),
      .init(
        table: .yearly(
          summary.categories, name: "categories", column: "category", title: "Spend by category"),
        rows: Self.shownItems, isByMoney: true),
      .init(
        table: .yearly(summary.items, name: "items", column: "item", title: "Top items"),
        rows: Self.shownItems, isByMoney: true),
      .init(
        table: .yearly(summary.stores, name: "stores", column: "store", title: "Stores"),
        rows: Self.shownItems, isByMoney: true),
      .init(table: .yearlyBudgets(summary.budgets, title: "Budgets")),
    ] + PageTable.of(summary.picture, movesSince: "\(year - 1)")
  }
}

extension Table {
  /// Returns the spending by category and month.
  fileprivate static func seasons(_ seasons: [YearlySeason]) -> Table {
    Table(
      name: "seasons", title: "Categories by month",
      columns: [
        Column("category"), Column("month", kind: .count), Column("currency"),
        Column("spent", kind: .money),
      ],
      rows: seasons.flatMap { season in
        season.months.enumerated().compactMap { place, spent in
          spent.map { spent -> [Cell] in
            [
              .text(season.name), .count(place + 1), .text(season.currency.code),
              .figure(spent.text(in: season.currency)),
            ]
          }
        }
      })
  }
}
