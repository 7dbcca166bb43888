import GroceryModel
import Projections

extension Table {
  /// The columns of `larder shopping show`.
  public static let shoppingColumns = [
    Column("list"), Column("entry"), Column("item"), Column("variant"),
    Column("quantity", kind: .figure), Column("unit"), Column("note"), Column("store"),
    Column("aisle"), Column("state"), Column("estimated", kind: .money),
    Column("actual", kind: .money), Column("currency"), Column("from"),
    Column("unit_price", kind: .figure), Column("priced", kind: .day),
  ]

  /// The entries of a list in the order in which they are shown.
  public static func shopping(
    _ lines: [ShoppingLine], of list: ShoppingList, title: String, notes: [String] = []
  ) -> Table {
    Table(
      name: "shopping", title: title, columns: shoppingColumns,
      rows: lines.map { line in
        let entry = line.entry
        func money(_ amount: Amount?) -> Cell {
          amount.map { .figure(moneyText($0, in: line.currency?.code ?? "")) } ?? .missing
        }
        func text(_ text: String?) -> Cell { text.map { .text($0) } ?? .missing }
        return [
          .text(list.name), .text(entry.event.description), .text(entry.item),
          text(entry.variant), entry.quantity.map { .figure($0.description) } ?? .missing,
          text(entry.unit), text(entry.note), text(line.store), text(line.aisle?.name),
          .text(entry.state.rawValue), money(line.estimate?.total),
          money(entry.boughtTotal?.amount), text(line.currency?.code), text(entry.from),
          line.estimate?.unitPrice.map { .figure($0) } ?? .missing,
          line.estimate?.day.map { .day($0.description) } ?? .missing,
        ]
      }, notes: notes)
  }

  /// The same for `--short`: what other programs want to know of what is still to be bought.
  public static func shortShopping(_ lines: [ShoppingLine]) -> Table {
    Table(
      name: "shopping",
      columns: [Column("item"), Column("quantity", kind: .figure), Column("unit")],
      rows: lines.filter { $0.entry.state == .open }.map { line in
        [
          .text(line.entry.variant ?? line.entry.item), .figure(line.entry.amount.description),
          .text(line.entry.unit ?? ""),
        ]
      })
  }

  /// The columns of lists with what they come to.
  public static let listColumns = [
    Column("list"), Column("store"), Column("currency"), Column("open", kind: .count),
    Column("checked", kind: .count), Column("unavailable", kind: .count),
    Column("estimated", kind: .money), Column("actual", kind: .money),
    Column("checked_total", kind: .money), Column("remaining", kind: .money),
    Column("progress_percent", kind: .count), Column("budget", kind: .money),
    Column("over_budget", kind: .money), Column("unpriced", kind: .count),
    Column("state"), Column("note"),
  ]

  /// The answer of `larder list lists|templates`.
  public static func lists(
    _ lists: [(ShoppingList, ShoppingTotals, Currency?)], title: String = ""
  ) -> Table {
    Table(
      name: "lists", title: title,
      columns: listColumns,
      rows: lists.map { list, totals, currency in
        func money(_ amount: Amount?) -> Cell {
          amount.map { .figure(moneyText($0, in: currency?.code ?? "")) } ?? .missing
        }
        func text(_ text: String?) -> Cell { text.map { .text($0) } ?? .missing }
        return [
          .text(list.name), text(list.store), text(currency?.code), .count(totals.openCount),
          .count(totals.checkedCount), .count(totals.unavailableCount), money(totals.estimated),
          money(totals.actual), money(totals.checked), money(totals.remaining),
          totals.progress.map { .count($0) } ?? .missing, money(totals.budget),
          money(totals.overBudget), .count(totals.unpriced),
          .text(list.isClosed ? "closed" : "open"), text(list.note),
        ]
      })
  }
}
