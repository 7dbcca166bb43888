import Projections
import Reporting

enum WasteCommand {
  enum Options {
    static let by = Option<[WasteKey]>("by", "K1,K2,…", "the keys to group by; month by default")
  }

  static let command = Command(
    spec: CommandSpec(
      "waste", section: "Questions", abstract: "what was thrown away, and its cost",
      discussion: """
        Waste counts on the day it was thrown away, at what its line cost. A discount on the line is
        subtracted; a share of a discount on the whole receipt is not ('larder spend' subtracts it).
        --currency converts by the rate of the day of purchase. The quantity is shown if all of it has
        one unit. Waste is avoidable if its reason is expired, forgotten or over-purchased, or if it was
        spoiled or has no reason and was past its last good day. Bought is what was bought under the same
        keys, and share the part of it that was wasted.

        Keys: \(WasteKey.allCases.map(\.rawValue).joined(separator: " "))
        """,
      arguments: [AskedNames.argument],
      options: {
        Options.by
        CommonOptions.nameFilters
        CommonOptions.currency
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder waste", "waste by month"),
        CommandExample("larder waste --by item --top 10", "what was thrown away most"),
        CommandExample(
          "larder waste --by category,reason -p 'this year'", "the reasons, and what was avoidable"),
      ],
      columns: [
        "K1", "K2", "…", "currency", "wasted", "quantity", "unit", "events", "avoidable", "bought",
        "share_percent",
      ]),
    run: { arguments, session in
      let question = try Self.question(arguments, session)
      let answer = try question.answer(
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      session.warn(of: answer.discrepancies)
      let table = Table.waste(
        answer.rows, by: question.keys,
        title: session.format(arguments).isForPeople
          ? "Waste \(session.coverage(of: question.period))" : "")
      try session.answer(
        arguments, session.withRateNotes(answer.rates, below: table, arguments),
        screen: .waste(by: question.keys.map(\.rawValue)), greatest: "wasted")
      return .done
    })

  static func question(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> WasteQuestion {
    let asked = try AskedNames(arguments, session)
    return WasteQuestion(
      by: try arguments[Options.by] ?? [.month], in: asked.period,
      filters: try session.filters(asked.names, arguments) + arguments.nameFilters,
      currency: try arguments.targetCurrency)
  }
}
