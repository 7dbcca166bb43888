import EventSourcing
import GroceryModel
import Projections
import Reporting

enum LogDiffCommand {
  enum Options {
    static let table = Option(
      "table", "NAME", "print one table; CSV and TSV can hold only one",
      allowed: ["events", "figures"])
  }

  static let command = Command(
    spec: CommandSpec(
      "log", "diff", section: "The log", abstract: "what changed between two positions of the log",
      discussion: """
        A and B are positions as for --as-of: a sequence number, a day (through its end in UTC) or
        the moment of a batch. B is the end of the log by default. Lists the events that count at
        only one of them (added, retracted, restored), and the figures that differ: spending by
        category and month, and each budget's periods. --period limits both to some days.
        """,
      arguments: [
        ArgumentSpec("A", "the earlier position"),
        ArgumentSpec("B", "the later position", isOptional: true),
      ],
      options: {
        Options.table
        CommonOptions.period
        CommonOptions.begin
        CommonOptions.end
        CommonOptions.until
        CommonOptions.format
        CommonOptions.output
        CommonOptions.everywhere
      },
      examples: [
        CommandExample("larder log diff 2026-10-01 2026-10-31", "what October's batches changed"),
        CommandExample(
          "larder log diff 0 --table figures -f csv", "every figure, as CSV"),
      ],
      columns: Table.figureChangeColumns.map(\.name)),
    run: { arguments, session in
      let period = try session.period(arguments)
      let end = try LogSnapshot(of: session.layout)
      let old = try session.cut(end, at: arguments.arguments[0])
      let new =
        arguments.arguments.count > 1 ? try session.cut(end, at: arguments.arguments[1]) : end
      guard old.head.sequence <= new.head.sequence else {
        throw Failure(
          .usage, "position \(arguments.arguments[0]) is after \(arguments.arguments[1])",
          hint: "larder log diff \(arguments.arguments[1]) \(arguments.arguments[0])")
      }
      let wanted = arguments[Options.table]
      let isForPeople = session.format(arguments).isForPeople
      var tables: [Table] = []
      if wanted != "figures" {
        tables.append(
          try LogDifference(from: old, to: new, in: period).table(
            title: isForPeople ? "Events" : ""))
      }
      if wanted != "events" {
        let changes = try FigureChange.all(
          from: Replay(old, today: session.today), to: Replay(new, today: session.today),
          in: period, rules: try session.rules())
        tables.append(.figureChanges(changes, title: isForPeople ? "Figures" : ""))
      }
      try session.answer(arguments, tables)
      return .done
    })
}

extension Session {
  /// Gives several tables as one answer.
  ///
  /// - Throws: `Failure` for a format that holds one table only.
  fileprivate func answer(_ arguments: ParsedArguments, _ tables: [Table]) throws {
    let format = format(arguments)
    // In a narrow terminal these columns are left out first, in this order.
    let optional = ["recorded", "source", "type", "currency"]
    if tables.count == 1, let table = tables.first {
      return try answer(arguments, table, greatest: nil, without: optional)
    }
    guard ![.csv, .tsv, .html].contains(format) else {
      throw Failure(
        .usage, "\(format.rawValue.uppercased()) can hold only one table",
        expected: "--table NAME: " + tables.map(\.name).joined(separator: ", "))
    }
    let language = format.isForPeople ? try reportLanguage(arguments) : .english
    var bytes: [UInt8] = []
    let colour = arguments[CommonOptions.output] == nil && usesColour(arguments)
    format.renderer(colour: colour).append(
      tables.map {
        fitted(
          $0.worded(in: language).withFigures(in: language), arguments, without: optional,
          in: language)
      }, to: &bytes)
    try answer(arguments, bytes)
  }
}

/// The events that count at one position of a log and not at another.
private struct LogDifference {
  private enum Change: String {
    case added, retracted, restored
  }

  private var rows: [[Cell]] = []

  init(from old: LogSnapshot, to new: LogSnapshot, in period: Period?) throws {
    let (before, after) = (try ReplayContext(of: old).liveness, try ReplayContext(of: new).liveness)
    let last = old.last?.recorded
    var scan = EventScan()
    try scan.forEachEvent(in: try new.ranges()) { (event, recorded) throws(LogError) in
      let isKnown = last.map { recorded <= $0 } ?? false
      let was = isKnown && before.isLive(event.identifier, recorded: recorded)
      let becomes = after.isLive(event.identifier, recorded: recorded)
      guard was != becomes, period.map({ $0.contains(event.date) }) ?? true else { return true }
      note(event, recorded, becomes ? isKnown ? .restored : .added : .retracted)
      return true
    }
  }

  private mutating func note(
    _ event: borrowing RecordedEvent, _ recorded: Instant, _ change: Change
  ) {
    let about = EventSubject(event)
    rows.append([
      .text(change.rawValue), .day(event.date.description), .text(event.type.wireName),
      .text(about.what), .text(about.store),
      about.amount.isEmpty ? .missing : .figure(about.amount), .text(about.currency),
      .text(String(decoding: event.fields.source, as: UTF8.self)), .text(recorded.description),
      .text(event.identifier.description),
    ])
  }

  func table(title: String) -> Table {
    Table(
      name: "events", title: title,
      columns: [
        Column("change"), Column("date", kind: .day), Column("type", kind: .code), Column("what"),
        Column("store"), Column("amount", kind: .figure), Column("currency"), Column("source"),
        Column("recorded"), Column("id"),
      ], rows: rows)
  }
}
