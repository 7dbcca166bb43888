import GroceryModel
import Projections

extension PageTable {
  private static let pictureRows = MonthPage.pictureRows

  /// The tables on prices, waste and the index; empty ones are left out of the page.
  static func of(_ picture: PeriodPicture, movesSince before: String) -> [PageTable] {
    [
      PageTable(
        table: .priceMoves(
          picture.priceMoves, title: "What became dearer or cheaper", since: before),
        rows: pictureRows),
      PageTable(
        table: .shrinkages(picture.shrinkages, title: "Packages that shrank"),
        rows: pictureRows, hidden: ["unit_price_before", "unit_price_after"]),
      PageTable(
        table: .waste(picture.waste, by: [.category, .reason], title: "Waste")
          .without(["bought", "share_percent"])),
      PageTable(
        table: .index(picture.index, title: "The household's own price index"),
        hidden: ["laspeyres", "paasche", "tornqvist"]),
    ]
  }

  /// The tables on what is to come.
  static func of(_ outlook: PeriodPicture.Outlook, _ spend: [SpendPrediction]) -> [PageTable] {
    [
      PageTable(
        table: .spoiling(
          outlook.spoiling, title: "What spoils within \(PeriodPicture.spoilingDays) days"),
        rows: pictureRows, hidden: ["event", "label", "skill_percent"]),
      PageTable(
        table: .restock(outlook.restock, title: "What runs out"), rows: pictureRows,
        hidden: ["urgency", "method", "category", "low95", "high95", "within_days", "probability"]),
      PageTable(
        table: .pricePredictions(
          outlook.prices, title: "Prices to come",
          notes: [
            "Of what is bought most often. Skill: how much less the error was than the last price's."
          ]),
        rows: pictureRows,
        hidden: Table.pricePredictionColumnsForPrograms.union([
          "store", "last_day", "low95", "high95", "state", "stay_probability", "step", "package",
          "shelf_price",
        ])),
      PageTable(
        table: .spendPredictions(spend, title: "Expected spending"),
        hidden: Table.spendPredictionColumnsForPrograms(ofBudgets: false)),
    ]
  }
}

extension Table {
  /// How regular prices moved.
  static func priceMoves(_ rows: [PriceMove], title: String, since before: String) -> Table {
    Table(
      name: "price-moves", title: title,
      columns: [
        Column("item"), Column("store"), Column("currency"), Column("unit"),
        Column("price_before", heading: "before", kind: .money),
        Column("price_now", heading: "now", kind: .money),
        Column("change_percent", heading: "change %", kind: .figure),
        Column("observations", kind: .count),
      ],
      rows: rows.map { row in
        [
          .text(row.item), .text(row.store), .text(row.currency), .text(row.unit),
          .figure(row.before), .figure(row.now), .figure(row.changePercent),
          .count(row.observations),
        ]
      },
      notes: ["Medians of regular prices, against \(before)."])
  }

  /// Returns the lots that spoil soon, with the intervals of predicted days.
  static func spoiling(_ rows: [SpoilingLot], title: String) -> Table {
    Table(
      name: "spoiling", title: title,
      columns: [
        Column("item"), Column("remaining", kind: .figure), Column("unit"),
        Column("expires", kind: .day), Column("basis"),
        Column("low80", heading: "80 % from", kind: .day),
        Column("high80", heading: "to", kind: .day),
        Column("waste_probability", heading: "waste probability", kind: .figure),
        Column("skill_percent", heading: "skill %", kind: .figure),
        Column("value", kind: .money), Column("currency"), Column("label"), Column("event"),
      ],
      rows: rows.map { row in
        let lot = row.lot
        func day(_ day: Day?) -> Cell { day.map { .day($0.description) } ?? .missing }
        return [
          .text(lot.item), .figure(quantityText(lot.remaining)), .text(lot.unit),
          day(lot.expires), .text(lot.basis.rawValue), day(row.prediction?.expires?.low80),
          day(row.prediction?.expires?.high80), .rounded(lot.wasteProbability, fractionDigits: 3),
          .rounded(row.prediction?.skillPercent, fractionDigits: 1),
          lot.value.map { .figure(moneyText($0, in: lot.currency)) } ?? .missing,
          .text(lot.currency), .text(lot.label.name), .text(lot.event.description),
        ]
      })
  }
}
