import ByteTools
import EventSourcing
import GroceryModel
import Importing

/// Events that a program sent, one a line.
struct IncomingEvents {
  /// One line of the input that holds an event.
  struct Line {
    let bytes: [UInt8]
    /// The line's number, from 1.
    let number: Int
  }

  private let session: Session
  /// The file that the lines are in; nil for standard input.
  private let file: ImportFile?
  private(set) var lines: [Line] = []
  /// The days of all events; once the known ones are identified, of the new ones.
  private var days = OuterEventDays()

  init(_ session: Session, in file: ImportFile? = nil) {
    self.session = session
    self.file = file
  }

  private var name: String { file?.name ?? "-" }

  private func text() throws(Failure) -> [UInt8] {
    var text: [UInt8] = []
    var open = OpenLine()
    if let file {
      do {
        text = try InputFile.bytes(file.path)
      } catch {
        throw Failure(.io, "cannot read '\(file.name)': \(error.reason)")
      }
      try open.note(text, in: name)
      return text
    }
    while true {
      let chunk = try session.world.readInput(64 << 10)
      if chunk.isEmpty { return text }
      try open.note(chunk, in: name)
      text += chunk
    }
  }

  /// The line that the bytes read so far end in.
  private struct OpenLine {
    private var number = 1
    private var length = 0

    /// Takes in further bytes.
    ///
    /// - Throws: `Failure` for a line that no log could hold.
    mutating func note(_ bytes: [UInt8], in name: String) throws(Failure) {
      for byte in bytes {
        if byte == UInt8(ascii: "\n") {
          number += 1
          length = 0
        } else {
          length += 1
          guard length <= LineReader.maximumLineLength else {
            throw Failure(
              Diagnostic(
                .error, "a line is longer than \(LineReader.maximumLineLength >> 20) MiB",
                file: name, line: number, expected: "one event a line", hint: "nothing was recorded"
              ),
              .badInput)
          }
        }
      }
    }
  }

  /// Reads and checks all lines, and says what is wrong with each that is.
  mutating func readAll() throws(Failure) -> Bool {
    let text = try text()
    var decoder = EventDecoder()
    var faults = 0
    for (index, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
      do throws(LineFault) {
        try take(Line(bytes: Array(line), number: index + 1), &decoder)
      } catch {
        faults += 1
        let excerpt = Excerpt(line: Array(line), fault: error)
        session.console.say(
          Diagnostic(
            .error, error.description, file: name, line: index + 1, column: excerpt?.caretColumn,
            hint: Self.remedy(error), excerpt: excerpt))
      }
    }
    guard faults > 0 else { return true }
    session.console.say(
      Diagnostic(
        .error,
        "\(counted(faults, "line")) of \(file?.name ?? "standard input") cannot be recorded",
        hint: "nothing was recorded; safe to repeat"))
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

  private mutating func take(_ line: Line, _ decoder: inout EventDecoder) throws(LineFault) {
    try line.bytes.withUnsafeBufferPointer { (bytes) throws(LineFault) in
      try Self.check(bytes, &decoder)
      note(decoder.event, line: line.number)
    }
    lines.append(line)
  }

  private static func check(_ line: Bytes, _ decoder: inout EventDecoder) throws(LineFault) {
    try decoder.decodeIncoming(line)
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

  /// Adds the events that are not known to the batch, and returns how many they are.
  mutating func append(to writer: inout LogWriter, _ known: inout KnownEvents) throws -> Int {
    var decoder = EventDecoder()
    var count = 0
    days = OuterEventDays()
    for line in lines {
      try line.bytes.withUnsafeBufferPointer { bytes in
        try decoder.decodeIncoming(bytes)
        let given = EventIdentifier(hex: decoder.event.identifierText)
        let identifier = writer.identifier(of: decoder.event.fields)
        if let given, given != identifier {
          let fault = LineFault.wrongIdentifier(
            found: given.description, expected: identifier.description)
          throw Failure(
            Diagnostic(
              .error, fault.description, file: name, line: line.number,
              hint: "leave the id out, and it is computed"), .badInput)
        }
        guard !known.holds(identifier) else { return }
        known.insert(identifier)
        try writer.append(decoder.event.fields, identifier: identifier)
        note(decoder.event, line: line.number)
        count += 1
      }
    }
    return count
  }

  private mutating func note(_ event: borrowing RecordedEvent, line: Int) {
    days.note(event.date, line: line)
    if let day = event.fields.firstPeriodDay { days.note(day, line: line) }
  }

  /// Returns warnings about days whose years may be mistyped.
  func farDays(isTrial: Bool) -> [Diagnostic] {
    days.warnings(today: session.today, isTrial: isTrial)
  }
}
