import ColumnStore
import GroceryModel
import Projections

extension Table {
  /// The columns of `larder prices`; `store` only if rows are split by store.
  public static func priceColumns(byStore: Bool) -> [Column] {
    [Column("item")] + (byStore ? [Column("store")] : []) + [
      Column("currency"), Column("unit"), Column("observations", kind: .count),
      Column("first_day", kind: .day), Column("first_price", kind: .money),
      Column("last_day", kind: .day), Column("last_price", kind: .money),
      Column("min", kind: .money), Column("median", kind: .money),
      Column("mean", kind: .money), Column("max", kind: .money),
      Column("change_percent", heading: "change %", kind: .figure),
      Column("trend_percent_per_month", heading: "trend % per month", kind: .figure),
      Column("trend_low", heading: "low", kind: .figure),
      Column("trend_high", heading: "high", kind: .figure),
      Column("theil_sen_percent_per_month", heading: "Theil-Sen", kind: .figure),
      Column("quantile20", heading: "20 % quantile", kind: .money),
      Column("verdict"), Column("below", kind: .count), Column("same", kind: .count),
      Column("above", kind: .count), Column("on_sale", kind: .count),
      Column("regular_median", kind: .money), Column("sale_median", kind: .money),
      Column("shrunk_day", kind: .day), Column("unit_price_before", kind: .money),
      Column("unit_price_after", kind: .money),
    ]
  }

  /// The answer of `larder prices`.
  public static func prices(
    _ rows: RowParts<PriceSummary>, byStore: Bool, title: String = "", notes: [String] = []
  ) -> Table {
    Table(
      name: "prices", title: title, columns: priceColumns(byStore: byStore),
      rows: TableRows(count: rows.count) { write(rows[$0], byStore: byStore, to: &$1) },
      notes: notes)
  }

  private static func write(_ row: PriceSummary, byStore: Bool, to cells: inout RowBuffer) {
    cells.text(row.item)
    if byStore { cells.text(row.store ?? "") }
    cells.text(row.currency)
    cells.text(row.unit)
    cells.count(row.observations)
    cells.day(row.firstDay)
    cells.figure(row.firstPrice)
    cells.day(row.lastDay)
    cells.figure(row.lastPrice)
    cells.figure(row.minimum)
    cells.figure(row.median)
    cells.figure(row.mean)
    cells.figure(row.maximum)
    cells.figure(row.changePercent)
    cells.figure(percent(row.trend?.percentPerMonth))
    cells.figure(percent(row.trend?.low))
    cells.figure(percent(row.trend?.high))
    cells.figure(percent(row.trend?.robustPercentPerMonth))
    cells.figure(row.lowQuantile)
    cells.text(row.verdict.rawValue)
    cells.count(row.below)
    cells.count(row.same)
    cells.count(row.above)
    cells.count(row.onSale)
    cells.figure(row.regularMedian)
    cells.figure(row.saleMedian)
    let shrinkage = row.shrinkages.last
    if let shrinkage { cells.day(shrinkage.day) } else { cells.missing() }
    cells.figure(shrinkage?.unitPriceBefore)
    cells.figure(shrinkage?.unitPriceAfter)
  }

  /// The columns of `larder prices --history`.
  static let priceHistoryColumns: [Column] = [
    Column("day", kind: .day), Column("item"), Column("store"), Column("currency"),
    Column("unit"), Column("price", kind: .money), Column("quantity", kind: .figure),
    Column("total", kind: .money), Column("origin"), Column("event"), Column("package"),
    Column("on_sale"),
  ]

  /// The answer of `larder prices --history`.
  public static func priceHistory(_ rows: [PriceRecord], title: String = "") -> Table {
    Table(
      name: "prices", title: title, columns: priceHistoryColumns,
      rows: rows.map { row in
        [
          .day(row.day.description), .text(row.item), .text(row.store), .text(row.currency),
          .text(row.unit), .figure(row.price), .figure(row.quantity),
          .figure(moneyText(row.total, in: row.currency)), .text(row.origin.name),
          .text(row.event.description), row.package.map { .text($0) } ?? .missing,
          .text(row.isOnSale ? "yes" : "no"),
        ]
      })
  }

  /// The columns of `larder prices --shrinkflation`.
  static let shrinkageColumns: [Column] = [
    Column("item"), Column("store"), Column("currency"), Column("day", kind: .day),
    Column("package_before"), Column("package_after"), Column("price_before", kind: .money),
    Column("price_after", kind: .money), Column("unit"),
    Column("unit_price_before", kind: .money), Column("unit_price_after", kind: .money),
    Column("change_percent", heading: "change %", kind: .figure),
  ]

  /// The answer of `larder prices --shrinkflation`.
  public static func shrinkages(_ rows: [Shrinkage], title: String = "") -> Table {
    Table(
      name: "shrinkflation", title: title, columns: shrinkageColumns,
      rows: rows.map { row in
        [
          .text(row.item), .text(row.store), .text(row.currency), .day(row.day.description),
          .text(row.packageBefore), .text(row.packageAfter), .figure(row.priceBefore),
          .figure(row.priceAfter), .text(row.unit), .figure(row.unitPriceBefore),
          .figure(row.unitPriceAfter), .figure(row.changePercent),
        ]
      })
  }

  private static func percent(_ value: Double?) -> String? {
    value.flatMap { decimalText(of: $0, fractionDigits: 1) }
  }
}

extension PriceSummary {
  /// `Whole Milk 1 l: 1.2900 EUR per l on 2026-10-03 is usual: …`, with the counts behind the word.
  public var judgement: String {
    let place = store.map { $0.isEmpty ? "" : " at \($0)" } ?? ""
    let price = "\(item)\(place): \(lastPrice) \(currency) \(Unit.basis(unit)) on \(lastDay) is "
    guard observations > 1 else { return price + "the only price known" }
    // Where a fifth of the prices is the usual one, only less is good.
    let good = verdict == .usual && lastPrice == lowQuantile ? "below" : "up to"
    return price
      + "\(verdict.rawValue): \(below) of \(observations) prices \(below == 1 ? "is" : "are") lower, "
      + "\(same) the same and "
      + "\(above) higher; good is \(good) \(lowQuantile), high more than 1.2 times the mean of \(mean)"
  }
}

extension Shrinkage {
  /// The change as a sentence.
  public var sentence: String {
    let place = store.isEmpty ? "" : " at \(store)"
    return "shrinkflation: \(item)\(place) has \(packageAfter) since \(day), it had "
      + "\(packageBefore), for \(priceAfter) \(currency) after \(priceBefore): "
      + "\(unitPriceAfter) \(Unit.basis(unit)) after \(unitPriceBefore), \(changePercent) % more"
  }
}
