import EventSourcing
import GroceryModel
import Reporting

extension Command {
  static let undo = Command(
    spec: CommandSpec(
      "undo", section: "Recording", abstract: "retract the newest batch, or single events",
      discussion: """
        Without an argument the newest live batch that is not itself an undo is retracted; said
        again, the one before. With ids, those events. The id of a retraction brings back what it
        took. Nothing is ever erased: an undo is an event like any other.
        """,
      arguments: [
        ArgumentSpec(
          "ID", "an event's id, or a batch's moment as log show prints it", isRepeated: true,
          isOptional: true)
      ],
      options: [.value("reason", "TEXT", "why"), .dryRun] + OptionSpec.writing,
      examples: [
        CommandExample("larder undo", "take back the last import"),
        CommandExample(
          "larder undo 0123456789abcdef0123456789abcdef --reason 'rung up twice'",
          "retract one line"),
      ]),
    run: { arguments, session in
      let snapshot = try LogSnapshot(of: session.layout)
      guard !arguments.flag("dry-run") else {
        for target in try targets(arguments, in: snapshot) {
          try session.console.print(line: "would retract \(try describe(target, snapshot))")
        }
        return .done
      }
      var writer = try session.writer(arguments)
      if arguments.arguments.isEmpty, let earlier = try EarlierAttempt(before: writer),
        try earlier.isUndo()
      {
        earlier.report(to: session.console)
        return .done
      }
      let targets = try targets(arguments, in: writer.snapshot)
      for target in targets {
        try Retracting.append(
          target, reason: arguments.value("reason"), date: session.today, to: &writer)
      }
      session.console.recordedBatch = try writer.commit()?.commit.recorded
      for target in targets {
        try session.console.print(line: "retracted \(try describe(target, snapshot))")
      }
      return .done
    })

  private static func describe(
    _ target: Retraction.Target, _ snapshot: LogSnapshot
  ) throws(LogError) -> String {
    switch target {
    case .event(let event): return "event \(event)"
    case .batch(let batch):
      var walk = BatchWalk(snapshot)
      while let next = try walk.next() {
        guard next.commit.recorded == batch else { continue }
        let what = next.commit.events == 1 ? ": \(try subject(of: next, in: snapshot))" : ""
        return "batch \(batch), \(counted(next.commit.events, "event"))\(what)"
      }
      return "batch \(batch)"
    }
  }

  /// What the one event of a batch is about.
  private static func subject(
    of batch: Batch, in snapshot: LogSnapshot
  ) throws(LogError) -> String {
    var text = ""
    var scan = EventScan()
    let ranges = try snapshot.ranges(from: batch.start, to: batch.end)
    try scan.forEachEvent(in: ranges) { (event, _) throws(LogError) in
      let about = EventSubject(event)
      let parts = [event.type.wireName, about.what, about.quantity, about.unit]
      text = parts.filter { !$0.isEmpty }.joined(separator: " ")
      return false
    }
    return TerminalText.safe(text)
  }

  private static func targets(
    _ arguments: ParsedArguments, in snapshot: LogSnapshot
  ) throws -> [Retraction.Target] {
    arguments.arguments.isEmpty
      ? [try newestBatch(of: snapshot)] : try targets(named: arguments.arguments, in: snapshot)
  }

  private static func newestBatch(of snapshot: LogSnapshot) throws -> Retraction.Target {
    let late = try LateFacts(of: snapshot)
    var walk = BatchWalk(snapshot)
    while let batch = try walk.next() {
      guard late.liveness.isLive(batch: batch.commit.recorded),
        try !Retracting.isUndo(batch, in: snapshot)
      else { continue }
      return .batch(batch.commit.recorded)
    }
    throw Failure(.noInput, "there is nothing to undo")
  }

  private static func targets(
    named words: [String], in snapshot: LogSnapshot
  ) throws -> [Retraction.Target] {
    var targets: [Retraction.Target] = []
    var open: Set<EventIdentifier> = []
    for word in words {
      if let event = EventIdentifier(word) {
        open.insert(event)
        targets.append(.event(event))
      } else if word.utf8.count == Instant.textLength, let batch = Instant(word) {
        var walk = BatchWalk(snapshot)
        var isFound = false
        while !isFound, let next = try walk.next() { isFound = next.commit.recorded == batch }
        guard isFound else { throw Failure(.noInput, "there is no batch of '\(word)'") }
        targets.append(.batch(batch))
      } else {
        throw Failure(
          .usage, "'\(word)' is neither an event nor a batch",
          expected: "an id of 32 hex digits, or a moment as 2026-10-04T08:11:52.073114Z")
      }
    }
    let missing = try Retracting.missing(open, in: snapshot)
    if let first = missing.min() { throw Failure(.noInput, "there is no event '\(first)'") }
    return targets
  }
}
