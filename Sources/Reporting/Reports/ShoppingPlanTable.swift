import GroceryModel
import Projections

extension Table {
  /// The columns of `larder shopping plan`.
  public static let planColumns = [
    Column("item"), Column("quantity", kind: .figure), Column("unit"), Column("store"),
    Column("estimated", kind: .money), Column("currency"), Column("reason"),
    Column("probability", kind: .figure), Column("in"),
  ]

  /// A plan with what it leaves out.
  public static func plan(_ plan: ShoppingPlan, title: String, notes: [String]) -> Table {
    let code = plan.currency?.code ?? ""
    return Table(
      name: "plan", title: title, columns: planColumns,
      rows: plan.lines.map { line in
        [
          .text(line.item), line.quantity.map { .figure($0.text()) } ?? .missing,
          .text(line.unit == "each" ? "" : line.unit), line.store.map { .text($0) } ?? .missing,
          line.estimated.map { .figure(moneyText($0, in: code)) } ?? .missing,
          line.estimated == nil ? .missing : .text(code), .text(line.reason),
          .rounded(line.probability, fractionDigits: 3), .text(line.isIn ? "yes" : "no"),
        ]
      }, notes: notes)
  }
}
