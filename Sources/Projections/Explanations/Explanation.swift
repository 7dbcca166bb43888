import EventSourcing
import GroceryModel

/// Where one figure of a table comes from: the events behind it and the arithmetic between.
public struct Explanation: Hashable, Sendable {
  /// A signed figure and what it measures.
  public enum Figure: Hashable, Sendable {
    /// Money with the code of its currency.
    case money(Amount, String)
    case quantity(Amount, unit: String)
    /// A unit price of four digits, in a currency and per a unit.
    case price(String, unit: String)
    case count(Int)
    /// What statistics make of the parts, as the table prints it: a figure or a day.
    case statistic(String)
  }

  /// What one event, or another figure of the table, contributes.
  public struct Part: Hashable, Sendable {
    /// Nil if the part is a figure and not an event.
    public let event: EventIdentifier?
    public let figure: Figure
    /// What the part is; empty for the whole amount of an event.
    public let note: String

    public init(_ event: EventIdentifier?, _ figure: Figure, note: String = "") {
      self.event = event
      self.figure = figure
      self.note = note
    }
  }

  public let parts: [Part]
  /// How the parts make the total, such as `sum of the parts`.
  public let arithmetic: String
  public let total: Figure

  public init(_ parts: [Part], arithmetic: String, total: Figure) {
    self.parts = parts
    self.arithmetic = arithmetic
    self.total = total
  }

  static let sum = "sum of the parts"

  /// A total that is the sum of amounts in one currency.
  ///
  /// - Parameters:
  ///   - parts: The amounts, in the order in which they are listed.
  ///   - currency: The code of their currency.
  ///   - arithmetic: How they make the total.
  /// - Returns: The explanation.
  static func money(
    _ parts: [(event: EventIdentifier?, amount: Amount, note: String)], in currency: String,
    arithmetic: String = sum
  ) -> Explanation {
    Explanation(
      parts.map { Part($0.event, .money($0.amount, currency), note: $0.note) },
      arithmetic: arithmetic,
      total: .money(parts.reduce(.zero) { $0 + $1.amount }, currency))
  }

  /// A figure of statistics, which is not the sum of the observations that it rests on.
  ///
  /// - Parameters:
  ///   - parts: The observations.
  ///   - method: How the figure is made of them.
  ///   - text: The figure as the table prints it.
  /// - Returns: The explanation.
  static func statistic(_ parts: [Part], by method: String, _ text: String) -> Explanation {
    Explanation(parts, arithmetic: method, total: .statistic(text))
  }

  /// A total that is the sum of counts.
  static func count(_ parts: [(event: EventIdentifier, count: Int)]) -> Explanation {
    Explanation(
      parts.map { Part($0.event, .count($0.count)) }, arithmetic: sum,
      total: .count(parts.reduce(0) { $0 + $1.count }))
  }
}

/// A cell that cannot be explained as asked.
public struct Unexplained: Error, Hashable, Sendable {
  public let reason: String
}
