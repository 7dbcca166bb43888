import EventSourcing
import Importing

enum AppendCommand {
  enum Options {
    static let expect = Option(
      "expect", "SEQ", "record only if the log is at this sequence number, else exit with 5")
  }

  static let command = Command(
    spec: CommandSpec(
      "append", section: "Recording", abstract: "record events given as JSON lines",
      discussion: """
        Reads one event a line from standard input: type, date and data as in the log; id, v and
        recorded may be left out. All events are checked, then recorded as one batch, or none is. An
        event whose id is already known is counted and not recorded again.
        """,
      options: {
        Options.expect
        CommonOptions.dryRun
        CommonOptions.writing
      },
      examples: [
        CommandExample(
          #"echo '{"type":"rate.observed","date":"2026-10-01","data":{"from":"USD","to":"EUR","#
            + #""rate":"0.92"}}' | larder append"#, "record an exchange rate")
      ]),
    run: { arguments, session in
      let expected = try arguments[Options.expect].map { text in
        guard let number = Int(text), number >= 0 else {
          throw Failure.invalid(text, for: "--expect", expected: "a sequence number")
        }
        return number
      }
      var input = IncomingEvents(session)
      guard try input.readAll() else { return .badInput }
      if arguments[CommonOptions.dryRun] {
        for warning in input.farDays(isTrial: true) { session.console.say(warning) }
        try session.console.print(line: "\(counted(input.lines.count, "event")) would be recorded")
        return .done
      }
      guard !input.lines.isEmpty else {
        throw Failure(.badInput, "standard input has no events")
      }
      var writer = try session.writer(arguments)
      let sequence = writer.snapshot.head.sequence
      if let expected, expected != sequence {
        throw LogError.conflict(expected: expected, found: sequence)
      }
      var known = try KnownEvents(writer.snapshot, holdsLines: false) { _, _ in }
      let count = try input.append(to: &writer, &known)
      let recorded = writer.recorded
      let batch = try writer.commit()
      session.console.recordedBatch = batch?.commit.recorded
      for warning in input.farDays(isTrial: false) { session.console.say(warning) }
      let end = batch?.commit.sequence ?? sequence
      try session.console.print(
        line:
          "\(counted(count, "event")) recorded, \(input.lines.count - count) known; sequence \(end)"
          + (batch == nil ? "" : "; batch \(recorded)"))
      return .done
    })
}
