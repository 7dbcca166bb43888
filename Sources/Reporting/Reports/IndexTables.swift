import GroceryModel
import Projections

extension Table {
  /// The columns of `larder index`.
  public static let indexColumns: [Column] = [
    Column("month"), Column("currency"), Column("items", kind: .count),
    Column("coverage_percent", heading: "coverage %", kind: .figure),
    Column("laspeyres", kind: .figure), Column("paasche", kind: .figure),
    Column("fisher", kind: .figure), Column("tornqvist", heading: "törnqvist", kind: .figure),
    Column("geks", heading: "GEKS", kind: .figure),
  ]

  /// The answer of `larder index`.
  public static func index(_ rows: [IndexQuestion.Row], title: String = "") -> Table {
    Table(
      name: "index", title: title, columns: indexColumns,
      rows: rows.map { row in
        [
          .text(row.month.description), .text(row.currency), .count(row.items),
          .figure(row.coveragePercent), level(row.levels?.laspeyres), level(row.levels?.paasche),
          level(row.levels?.fisher), level(row.levels?.tornqvist), level(row.levels?.geks),
        ]
      }, notes: IndexRemarks(rows).sentences)
  }

  private static func level(_ value: Double?) -> Cell {
    value.flatMap { decimalText(of: $0, fractionDigits: 6) }.map { .figure($0) } ?? .missing
  }

  /// The columns of `larder index --why`.
  static let billChangeColumns: [Column] = [
    Column("month"), Column("currency"), Column("bill_before", kind: .money),
    Column("bill", kind: .money), Column("difference", kind: .money),
    Column("prices", kind: .money), Column("quantities", kind: .money),
    Column("mix", kind: .money), Column("new_items", kind: .money),
    Column("gone_items", kind: .money), Column("at_prices_before", kind: .money),
    Column("at_quantities_before", kind: .money), Column("at_mix_before", kind: .money),
  ]

  /// The answer of `larder index --why`.
  public static func billChanges(_ rows: [BillChange], title: String = "") -> Table {
    Table(
      name: "why", title: title, columns: billChangeColumns,
      rows: rows.map { row in
        let amounts = [
          row.before, row.bill, row.difference, row.prices, row.quantities, row.mix, row.new,
          row.gone, row.atPricesBefore, row.atQuantitiesBefore, row.atMixBefore,
        ]
        return [.text(row.month.description), .text(row.currency)]
          + amounts.map { .figure(moneyText($0, in: row.currency)) }
      })
  }
}

/// The notes below the levels: the base months, and the months without figures.
private struct IndexRemarks {
  private(set) var sentences: [String] = []

  /// The maximum number of months listed as without figures.
  private static let namedMonths = 12

  init(_ rows: [IndexQuestion.Row]) {
    var currencies: [String] = []
    for row in rows where !currencies.contains(row.currency) { currencies.append(row.currency) }
    for currency in currencies {
      let own = rows.filter { $0.currency == currency }
      guard let base = own.first?.base else {
        sentences.append(
          "\(currency): nothing was bought in the base month, so no figures")
        continue
      }
      sentences.append("\(currency): \(base) is 1")
      let thin = own.filter { $0.levels == nil }
      guard !thin.isEmpty else { continue }
      let named = thin.prefix(Self.namedMonths).map(\.month.description).joined(separator: ", ")
      let rest = thin.count - Self.namedMonths
      let least = decimalText(of: IndexQuestion.leastCoverage, fractionDigits: 0) ?? ""
      sentences.append(
        "\(currency): no figures for months where the items bought in both are less than \(least) % of "
          + "the spending: \(named)" + (rest > 0 ? " and \(rest) more" : ""))
    }
  }
}
