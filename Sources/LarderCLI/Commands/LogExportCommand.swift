import EventSourcing
import GroceryModel
import Importing
import Reporting

enum LogExportCommand {
  enum Options {
    static let kind = Option(
      "as", "KIND", "only that kind of facts",
      allowed: ImportKind.allCases.map(\.rawValue) + FamilyKind.allCases.map(\.rawValue))
    static let format = Option(
      "format", short: "f", "FORMAT", "the output format", allowed: ["jsonl", "csv"])
  }

  static let command = Command(
    spec: CommandSpec(
      "log", "export", section: "The log", abstract: "write live events for another larder",
      discussion: """
        Without --as, writes all live events as JSON lines; 'larder import' of that file into an
        empty larder gives the same events with the same ids. With --as KIND, writes the facts of
        that kind as Larder's own CSV, or as JSON lines with -f jsonl. Units, aisles, shelves (the
        aisle of an item), trips, reviews, answers, lists, entries, changes and marks have a column
        for each key of the event; imported in any order, they are the same events with the same
        ids. Descriptions and budgets are included. Retractions are not, because what they
        retracted is left out.
        """,
      options: {
        Options.kind
        Options.format
        CommonOptions.facts
        CommonOptions.output
        CommonOptions.everywhere
      },
      examples: [
        CommandExample("larder log export -o household.jsonl", "everything, to archive or move"),
        CommandExample("larder log export --as receipts -o receipts.csv", "all lines as CSV"),
        CommandExample("larder log export --as units -o units.csv", "what bottles and packs hold"),
      ]),
    run: { arguments, session in
      let kind = arguments[Options.kind].flatMap(ImportKind.init(rawValue:))
      let family = arguments[Options.kind].flatMap(FamilyKind.init(rawValue:))
      let isJSON = try writesJSONLines(arguments, hasKind: kind != nil || family != nil)
      let snapshot = try session.snapshot(arguments)
      let liveness = try ReplayContext(of: snapshot).liveness
      let period = try session.period(arguments)
      let types =
        kind.map(ExportColumns.types) ?? family.map { [$0.type] }
        ?? EventType.allCases.filter { $0 != .eventRetracted }
      var lines = ExportedLines()
      var table = ExportColumns(kind ?? .receipts)
      var rows = family.map { FamilyRows($0) }
      // An event is exported as it was written: its id is made of these bytes.
      var scan = EventScan(upcasting: !isJSON, following: liveness.references)
      try scan.forEachEvent(in: try snapshot.ranges()) { (event, recorded) throws(LogError) in
        guard types.contains(event.type), liveness.isLive(event.identifier, recorded: recorded)
        else { return true }
        if let period, !period.contains(event.date) { return true }
        if isJSON {
          lines.add(event)
        } else if rows == nil {
          table.add(event)
        } else {
          rows?.add(event)
        }
        return true
      }
      if isJSON {
        try session.answer(arguments, lines.bytes)
      } else {
        var bytes: [UInt8] = []
        CSVRenderer().append(rows?.table ?? table.table, to: &bytes)
        try session.answer(arguments, bytes)
      }
      return .done
    })

  private static func writesJSONLines(
    _ arguments: ParsedArguments, hasKind: Bool
  ) throws -> Bool {
    let ending = arguments[CommonOptions.output].map { $0.lowercased().hasSuffix(".csv") }
    let isCSV = arguments[Options.format].map { $0 == "csv" } ?? ending ?? hasKind
    guard !isCSV || hasKind else {
      throw Failure(
        .usage, "CSV can hold only one kind of facts", expected: "--as KIND")
    }
    return !isCSV
  }
}

/// Events as JSON lines without their moment of recording, which another larder gives anew.
private struct ExportedLines: ~Copyable {
  private(set) var bytes: [UInt8] = []
  private var encoder = EventEncoder()

  mutating func add(_ event: borrowing RecordedEvent) {
    encoder.output.truncate(to: 0)
    let moment = Array(repeating: UInt8(ascii: "0"), count: Instant.textLength)
    moment.withUnsafeBufferPointer { recorded in
      _ = encoder.append(event.fields, recorded: recorded, identifier: event.identifier)
    }
    let text = encoder.output.bytes
    // `{"id":"…","type":"…","v":1,"date":"…"` and then `,"recorded":"…"`, in this order always.
    let cut = 7 + 32 + 10 + event.type.wireName.utf8.count + 16 + 10 + 1
    let length = #","recorded":"""#.utf8.count + Instant.textLength
    bytes.append(contentsOf: text[..<cut])
    bytes.append(contentsOf: text[(cut + length)...])
  }
}
