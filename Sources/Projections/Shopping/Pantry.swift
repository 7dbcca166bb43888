import GroceryModel

/// What is in the house, as far as a plan can count on it.
public struct Pantry: Sendable {
  private let lots: [String: [StockQuestion.Row]]
  /// The items whose use the household records.
  private let recorded: Set<String>

  /// - Parameters:
  ///   - book: The stock, with predicted last days.
  ///   - presumedEaten: After how many days past its last good day something is presumed eaten.
  /// - Throws: `CurrencyConversion.MissingRate`, never as nothing is converted.
  public init(_ book: StockBook, presumedEaten: Int) throws {
    var question = StockQuestion()
    question.presumedEaten = presumedEaten
    lots = Dictionary(grouping: try question.answer(of: book).rows, by: \.item)
    recorded = Set(book.productsUsed.map { book.catalog.name(of: $0) })
  }

  /// What of an item is there for the days of a plan.
  ///
  /// Of what spoils before their end it is only as much as is eaten until then, of what is past its date
  /// nothing. Where no use is recorded, the household has eaten of it since, as fast as it buys it.
  ///
  /// - Parameters:
  ///   - row: The item and its unit.
  ///   - perDay: How much is eaten a day.
  ///   - days: The number of days of the plan.
  ///   - today: The first of them.
  /// - Returns: The quantity, and the first day on which some of it spoils within the days.
  func available(
    _ row: RestockPrediction, perDay: Double, for days: Int, from today: Day
  ) -> (quantity: Double, spoiling: Day?) {
    var sum = 0.0
    var spoiling: Day?
    let lots = (lots[row.item] ?? []).filter { $0.unit == row.unit }
    let open = recorded.contains(row.item) ? [] : lots.filter { $0.storage != .freezer }
    var eaten = open.compactMap(\.purchased).min().map { perDay * Double(today - $0) } ?? 0
    for lot in lots {
      var quantity = lot.remaining.approximation
      if lot.storage != .freezer {
        let part = min(quantity, eaten)
        (quantity, eaten) = (quantity - part, eaten - part)
      }
      let left = lot.expires.map { $0 - today + 1 } ?? days
      guard left > 0 else { continue }
      if left < days {
        quantity = min(quantity, perDay * Double(left))
        if quantity > 0 { spoiling = min(spoiling ?? lot.expires ?? today, lot.expires ?? today) }
      }
      sum += quantity
    }
    return (sum, spoiling)
  }
}
