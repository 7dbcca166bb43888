import Projections
import Reporting

extension Session {
  /// The columns that text for people may take.
  var width: Int {
    if world.isOutputTerminal, let size = world.terminalSize { return max(size.columns, 20) }
    let stated = world.environment("COLUMNS").flatMap { Int($0) } ?? 0
    return stated >= 20 ? stated : 80
  }

  /// True if lines must fit: on a terminal, or where `COLUMNS` says how many columns there are.
  var fitsWidth: Bool {
    world.isOutputTerminal || (world.environment("COLUMNS").flatMap { Int($0) } ?? 0) >= 20
  }

  /// The language's words for sentences, for people.
  func phrases(_ arguments: ParsedArguments) throws -> PhraseBook {
    PhraseBook(try reportLanguage(arguments))
  }

  /// Prints a sentence in lines that fit the terminal; in one line where none is written to.
  func print(paragraph text: String) throws {
    guard fitsWidth else { return try console.print(line: text) }
    for line in WrappedText.lines(of: text, width: width, indent: 2) {
      try console.print(line: line)
    }
  }

  /// Returns lines wrapped to the terminal, what follows in a line's next ones indented further;
  /// unchanged where none is written to.
  func fitting(_ text: String) -> String {
    guard fitsWidth else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard TerminalText.width(of: String(line)) > width else { return String(line) }
      let blanks = String(line.prefix { $0 == " " })
      return WrappedText.lines(of: String(line), width: width - blanks.count, indent: 2)
        .map { blanks + $0 }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// A table of all columns as a terminal, or `COLUMNS`, has room for it, without optional ones if need
  /// be; unchanged elsewhere.
  func fitted(
    _ table: Table, _ arguments: ParsedArguments, without optional: [String] = [],
    in language: Language? = nil
  ) -> Table {
    guard fitsWidth, format(arguments) == .text,
      arguments[CommonOptions.output] == nil, !arguments.isGiven(CommonOptions.wide)
    else { return table }
    return table.fitted(
      into: width, by: Screen([], optional: optional), in: language ?? ownLanguage)
  }

  /// Gives a table as the answer, sorted and cut as asked.
  ///
  /// People are shown the screen's columns unless they ask for all, and an empty answer in a sentence;
  /// programs get every column.
  ///
  /// - Parameters:
  ///   - arguments: How it is sorted, cut and written.
  ///   - table: All rows.
  ///   - screen: The columns for people; nil for all.
  ///   - column: What `--top` goes by where no other order is asked for; nil for the rows' own.
  ///   - optional: Without a screen, the columns to be left out first where all have no room.
  /// - Throws: `Failure` for a column that is not there, `ClosedOutput` where it cannot be written.
  func answer(
    _ arguments: ParsedArguments, _ table: Table, screen: Screen? = nil, greatest column: String?,
    without optional: [String] = []
  ) throws {
    var arranged = try TableArrangement(arguments, greatest: column).arrange(table)
    let format = format(arguments)
    if format == .text, table.rows.isEmpty, table.notes.isEmpty, member == nil,
      arguments[CommonOptions.output] == nil
    {
      return try noteNothing(arguments, isOfPurchases: screen != nil)
    }
    let language = format.isForPeople ? try reportLanguage(arguments) : .english
    arranged = arranged.worded(in: language)
    let isWide = arguments.isGiven(CommonOptions.wide)
    if format.isForPeople, isWide, let screen {
      arranged = try ScreenView(screen, ownCurrency: ownCurrency, in: language)
        .totalled(arranged, outOf: table)
    }
    let screen = format.isForPeople && !isWide ? screen : nil
    if let screen {
      arranged = try view(of: arranged, outOf: table, screen, arguments, in: language)
    }
    arranged = arranged.withFigures(in: language)
    if let screen, format == .text {
      arranged = arranged.fitted(into: width, by: screen, in: language)
    } else if screen == nil {
      arranged = fitted(arranged, arguments, without: optional, in: language)
    }
    if format == .jsonl || member != nil {
      return try stream(arguments, arranged) { try arranged.rows.forEachRow($0) }
    }
    var bytes: [UInt8] = []
    let renderer = format.renderer(
      colour: arguments[CommonOptions.output] == nil && usesColour(arguments))
    renderer.append(document: arranged, to: &bytes, workers: world.workers)
    try send(arguments, bytes)
    // The process ends next: to let go of each text by itself would take as long as to write it.
    _ = Unmanaged.passRetained(KeptTable(arranged))
  }

  /// Says of an empty answer in a sentence that it is, and of one about purchases when the last was.
  private func noteNothing(_ arguments: ParsedArguments, isOfPurchases: Bool) throws {
    guard console.remarks == 0 else { return }
    let text = EmptyAnswer(try reportLanguage(arguments))
    guard isOfPurchases else { return console.say(Diagnostic(.note, text.plain)) }
    let days = try SpendQuestion(by: [.day]).answer(from: try replay(arguments)).rows
    console.say(
      Diagnostic(
        .note, text.ofPurchases(last: days.last?.keys[0], today: today),
        hint: days.isEmpty ? "larder import FILE or larder add records purchases" : nil))
  }

  /// The household's own currency; nil without one.
  private var ownCurrency: String? { get throws { try Settings(layout).values[.currency] } }

  private func view(
    of arranged: Table, outOf table: Table, _ screen: Screen, _ arguments: ParsedArguments,
    in language: Language
  ) throws -> Table {
    let sorted = arguments[CommonOptions.sort].map {
      $0.hasPrefix("-") ? String($0.dropFirst()) : $0
    }
    let isByMoney = table.columns.contains { $0.name == sorted && $0.kind == .money }
    return ScreenView(screen, ownCurrency: try ownCurrency, in: language)
      .view(
        of: arranged, outOf: table, keepsOrder: screen.keepsOrder || sorted != nil && !isByMoney)
  }
}

/// Keeps a table for as long as the process lives.
private final class KeptTable {
  private let table: Table

  init(_ table: Table) { self.table = table }
}
