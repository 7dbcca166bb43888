import EventSourcing
import GroceryModel
import Projections
import Reporting

extension Command {
  static let list = Command(
    spec: CommandSpec(
      "list", section: "Questions",
      abstract: "the items, shops, categories, tags or budgets in use",
      discussion: """
        Lists what events name, in byte order, with how many purchase lines do and from when to when
        anything does; with a WORD only names that have it in them. Categories and tags count the
        items that are filed under them or have them, and those items' lines.
        """,
      arguments: [
        ArgumentSpec(
          "WHAT", "what to list", allowed: ListedNames.allCases.map(\.rawValue) + ["budgets"]),
        ArgumentSpec("WORD", "a part of the name, in any case", isOptional: true),
      ],
      options: OptionSpec.nameFilters + [.noCurrency] + OptionSpec.asking,
      examples: [
        CommandExample("larder list items milk", "every kind of milk, and what it is filed under"),
        CommandExample("larder list items --category Other", "what no category was found for"),
        CommandExample("larder list stores --sort last_day", "the shops"),
      ],
      columns: [
        "item", "category", "lines", "first_day", "last_day", "favourite",
        "(of categories and tags: category or tag, items, lines, …;",
        "of budgets: budget, currency, amount, every, from, end, categories, rollover, closed)",
      ]),
    run: { arguments, session in
      try arguments.refuseCurrency()
      let word = arguments.arguments.dropFirst().first
      guard let names = ListedNames(rawValue: arguments.arguments[0]) else {
        let replay = try session.replay(arguments)
        let fold = try replay.fold(BudgetFold(descriptions: replay.late.descriptions))
        let key = word.map { NameKey.matching($0) }
        let plans = fold.plans.filter { plan in
          key.map { NameKey.matching(plan.name).contains($0) } ?? true
        }
        try session.answer(arguments, Table.list(plans), greatest: "amount")
        return .done
      }
      let question = ListQuestion(
        names, word: word, in: try session.period(arguments), filters: arguments.nameFilters)
      let answer = try question.answer(
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      try session.answer(arguments, Table.list(answer.rows, of: names), greatest: "lines")
      return .done
    })
}
