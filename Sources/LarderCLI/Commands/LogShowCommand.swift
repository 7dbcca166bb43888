import EventSourcing
import GroceryModel
import Projections
import Reporting

extension Command {
  static let logShow = Command(
    spec: CommandSpec(
      "log", "show", section: "The log", abstract: "list events in readable form",
      discussion: """
        One row an event, in the order of recording: its day, type, what it is about, its amount,
        where it came from, whether it is live, its batch, its id and how much it is of. WORD keeps the events whose
        line holds it, without regard to case.
        """,
      arguments: [ArgumentSpec("WORD", "only lines that hold this text", isOptional: true)],
      options: [
        .value(
          "type", "TYPE", "only events of that type", isRepeatable: true,
          allowed: EventType.allCases.filter { $0 != .logCommitted }.map(\.wireName)),
        .flag("dead", "only events that were retracted"),
        .flag("live", "only events that are live"),
      ] + OptionSpec.asking,
      examples: [
        CommandExample("larder log show milk -p 2026-10", "October's events about milk"),
        CommandExample("larder log show --type budget.set", "what budgets were set, and when"),
      ],
      columns: [
        "date", "type", "what", "store", "amount", "currency", "live", "source", "recorded", "id",
        "quantity", "unit",
      ]),
    run: { arguments, session in
      guard !arguments.flag("dead") || !arguments.flag("live") else {
        throw Failure(.usage, "--dead stands beside --live", expected: "one of the two")
      }
      let snapshot = try session.snapshot(arguments)
      var listing = EventListing(
        period: try session.period(arguments),
        types: arguments.values("type").compactMap { EventType(wireName: $0) },
        word: arguments.arguments.first, isLive: wantedLife(arguments))
      listing.liveness = try LateFacts(of: snapshot).liveness
      var scan = EventScan()
      try scan.forEachEvent(in: try snapshot.ranges()) { (event, recorded) throws(LogError) in
        listing.take(event, recorded: recorded)
        return true
      }
      try session.answer(arguments, listing.table, greatest: "amount")
      return .done
    })

  private static func wantedLife(_ arguments: ParsedArguments) -> Bool? {
    if arguments.flag("dead") { return false }
    return arguments.flag("live") ? true : nil
  }
}

/// The rows of `log show`.
private struct EventListing {
  let period: Period?
  let types: [EventType]
  let word: String?
  let isLive: Bool?
  var liveness = Liveness([])
  private(set) var table = Table(
    name: "events",
    columns: [
      Column("date", kind: .day), Column("type"), Column("what"), Column("store"),
      Column("amount", kind: .figure), Column("currency"), Column("live"), Column("source"),
      Column("recorded"), Column("id"), Column("quantity", kind: .figure), Column("unit"),
    ])

  init(period: Period?, types: [EventType], word: String?, isLive: Bool?) {
    self.period = period
    self.types = types
    self.word = word?.lowercased()
    self.isLive = isLive
  }

  mutating func take(_ event: borrowing RecordedEvent, recorded: Instant) {
    if let period, !period.contains(event.date) { return }
    if !types.isEmpty, !types.contains(event.type) { return }
    if let word {
      let line = String(decoding: event.line, as: UTF8.self).lowercased()
      guard line.contains(word) else { return }
    }
    let identifier = event.identifier
    let lives = liveness.isLive(identifier, recorded: recorded)
    if let isLive, isLive != lives { return }
    let about = EventSubject(event)
    table.append([
      event.date == .unstated ? .missing : .day(event.date.description), .text(event.type.wireName), .text(about.what),
      .text(about.store), about.amount.isEmpty ? .missing : .figure(about.amount),
      .text(about.currency), .text(lives ? "yes" : "no"),
      .text(String(decoding: event.fields.source, as: UTF8.self)),
      .text(recorded.description), .text(identifier.description),
      about.quantity.isEmpty ? .missing : .figure(about.quantity), .text(about.unit),
    ])
  }
}
