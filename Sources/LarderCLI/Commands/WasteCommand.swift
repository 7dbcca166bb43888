import Projections
import Reporting

enum WasteCommand {
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

        Keys: category item reason store day week month quarter year event
        """,
      arguments: [AskedNames.argument],
      options: [
        .value(
          "by", "K1,K2,…", "the keys to group by; month by default",
          completion: .list(WasteKey.allCases.map(\.rawValue)))
      ] + OptionSpec.nameFilters + [.currency] + OptionSpec.asking,
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
      by: try arguments.keys("by", WasteKey.self) ?? [.month], in: asked.period,
      filters: try session.filters(asked.names, arguments) + arguments.nameFilters,
      currency: try arguments.targetCurrency)
  }
}

extension ParsedArguments {
  /// Returns the keys to group by, without repetitions; nil if none are given.
  ///
  /// - Throws: `Failure` that names an unknown key.
  func keys<Key: RawRepresentable<String> & CaseIterable & Equatable>(
    _ option: String, _ type: Key.Type
  ) throws -> [Key]? {
    guard let text = value(option) else { return nil }
    var keys: [Key] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let key = Key(rawValue: String(word)) else {
        let names = Key.allCases.map(\.rawValue)
        throw Failure(
          .usage, "invalid value '\(word)' for --by",
          expected: "some of " + names.joined(separator: ", "),
          hint: Suggestion.nearest(to: String(word), among: names).map { "did you mean '\($0)'?" })
      }
      if !keys.contains(key) { keys.append(key) }
    }
    return keys
  }
}
