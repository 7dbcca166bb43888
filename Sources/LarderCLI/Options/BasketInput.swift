import GroceryModel
import Importing
import Projections

/// The basket of `larder compare`: items on the command line, or a file.
struct BasketInput {
  static let list = Option(
    "list", "FILE", "a CSV of items and quantities to buy", completion: .file)

  let entries: [BasketEntry]
  /// The file as the user named it, and the line of each entry.
  private let file: (name: String, lines: [Int])?

  /// - Throws: `Failure` where no item was given or the file has faults.
  init(_ arguments: ParsedArguments, _ session: Session) throws {
    guard let name = arguments[Self.list] else {
      guard !arguments.arguments.isEmpty else {
        throw Failure(.usage, "no item was given", expected: "ITEM… or --list FILE")
      }
      entries = arguments.arguments.map { BasketEntry($0) }
      file = nil
      return
    }
    guard arguments.arguments.isEmpty else {
      throw Failure.exclusive("--list", "ITEM")
    }
    let isInput = ["-", "/dev/stdin"].contains(name)
    let copy = isInput ? try InputCopy(session.world) : nil
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
        Diagnostic(.error, "no item was given", file: name, expected: "one item a line"),
        .badInput)
    }
    entries = list.entries.map { entry in
      BasketEntry(
        entry.item, quantity: entry.statesQuantity ? entry.quantity : nil, unit: entry.unit,
        container: entry.container)
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

  /// Reports all errors in the entries, at the place where the user wrote them.
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
        .error, "unknown item '\(fault.entry.item)'",
        hint: NearNames.question(to: fault.entry.item, among: names))
    case .ambiguous(let ambiguity): Failure(ambiguity).diagnostic
    case .otherDimension(let item, let units):
      Diagnostic(
        .error, "'\(item)' has no price per \(fault.entry.unitName)",
        expected: "a unit such as " + units.joined(separator: " or "))
    }
  }
}
