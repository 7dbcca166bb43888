import GroceryModel
import Projections

extension MonthPage {
  private static let shownRows = 10
  private static let namedThings = 4

  var priceSection: ReportSection? {
    guard let currency = main?.currency else { return nil }
    return PricePart(
      picture: summary.picture, currency: currency, month: month,
      since: say.inMonth(lastMonth, in: year), say: say
    ).section
  }

  /// Food to eat in the days after the report's.
  var eatSection: ReportSection? {
    let lots = summary.picture.outlook.spoiling
    let shown = lots.prefix(Self.shownRows).compactMap { spoiling in
      spoiling.lot.expires.map { (lot: spoiling.lot, day: $0) }
    }
    guard !shown.isEmpty else { return nil }
    let named = shown.prefix(Self.namedThings).map { "\($0.lot.item) (\(say.weekday($0.day)))" }
    let table = FigureTable(
      caption: say(.eatSoon),
      headings: [
        .init(say(.item), isNumber: false), .init(say(.eatBy), isNumber: false),
        .init(say(.inHouse)), .init(say(.worth)),
      ],
      rows: shown.map { lot, day in
        FigureTable.Row([
          .text(lot.item), .text(say.weekday(day)), .number(amount(lot.remaining, lot.unit)),
          .number(worth(lot.value, lot.currency)),
        ])
      })
    return ReportSection(
      id: "eat", heading: say(.eatSoon),
      blocks: [.paragraph(say(.eatFirst, ["list": say.list(Array(named))])), .figures(table)])
  }

  private func worth(_ value: Amount?, _ code: String) -> String {
    guard let value, let currency = Currency(code) else { return "" }
    return style.money(value, currency)
  }

  /// Returns a quantity with its unit; pieces have none.
  func amount(_ amount: Amount, _ unit: String) -> String {
    let number = style.number(quantityText(amount))
    return unit.isEmpty || unit == "each" ? number : "\(number)\u{A0}\(unit)"
  }

  var waste: WastePart { WastePart(summary.picture.wasteByItem, say) }

  var wasteSection: ReportSection? { waste.section }

  /// Likely purchases of the next days.
  var buySection: ReportSection? {
    let rows = summary.picture.outlook.restock.compactMap { row in
      row.forecast?.next.map { (row: row, day: $0.day) }
    }.prefix(Self.shownRows)
    guard !rows.isEmpty else { return nil }
    let inOrder = rows.sorted {
      $0.day == $1.day ? [$0.row.item].precedes([$1.row.item]) : $0.day < $1.day
    }
    let named = inOrder.prefix(Self.namedThings).map { "\($0.row.item) (\(say.weekday($0.day)))" }
    let table = FigureTable(
      caption: say(.buySoon),
      headings: [
        .init(say(.item), isNumber: false), .init(say(.expectedOn), isNumber: false),
        .init(say(.lastBought), isNumber: false), .init(say(.usually)),
      ],
      rows: inOrder.map { row, day in
        FigureTable.Row([
          .text(row.item), .text(say.weekday(day)), .text(say.weekday(row.lastDay)),
          .number(amount(row.quantity, row.unit)),
        ])
      })
    return ReportSection(
      id: "buy", heading: say(.buySoon),
      blocks: [.paragraph(say(.buyFirst, ["list": say.list(Array(named))])), .figures(table)])
  }
}
