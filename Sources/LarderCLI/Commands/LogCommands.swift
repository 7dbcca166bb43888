import ByteTools
import EventSourcing
import GroceryModel
import Reporting

enum LogCommands {
  enum Options {
    static let head = Option(
      "head", "DIGEST", "a head digest kept elsewhere, or its first 8 digits or more")
    static let events = Flag("events", "leave the commit lines out")
  }

  static let verify = Command(
    spec: CommandSpec(
      "log", "verify", section: "The log", abstract: "check every byte of the log",
      discussion: """
        Reads all acknowledged bytes and checks the batches' digests, the chain of commits, the form
        of every line and every event's id. Keep the printed head digest somewhere else: it proves
        everything before it. --head looks for a digest that you kept; if the chain does not contain
        it, the log was rewritten.
        """,
      options: {
        Options.head
        CommonOptions.everywhere
      },
      examples: [
        CommandExample(
          "larder log verify --head 5f2a91c0", "check that nothing before that digest changed")
      ]),
    run: { arguments, session in
      let kept = try arguments[Options.head].map(KeptHead.init)
      let check: LogVerification
      let snapshot: LogSnapshot
      do throws(LogError) {
        snapshot = try LogSnapshot(of: session.layout)
        check = try LogVerification(of: snapshot)
      } catch {
        throw Failure(verifying: error)
      }
      for problem in check.problems {
        session.console.say(
          Diagnostic(
            .error, problem.reason, file: problem.place.path, line: problem.place.line))
      }
      if check.unacknowledged > 0 {
        session.console.say(
          Diagnostic(
            .note, "\(counted(check.unacknowledged, "byte")) past HEAD, never acknowledged",
            hint: "readers ignore them; the next writer moves them to quarantine"))
      }
      let head = check.head?.hex ?? "none"
      let verdict =
        check.problems.isEmpty ? "sound" : "damaged in \(counted(check.problems.count, "place"))"
      let say = try session.phrases(arguments)
      let counts = [
        counted(check.batches, "batch", plural: "batches"), counted(check.events, "event"),
        "\(check.bytes) bytes",
      ]
      try session.console.print(
        line: counts.map { say($0) }.joined(separator: ", ") + ": " + say(verdict))
      try session.console.print(line: "head \(head)")
      if let kept { try session.console.print(line: try kept.sentence(in: snapshot)) }
      guard !check.problems.isEmpty else {
        VerifiedDay(session.layout).note(session.today)
        return .done
      }
      return check.newerEvents == check.problems.count ? .newer : .damaged
    })

  static let repair = Command(
    spec: CommandSpec(
      "log", "repair", section: "The log", abstract: "keep every sound batch of a damaged log",
      discussion: """
        Keeps every batch whose bytes match its digest, in order, and moves the rest to quarantine/.
        Batches after the damage get new commit lines; their events stay byte for byte. The message
        says how many events are missing and when they were recorded, so that you can import their
        sources again. --dry-run only shows what would happen.
        """,
      options: {
        CommonOptions.dryRun
        CommonOptions.writing
      }),
    run: { arguments, session in
      let isTrial = arguments[CommonOptions.dryRun]
      let repair = try LogRepair(
        session.layout, isTrial: isTrial, lockTimeout: try session.lockTimeout(arguments))
      for found in repair.found {
        session.console.say(
          Diagnostic(
            .note, found.reason, file: found.place.path, line: found.place.line,
            hint: Failure.lineEnds(of: found.place)))
      }
      try session.console.print(
        line: "\(isTrial ? "would keep" : "kept") "
          + "\(counted(repair.batches, "batch", plural: "batches")) up to sequence "
          + "\(repair.events); \(repair.quarantined) bytes "
          + "\(isTrial ? "would go" : "went") to quarantine")
      return .done
    })

  static let cat = Command(
    spec: CommandSpec(
      "log", "cat", section: "The log", abstract: "print the committed lines as they are",
      discussion: """
        Prints every acknowledged line, commit lines too, for jq, DuckDB or wc. Ends with 4 at a
        damaged line.
        """,
      options: {
        CommonOptions.asOf
        Options.events
        CommonOptions.everywhere
      },
      examples: [
        CommandExample(
          "larder log cat --events | jq -r 'select(.type == \"purchase.recorded\") | .data.item' "
            + "| sort | uniq -c", "how often each item was bought")
      ]),
    run: { arguments, session in
      let snapshot = try session.snapshot(arguments)
      let leavesCommits = arguments[Options.events]
      var reader = LineReader()
      var decoder = EventDecoder()
      var closed: ClosedOutput?
      for range in try snapshot.ranges() {
        try reader.forEachLine(in: range) { (line, offset) throws(LogError) in
          if CommitLine.isClaimed(by: line) {
            if leavesCommits { return true }
          } else {
            try decoder.decode(line, at: LogPlace(path: range.path, offset: offset))
          }
          do throws(ClosedOutput) {
            // The line feed follows the line in the reader's buffer.
            try session.console.print(Bytes(start: line.baseAddress, count: line.count + 1))
            return true
          } catch {
            closed = error
            return false
          }
        }
        if let closed { throw closed }
      }
      return .done
    })

  static let stats = Command(
    spec: CommandSpec(
      "log", "stats", section: "The log", abstract: "how much the log holds, and its head digest",
      options: {
        CommonOptions.asOf
        CommonOptions.format
        CommonOptions.output
        CommonOptions.everywhere
      },
      columns: ["key", "value"]),
    run: { arguments, session in
      let snapshot = try session.snapshot(arguments)
      let counts = try EventCounts(of: snapshot, workers: session.world.workers)
      var rows: [[Cell]] = [
        [.text("home"), .text(session.layout.root)],
        [.text("sequence"), .count(snapshot.head.sequence)],
        [.text("batches"), .count(counts.batches)],
        [.text("bytes"), .count(counts.bytes)],
        [.text("live"), .count(counts.live)],
        [.text("first_day"), counts.firstDay.map { .day($0.description) } ?? .missing],
        [.text("last_day"), counts.lastDay.map { .day($0.description) } ?? .missing],
        [.text("last_recorded"), snapshot.last.map { .text($0.recorded.description) } ?? .missing],
        [.text("head"), snapshot.head.commit.map { .text($0.hex) } ?? .missing],
      ]
      for type in EventType.allCases where counts.byType[type, default: 0] > 0 {
        rows.append([.text(type.wireName), .count(counts.byType[type, default: 0])])
      }
      let table = Table(
        name: "stats", columns: [Column("key"), Column("value")], rows: rows)
      try session.answer(arguments, table, greatest: "value")
      return .done
    })
}

/// The number of events in a log, by type.
private struct EventCounts {
  private(set) var batches = 0
  private(set) var bytes = 0
  let live: Int
  let byType: [EventType: Int]
  let firstDay: Day?
  let lastDay: Day?

  init(of snapshot: LogSnapshot, workers: Int) throws(LogError) {
    var walk = BatchWalk(snapshot)
    while let batch = try walk.next() {
      batches += 1
      bytes += batch.end.offset - batch.start.offset
    }
    let end = Day(ordinal: .max)
    let count = try Replay(snapshot, today: end, workers: workers).fold(LiveCount())
    live = count.byType.reduce(0, +)
    byType = Dictionary(
      uniqueKeysWithValues: EventType.allCases.map { ($0, count.byType[Int($0.rawValue)]) })
    firstDay = count.first > count.last ? nil : count.first
    lastDay = count.first > count.last ? nil : count.last
  }
}

/// Counts live events by type.
private struct LiveCount: Projection {
  var byType = Array(repeating: 0, count: EventType.allCases.count)
  var first = Day(ordinal: .max)
  var last = Day(ordinal: .min)

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    byType[Int(event.type.rawValue)] += 1
    // What holds for all days has none.
    guard event.date != .unstated else { return }
    first = min(first, event.date)
    last = max(last, event.date)
  }

  mutating func merge(_ other: LiveCount) {
    for index in byType.indices { byType[index] += other.byType[index] }
    first = min(first, other.first)
    last = max(last, other.last)
  }
}
