import EventSourcing
import GroceryModel
import Projections

extension Table {
  /// The answer of `larder list items|stores|categories|tags`.
  public static func list(_ rows: [ListQuestion.Row], of names: ListedNames) -> Table {
    let columns = [
      Column("lines", kind: .count), Column("first_day", kind: .day),
      Column("last_day", kind: .day),
    ]
    func usage(_ row: ListQuestion.Row) -> [Cell] {
      func day(_ day: Day?) -> Cell { day.map { .day($0.description) } ?? .missing }
      return [.count(row.use.lines), day(row.use.first), day(row.use.last)]
    }
    func favourite(_ row: ListQuestion.Row) -> Cell { .text(row.isFavourite ? "yes" : "") }
    switch names {
    case .items:
      return Table(
        name: "items",
        columns: [Column("item"), Column("category")] + columns
          + [Column("favourite"), Column("relevance", kind: .count)],
        rows: rows.map { row in
          [.text(row.name), .text(row.category)] + usage(row)
            + [favourite(row), row.relevance.map { .count($0) } ?? .missing]
        })
    case .stores:
      return Table(
        name: "stores",
        columns: [Column("store")] + columns
          + [Column("favourite"), Column("city"), Column("address"), Column("default")],
        rows: rows.map {
          [.text($0.name)] + usage($0)
            + [
              favourite($0), .text($0.city), .text($0.address), .text($0.isDefault ? "yes" : ""),
            ]
        })
    case .categories, .tags:
      let name = names == .tags ? "tag" : "category"
      return Table(
        name: names.rawValue, columns: [Column(name), Column("items", kind: .count)] + columns,
        rows: rows.map { [.text($0.name), .count($0.items)] + usage($0) })
    }
  }

  /// The answer of `larder list receipts`.
  public static func list(_ receipts: [ReceiptBalance]) -> Table {
    Table(
      name: "receipts",
      columns: [
        Column("date", kind: .day), Column("store"), Column("receipt"), Column("till"),
        Column("time"), Column("currency"), Column("lines", kind: .count),
        Column("total", kind: .money), Column("stated", kind: .money),
        Column("difference", kind: .money),
      ],
      rows: receipts.map { row in
        func money(_ amount: Amount) -> Cell { .figure(moneyText(amount, in: row.currency)) }
        return [
          .day(row.day.description), .text(row.store), .text(row.receipt), .text(row.till),
          .text(row.time), .text(row.currency), .count(row.lineCount), money(row.lines),
          row.stated.map(money) ?? .missing, row.difference.map(money) ?? .missing,
        ]
      })
  }

  /// The answer of `larder list budgets`.
  public static func list(_ plans: [BudgetPlan]) -> Table {
    Table(
      name: "budgets",
      columns: [
        Column("budget"), Column("currency"), Column("amount", kind: .money), Column("every"),
        Column("from", kind: .day), Column("end", kind: .day), Column("categories", kind: .count),
        Column("rollover"), Column("closed", kind: .day),
      ],
      rows: plans.compactMap { plan in
        plan.terms.map { terms in
          let (every, from, end) = periodCells(terms.period)
          return [
            .text(plan.name), .text(terms.currency),
            .figure(moneyText(terms.amount, in: terms.currency)), every, from, end,
            .count(terms.categories.count), .text(terms.rollover.rawValue),
            plan.closed.map { .day($0.description) } ?? .missing,
          ]
        }
      })
  }

  private static func periodCells(_ period: BudgetPeriod) -> (Cell, Cell, Cell) {
    switch period {
    case .once(let period):
      (.missing, .day(period.start.description), .day(period.lastDay.description))
    case .repeating(let recurrence):
      (.text(recurrence.every.rawValue), .day(recurrence.from.description), .missing)
    }
  }
}
