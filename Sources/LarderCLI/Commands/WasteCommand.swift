import EventSourcing
import Projections
import Reporting

extension Command {
  static let waste = Command(
    spec: CommandSpec(
      "waste", section: "Questions", abstract: "what was thrown away, and what it had cost",
      discussion: """
        Waste counts on the day when it was thrown away, at what its line cost: less a discount of that
        line, but not less its share of one on the whole receipt, which 'larder spend' takes off.
        --currency converts by the rate of the day of the purchase. Quantity is given where all of it has one unit. Avoidable is what was thrown away as expired, forgotten or
        over-purchased, and what was spoiled or without a reason after its last good day, as 'larder
        stock' tells it: what the label says, else what is described or predicted. Bought is what
        was bought under the same keys (a reason is none of a purchase), and share the part of it
        that was wasted.

        Keys: category item reason store day week month quarter year
        """,
      options: [
        .value(
          "by", "K1,K2,…", "what to group by; month by default",
          completion: .list(WasteKey.allCases.map(\.rawValue)))
      ] + OptionSpec.nameFilters + [.currency] + OptionSpec.asking,
      examples: [
        CommandExample("larder waste", "what each month threw away"),
        CommandExample("larder waste --by item --top 10", "what was thrown away most"),
        CommandExample(
          "larder waste --by category,reason -p 'this year'", "why, and what could be avoided"),
      ],
      columns: [
        "K1", "K2", "…", "currency", "wasted", "quantity", "unit", "events", "avoidable", "bought",
        "share_percent",
      ]),
    run: { arguments, session in
      let keys = try arguments.keys("by", WasteKey.self) ?? [.month]
      let question = WasteQuestion(
        by: keys, in: try session.period(arguments), filters: arguments.nameFilters,
        currency: try arguments.targetCurrency)
      let answer = try question.answer(
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      session.warn(of: answer.discrepancies)
      let table = Table.waste(
        answer.rows, by: keys,
        title: session.format(arguments).isForPeople
          ? "Waste \(session.coverage(of: question.period))" : "")
      try session.answer(
        arguments, session.telling(answer.rates, below: table, arguments), greatest: "wasted")
      return .done
    })
}

extension ParsedArguments {
  /// The keys to group by, each once, or nil where none are given.
  ///
  /// - Throws: `Failure` naming the word that is none.
  fileprivate func keys<Key: RawRepresentable<String> & CaseIterable & Equatable>(
    _ option: String, _ type: Key.Type
  ) throws -> [Key]? {
    guard let text = value(option) else { return nil }
    var keys: [Key] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let key = Key(rawValue: String(word)) else {
        let names = Key.allCases.map(\.rawValue)
        throw Failure(
          .usage, "'\(word)' is nothing to group by",
          expected: "some of " + names.joined(separator: ", "),
          hint: Suggestion.nearest(to: String(word), among: names).map { "did you mean '\($0)'?" })
      }
      if !keys.contains(key) { keys.append(key) }
    }
    return keys
  }
}
