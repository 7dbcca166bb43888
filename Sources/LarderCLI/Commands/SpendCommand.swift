import Projections
import Reporting

extension Command {
  static let spend = Command(
    spec: CommandSpec(
      "spend", section: "Questions", abstract: "what was paid, by category, shop, month, …",
      discussion: """
        Sums purchase lines by any keys, net of refunds and discounts, exact to the last digit.
        Currencies are never added to each other; --currency converts each line by the last rate
        recorded on or before its day (larder add rate), and refuses where there is none. A line's category is the one described for its
        product, else its own, else what rules.txt says, else the one the product's other lines
        have most often, else what words of its name say, else Other; larder rules test shows it.

        Keys: category store item brand tag currency receipt day weekday week month quarter year. Their
        columns stand in the order asked for; currency, where it is a key, has its column there only.
        """,
      options: [
        .value(
          "by", "K1,K2,…", "what to group by; category,month by default",
          completion: .list(SpendKey.allCases.map(\.rawValue)))
      ] + OptionSpec.steps + OptionSpec.nameFilters + [.currency] + OptionSpec.asking,
      examples: [
        CommandExample("larder spend -p 2026-10 --by category", "October's spending by category"),
        CommandExample("larder spend --by store -Q -f csv", "each shop by quarter, as CSV"),
        CommandExample("larder spend --by year --currency EUR", "all of it in euros"),
        CommandExample(
          "larder spend --by item --category Snacks --top 10", "what the money for snacks went to"),
      ],
      columns: ["K1", "K2", "…", "currency", "spent", "lines"]),
    run: { arguments, session in
      let keys = try spendKeys(arguments)
      let question = SpendQuestion(
        by: keys, in: try session.period(arguments), filters: arguments.nameFilters,
        currency: try arguments.targetCurrency)
      let answer = try question.answer(
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let table = Table.spend(
        answer.rows, by: keys,
        title: session.format(arguments).isForPeople
          ? "Spend \(session.coverage(of: question.period))" : "")
      try session.answer(
        arguments, session.telling(answer.rates, below: table, arguments), greatest: "spent")
      return .done
    })

  private static func spendKeys(_ arguments: ParsedArguments) throws -> [SpendKey] {
    let steps: [(String, SpendKey)] = [
      ("daily", .day), ("weekly", .week), ("monthly", .month), ("quarterly", .quarter),
      ("yearly", .year),
    ]
    let asked = steps.filter { arguments.flag($0.0) }.map(\.1)
    guard let text = arguments.value("by") else {
      return [.category] + (asked.isEmpty ? [.month] : asked)
    }
    var keys: [SpendKey] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let key = SpendKey(rawValue: String(word)) else {
        let names = SpendKey.allCases.map(\.rawValue)
        let near = Suggestion.nearest(to: String(word), among: names)
        throw Failure(
          .usage, "'\(word)' is nothing to group by",
          expected: "some of " + names.joined(separator: ", "),
          hint: near.map { "did you mean '\($0)'?" })
      }
      if !keys.contains(key) { keys.append(key) }
    }
    return keys + asked.filter { !keys.contains($0) }
  }
}
