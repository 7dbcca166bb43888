import EventSourcing
import GroceryModel
import Projections
import Reporting

/// One run of a command: what it was told, and where its answer goes.
final class Session {
  let world: World
  let console: Console
  let today: Day
  let layout: LogLayout

  /// - Throws: `UsageError`, `Failure` where an option's value is not what it has to be.
  init(_ world: World, _ console: Console, _ arguments: ParsedArguments) throws {
    self.world = world
    self.console = console
    today = try arguments.option("today").map(Self.day) ?? world.today
    guard arguments.option("home") != "" else {
      // As a path it would be this folder.
      throw Failure(.usage, "--home is ''", expected: "a folder")
    }
    layout = LogLayout(
      root: Self.home(arguments.option("home"), world), on: world.disk)
  }

  private static func home(_ given: String?, _ world: World) -> String {
    if let given { return world.resolve(given) }
    if let given = world.environment("LARDER_HOME"), !given.isEmpty { return world.resolve(given) }
    var folder = world.directory
    while true {
      let candidate = (folder == "/" ? "" : folder) + "/.larder"
      if FileSystem.isDirectory(candidate) { return candidate }
      if folder == "/" || folder == "." { break }
      folder = FileSystem.directory(of: folder)
    }
    if let data = world.environment("XDG_DATA_HOME"), data.hasPrefix("/") {
      return data + "/larder"
    }
    return (world.environment("HOME") ?? world.directory) + "/.local/share/larder"
  }

  static func day(_ text: String) throws -> Day {
    guard let day = Day(text) else {
      throw Failure(.usage, "'\(text)' is not a date", expected: "a day as YYYY-MM-DD")
    }
    return day
  }

  /// How long to wait for the lock, in seconds.
  func lockTimeout(_ arguments: ParsedArguments) throws -> Double {
    guard let text = arguments.option("lock-timeout") else { return 10 }
    guard let seconds = Double(text), seconds >= 0, seconds < 1e6 else {
      throw Failure(.usage, "'\(text)' is not a number of seconds")
    }
    return seconds
  }

  /// Whether there is a log, sound or not.
  func hasLog() throws -> Bool { try layout.disk.holds(layout.head) }

  /// Opens the larder for one batch.
  func writer(_ arguments: ParsedArguments) throws -> LogWriter {
    try writer(lockTimeout: try lockTimeout(arguments))
  }

  /// Opens the larder for one batch, or makes it, and waits so many seconds for another writer.
  func writer(lockTimeout: Double) throws(LogError) -> LogWriter {
    let writer = try LogWriter(
      layout, now: world.now, newIdentifier: world.newIdentifier, lockTimeout: lockTimeout)
    if writer.quarantined > 0 {
      console.say(
        Diagnostic(
          .note, "moved \(counted(writer.quarantined, "byte")) past the last commit here",
          file: layout.quarantine))
    }
    return writer
  }

  /// The log as it stands, or as it stood at `--as-of`.
  func snapshot(_ arguments: ParsedArguments) throws -> LogSnapshot {
    let snapshot = try LogSnapshot(of: layout)
    guard let text = arguments.option("as-of") else { return snapshot }
    if let sequence = Int(text), sequence >= 0 {
      return try snapshot.cut { $0.sequence <= sequence }
    }
    if let day = Day(text) { return try snapshot.cut { $0.recorded.day <= day } }
    if let moment = Instant(text) { return try snapshot.cut { $0.recorded <= moment } }
    throw Failure(
      .usage, "'\(text)' is not a moment",
      expected: "a sequence number, a day as YYYY-MM-DD or a time as YYYY-MM-DDTHH:MM:SSZ")
  }

  func replay(_ arguments: ParsedArguments) throws -> Replay {
    try Replay(
      try snapshot(arguments), today: today, workers: world.workers,
      checkpoints: checkpoints(arguments))
  }

  /// What is kept in the larder's `cache/`; nil with `--no-checkpoint`.
  func checkpoints(_ arguments: ParsedArguments) -> CheckpointStore? {
    guard !arguments.isGiven("no-checkpoint") else { return nil }
    // A state of the past would push out that of the present.
    return CheckpointStore(layout, keeps: arguments.option("as-of") == nil)
  }

  /// The larder's category rules; none where it has no such file.
  func rules() throws -> CategoryRules {
    try RulesFile.rules(layout.rules, console)
  }

  /// How a title states the days that an answer covers: those asked about, up to today.
  func coverage(of period: Period?) -> String {
    guard let period, period.start <= today else { return "up to \(today)" }
    let last = min(period.lastDay, today)
    return period.start == last ? "on \(last)" : "\(period.start) to \(last)"
  }

  /// The days asked about, or nil for all.
  func period(_ arguments: ParsedArguments) throws -> Period? {
    let begin = try arguments.option("begin").map(Self.day)
    let end = try arguments.option("end").map(Self.day)
    if let text = arguments.option("period") {
      guard begin == nil, end == nil else {
        throw Failure(.usage, "--period stands beside --begin or --end", expected: "one of the two")
      }
      guard let period = Period(expression: text, today: today) else {
        throw Failure(
          .usage, "'\(text)' is not a period",
          expected: "one such as 2026-10, 2026-Q3, 2026-W40, 2026, 'last month' or "
            + "2026-09-15..2026-10-14")
      }
      return period
    }
    guard begin != nil || end != nil else { return nil }
    let first = begin ?? Month(year: 1, month: 1).firstDay
    // Without an end it is today, for nothing is seen beyond, or the first day if that is later.
    let last = end ?? max(first, today) + 1
    guard first < last else {
      throw Failure(.usage, "--end \(last) is not after --begin \(first)")
    }
    return Period(start: first, end: last)
  }

  /// The format of the answer: asked for, or by the file's ending.
  func format(_ arguments: ParsedArguments) -> OutputFormat {
    if let name = arguments.option("format"), let format = OutputFormat(rawValue: name) {
      return format
    }
    return arguments.option("output").flatMap { OutputFormat(path: $0) } ?? .text
  }

  func usesColour(_ arguments: ParsedArguments) -> Bool {
    Self.usesColour(arguments, world, isTerminal: world.isOutputTerminal)
  }

  static func usesColour(
    _ arguments: ParsedArguments, _ world: World, isTerminal: Bool
  ) -> Bool {
    switch arguments.option("color") {
    case "always": true
    case "never": false
    default:
      isTerminal && (world.environment("NO_COLOR") ?? "").isEmpty
        && world.environment("TERM") != "dumb"
    }
  }

  /// Gives the answer: to the terminal, or to the file of `--output`.
  func answer(_ arguments: ParsedArguments, _ bytes: [UInt8]) throws {
    if let path = arguments.option("output"), path != "-" {
      try LarderBoundary.check(world.resolve(path), named: path)
      try OutputFile.replace(world.resolve(path), with: bytes)
    } else if world.isOutputTerminal, [.csv, .tsv].contains(format(arguments)) {
      // What files and pipes get exactly would steer a terminal.
      try console.print(TerminalText.safeRecords(bytes))
    } else {
      try console.print(bytes)
    }
  }

  /// Gives a table as the answer whose rows are too many to keep, sorted and cut as asked.
  ///
  /// - Parameters:
  ///   - arguments: How it is sorted, cut and written.
  ///   - table: The table without its rows.
  ///   - column: What `--top` goes by where no other order is asked for.
  ///   - rows: Gives all rows; may be asked twice.
  /// - Throws: `Failure` for a column that is not there, `ClosedOutput` where it cannot be written.
  func answer(
    _ arguments: ParsedArguments, _ table: Table, greatest column: String?,
    streaming rows: TableStream.Rows
  ) throws {
    let isFile = arguments.option("output") != nil && arguments.option("output") != "-"
    let arrangement = try TableArrangement(arguments, greatest: column)
    let order = try arrangement.order(of: table)
    let stream = TableStream(
      table, as: format(arguments),
      colour: arguments.option("output") == nil && usesColour(arguments))
    func write(_ rows: TableStream.Rows) throws {
      if isFile, let path = arguments.option("output") {
        return try OutputFile.replace(world.resolve(path)) { append in
          try stream.write(rows, append)
        }
      }
      let isRecords = world.isOutputTerminal && [.csv, .tsv].contains(format(arguments))
      try stream.write(rows) { bytes in
        // What files and pipes get exactly would steer a terminal.
        try console.print(isRecords ? TerminalText.safeRecords(bytes) : bytes)
      }
    }
    guard let order else { return try write(rows) }
    var sorter = RowSorter(order, limit: arrangement.top, folder: world.temporaryFolder)
    try rows { try sorter.add($0) }
    try write { try sorter.forEach($0) }
  }

  /// Gives a table as the answer, sorted and cut as asked.
  ///
  /// Of a wide table people are shown some columns only; programs get all of them.
  ///
  /// - Parameters:
  ///   - arguments: How it is sorted, cut and written.
  ///   - table: All rows.
  ///   - column: What `--top` goes by where no other order is asked for; nil for the rows' own.
  ///   - columns: What people are not shown.
  /// - Throws: `Failure` for a column that is not there, `ClosedOutput` where it cannot be written.
  func answer(
    _ arguments: ParsedArguments, _ table: Table, greatest column: String?,
    forPrograms columns: Set<String> = []
  ) throws {
    var arranged = try TableArrangement(arguments, greatest: column).arrange(table)
    if format(arguments).isForPeople, !columns.isEmpty {
      arranged = arranged.without(columns)
    }
    var bytes: [UInt8] = []
    let renderer = format(arguments).renderer(
      colour: arguments.option("output") == nil && usesColour(arguments))
    renderer.append(document: arranged, to: &bytes, workers: world.workers)
    try answer(arguments, bytes)
    // The process ends next: to let go of each text by itself would take as long as to write it.
    _ = Unmanaged.passRetained(KeptTable(arranged))
  }
}

/// Keeps a table for as long as the process lives.
private final class KeptTable {
  private let table: Table

  init(_ table: Table) { self.table = table }
}
