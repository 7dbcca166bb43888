import EventSourcing
import GroceryModel
import Projections

/// A cell of a table with the explanation of its figure.
public struct ExplainedCell: Sendable {
  /// The keys of its row.
  public let row: String
  /// The name of its column.
  public let column: String
  public let explanation: Explanation

  public init(row: String, column: String, explanation: Explanation) {
    self.row = row
    self.column = column
    self.explanation = explanation
  }

  /// The title above the parts.
  func title(in language: Language) -> String {
    let total = explanation.total
    guard language != .english else {
      return [column, "of", names.joined(separator: " · "), "=", total.text, total.unit]
        .joined(separator: " ") + " (\(explanation.arithmetic))"
    }
    let (say, wording) = (PhraseBook(language), Wording(language))
    let names = names.map { PhraseTemplate.isDays($0) ? say.days($0) : wording.category($0) }
    let heading = say(column.replacing("_", with: " "))
    let figure = [say.figures(total.text), say.value(total.unit)].filter { !$0.isEmpty }
    return wording.capitalised(heading) + ", " + names.joined(separator: " · ") + " = "
      + figure.joined(separator: " ") + " (\(say(explanation.arithmetic)))"
  }
}

extension ExplainedCell {
  /// The keys that tell people something: no sign for all categories, and no currency that the figure has
  /// too; two days are a period.
  private var names: [String] {
    let keys = row.split(separator: "·").map { NameKey.printed($0) }
      .filter { $0 != "*" && $0 != explanation.total.unit }
    let days = keys.indices.dropLast().first { place in
      [keys[place], keys[place + 1]].allSatisfy { Day($0) != nil }
    }
    guard let days else { return keys }
    return keys[..<days] + ["\(keys[days])..\(keys[days + 1])"] + keys[(days + 2)...]
  }
}

/// Facts about an event that is part of a figure.
public struct EventNote: Sendable {
  public let day: Day
  public let recorded: Instant
  /// The subject, such as an item.
  public let what: String
  public let store: String
  public let source: String

  public init(day: Day, recorded: Instant, what: String, store: String, source: String) {
    self.day = day
    self.recorded = recorded
    self.what = what
    self.store = store
    self.source = source
  }
}

extension Table {
  public static let explanationColumns: [Column] = [
    Column("row"), Column("cell"), Column("part", kind: .figure), Column("unit"),
    Column("event"), Column("date", kind: .day), Column("item"), Column("store"), Column("note"),
    Column("source"), Column("recorded"),
  ]

  /// All explanations as one table; the last row of each cell is its total, without an event.
  public static func explanations(
    _ cells: [ExplainedCell], _ notes: [EventIdentifier: EventNote]
  ) -> Table {
    Table(
      name: "explanation", columns: explanationColumns,
      rows: cells.flatMap { cell in
        let total = cell.explanation.total
        return rows(of: cell, notes) + [
          [
            .text(cell.row), .text(cell.column), .figure(total.text), .text(total.unit), .missing,
            .missing, .missing, .missing, .text("total: \(cell.explanation.arithmetic)"), .missing,
            .missing,
          ]
        ]
      })
  }

  /// The parts of one cell for people.
  ///
  /// Its words are those of the language. On a screen ids have as many digits as tell them apart and `larder undo` takes.
  public static func explanation(
    _ cell: ExplainedCell, _ notes: [EventIdentifier: EventNote], isOnScreen: Bool = false,
    in language: Language = .english
  ) -> Table {
    let event = explanationColumns.firstIndex { $0.name == "event" }
    return Table(
      name: "explanation", title: cell.title(in: language), columns: explanationColumns,
      rows: rows(of: cell, notes).map { row in
        var row = row
        if isOnScreen, let event, case .text(let id) = row[event] {
          row[event] = .text(String(id.prefix(8)))
        }
        return row
      }
    ).without(["row", "cell", "recorded"]).worded(in: language).withFigures(in: language)
  }

  private static func rows(
    of cell: ExplainedCell, _ notes: [EventIdentifier: EventNote]
  ) -> [[Cell]] {
    cell.explanation.parts.map { part in
      let note = part.event.flatMap { notes[$0] }
      return [
        .text(cell.row), .text(cell.column), .figure(part.figure.text), .text(part.figure.unit),
        part.event.map { .text($0.description) } ?? .missing,
        note.map { .day($0.day.description) } ?? .missing, .text(note?.what ?? ""),
        .text(note?.store ?? ""), .text(part.note), .text(note?.source ?? ""),
        .text(note?.recorded.description ?? ""),
      ]
    }
  }
}

extension Explanation.Figure {
  /// The figure as tables print it.
  public var text: String {
    switch self {
    case .money(let amount, let currency): moneyText(amount, in: currency)
    case .quantity(let amount, _): quantityText(amount)
    case .price(let text, _): text
    case .count(let count): String(count)
    case .statistic(let text): text
    }
  }

  public var unit: String {
    switch self {
    case .money(_, let currency): currency
    case .quantity(_, let unit), .price(_, let unit): unit
    case .count, .statistic: ""
    }
  }
}
