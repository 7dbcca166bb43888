import EventSourcing
import GroceryModel
import Projections
import Reporting

/// A table whose figures can be explained.
struct ExplainedTable {
  static let row = Option(
    "row", "COLUMN=VALUE", "only rows with that value; VALUE alone matches any column",
    isRepeatable: true)
  static let cell = Option("cell", "COLUMN", "the column to explain")

  let table: Table
  /// The columns whose figures can be explained, the one by default first.
  let cells: [String]
  /// Explains the figure of a row, by its place, and a column.
  let explain: (_ row: Int, _ column: String) throws -> Explanation

  /// A table of statistics: each explanation is given the figure as the table prints it.
  init(
    _ table: Table, cells: [String],
    explaining explain: @escaping (_ row: Int, _ column: String, _ text: String) -> Explanation
  ) {
    self.table = table
    self.cells = cells
    self.explain = { row, column in
      explain(row, column, Self.content(of: row, column, in: table))
    }
  }

  init(
    table: Table, cells: [String],
    _ explain: @escaping (_ row: Int, _ column: String) throws -> Explanation
  ) {
    self.table = table
    self.cells = cells
    self.explain = explain
  }

  /// The explanations that `--row` and `--cell` ask for.
  ///
  /// - Throws: `Failure` for a column or a row that is not there.
  func cells(_ arguments: ParsedArguments) throws -> [ExplainedCell] {
    let column = arguments[ExplainedTable.cell] ?? cells[0]
    guard cells.contains(column) else {
      throw Failure(
        .usage, "'\(column)' cannot be explained",
        expected: "one of " + cells.joined(separator: ", "),
        hint: Suggestion.nearest(to: column, among: cells).map { "did you mean '\($0)'?" })
    }
    let rows = try wanted(arguments.values(ExplainedTable.row))
    return try rows.compactMap { place in
      let shown = Self.content(of: place, column, in: table)
      // An empty cell has nothing to explain.
      guard !shown.isEmpty else { return nil }
      let explanation = try explain(place, column)
      try check(explanation.total.text, against: shown, label(of: place), column)
      return ExplainedCell(row: label(of: place), column: column, explanation: explanation)
    }
  }

  private static func content(of row: Int, _ column: String, in table: Table) -> String {
    guard let place = table.columns.firstIndex(where: { $0.name == column }) else { return "" }
    return table.rows[row][place].content
  }

  /// Returns the keys of a row: the cells before its first figure.
  private func label(of row: Int) -> String {
    let count = table.columns.firstIndex { ![.text, .day].contains($0.kind) }
    return table.rows[row].prefix(count ?? table.columns.count).map(\.content)
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The rows that hold all values asked for; all rows if none is.
  private func wanted(_ conditions: [String]) throws -> [Int] {
    var rows = Array(table.rows.indices)
    for condition in conditions {
      let parts = condition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let column = parts.count == 2 ? String(parts[0]) : nil
      let names = table.columns.map(\.name)
      if let column, !names.contains(column) {
        throw Failure(
          .usage, "the table has no column '\(column)'",
          expected: "COLUMN=VALUE with one of " + names.joined(separator: ", "),
          hint: Suggestion.nearest(to: column, among: names).map { "did you mean '\($0)'?" })
      }
      let key = NameKey.matching(String(parts.last ?? ""))
      let places = table.columns.indices.filter { column == nil || names[$0] == column }
      rows = rows.filter { row in
        let cells = table.rows[row]
        return places.contains { NameKey.matching(cells[$0].content) == key }
      }
      guard !rows.isEmpty else {
        throw Failure(
          .usage, "no row has '\(condition)'",
          hint: "without --row, every row is explained")
      }
    }
    return rows
  }

  /// Refuses an explanation that does not give what the table shows.
  private func check(
    _ total: String, against shown: String, _ row: String, _ column: String
  ) throws {
    func number(_ text: String) -> ExactDecimal? { ExactDecimal(text) }
    guard total != shown, number(total) != number(shown) else { return }
    throw Failure(
      .bug, "the parts of '\(column)' of '\(row)' add up to \(total), but the table shows \(shown)")
  }
}

extension Session {
  /// Gives explanations as the answer, with what is known of their events.
  func answer(_ arguments: ParsedArguments, _ cells: [ExplainedCell]) throws {
    let notes = try notes(
      on: Set(cells.flatMap { $0.explanation.parts.compactMap(\.event) }), arguments)
    let format = format(arguments)
    guard [.text, .md].contains(format), !cells.isEmpty else {
      return try answer(arguments, Table.explanations(cells, notes), greatest: nil)
    }
    var bytes: [UInt8] = []
    let colour = arguments[CommonOptions.output] == nil && usesColour(arguments)
    let language = try reportLanguage(arguments)
    format.renderer(colour: colour).append(
      cells.map { cell in
        let isOnScreen = fitsWidth && !arguments.isGiven(CommonOptions.wide)
        return fitted(
          .explanation(cell, notes, isOnScreen: isOnScreen, in: language), arguments,
          without: ["source", "note"], in: language)
      }, to: &bytes)
    try answer(arguments, bytes)
  }

  /// Returns notes about some live events, read in one pass over the log.
  private func notes(
    on events: Set<EventIdentifier>, _ arguments: ParsedArguments
  ) throws -> [EventIdentifier: EventNote] {
    var notes: [EventIdentifier: EventNote] = [:]
    guard !events.isEmpty else { return notes }
    let snapshot = try snapshot(arguments)
    let liveness = try ReplayContext(of: snapshot).liveness
    var scan = EventScan()
    try scan.forEachEvent(in: try snapshot.ranges()) { (event, recorded) throws(LogError) in
      let identifier = event.identifier
      guard events.contains(identifier), notes[identifier] == nil,
        liveness.isLive(identifier, recorded: recorded)
      else { return true }
      let subject = EventSubject(event)
      notes[identifier] = EventNote(
        day: event.date, recorded: recorded, what: subject.what, store: subject.store,
        source: String(decoding: event.fields.source, as: UTF8.self))
      return notes.count < events.count
    }
    return notes
  }
}
