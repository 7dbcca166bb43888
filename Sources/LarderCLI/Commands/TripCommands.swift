import GroceryModel
import Projections
import Reporting

extension Command {
  /// `trip start`, `pause`, `resume`, `stop`, `reset`.
  static let tripActions: [Command] = TripAction.allCases.map { action in
    Command(
      spec: CommandSpec(
        path: ["trip", action.rawValue], section: "Trips and people",
        abstract: abstract(of: action), discussion: discussion(of: action),
        arguments: [
          ArgumentSpec(
            "NAME",
            action == .start
              ? "what the trip is called; by default its day and store"
              : "which trip; needed where several fit", isOptional: true)
        ],
        options: [
          .value("store", "NAME", "the store it goes to"),
          .value("list", "NAME", "the shopping list it is for"),
          .value("receipt", "NUMBER", "the receipt it ended with"),
          .value("now", "TIME", "the moment in UTC, HH:MM or YYYY-MM-DDTHH:MM:SSZ; now by default"),
          .dryRun,
        ] + OptionSpec.writing,
        examples: example(of: action)),
      run: { arguments, session in
        let now = try TripClock.now(arguments, session)
        var fact = TypedFact(.tripLogged, on: session.today)
        let store = NameKey.printed(arguments.value("store") ?? "")
        let trips =
          try session.hasLog() ? try session.replay(arguments).fold(TripLog()).trips : []
        let name = try TripChoice(
          trips: trips,
          isLink: ["store", "list", "receipt"].contains { arguments.value($0) != nil }
        ).name(
          for: action, named: arguments.arguments.first, store: store, today: session.today)
        fact.set("trip", name)
        fact.set("action", action.rawValue)
        fact.set("at", now.description)
        for key in ["store", "list", "receipt"] {
          let text = NameKey.printed(arguments.value(key) ?? "")
          if !text.isEmpty { fact.set(key, text) }
        }
        guard !arguments.flag("dry-run") else {
          try session.console.print(line: "would record \(action.rawValue) of '\(name)' at \(now)")
          return .done
        }
        var writer = try session.writer(arguments)
        let identifier = try fact.append(to: &writer)
        session.console.recordedBatch = try writer.commit()?.commit.recorded
        let trip = try session.replay(arguments).fold(TripLog()).trips.first { $0.name == name }
        let clock = trip.map { TripClock.text($0.activeSeconds(now: now)) } ?? "00:00:00"
        try session.console.print(
          line: "'\(TerminalText.safe(name))' \(trip?.state.rawValue ?? "reset"), \(clock)")
        try session.print(paragraph: "id \(identifier); larder undo takes it back")
        return .done
      })
  }

  private static func abstract(of action: TripAction) -> String {
    switch action {
    case .start: "start the clock of a shopping trip"
    case .pause: "stop its clock for a while"
    case .resume: "let its clock run again"
    case .stop: "end a trip"
    case .reset: "forget the time of a trip that has stopped"
    }
  }

  private static func discussion(of action: TripAction) -> String {
    switch action {
    case .start:
      "A trip is timed from its start to its stop; pauses are counted apart. 'larder trip show' "
        + "tells how long it took, and what its receipt holds."
    case .stop:
      "--receipt links it to the lines of that receipt; else it is linked by its store and day."
    case .pause, .resume: ""
    case .reset: "The events stay in the log; the name can start again."
    }
  }

  private static func example(of action: TripAction) -> [CommandExample] {
    switch action {
    case .start:
      [CommandExample("larder trip start --store Greenquill --now 10:00", "off to the shop")]
    case .pause: [CommandExample("larder trip pause --now 10:20", "a coffee")]
    case .resume: [CommandExample("larder trip resume --now 10:35", "back to the shelves")]
    case .stop:
      [CommandExample("larder trip stop --receipt 4711 --now 11:05", "home, with the receipt")]
    case .reset: [CommandExample("larder trip reset", "it was not a trip")]
    }
  }

  static let tripShow = Command(
    spec: CommandSpec(
      "trip", "show", section: "Trips and people", abstract: "how long trips took, and for what",
      discussion: """
        Active is the time without pauses, total the time with them. Lines and spent are those of the
        trip's receipt, else of its store on its day; the means per minute are over the active time, or
        with --with-pauses over the total.
        """,
      arguments: [ArgumentSpec("WORD", "a part of the name, in any case", isOptional: true)],
      options: tripOptions,
      examples: [CommandExample("larder trip show", "all trips, the newest first")],
      columns: Table.tripColumns.map(\.name)),
    run: { arguments, session in
      let rows = try TripQuestion(
        in: try session.period(arguments), word: arguments.arguments.first
      ).answer(from: try session.replay(arguments))
      let timing = try TripTiming(arguments, session)
      try session.answer(arguments, Table.trips(rows, timing), screen: .trips, greatest: "spent")
      return .done
    })

  static let tripReport = Command(
    spec: CommandSpec(
      "trip", "report", section: "Trips and people",
      abstract: "how long trips take by store and weekday",
      discussion: """
        Counts trips that have stopped, with the mean of their active time, or with --with-pauses of
        their total time, and what was bought a minute of it.

        Keys: store weekday month year
        """,
      options: [
        .value(
          "by", "K1,K2,…", "what to group by; store,weekday by default",
          completion: .list(TripGroup.Key.allCases.map(\.rawValue)))
      ] + tripOptions,
      examples: [CommandExample("larder trip report --by store", "where shopping takes longest")],
      columns: [
        "K1", "K2", "…", "trips", "mean_time", "currency", "lines", "spent",
        "lines_per_minute", "spent_per_minute",
      ]),
    run: { arguments, session in
      let keys = try arguments.keys("by", TripGroup.Key.self) ?? [.store, .weekday]
      let rows = try TripQuestion(in: try session.period(arguments))
        .answer(from: try session.replay(arguments))
      let timing = try TripTiming(arguments, session)
      let groups = TripGroup.all(rows, by: keys, timing)
      try session.answer(
        arguments, Table.tripReport(groups, by: keys, timing),
        screen: .tripReport(by: keys.map(\.rawValue)), greatest: "trips")
      return .done
    })

  private static let tripOptions: [OptionSpec] =
    [
      .flag("with-pauses", "count pauses as time of the trip"),
      .value("now", "TIME", "the moment in UTC up to which a running trip counts"),
      .period, .begin, .end, .until, .asOf, .format, .output, .wide, .top, .sort,
    ] + OptionSpec.everywhere
}

extension TripTiming {
  init(_ arguments: ParsedArguments, _ session: Session) throws {
    self.init(
      now: try TripClock.now(arguments, session), countsPauses: arguments.flag("with-pauses"),
      text: { TripClock.text($0) })
  }
}
