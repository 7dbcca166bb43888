import GroceryModel
import Projections
import Reporting

enum SavingsCommand {
  enum Options {
    static let kind = Option<KindChoice<Saving.Kind>>(
      "kind", "KIND", "only that; 'not:KIND' leaves it out")
  }

  static let command = Command(
    spec: CommandSpec(
      "savings", section: "Questions", abstract: "where less could have been paid",
      discussion: """
        Compares what was paid in the last 365 days, or in a period, with the household's own
        prices. An item with fewer than three prices or three purchases is left out. The rows of one
        item overlap: a cheaper store and a cheaper month do not add up.

        Kinds:
          store: purchases above the usual price of the cheapest store
          package: smaller packages above the usual unit price of a bigger one
          brand: one brand above another, among products described as variants of one
          timing: the dearest month above the usual one, of at least four
          season: a quarter of the year above one that was cheaper in every year, of at least two years
          waste: thrown away because expired, forgotten or over-purchased
        """,
      arguments: [AskedNames.argument],
      options: {
        Options.kind
        CommonOptions.nameFilters.filter { $0.long != "kind" }
        CommonOptions.noCurrency
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder savings --top 10", "the ten greatest"),
        CommandExample("larder savings --kind store --category Dairy", "where to buy the milk"),
      ],
      columns: Table.savingsColumns.map(\.name)),
    run: { arguments, session in
      try arguments.refuseCurrency()
      let asked = try AskedNames(arguments, session)
      let period = asked.period ?? Period(session.today + -364, through: session.today)
      let question = SavingsQuestion(
        Set(try arguments.kinds(Options.kind)), in: period,
        filters: try session.filters(asked.names, arguments)
          + arguments.nameFilters.filter { $0.field != .kind })
      let answer = try question.answer(
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let title =
        session.format(arguments).isForPeople ? "Savings \(session.coverage(of: period))" : ""
      try session.answer(
        arguments, Table.savings(answer.rows, title: title), screen: .savings, greatest: "saved")
      return .done
    })
}
