import GroceryModel

/// The larder at a glance, in sentences of one language.
public struct StatusText {
  /// What is left of a budget.
  public struct Budget: Sendable {
    let name: String
    let remaining: Amount
    let available: Amount
    let currency: Currency
    let lastDay: Day

    public init(
      name: String, remaining: Amount, available: Amount, currency: Currency, lastDay: Day
    ) {
      (self.name, self.remaining, self.available) = (name, remaining, available)
      (self.currency, self.lastDay) = (currency, lastDay)
    }
  }

  private let say: Wording
  /// Whether the terminal shows no more than ASCII, so that amounts have codes and not signs.
  private let isASCII: Bool
  private let today: Day

  /// More names than these are counted.
  private static let shownNames = 3

  public init(_ language: Language, today: Day, isASCII: Bool) {
    say = Wording(language)
    self.today = today
    self.isASCII = isASCII
  }

  /// How many lines there are, of what, and from when to when.
  public func held(lines: Int, items: Int, stores: Int, first: Day, last: Day) -> String {
    say(
      stores > 0 ? .statusHeld : .statusHeldNowhere,
      [
        "lines": say(.countOfLines, count: lines), "items": say(.countOfItems, count: items),
        "stores": say(.countOfStores, count: stores),
        "days": first == last
          ? day(first) : say(.statusDays, ["first": day(first), "last": day(last)]),
      ])
  }

  /// What was spent in this month, in each currency; with none, when something was bought last.
  public func spent(_ sums: [(amount: Amount, currency: Currency)], last: Day?) -> String {
    let inMonth = say.inMonth(today.month, in: today.month.year)
    guard sums.isEmpty else {
      let list = sums.map { money($0.amount, $0.currency) }.joined(separator: ", ")
      return say(.statusSpent, ["in": inMonth, "day": day(today), "list": list])
    }
    let nothing = say(.statusNothing, ["in": inMonth, "day": day(today)])
    return last.map { "\(nothing); " + say(.statusLastBought, ["day": day($0)]) } ?? nothing
  }

  /// What is left of each budget, the first ones in full, and which parts are over, with their budget where
  /// several have the category; a command that shows the others.
  public func budgets(
    _ budgets: [Budget], over: [(category: String, budget: String?)], all command: String
  ) -> [String] {
    var lines = budgets.prefix(Self.shownNames).map { budget in
      let isOver = budget.remaining.isNegative
      return say(
        isOver ? .statusBudgetOver : .statusBudgetLeft,
        [
          "name": TerminalText.safe(budget.name),
          isOver ? "over" : "left": money(budget.remaining.magnitude, budget.currency),
          "whole": money(budget.available, budget.currency), "day": day(budget.lastDay),
        ])
    }
    if budgets.count > Self.shownNames {
      lines.append(
        say(
          .statusMoreBudgets, ["command": command], count: budgets.count - Self.shownNames))
    }
    if !over.isEmpty {
      let parts = over.map { part in
        say.category(part.category) + (part.budget.map { " (\($0))" } ?? "")
      }
      lines.append(say(.statusOverBudget, ["list": names(parts)]))
    }
    return lines
  }

  /// What must be eaten within some days.
  public func food(_ items: [String], within days: Int, somePast: Bool) -> String {
    guard !items.isEmpty else { return say(.statusNoneDue, count: days) }
    return say(.statusDue, ["list": names(items)], count: days)
      + (somePast ? " (\(say(.statusPast)))" : "")
  }

  /// Commands to go on with.
  public var nextCommands: [(command: String, effect: String)] {
    [
      ("larder spend", say(.statusSpendHint)), ("larder stock", say(.statusStockHint)),
      ("larder report month", say(.statusReportHint)),
    ]
  }

  /// That there is no larder, and how to begin.
  public var absent: (sentence: String, commands: [(command: String, effect: String)]) {
    (
      say(.statusNoLarder),
      [
        ("larder demo kitchen", say(.statusDemoHint)),
        ("larder import FILE --currency EUR", say(.statusImportHint)),
        ("larder add milk 1.29 --currency EUR", say(.statusAddHint)),
      ]
    )
  }

  private func names(_ names: [String]) -> String {
    let shown = names.prefix(Self.shownNames).map { TerminalText.safe($0) }.joined(separator: ", ")
    let rest = names.count - Self.shownNames
    return rest > 0 ? say(.statusMore, ["list": shown], count: rest) : shown
  }

  private func money(_ amount: Amount, _ currency: Currency) -> String {
    isASCII
      ? "\(amount.text(in: currency)) \(currency.code)"
      : plain(say.style.money(amount, currency))
  }

  /// `31 October 2026`; as in tables where only ASCII is shown.
  private func day(_ day: Day) -> String {
    isASCII
      ? "\(day)"
      : plain(say(.dayOfYear, ["day": say.day(day), "year": "\(day.month.year)"]))
  }

  /// A terminal wraps by itself where it has to.
  private func plain(_ text: String) -> String {
    String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
  }
}

/// What to say of an answer without rows.
public struct EmptyAnswer {
  private let say: Wording

  public init(_ language: Language) { say = Wording(language) }

  public var plain: String { say(.nothingToShow) }

  /// - Parameters:
  ///   - last: When something was bought last; nil for never.
  ///   - today: The day of the answer.
  /// - Returns: A sentence that says so.
  public func ofPurchases(last: String?, today: Day) -> String {
    last.map { say(.nothingToShowSince, ["day": say.calendar.digits($0)]) }
      ?? say(.nothingRecorded, ["day": say.calendar.digits(today)])
  }
}
