import GroceryModel
import Projections

/// The waste in a report.
struct WastePart {
  let rows: [WasteQuestion.Row]
  /// The cost by currency.
  let costs: [(cost: Amount, currency: Currency)]
  let say: Wording
  private static let shownRows = 10

  init(_ rows: [WasteQuestion.Row], _ say: Wording) {
    self.rows = rows.sorted { left, right in
      left.wasted == right.wasted ? left.keys.precedes(right.keys) : left.wasted > right.wasted
    }
    self.say = say
    var sums: [String: Amount] = [:]
    for row in rows { sums[row.currency, default: .zero] += row.wasted }
    costs = sums.sorted { [$0.key].precedes([$1.key]) }.compactMap { code, cost in
      cost.isZero ? nil : Currency(code).map { (cost, $0) }
    }
  }

  /// A sentence about the waste; nil if nothing of value was wasted.
  var sentence: String? {
    guard !costs.isEmpty else { return nil }
    return say(
      .leadWaste, ["cost": say.list(costs.map { say.style.money($0.cost, $0.currency) })])
  }

  var section: ReportSection? {
    guard !rows.isEmpty else { return nil }
    var blocks: [ReportBlock] = []
    if let sentence { blocks.append(.paragraph(sentence)) }
    blocks.append(.figures(table))
    return ReportSection(id: "waste", heading: say(.thrownAway), blocks: blocks)
  }

  private var table: FigureTable {
    let shown = rows.prefix(Self.shownRows)
    let rest = rows.count - shown.count
    return FigureTable(
      caption: say(.thrownAway),
      headings: [
        .init(say(.item), isNumber: false), .init(say(.quantity)), .init(say(.cost)),
      ],
      rows: shown.map { row in
        FigureTable.Row([
          .text(row.keys[0]), .number(quantity(row)),
          .number(Currency(row.currency).map { say.style.money(row.wasted, $0) } ?? ""),
        ])
      }
        + costs.map { cost in
          FigureTable.Row(
            [
              .text(say(.total)), .blank, .number(say.style.money(cost.cost, cost.currency)),
            ], isStrong: true)
        }, note: rest > 0 ? say(.moreRows, count: rest) : nil)
  }

  private func quantity(_ row: WasteQuestion.Row) -> String {
    guard let quantity = row.quantity else { return "" }
    let number = say.style.number(quantityText(quantity))
    return row.unit.isEmpty || row.unit == "each" ? number : "\(number)\u{A0}\(row.unit)"
  }
}
