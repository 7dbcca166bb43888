import EventSourcing
import GroceryModel
import Projections
import Reporting

enum BudgetCommand {
  static let command = Command(
    spec: CommandSpec(
      "budget", section: "Questions", abstract: "how much is left of each budget",
      discussion: """
        Shows the budget periods that contain today, or those that overlap a given period. A row
        with category * is the whole budget; other rows are the amounts for single categories.

        Allotted + carried - spent = remaining; screens call these budget, carried, spent and left.
        Refunds and discounts give money back. Projected is the expected spending by the end of the
        period: spent, plus monthly bills still to come, plus 0.97 times the days left at a daily
        rate, without bills, between this period's rate and the smoothed rate of earlier periods.
        It is empty where too little is known, as in 'larder help predict spend', and once the
        period has ended.

        Status: over if more than the budget is spent; watch from 80 %, if that is so without
        monthly bills too; else ok. After its last day a period is ended, and its outcome is kept
        or over; screens show the outcome.

        A period is on track if projected is at most allotted + carried. Excess is the amount above
        that. Alert is a sentence about a budget that is not on track, or whose status is watch.
        Daily mean is spent divided by the days so far. For a whole budget with category amounts,
        unallocated is the part that no category has, and unbudgeted is the spending in categories
        without an amount.

        If a later setting of a budget starts within a period, that period ends the day before and
        keeps its whole amount; a note says so. No day belongs to two periods of one budget.
        """,
      arguments: [
        ArgumentSpec(
          "BUDGET", "a budget, and a period such as october", isRepeated: true, isOptional: true,
          completion: .names(.budgets))
      ],
      options: {
        CommonOptions.filter(.budget, "only that budget")
        CommonOptions.filter(.category, "only that category's rows")
        CommonOptions.noCurrency
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder budget", "what is left today"),
        CommandExample("larder budget -p 2026 -f csv", "all periods of the year"),
      ],
      columns: [
        "budget", "category", "currency", "start", "end", "allotted", "carried", "spent",
        "remaining", "used_percent", "days_left", "per_day_left", "projected", "status",
        "outcome", "on_track", "daily_mean", "unallocated", "unbudgeted", "excess", "alert",
      ]),
    run: { arguments, session in
      let (rows, others, _) = try Self.rows(arguments, session)
      for row in rows where row.category == "*" && row.period != row.planned {
        session.console.say(
          Diagnostic(
            .note,
            "'\(row.budget)' has \(row.period.days) of \(row.planned.days), and its whole amount: "
              + "another period was set into it"))
      }
      if let first = rows.map(\.period.start).min(), let end = rows.map(\.period.end).max() {
        try session.noteLeftOut(in: Period(start: first, end: end), arguments)
      }
      let isForPeople = session.format(arguments).isForPeople
      var table = Table.budget(rows, title: isForPeople ? "Budgets on \(session.today)" : "")
      if isForPeople {
        let language = try session.reportLanguage(arguments)
        table.notes =
          notes(on: rows, in: language) + others.map { note(onOther: $0.currency, $0.spent) }
      }
      try session.answer(arguments, table, screen: .budget, greatest: "spent")
      return .done
    })

  /// The alerts of running periods, and what whole budgets leave to no category.
  private static func notes(
    on rows: [BudgetStatement.Row], in language: Language
  ) -> [String] {
    rows.flatMap { row -> [String] in
      let name =
        row.category == "*"
        ? row.budget : "\(row.budget), \(CategoryNames.shown(row.category, in: language))"
      let counted = row.countedNames
      let names = counted.map { CategoryNames.shown($0, in: language) }.joined(separator: ", ")
      return (counted.isEmpty ? [] : ["\(name) counts \(names) alone."])
        + (row.alert.isEmpty ? [] : ["\(name): \(row.alert)."])
    }
  }

  private static func note(onOther currency: Currency, _ spent: Amount) -> String {
    "\(currency.code) \(spent.text(in: currency)) was spent in these days too; "
      + "no budget here counts it."
  }

  /// The periods asked about, what was spent in them in currencies of no budget, and the log.
  static func rows(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> (
    rows: [BudgetStatement.Row], others: [(currency: Currency, spent: Amount)], replay: Replay
  ) {
    try arguments.refuseCurrency()
    let replay = try session.replay(arguments)
    let fold = try replay.fold(
      BudgetFold(descriptions: replay.late.descriptions, rules: try session.rules()))
    let asked = try AskedNames(arguments, session, besides: fold.plans.map(\.name))
    let period = asked.period ?? Period(session.today, through: session.today)
    let book = try SpendingBook(fold.spending, from: replay)
    let statement = BudgetStatement(fold.plans, book, asked: period, today: session.today)
    let picks = try BudgetPicks(
      asked.names.map { NameFilter(.budget, $0) } + arguments.budgetFilters, among: fold.plans)
    try session.refuse(picks.unmatched, candidates: picks.candidates, inBudgets: true)
    let rows = statement.rows.filter {
      picks.contains($0)
    }
    if rows.isEmpty, picks.unmatched.isEmpty {
      session.console.say(
        Diagnostic(
          .note, "no budget covers these days",
          hint: fold.plans.isEmpty
            ? "'larder add budget' sets one; a CSV with budget,category,amount,currency,every,from "
              + "brings several" : nil))
    }
    return (rows, statement.otherCurrencies, replay)
  }
}
