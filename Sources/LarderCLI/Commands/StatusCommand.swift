import EventSourcing
import GroceryModel
import Projections
import Reporting

extension Command {
  /// What `larder` alone prints.
  static let status = Command(
    spec: CommandSpec(
      "status", section: "Questions",
      abstract: "what is in the larder, budgets, and what needs attention",
      discussion: """
        At most twelve lines; 'larder' alone prints the same. Food is due if it is good for 3 more days
        or fewer. Food past its date by more days than 'larder config presume-eaten' says is presumed
        eaten.
        """,
      options: [.noCheckpoint] + OptionSpec.everywhere,
      examples: [CommandExample("larder status", "the larder at a glance")]),
    run: { arguments, session in
      guard try session.hasLog() else {
        try session.console.print(line: "There is no larder here yet. Three ways to begin:")
        try session.print(hints: [
          ("larder demo kitchen", "write a sample household to play with"),
          ("larder import FILE --currency EUR", "read receipts as stores and apps export them"),
          ("larder add milk 1.29 --currency EUR", "record a purchase by hand"),
        ])
        return .done
      }
      let report = try LarderStatus(arguments, session)
      for line in report.lines {
        for part in WrappedText.lines(of: line, width: session.width, indent: 2) {
          try session.console.print(line: part)
        }
      }
      try session.print(hints: report.nextCommands)
      return .done
    })
}

extension Session {
  /// Prints commands with what they do, in two columns.
  fileprivate func print(hints: [(command: String, effect: String)]) throws {
    let widest = hints.map { TerminalText.width(of: $0.command) }.max() ?? 0
    for (command, effect) in hints {
      let gap = String(repeating: " ", count: widest - TerminalText.width(of: command) + 2)
      try console.print(line: "  \(command)\(gap)\(effect)")
    }
  }
}

/// The larder at a glance.
private struct LarderStatus {
  private(set) var lines: [String] = []
  private(set) var nextCommands: [(command: String, effect: String)] = []

  /// Food is due that is good for so many more days.
  private static let dueWithin = 3
  private static let shownBudgets = 3

  init(_ arguments: ParsedArguments, _ session: Session) throws {
    let replay = try session.replay(arguments)
    let rules = try session.rules()
    let stores = try ListQuestion(.stores).answer(from: replay, rules: rules).rows
    let items = try ListQuestion(.items).answer(from: replay, rules: rules).rows
    let uses = stores.map(\.use) + items.map(\.use)
    let count = items.reduce(0) { $0 + $1.use.lines }
    lines.append(
      "\(counted(count, "purchase line")) of \(counted(items.count, "item")) from "
        + "\(counted(stores.count, "store")), "
        + (uses.compactMap(\.first).min().map { "\($0)" } ?? "none") + " to "
        + (uses.compactMap(\.last).max().map { "\($0)" } ?? "none"))
    try addSpending(replay, rules, session)
    try addBudgets(replay, rules, session)
    try addFood(replay, rules, session)
    nextCommands = [
      ("larder spend", "where the money went"),
      ("larder stock", "what is in the house, what is due first"),
      ("larder report month", "the month in full"),
    ]
  }

  private mutating func addSpending(
    _ replay: Replay, _ rules: CategoryRules, _ session: Session
  ) throws {
    let month = session.today.month
    let answer = try SpendQuestion(by: [.currency], in: month.period)
      .answer(from: replay, rules: rules)
    let sums = answer.rows.map { "\(moneyText($0.spent, in: $0.currency)) \($0.currency)" }
    lines.append(
      sums.isEmpty
        ? "Nothing spent in \(month) up to \(session.today)"
        : "Spent in \(month) up to \(session.today): " + sums.joined(separator: ", "))
  }

  private mutating func addBudgets(
    _ replay: Replay, _ rules: CategoryRules, _ session: Session
  ) throws {
    let fold = try replay.fold(
      BudgetFold(descriptions: replay.late.descriptions, rules: rules))
    let statement = BudgetStatement(
      fold.plans, try SpendingBook(fold.spending, from: replay),
      asked: Period(session.today, through: session.today), today: session.today)
    let whole = statement.rows.filter { $0.category == "*" }
    for row in whole.prefix(Self.shownBudgets) {
      let code = row.currency.code
      let state = row.remaining.isNegative ? "over" : "left"
      let amount = Amount(
        units: row.remaining.isNegative ? -row.remaining.units : row.remaining.units)
      lines.append(
        "Budget \(TerminalText.safe(row.budget)): \(moneyText(amount, in: code)) \(code) \(state) of "
          + "\(moneyText(row.allotted + row.carried, in: code)) until \(row.period.lastDay)")
    }
    if whole.count > Self.shownBudgets {
      lines.append("\(whole.count - Self.shownBudgets) more budgets: larder budget")
    }
    let over = statement.rows.filter { $0.category != "*" && $0.remaining.isNegative }
    guard !over.isEmpty else { return }
    let names = over.prefix(Self.shownBudgets).map { TerminalText.safe($0.category) }
    lines.append(
      "Over budget: " + names.joined(separator: ", ")
        + (over.count > names.count ? " and \(over.count - names.count) more" : ""))
  }

  private mutating func addFood(
    _ replay: Replay, _ rules: CategoryRules, _ session: Session
  ) throws {
    var question = StockQuestion()
    question.predictsLives = true
    question.within = Self.dueWithin
    question.presumedEaten =
      try Settings(session.layout).values[.presumeEaten].flatMap { Int($0) }
      ?? StockQuestion.usualPresumedEaten
    let due = try question.answer(from: replay, rules: rules).rows
    guard let first = due.first else {
      lines.append("No food is due within \(Self.dueWithin) days")
      return
    }
    var items: [String] = []
    for row in due where !items.contains(row.item) { items.append(row.item) }
    let names = items.prefix(Self.shownBudgets).map { TerminalText.safe($0) }
    lines.append(
      "Due within \(Self.dueWithin) days: " + names.joined(separator: ", ")
        + (items.count > names.count ? " and \(items.count - names.count) more" : "")
        + (first.status == .expired ? " (some past their date)" : ""))
  }
}
