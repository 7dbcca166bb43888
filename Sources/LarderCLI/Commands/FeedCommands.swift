import GroceryModel
import Projections
import Reporting

enum FeedCommands {
  enum Options {
    static let kind = Option<KindChoice<FeedQuestion.Kind>>(
      "kind", "KIND", "only that; 'not:KIND' leaves it out")
  }

  static let feed = Command(
    spec: CommandSpec(
      "feed", section: "Trips and people", abstract: "recent news, newest first",
      discussion: """
        Lists new prices that differ from the last one in that store, new products and stores,
        reviews and answers of the last \(feedDays) days, or of a period. The log holds no news:
        they are derived from its facts.

        Kinds: price product store review answer
        """,
      options: {
        Options.kind
        CommonOptions.nameFilters.filter { $0.long != "kind" }
        CommonOptions.noCurrency
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder feed --top 20", "the latest 20"),
        CommandExample("larder feed --kind price -p 'last month'", "prices that changed"),
      ],
      columns: Table.feedColumns.map(\.name)),
    run: { arguments, session in
      try arguments.refuseCurrency()
      let kinds = try arguments.kinds(Options.kind)
      let period =
        try session.period(arguments)
        ?? Period(session.today + 1 + -feedDays, through: session.today)
      let question = FeedQuestion(
        in: period, filters: arguments.nameFilters.filter { $0.field != .kind })
      let answer = try question.answer(
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let isForPeople = session.format(arguments).isForPeople
      let news = Table.feed(
        answer.entries.filter { kinds.contains($0.kind) },
        title: isForPeople ? "News \(session.coverage(of: period))" : "")
      try session.answer(
        arguments, isForPeople ? news.without(["event"]) : news, screen: .feed, greatest: nil)
      return .done
    })

  private static let feedDays = 30

  static let people = Command(
    spec: CommandSpec(
      "people", section: "Trips and people", abstract: "who recorded what, and their levels",
      discussion: """
        Counts contributions by person: 'by' in the log, set by --person or 'larder config person'.
        A contribution is a product that the person priced, described or reviewed, a store that
        the person described or reviewed, or an answer. Each counts once for a person. Levels 1 to
        6 start at \(Contributor.levels.map(String.init).joined(separator: ", ")) contributions on.
        """,
      options: {
        CommonOptions.asOf
        CommonOptions.tables
        CommonOptions.everywhere
      },
      examples: [CommandExample("larder people", "the leaderboard")],
      columns: Table.peopleColumns.map(\.name)),
    run: { arguments, session in
      let replay = try session.replay(arguments)
      let rows = try replay.fold(ContributionFold(replay.late.descriptions)).rows
      if rows.isEmpty {
        session.console.say(
          Diagnostic(
            .note, "no event says who recorded it",
            hint: "'larder config person NAME' adds the name to later events"))
      }
      try session.answer(arguments, Table.people(rows), screen: .people, greatest: "contributions")
      return .done
    })
}
