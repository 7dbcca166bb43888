import EventSourcing
import GroceryModel

/// Explains what is left of what was bought.
public struct StockExplainer: Sendable {
  /// The columns whose figures can be explained.
  public static let cells = ["remaining", "quantity"]

  /// What was bought with a lot, and what became of it.
  private struct History: Sendable {
    let quantity: Amount
    let portions: [(event: EventIdentifier, action: StockAction, quantity: Amount)]
  }

  private let histories: [EventIdentifier: History]

  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity`.
  public init(
    _ question: StockQuestion, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws {
    let whole = try StockBook(from: replay, filters: question.filters, rules: rules)
    let book = question.predictsLives ? whole.predictingLives() : whole
    let choice = try book.catalog.choice(question.filters)
    var histories: [EventIdentifier: History] = [:]
    book.forEachProduct { product, ledger in
      guard choice.products[product] else { return }
      let portions = Dictionary(grouping: ledger.portions, by: \.lot)
      for (place, lot) in ledger.lots.enumerated() {
        histories[lot.identifier] = History(
          quantity: lot.shown(lot.quantity),
          portions: (portions[place] ?? []).map {
            ($0.event, $0.action, lot.shown($0.quanta))
          })
      }
    }
    self.histories = histories
  }

  public func explanation(of row: StockQuestion.Row, cell: String) -> Explanation {
    let bought = Explanation.Part(
      row.event, .quantity(row.quantity, unit: row.unit), note: "bought")
    guard cell == "remaining", let history = histories[row.event] else {
      return Explanation(
        [bought], arithmetic: "quantity of the event",
        total: .quantity(row.quantity, unit: row.unit))
    }
    var parts = [bought]
    var left = history.quantity
    for portion in history.portions {
      left = left - portion.quantity
      parts.append(
        Explanation.Part(
          portion.event, .quantity(-portion.quantity, unit: row.unit), note: "\(portion.action)"))
    }
    let elsewhere = left - row.remaining
    if !elsewhere.isZero {
      parts.append(
        Explanation.Part(
          nil, .quantity(-elsewhere, unit: row.unit), note: "the rest of the lot, in another row"))
    }
    return Explanation(
      parts, arithmetic: Explanation.sum, total: .quantity(row.remaining, unit: row.unit))
  }
}
