import EventSourcing
import GroceryModel

/// What happens to what is left, or lacking, at the end of a budget's period.
public enum Rollover: String, CaseIterable, Sendable {
  case none, surplus, deficit, both
}

/// One `budget.set`, or the end that `budget.closed` puts to a budget.
public struct BudgetVersion: Hashable, Sendable {
  /// The budget's name as written.
  public let name: String
  /// The version holds from the period that contains this day.
  public let date: Day
  /// Of versions of one date, the one recorded later holds.
  public let recorded: Instant
  /// Breaks ties between versions recorded together: the greater id holds.
  public let identifier: EventIdentifier
  /// Nil where the budget is closed.
  public let terms: Terms?

  public struct Terms: Hashable, Sendable {
    public let amount: Amount
    /// As the event writes it.
    public let currency: String
    public let period: BudgetPeriod
    /// Amounts for single categories; each is part of ``amount``.
    public let categories: [CategoryAmount]
    public let rollover: Rollover
    /// The most surplus that is carried; nil without a limit.
    public let cap: Amount?
    /// What counts against the whole.
    public let scope: Scope

    /// The matching keys of the categories that count; nil if all spending does.
    var counted: Set<String>? {
      scope == .all ? nil : Set(categories.map { NameKey.matching($0.name) })
    }
  }

  /// What counts against a whole budget.
  public enum Scope: String, Sendable {
    case all
    /// Only the categories with an amount of their own.
    case categories
  }

  public struct CategoryAmount: Hashable, Sendable {
    public let name: String
    public let amount: Amount
  }

  /// Reads a `budget.set` or `budget.closed`; nil for any other event.
  init?(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .budgetSet || event.type == .budgetClosed else { return nil }
    name = NameKey.printed(event.text(BudgetKey.budget) ?? "")
    date = event.date
    recorded =
      Instant(String(decoding: event.recordedText, as: UTF8.self)) ?? Instant(microseconds: 0)
    identifier = event.identifier
    guard event.type == .budgetSet else {
      terms = nil
      return
    }
    guard let amount = try event.decimal(BudgetKey.amount),
      let period = PayloadValues.period(event.fields[BudgetKey.period])
    else {
      throw .badValue(
        key: "period", found: event.text(BudgetKey.period) ?? "", expected: "a budget's period")
    }
    let categories = PayloadValues.amounts(event.fields[BudgetKey.categories]) ?? []
    let currency = event.text(BudgetKey.currency) ?? ""
    terms = Terms(
      amount: amount.amount, currency: Currency(currency)?.code ?? currency, period: period,
      categories: categories.map {
        CategoryAmount(name: NameKey.printed($0.name), amount: $0.amount.amount)
      },
      rollover: event.text(BudgetKey.rollover).flatMap(Rollover.init(rawValue:)) ?? .none,
      cap: try event.decimal(BudgetKey.cap)?.amount,
      scope: categories.isEmpty
        ? .all : event.text(BudgetKey.scope).flatMap(Scope.init(rawValue:)) ?? .all)
  }

  /// The order in which versions replace each other: date, then recording, then id.
  static func precedes(_ left: BudgetVersion, _ right: BudgetVersion) -> Bool {
    (left.date.ordinal, left.recorded.microseconds, left.identifier)
      < (right.date.ordinal, right.recorded.microseconds, right.identifier)
  }
}
