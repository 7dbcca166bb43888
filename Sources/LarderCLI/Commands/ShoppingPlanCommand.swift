import GroceryModel
import Projections
import Reporting

enum ShoppingPlanCommand {
  enum Options {
    static let days = Option("days", "N", "the number of days: 1 to 60; 7 by default", in: 1...60)
    static let people = Option(
      "people", "M", "the number of people: 1 to 50; the household's own by default", in: 1...50)
    static let household = Option(
      "household", "M", "the number of people behind the receipts; --people by default", in: 1...50)
    static let budget = Option<ExactDecimal>(
      atLeastZero: "budget", "AMOUNT", "the budget of the plan")
    static let store = Option("store", "NAME", "buy only there", isRepeatable: true)
    static let to = Option("to", "LIST", "add the plan to a list")
  }

  static let command = Command(
    spec: CommandSpec(
      "shopping", "plan", section: ShoppingListCommands.section,
      abstract: "plan what to buy for some days and people",
      discussion: """
        Plans from the forecasts of the next purchases, the stock and what of it spoils, favourites
        and dislikes (a rating of 1 or 2), and the newest prices. Quantities are the household's
        daily use; --household scales them from its people to --people. What is past its date does not
        count as there; where no use is recorded, the household has eaten of it since, as fast as it
        buys it. Each line says why it is in or out. The plan never exceeds --budget: favourites come
        first, then the likeliest. Items that are often bought with planned ones (on at least 5 trips,
        with a lift of at least 1.5) are suggested, but not part of the plan.

        --to adds the plan to a list.
        """,
      options: {
        Options.days
        Options.people
        Options.household
        Options.budget
        Options.store
        Options.to
        ListOptions.force
        CommonOptions.dryRun
        CommonOptions.tables
        CommonOptions.asOf
        CommonOptions.noCheckpoint
        CommonOptions.writing
      },
      examples: [
        CommandExample("larder shopping plan --days 7 --budget 60", "the next week"),
        CommandExample(
          "larder shopping plan --days 3 --people 4 --household 2 --store Greenquill",
          "guests, and one store"),
      ],
      columns: Table.planColumns.map(\.name)),
    run: { arguments, session in
      let days = try arguments[Options.days] ?? 7
      let people = try arguments[Options.people]
      let household = try arguments[Options.household] ?? people ?? 1
      let replay = try session.replay(arguments)
      let rules = try session.rules()
      var question = RestockQuestion()
      question.within = days
      let restock = try question.answer(from: replay, rules: rules).rows
      let lists = try ListSession(arguments, session, pricing: restock.map(\.item))
      let stock = try StockBook(from: replay, rules: rules).predictingLastDays()
      let plan = ShoppingPlan(
        ShoppingPlan.Request(
          days: days, people: people ?? household, household: household,
          budget: try arguments[Options.budget]?.amount, stores: arguments.values(Options.store)),
        restock: restock, pantry: try Pantry(stock, presumedEaten: session.presumedEaten),
        book: lists.book, today: session.today)
      if let name = arguments[Options.to] {
        let list = try lists.list(named: name)
        let planned = plan.lines.filter(\.isIn)
        return try lists.record(
          lists.facts(adding: planned.map { ListAddition($0) }, to: list), on: list.name,
          "added \(counted(planned.count, "line")) of the plan to '\(list.name)'")
      }
      let sum = plan.currency.map { ": \(roundedMoney(plan.total, in: $0.code)) \($0.code)" } ?? ""
      let count = counted(plan.lines.count { $0.isIn }, "item")
      var shown = plan
      var notes = ["\(count)\(sum)"]
      let isShort = session.format(arguments).isForPeople && !arguments.isGiven(CommonOptions.wide)
      if isShort {
        shown = plan.withoutThoseLeftOut
        notes += plan.reasonsForLeavingOut
      }
      try session.answer(
        arguments,
        .plan(
          shown, title: "Plan for \(counted(days, "day")) from \(session.today)", notes: notes),
        screen: .plan, greatest: nil)
      return .done
    })
}

extension ListAddition {
  fileprivate init(_ line: ShoppingPlan.Line) {
    self.init(item: line.item)
    quantity = line.quantity.flatMap { ExactDecimal($0.text()) }
    unit = line.unit == Unit.each.symbol || line.unit.isEmpty ? nil : line.unit
    store = nil
    from = "plan"
  }
}
