import EventSourcing
import GroceryModel

/// Explains the figures of unit prices by the prices paid and seen.
public struct PriceExplainer: Sendable {
  /// The columns whose figures can be explained.
  public static let cells = [
    "last_price", "first_price", "min", "median", "mean", "max", "observations",
  ]

  /// By day, then by price.
  private let records: [PriceRecord]

  /// - Throws: As ``PriceQuestion/history(from:rules:)``.
  public init(
    _ question: PriceQuestion, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws {
    records = try question.history(from: replay, rules: rules).rows
  }

  public func explanation(of row: PriceSummary, cell: String) -> Explanation {
    let own = records.filter { record in
      record.item == row.item && record.currency == row.currency && record.unit == row.unit
        && row.store.map { $0 == record.store } ?? true
    }
    func price(_ text: String) -> Explanation.Figure { .price(text, unit: Self.unit(of: row)) }
    switch cell {
    case "observations": return .count(own.map { ($0.event, 1) })
    case "first_price":
      return Self.explanation(
        own.filter { $0.day == row.firstDay }, "lowest of \(row.firstDay)", price(row.firstPrice))
    case "last_price":
      return Self.explanation(
        own.filter { $0.day == row.lastDay }, "lowest of \(row.lastDay)", price(row.lastPrice))
    case "min": return Self.explanation(own, "lowest of the parts", price(row.minimum))
    case "max": return Self.explanation(own, "highest of the parts", price(row.maximum))
    case "mean": return Self.explanation(own, "mean of the parts", price(row.mean))
    default: return Self.explanation(own, "median of the parts", price(row.median))
    }
  }

  /// Explains the median of the regular prices of a report's row in some days.
  public func explanation(
    of move: PriceMove, in period: Period, median text: String
  ) -> Explanation {
    let own = records.filter { record in
      record.item == move.item && record.store == move.store && record.currency == move.currency
        && record.unit == move.unit && period.contains(record.day) && !record.isOnSale
    }
    return Self.explanation(
      own, "median of the parts", .price(text, unit: "\(move.currency) per \(move.unit)"))
  }

  private static func unit(of row: PriceSummary) -> String { "\(row.currency) per \(row.unit)" }

  private static func explanation(
    _ records: [PriceRecord], _ arithmetic: String, _ total: Explanation.Figure
  ) -> Explanation {
    Explanation(records.map(Explanation.Part.init), arithmetic: arithmetic, total: total)
  }
}

extension Explanation.Part {
  /// A price with what was paid or asked for how much.
  init(_ record: PriceRecord) {
    self.init(
      record.event, .price(record.price, unit: "\(record.currency) per \(record.unit)"),
      note: "\(record.total.text()) \(record.currency) / \(record.quantity) \(record.unit)")
  }
}
