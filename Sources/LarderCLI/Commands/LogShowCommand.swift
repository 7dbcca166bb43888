import EventSourcing
import GroceryModel
import Projections
import Reporting

enum LogShowCommand {
  enum Options {
    static let type = Option(
      "type", "TYPE", "only events of that type", isRepeatable: true,
      allowed: EventType.allCases.filter { $0 != .logCommitted }.map(\.wireName))
    static let dead = Flag("dead", "only events that were retracted")
    static let live = Flag("live", "only events that are live")
  }

  static let command = Command(
    spec: CommandSpec(
      "log", "show", section: "The log", abstract: "list events in readable form",
      discussion: """
        Prints one row for each event, in the order of recording: its day, type, subject, amount,
        source, whether it is live, batch, id and quantity. Screens show the first six columns;
        --wide shows all. WORD keeps the events whose line contains it, in any case.
        """,
      arguments: [ArgumentSpec("WORD", "only lines that hold this text", isOptional: true)],
      options: {
        Options.type
        Options.dead
        Options.live
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder log show milk -p 2026-10", "October's events about milk"),
        CommandExample("larder log show --type budget.set", "the budgets that were set, and when"),
      ],
      columns: [
        "date", "type", "what", "store", "amount", "currency", "live", "source", "recorded", "id",
        "quantity", "unit",
      ]),
    run: { arguments, session in
      guard !arguments[Options.dead] || !arguments[Options.live] else {
        throw Failure.exclusive("--dead", "--live")
      }
      let snapshot = try session.snapshot(arguments)
      let context = try ReplayContext(of: snapshot)
      let listing = EventListing(
        period: try session.period(arguments),
        types: arguments.values(Options.type).compactMap { EventType(wireName: $0) },
        word: arguments.arguments.first, isLive: wantedLife(arguments),
        liveness: context.liveness, marks: try marks(context, snapshot, arguments, session))
      try session.answer(arguments, EventListing.table, screen: .events, greatest: "amount") {
        body in
        var scan = EventScan()
        var row = RowBuffer()
        var failure: (any Error)?
        try scan.forEachEvent(in: try snapshot.ranges()) { (event, recorded) throws(LogError) in
          guard listing.wants(event, recorded: recorded) else { return true }
          row.removeAll()
          listing.write(event, recorded: recorded, to: &row)
          do {
            try body(row)
            return true
          } catch {
            failure = error
            return false
          }
        }
        if let failure { throw failure }
      }
      return .done
    })

  /// What screens say of undone events and of what undid them; nil for what programs read.
  private static func marks(
    _ context: ReplayContext, _ snapshot: LogSnapshot, _ arguments: ParsedArguments,
    _ session: Session
  ) throws -> EventListing.Marks? {
    guard session.format(arguments).isForPeople else { return nil }
    let language = try session.reportLanguage(arguments)
    let targets = context.retractions.compactMap { retraction -> EventIdentifier? in
      if case .event(let event) = retraction.target { event } else { nil }
    }
    let wording = RetractedText(language)
    return EventListing.Marks(
      undone: PhraseBook(language)("undone"), wording: wording,
      targets: try UndoTarget.words(of: Set(targets), in: snapshot, wording))
  }

  private static func wantedLife(_ arguments: ParsedArguments) -> Bool? {
    if arguments[Options.dead] { return false }
    return arguments[Options.live] ? true : nil
  }
}

/// The rows of `log show`.
private struct EventListing {
  let period: Period?
  let types: [EventType]
  let word: String?
  let isLive: Bool?
  let liveness: Liveness
  let marks: Marks?

  /// What screens say beside the facts.
  struct Marks {
    let undone: String
    let wording: RetractedText
    let targets: [EventIdentifier: String]
  }

  static let table = Table(
    name: "events",
    columns: [
      Column("date", kind: .day), Column("type", kind: .code), Column("what"), Column("store"),
      Column("amount", kind: .money), Column("currency"), Column("live"), Column("source"),
      Column("recorded"), Column("id"), Column("quantity", kind: .figure), Column("unit"),
    ])

  init(
    period: Period?, types: [EventType], word: String?, isLive: Bool?, liveness: Liveness,
    marks: Marks?
  ) {
    self.period = period
    self.types = types
    self.word = word?.lowercased()
    self.isLive = isLive
    self.liveness = liveness
    self.marks = marks
  }

  /// True if an event is asked for.
  func wants(_ event: borrowing RecordedEvent, recorded: Instant) -> Bool {
    if let period, !period.contains(event.date) { return false }
    if !types.isEmpty, !types.contains(event.type) { return false }
    if let word {
      let line = String(decoding: event.line, as: UTF8.self).lowercased()
      guard line.contains(word) else { return false }
    }
    return isLive.map { $0 == lives(event, recorded: recorded) } ?? true
  }

  private func lives(_ event: borrowing RecordedEvent, recorded: Instant) -> Bool {
    liveness.isTrivial || liveness.isLive(event.identifier, recorded: recorded)
  }

  private func what(
    _ about: EventSubject, _ event: borrowing RecordedEvent, recorded: Instant, _ marks: Marks
  ) -> String {
    let target = event.type == .eventRetracted ? EventIdentifier(about.name) : nil
    let words = target.flatMap { marks.targets[$0] } ?? about.what
    return lives(event, recorded: recorded) ? words : "(\(marks.undone)) \(words)"
  }

  /// Writes the row of an event.
  func write(_ event: borrowing RecordedEvent, recorded: Instant, to row: inout RowBuffer) {
    let about =
      marks.map {
        EventSubject(event, label: $0.wording.label, value: $0.wording.value)
      } ?? EventSubject(event)
    if event.date == .unstated { row.missing() } else { row.day(event.date) }
    row.text(event.type.wireName)
    row.text(marks.map { what(about, event, recorded: recorded, $0) } ?? about.what)
    row.text(about.store)
    let amount =
      event.type == .rateObserved
      ? about.amount : moneyText(recorded: about.amount, in: about.currency)
    row.figure(amount.isEmpty ? nil : amount)
    row.text(about.currency)
    row.text(lives(event, recorded: recorded) ? "yes" : "no")
    row.text { $0 += event.fields.source }
    row.text(recorded.description)
    row.text { event.identifier.append(to: &$0) }
    row.figure(about.quantity.isEmpty ? nil : about.quantity)
    row.text(about.unit)
  }
}
