import GroceryModel
import Projections

extension Table {
  /// The columns of `larder shopping export`.
  public static let listFileColumns = [
    Column("item"), Column("quantity", kind: .figure), Column("unit"), Column("list"),
    Column("template"), Column("variant"), Column("note"), Column("store"),
    Column("price", kind: .figure), Column("total", kind: .figure), Column("state"),
    Column("list_currency"), Column("list_budget", kind: .figure), Column("list_store"),
    Column("list_note"),
  ]

  /// Lists with all that makes them, a row an entry; a list without entries has a row without an item.
  public static func listFile(_ lists: [ShoppingList]) -> Table {
    func text(_ text: String?) -> Cell { text.map { .text($0) } ?? .missing }
    func figure(_ number: ExactDecimal?) -> Cell {
      number.map { .figure($0.description) } ?? .missing
    }
    return Table(
      name: "lists", columns: listFileColumns,
      rows: lists.flatMap { list -> [[Cell]] in
        let common = [
          text(list.currency?.code), figure(list.budget), text(list.store), text(list.note),
        ]
        let template: Cell = .text(list.isTemplate ? "yes" : "")
        guard !list.entries.isEmpty else {
          return [
            [.missing, .missing, .missing, .text(list.name), template]
              + Array(repeating: .missing, count: 6) + common
          ]
        }
        return inOrder(list.entries).map { entry in
          var (price, total): (ExactDecimal?, ExactDecimal?) = (nil, nil)
          switch entry.cost {
          case .price(let entered): price = entered
          case .total(let entered): total = entered
          case nil: break
          }
          return [
            .text(entry.item), figure(entry.quantity), text(entry.unit), .text(list.name), template,
            text(entry.variant), text(entry.note), text(entry.store), figure(price), figure(total),
            .text(entry.state.rawValue),
          ] + common
        }
      })
  }

  /// Entries by name, variant, shop and unit: ids differ from larder to larder.
  private static func inOrder(_ entries: [ListEntry]) -> [ListEntry] {
    func key(_ entry: ListEntry) -> [String] {
      [entry.item, entry.variant ?? "", entry.store ?? "", entry.unit ?? ""]
    }
    return entries.sorted { key($0).precedes(key($1)) }
  }
}
