import EventSourcing
import GroceryModel

/// What wants attention today: budgets about to break, what expires, what runs out, favourites that
/// got cheaper.
public struct DueQuestion: Sendable {
  public enum Part: Hashable, Sendable {
    case budgets, expiring, restock, priceDrops
  }

  /// What is asked; the rest is not read.
  public var parts: Set<Part> = [.budgets, .expiring, .restock, .priceDrops]
  /// What expires within so many days is due.
  public var within = Self.usualWithin
  /// After how many days past its last good day something is presumed eaten.
  public var presumedEaten = StockQuestion.usualPresumedEaten

  /// The default of ``within``.
  public static let usualWithin = 2
  /// What is bought within seven days with this chance or more has to be bought again.
  private static let likely = 0.5

  public init() {}

  public struct Answer: Sendable {
    /// Running periods that are spent to 80 % or on course to break, with the terms that hold.
    public fileprivate(set) var budgets: [(row: BudgetStatement.Row, terms: BudgetVersion.Terms)] =
      []
    /// What expires first before the others.
    public fileprivate(set) var expiring: [StockQuestion.Row] = []
    /// What is more likely than not bought again within seven days, the likeliest first.
    public fileprivate(set) var restock: [RestockPrediction] = []
    /// By item and store.
    public fileprivate(set) var priceDrops: [PriceDrop] = []
  }

  /// - Throws: `LogError` where the log cannot be read.
  public func answer(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer {
    var answer = Answer()
    if parts.contains(.budgets) { answer.budgets = try budgets(replay, rules) }
    if parts.contains(.expiring) { answer.expiring = try expiring(replay, rules) }
    if parts.contains(.restock) { answer.restock = try restock(replay, rules) }
    if parts.contains(.priceDrops) {
      answer.priceDrops = try PriceDropsQuestion().answer(from: replay, rules: rules)
    }
    return answer
  }

  private func budgets(
    _ replay: Replay, _ rules: CategoryRules
  ) throws -> [(row: BudgetStatement.Row, terms: BudgetVersion.Terms)] {
    let today = replay.today
    let fold = try replay.fold(BudgetFold(descriptions: replay.late.descriptions, rules: rules))
    guard !fold.plans.isEmpty else { return [] }
    let book = try SpendingBook(fold.spending, from: replay)
    let rows = BudgetStatement(
      fold.plans, book, asked: Period(today, through: today), today: today
    ).rows
    return rows.compactMap { row in
      guard row.daysLeft > 0, row.status != .ok || row.excess != nil,
        // On its last day a budget that is kept wants nothing any more.
        row.daysLeft > 1 || row.remaining.isNegative
      else { return nil }
      let plan = fold.plans.first { $0.name(seenFrom: today) == row.budget }
      let span = plan?.spans(startingBefore: today + 1, seenFrom: today)
        .last { $0.period == row.period }
      return span.map { (row, $0.terms) }
    }
  }

  /// Returns the food that is due, by its label or as expected without one.
  ///
  /// What has no label is presumed eaten some days after its expected day: as many as are looked ahead, and
  /// ``usualWithin`` at least.
  ///
  /// - Throws: `LogError` where the log cannot be read.
  public func expiring(
    _ replay: Replay, _ rules: CategoryRules
  ) throws -> [StockQuestion.Row] {
    let fold = try replay.fold(
      StockFold([.category], descriptions: replay.late.descriptions, rules: rules))
    let book = try StockBook(fold, from: replay).predictingLives()
    var question = StockQuestion()
    question.within = within
    question.presumedEaten = presumedEaten
    question.predictsLives = true
    return try question.answer(of: book, products: book.productsHeardOf()).rows.filter { row in
      // Stores stay in stock long after their date, but are due only about it.
      let days = row.daysLeft ?? 0
      return days >= -presumedEaten
        && (row.basis == .label || days >= -max(within, Self.usualWithin))
    }
  }

  private func restock(_ replay: Replay, _ rules: CategoryRules) throws -> [RestockPrediction] {
    let book = try RestockBook(in: nil, filters: [], from: replay, rules: rules)
    return RestockQuestion().listed(of: book, today: replay.today, skillsOf: 0).filter { row in
      row.forecast.map { $0.probability >= Self.likely } ?? false
    }
  }
}
