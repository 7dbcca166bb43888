import EventSourcing
import GroceryModel
import Projections

enum CompleteCommand {
  /// What completion scripts ask: names, one a line.
  ///
  /// It has no section, so help does not list it.
  static let command = Command(
    spec: CommandSpec(
      "complete", section: "", abstract: "print names for a shell to complete",
      arguments: [
        ArgumentSpec("WHAT", "which names", allowed: KnownNameKind.allCases.map(\.rawValue))
      ],
      options: {
        CommonOptions.everywhere
      }),
    run: { arguments, session in
      // A shell that completes must never be interrupted by an error.
      guard let kind = arguments.arguments.first.flatMap(KnownNameKind.init(rawValue:)),
        let names = try? names(kind, arguments, session)
      else { return .done }
      for name in names where !name.isEmpty { try session.console.print(line: name) }
      return .done
    })

  private static func names(
    _ kind: KnownNameKind, _ arguments: ParsedArguments, _ session: Session
  ) throws -> [String] {
    switch kind {
    case .items: try listed(.items, arguments, session)
    case .stores: try listed(.stores, arguments, session)
    case .categories: try listed(.categories, arguments, session)
    case .tags: try listed(.tags, arguments, session)
    case .anything: try KnownNames(session, arguments).all
    case .budgets:
      try budgetNames(session.replay(arguments))
    case .profiles: try ProfileFolder(session.layout).shelf.all.map(\.name)
    case .periods: periods(upTo: session.today)
    case .purchase:
      try listed(.items, arguments, session)
        + listed(.stores, arguments, session).map { "@\($0)" }
    case .lists: try listNames(arguments, session)
    case .shopping:
      try listNames(arguments, session) + listed(.items, arguments, session)
    case .listed:
      try ListSession(arguments, session).book.state.lists.flatMap { list in
        list.isClosed ? [] : [list.name] + (list.isTemplate ? [] : list.entries.map(\.item))
      }
    }
  }

  private static func listNames(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> [String] {
    try ListSession(arguments, session).book.state.lists.filter { !$0.isClosed }.map(\.name)
  }

  private static func budgetNames(_ replay: Replay) throws -> [String] {
    try replay.fold(BudgetFold(descriptions: replay.late.descriptions)).plans.map(\.name)
  }

  private static func listed(
    _ names: ListedNames, _ arguments: ParsedArguments, _ session: Session
  ) throws -> [String] {
    try ListQuestion(names).answer(
      from: try session.replay(arguments), rules: try session.rules()
    ).rows.map(\.name)
  }

  private static func periods(upTo today: Day) -> [String] {
    ["today", "yesterday", "this week", "last week", "this month", "last month", "this year"]
      + ["last year", "last 3 months"] + (0..<13).map { (today.month + -$0).description }
      + (0..<3).map { String(today.month.year - $0) }
  }
}
