import GroceryModel
import Projections
import Reporting

enum TripCommands {
  enum Options {
    static let store = Option("store", "NAME", "the store")
    static let list = Option("list", "NAME", "the shopping list")
    static let receipt = Option("receipt", "NUMBER", "the receipt's number")
    static let links = [store, list, receipt]
    static let withPauses = Flag("with-pauses", "include pauses")
    static let now = Option(
      "now", "TIME", "the moment in UTC, HH:MM or YYYY-MM-DDTHH:MM:SSZ; now by default")
    static let by = Option<[TripGroup.Key]>(
      "by", "K1,K2,…", "the keys to group by; store,weekday by default")
  }

  /// `trip start`, `pause`, `resume`, `stop`, `reset`.
  static let actions: [Command] = TripAction.allCases.map { action in
    Command(
      spec: CommandSpec(
        path: ["trip", action.rawValue], section: "Trips and people",
        abstract: abstract(of: action), discussion: discussion(of: action),
        arguments: [
          ArgumentSpec(
            "NAME",
            action == .start
              ? "the trip's name; by default its day and store"
              : "the trip; needed if several match", isOptional: true)
        ],
        options: {
          Options.store
          Options.list
          Options.receipt
          Options.now
          CommonOptions.dryRun
          CommonOptions.writing
        },
        examples: example(of: action)),
      run: { arguments, session in
        let now = try TripClock.now(arguments, session)
        var fact = TypedFact(.tripLogged, on: session.today)
        let store = NameKey.printed(arguments[Options.store] ?? "")
        let trips =
          try session.hasLog() ? try session.replay(arguments).fold(TripLog()).trips : []
        let choice = TripChoice(
          trips: trips, isLink: Options.links.contains { arguments.isGiven($0) })
        let name = try choice.name(
          for: action, named: arguments.arguments.first, store: store, today: session.today)
        try choice.checkMoment(now, of: action, named: name)
        fact.set("trip", name)
        fact.set("action", action.rawValue)
        fact.set("at", now.description)
        for link in Options.links {
          let text = NameKey.printed(arguments[link] ?? "")
          if !text.isEmpty { fact.set(link.spec.long, text) }
        }
        let say = try session.phrases(arguments)
        guard !arguments[CommonOptions.dryRun] else {
          try session.console.print(
            line: say("would record \(action.rawValue) of '\(name)' at \(now)"))
          return .done
        }
        var writer = try session.writer(arguments)
        let identifier = try fact.append(to: &writer)
        session.console.recordedBatch = try writer.commit()?.commit.recorded
        let trip = try session.replay(arguments).fold(TripLog()).trips.first { $0.name == name }
        let clock = trip.map { TripClock.text($0.activeSeconds(now: now)) } ?? "00:00:00"
        try session.console.print(
          line: say("'\(TerminalText.safe(name))' \(trip?.state.rawValue ?? "reset"), \(clock)"))
        try session.print(
          paragraph: RecordedText(try session.reportLanguage(arguments)).undo(
            identifier.description, with: session.remedy(["undo"])))
        return .done
      })
  }

  private static func abstract(of action: TripAction) -> String {
    switch action {
    case .start: "start the clock of a shopping trip"
    case .pause: "pause its clock"
    case .resume: "resume its clock"
    case .stop: "end a trip"
    case .reset: "discard the time of a stopped trip"
    }
  }

  private static func discussion(of action: TripAction) -> String {
    switch action {
    case .start:
      "A trip is timed from start to stop; pauses are counted separately. 'larder trip show' "
        + "shows its duration and its receipt."
    case .stop:
      "--receipt links it to that receipt; without it, store and day link it."
    case .pause, .resume: ""
    case .reset: "The events stay in the log; the name can start again."
    }
  }

  private static func example(of action: TripAction) -> [CommandExample] {
    switch action {
    case .start:
      [CommandExample("larder trip start --store Greenquill --now 10:00", "leave for the store")]
    case .pause: [CommandExample("larder trip pause --now 10:20", "a coffee")]
    case .resume: [CommandExample("larder trip resume --now 10:35", "back to the shelves")]
    case .stop:
      [CommandExample("larder trip stop --receipt 4711 --now 11:05", "home, with the receipt")]
    case .reset: [CommandExample("larder trip reset", "discard the time")]
    }
  }

  static let show = Command(
    spec: CommandSpec(
      "trip", "show", section: "Trips and people",
      abstract: "list trips with their duration and receipts",
      discussion: """
        Active is the time without pauses, total the time with them. Lines and spent belong to the
        trip's receipt, else to its store on its day. The means per minute use the active time, or
        the total with --with-pauses.
        """,
      arguments: [ArgumentSpec("WORD", "a part of the name, in any case", isOptional: true)],
      options: {
        tripOptions
      },
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

  static let report = Command(
    spec: CommandSpec(
      "trip", "report", section: "Trips and people",
      abstract: "the mean duration of trips by store and weekday",
      discussion: """
        Counts stopped trips, with the mean of their active time (with --with-pauses, of their total
        time) and the purchases per minute.

        Keys: \(TripGroup.Key.allCases.map(\.rawValue).joined(separator: " "))
        """,
      options: {
        Options.by
        tripOptions
      },
      examples: [CommandExample("larder trip report --by store", "where shopping takes longest")],
      columns: [
        "K1", "K2", "…", "trips", "mean_time", "currency", "lines", "spent",
        "lines_per_minute", "spent_per_minute",
      ]),
    run: { arguments, session in
      let keys = try arguments[Options.by] ?? [.store, .weekday]
      let rows = try TripQuestion(in: try session.period(arguments))
        .answer(from: try session.replay(arguments))
      let timing = try TripTiming(arguments, session)
      let groups = TripGroup.all(rows, by: keys, timing)
      try session.answer(
        arguments, Table.tripReport(groups, by: keys, timing),
        screen: .tripReport(by: keys.map(\.rawValue)), greatest: "trips")
      return .done
    })

  @OptionList private static var tripOptions: [OptionSpec] {
    Options.withPauses
    TripClock.now
    CommonOptions.facts
    CommonOptions.tables
    CommonOptions.everywhere
  }
}

extension TripTiming {
  init(_ arguments: ParsedArguments, _ session: Session) throws {
    self.init(
      now: try TripClock.now(arguments, session),
      countsPauses: arguments[TripCommands.Options.withPauses],
      text: { TripClock.text($0) })
  }
}
