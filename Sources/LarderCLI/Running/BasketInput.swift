import GroceryModel
import Importing
import Projections

/// What `larder compare` is asked to buy: items on the command line, or a file.
struct BasketInput {
  let entries: [BasketEntry]
  /// The file as the user named it, and the line of each entry.
  private let file: (name: String, lines: [Int])?

  /// - Throws: `Failure` where there is nothing to buy or the file has faults.
  init(_ arguments: ParsedArguments, _ session: Session) throws {
    guard let name = arguments.value("list") else {
      guard !arguments.arguments.isEmpty else {
        throw Failure(.usage, "there is nothing to buy", expected: "ITEM… or --list FILE")
      }
      entries = arguments.arguments.map { BasketEntry($0) }
      file = nil
      return
    }
    guard arguments.arguments.isEmpty else {
      throw Failure(.usage, "--list cannot be used with ITEM")
    }
    let copy = name == "-" ? try InputCopy(session.world) : nil
    let list = try withExtendedLifetime(copy) {
      try ShoppingListFile(path: copy?.path ?? session.world.resolve(name))
    }
    let diagnostics = list.faults.map { fault in
      Diagnostic(
        .error, fault.found, file: name, line: fault.line,
        expected: fault.column.map { "\(fault.expected), in column \($0)" } ?? fault.expected)
    }
    try Self.refuse(diagnostics, .badInput, session.console)
    guard !list.entries.isEmpty else {
      throw Failure(
        Diagnostic(.error, "there is nothing to buy", file: name, expected: "a line an item"),
        .badInput)
    }
    entries = list.entries.map { entry in
      BasketEntry(
        entry.item, quantity: entry.quantity, unit: entry.unit, container: entry.container)
    }
    file = (name, list.entries.map(\.line))
  }

  /// Names the entries that no store can have, where the user wrote them; the others are compared.
  ///
  /// - Throws: `Failure` where no item on the command line is known.
  func report(_ unknown: [BasketFault], _ console: Console) throws {
    if file == nil, unknown.count == entries.count {
      try Self.refuse(unknown.map(located), .usage, console)
    }
    for fault in unknown {
      var diagnostic = located(fault)
      diagnostic.severity = .warning
      console.say(diagnostic)
    }
  }

  private func located(_ fault: BasketFault) -> Diagnostic {
    var diagnostic = Self.diagnostic(fault)
    diagnostic.file = file?.name
    diagnostic.line = file?.lines[fault.place]
    return diagnostic
  }

  /// Tells all that is wrong with the entries, where the user wrote them.
  func failure(_ error: BasketError, _ console: Console) -> any Error {
    let diagnostics = error.faults.map(located)
    do {
      try Self.refuse(diagnostics, file == nil ? .usage : .badInput, console)
    } catch {
      return error
    }
    return error
  }

  private static func refuse(
    _ diagnostics: [Diagnostic], _ code: ExitCode, _ console: Console
  ) throws {
    guard let last = diagnostics.last else { return }
    for diagnostic in diagnostics.dropLast() { console.say(diagnostic) }
    throw Failure(last, code)
  }

  private static func diagnostic(_ fault: BasketFault) -> Diagnostic {
    switch fault.reason {
    case .unknown(let names):
      Diagnostic(
        .error, "no item is called '\(fault.entry.item)'",
        hint: NearNames.question(to: fault.entry.item, among: names))
    case .ambiguous(let ambiguity): Failure(ambiguity).diagnostic
    case .otherDimension(let item, let units):
      Diagnostic(
        .error, "'\(item)' has no price per \(fault.entry.unitName)",
        expected: "a unit such as " + units.joined(separator: " or "))
    }
  }
}
