import EventSourcing
import GroceryModel

/// Explains price indices by the prices that they compare.
public struct IndexExplainer: Sendable {
  /// The columns whose figures can be explained.
  public static let cells = ["geks", "laspeyres", "paasche", "fisher", "tornqvist", "items"]

  /// What was paid, by day.
  private let records: [PriceRecord]

  /// - Throws: As ``PriceQuestion/history(from:rules:)``.
  public init(
    _ question: IndexQuestion, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws {
    let prices = PriceQuestion(
      in: question.period, filters: question.filters, currency: question.currency)
    records = try prices.history(from: replay, rules: rules).rows
      .filter { $0.origin == .purchase }
  }

  /// - Parameters:
  ///   - row: A month in one currency.
  ///   - cell: One of ``cells``.
  ///   - text: The figure as the table prints it.
  /// - Returns: The figure with the prices that it rests on.
  public func explanation(
    of row: IndexQuestion.Row, cell: String, _ text: String
  ) -> Explanation {
    let own = records.filter { $0.currency == row.currency }
    guard cell != "geks" else {
      return .statistic(
        own.map(Explanation.Part.init), by: "compares all pairs of months of a window", text)
    }
    let base = row.base ?? row.month
    let months = [base, row.month].map { month in own.filter { $0.day.month == month } }
    let shared = Set(months[0].map(Self.good)).intersection(months[1].map(Self.good))
    let compared = (base == row.month ? months[0] : months[0] + months[1])
      .filter { shared.contains(Self.good($0)) }
    return .statistic(
      compared.map(Explanation.Part.init),
      by: "items with a price in \(base) and \(row.month)", text)
  }

  /// What an index compares: an item by its unit.
  private static func good(_ record: PriceRecord) -> [String] { [record.item, record.unit] }
}
