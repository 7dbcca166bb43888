import EventSourcing
import GroceryModel
import Projections
import Reporting

extension Command {
  static let budget = Command(
    spec: CommandSpec(
      "budget", section: "Questions", abstract: "how much is left of each budget",
      discussion: """
        Shows the budget periods that hold today, or with a period those that overlap it. A row with
        category * is the whole budget; other rows are the amounts set for single categories.

        Allotted + carried - spent = remaining. Refunds and discounts give money back. Projected is
        what will have been spent at the end of the period: what is spent, plus 0.97 times the days
        left at a daily rate between this period's and the smoothed one of the periods before.

        The status goes by what has been spent: over with less than nothing left, watch from 80 % of
        what is allotted and carried, else ok; ended after the last day, and then
        the outcome is kept or over.

        No day counts in two periods of one budget: where another was set into a period later, that
        ends the day before, with its whole amount, and a note says so.
        """,
      options: [
        .filter("budget", "only that budget"),
        .filter("category", "only that category's rows"),
        .noCurrency,
      ] + OptionSpec.asking,
      examples: [
        CommandExample("larder budget", "what is left today"),
        CommandExample("larder budget -p 2026 -f csv", "all periods of the year"),
      ],
      columns: [
        "budget", "category", "currency", "start", "end", "allotted", "carried", "spent",
        "remaining", "used_percent", "days_left", "per_day_left", "projected", "status",
        "outcome",
      ]),
    run: { arguments, session in
      try arguments.refuseCurrency()
      let period = try session.period(arguments) ?? Period(session.today, through: session.today)
      let replay = try session.replay(arguments)
      let fold = try replay.fold(
        BudgetFold(descriptions: replay.late.descriptions, rules: try session.rules()))
      let book = try SpendingBook(fold.spending, from: replay)
      let statement = BudgetStatement(fold.plans, book, asked: period, today: session.today)
      let picks = try BudgetPicks(arguments.budgetFilters, among: fold.plans)
      try session.refuse(picks.unmatched, candidates: picks.candidates, inBudgets: true)
      let rows = statement.rows.filter {
        picks.contains(budget: $0.budget, category: $0.category)
      }
      if rows.isEmpty, picks.unmatched.isEmpty {
        session.console.say(
          Diagnostic(
            .note, "no budget has a period here",
            hint: fold.plans.isEmpty
              ? "larder add budget sets one; a CSV with budget,category,amount,currency,every,from "
                + "brings several" : nil))
      }
      for row in rows where row.category == "*" && row.period != row.planned {
        session.console.say(
          Diagnostic(
            .note,
            "'\(row.budget)' has \(row.period.days) of \(row.planned.days), and its whole amount: "
              + "another period was set into it"))
      }
      let table = Table.budget(
        rows, title: session.format(arguments).isForPeople ? "Budgets on \(session.today)" : "")
      try session.answer(arguments, table, greatest: "spent")
      return .done
    })
}

extension OutputFormat {
  /// Whether people read it, so that it says by which day it answers.
  var isForPeople: Bool { self == .text || self == .md || self == .html }
}
