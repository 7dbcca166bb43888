import EventSourcing
import GroceryModel
import Projections
import Reporting

enum StatusCommand {
  /// The command that `larder` alone runs.
  static let command = Command(
    spec: CommandSpec(
      "status", section: "Questions",
      abstract: "what is in the larder, budgets, and what needs attention",
      discussion: """
        At most twelve lines; 'larder' alone prints the same. Food is due as in 'larder due': if it is
        good for \(DueQuestion.usualWithin) more days or fewer, by its label or as expected. Food is
        presumed eaten some days past its date ('larder config presume-eaten').
        """,
      options: {
        CommonOptions.noCheckpoint
        CommonOptions.everywhere
      },
      examples: [CommandExample("larder status", "the larder at a glance")]),
    run: { arguments, session in
      let text = StatusText(
        try session.reportLanguage(arguments), today: session.today,
        isASCII: !session.world.showsUnicode)
      guard try session.hasLog() else {
        try session.console.print(line: text.absent.sentence)
        try session.print(hints: text.absent.commands)
        return .done
      }
      for line in try LarderStatus(text, arguments, session).lines {
        for part in WrappedText.lines(of: line, width: session.width, indent: 2) {
          try session.console.print(line: part)
        }
      }
      try session.print(hints: text.nextCommands)
      return .done
    })
}

extension Session {
  /// Prints commands with what they do, in two columns; one below the other where there is no room.
  func print(hints: [(command: String, effect: String)]) throws {
    let hints = hints.map { (command: remedy.reaching($0.command), effect: $0.effect) }
    let widest = hints.map { TerminalText.width(of: $0.command) }.max() ?? 0
    for (command, effect) in hints {
      let gap = String(repeating: " ", count: widest - TerminalText.width(of: command) + 2)
      let line = "  \(command)\(gap)\(effect)"
      guard TerminalText.width(of: line) > width else {
        try console.print(line: line)
        continue
      }
      try console.print(line: "  \(command)")
      for part in WrappedText.lines(of: effect, width: width - 4) {
        try console.print(line: "    \(part)")
      }
    }
  }
}

/// The larder at a glance.
private struct LarderStatus {
  private(set) var lines: [String] = []
  private let text: StatusText

  init(_ text: StatusText, _ arguments: ParsedArguments, _ session: Session) throws {
    self.text = text
    let replay = try session.replay(arguments)
    let rules = try session.rules()
    let names = try ListQuestion.rows(of: [.items, .stores], from: replay, rules: rules)
    let (items, stores) = (names[0], names[1])
    let bought = items.compactMap(\.use.bought)
    if let first = bought.map(\.lowerBound).min(), let last = bought.map(\.upperBound).max() {
      lines.append(
        text.held(
          lines: items.reduce(0) { $0 + $1.use.lines },
          items: items.count { !$0.use.isOfNoItem }, stores: stores.count,
          first: first, last: last))
    }
    try addSpending(replay, rules, session)
    try addBudgets(replay, rules, session)
    try addFood(replay, rules, session)
  }

  private mutating func addSpending(
    _ replay: Replay, _ rules: CategoryRules, _ session: Session
  ) throws {
    let answer = try SpendQuestion(by: [.currency], in: session.today.month.period)
      .answer(from: replay, rules: rules)
    let sums = answer.rows.compactMap { row in
      Currency(row.currency).map { (amount: row.spent, currency: $0) }
    }
    var last: Day?
    if sums.isEmpty {
      last = try SpendQuestion(by: [.day]).answer(from: replay).rows.last.flatMap {
        Day($0.keys[0])
      }
    }
    lines.append(text.spent(sums, last: last))
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
    let over = statement.rows.filter { $0.category != "*" && $0.remaining.isNegative }
    let shared = BudgetStatement.sharedCategories(of: statement.rows)
    lines += text.budgets(
      whole.map { row in
        StatusText.Budget(
          name: row.budget, remaining: row.remaining, available: row.allotted + row.carried,
          currency: row.currency, lastDay: row.period.lastDay)
      },
      over: over.map {
        ($0.category, shared.contains(NameKey.matching($0.category)) ? $0.budget : nil)
      },
      all: session.remedy(["budget"]))
  }

  private mutating func addFood(
    _ replay: Replay, _ rules: CategoryRules, _ session: Session
  ) throws {
    var question = DueQuestion()
    question.presumedEaten = try session.presumedEaten
    let due = try question.expiring(replay, rules)
    var items: [String] = []
    for row in due where !items.contains(row.item) { items.append(row.item) }
    lines.append(
      text.food(items, within: question.within, somePast: due.first?.status == .expired))
  }
}
