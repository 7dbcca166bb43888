import EventSourcing
import GroceryModel
import Importing

extension Command {
  static let append = Command(
    spec: CommandSpec(
      "append", section: "Recording", abstract: "record events given as JSON lines",
      discussion: """
        Reads one event a line from standard input: type, date and data as in the log; id, v and
        recorded may be left out. All are checked, then all are recorded as one batch, or none.
        An event whose id is known already is counted and not recorded again.
        """,
      options: [
        .value(
          "expect", "SEQ", "record only if the log is at this sequence number, else end with 5"),
        .dryRun,
      ] + OptionSpec.writing,
      examples: [
        CommandExample(
          #"echo '{"type":"rate.observed","date":"2026-10-01","data":{"from":"USD","to":"EUR","#
            + #""rate":"0.92"}}' | larder append"#, "record an exchange rate")
      ]),
    run: { arguments, session in
      let expected = try arguments.value("expect").map { text in
        guard let number = Int(text), number >= 0 else {
          throw Failure(.usage, "'\(text)' is not a sequence number")
        }
        return number
      }
      var input = IncomingEvents(session)
      guard input.readAll() else { return .badInput }
      if arguments.flag("dry-run") {
        try session.console.print(line: "\(counted(input.lines.count, "event")) would be recorded")
        return .done
      }
      guard !input.lines.isEmpty else {
        throw Failure(.badInput, "standard input holds no event")
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
      let end = batch?.commit.sequence ?? sequence
      try session.console.print(
        line:
          "\(counted(count, "event")) recorded, \(input.lines.count - count) known; sequence \(end)"
          + (batch == nil ? "" : "; batch \(recorded)"))
      return .done
    })
}

/// Events that a program sent, one a line.
private struct IncomingEvents {
  private let session: Session
  private(set) var lines: [[UInt8]] = []
  private var numbers: [Int] = []

  init(_ session: Session) {
    self.session = session
  }

  /// Reads and checks all lines, and says what is wrong with each that is.
  mutating func readAll() -> Bool {
    var text: [UInt8] = []
    while true {
      let chunk = session.world.read(64 << 10)
      if chunk.isEmpty { break }
      text += chunk
    }
    var decoder = EventDecoder()
    var faults = 0
    for (index, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
      do throws(LineFault) {
        try Self.check(Array(line), &decoder)
        lines.append(Array(line))
        numbers.append(index + 1)
      } catch {
        faults += 1
        let excerpt = Excerpt(line: Array(line), fault: error)
        session.console.say(
          Diagnostic(
            .error, error.description, file: "-", line: index + 1, column: excerpt?.caretColumn,
            hint: Self.remedy(error), excerpt: excerpt))
      }
    }
    guard faults > 0 else { return true }
    session.console.say(
      Diagnostic(
        .error, "\(counted(faults, "line")) of standard input cannot be recorded",
        hint: "nothing of it was; safe to repeat"))
    return false
  }

  private static func remedy(_ fault: LineFault) -> String? {
    switch fault {
    case .unknownType(let name):
      let names = EventType.allCases.filter { $0 != .logCommitted }.map(\.wireName)
      return Suggestion.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
    case .badValue(_, let found, TypedCurrency.expected): return TypedCurrency.question(to: found)
    default: return nil
    }
  }

  private static func check(_ line: [UInt8], _ decoder: inout EventDecoder) throws(LineFault) {
    try line.withUnsafeBufferPointer { (bytes) throws(LineFault) in
      try decoder.decodeIncoming(bytes)
      try EventValidation.check(decoder.event.fields)
      guard decoder.event.type != .logCommitted else {
        throw .unknownType(decoder.event.type.wireName)
      }
      // What has an id comes from a log, and a log holds what it holds.
      guard decoder.event.identifierText.isEmpty else { return }
      for (place, key) in PayloadSchema.of(decoder.event.type).keys.enumerated()
      where key.form == .currency && key.name != "from"
        && decoder.event.fields[place].baseAddress != nil
      {
        let text = String(decoding: decoder.event.fields[place], as: UTF8.self)
        guard Currency(text)?.isWellFormed != true else { continue }
        throw .badValue(key: key.name, found: text, expected: TypedCurrency.expected)
      }
    }
  }

  /// Adds the events that are not known to the batch, and returns how many they are.
  func append(to writer: inout LogWriter, _ known: inout KnownEvents) throws -> Int {
    var decoder = EventDecoder()
    var count = 0
    for (line, number) in zip(lines, numbers) {
      try line.withUnsafeBufferPointer { bytes in
        try decoder.decodeIncoming(bytes)
        let given = EventIdentifier(hex: decoder.event.identifierText)
        let identifier = writer.identifier(of: decoder.event.fields)
        if let given, given != identifier {
          let fault = LineFault.wrongIdentifier(
            found: given.description, expected: identifier.description)
          throw Failure(
            Diagnostic(
              .error, fault.description, file: "-", line: number,
              hint: "leave the id out to have it computed"), .badInput)
        }
        guard !known.holds(identifier) else { return }
        known.insert(identifier)
        try writer.append(decoder.event.fields, identifier: identifier)
        count += 1
      }
    }
    return count
  }
}
