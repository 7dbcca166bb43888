import ByteTools
import EventSourcing
import GroceryModel
import Projections
import Reporting

/// One run of a command: its options, and the destination of its answer.
final class Session {
  let world: World
  let console: Console
  let today: Day
  let layout: LogLayout
  /// Writes commands that reach this larder.
  let remedy: RemedyLine
  /// The id of the larder where it is one of several that are asked at once; nil where it is the only one.
  let member: String?

  /// A run for one of several larders, in which nothing is written.
  ///
  /// - Throws: As the other one.
  init(
    _ world: World, _ console: Console, _ arguments: ParsedArguments, of member: String,
    at root: String
  ) throws {
    self.world = world
    self.console = console
    today = try Self.given(arguments[CommonOptions.today], world)
    layout = LogLayout(root: root, on: world.disk)
    self.member = member
    remedy = RemedyLine(home: arguments[CommonOptions.home])
    givenPerson = nil
    language = HouseholdLanguage(given: arguments[CommonOptions.language], layout, world)
  }

  private let givenPerson: String?
  let language: HouseholdLanguage

  /// - Throws: `UsageError`, `Failure` where an option's value is not what it has to be.
  init(_ world: World, _ console: Console, _ arguments: ParsedArguments) throws {
    self.world = world
    self.console = console
    remedy = RemedyLine(home: arguments[CommonOptions.home])
    console.remedy = remedy
    member = nil
    today = try Self.given(arguments[CommonOptions.today], world)
    guard arguments[CommonOptions.home] != "" else {
      // As a path it would be this folder.
      throw Failure(.usage, "--home is ''", expected: "a folder")
    }
    layout = LogLayout(
      root: Self.home(arguments[CommonOptions.home], world), on: Self.disk(arguments, world))
    givenPerson = try arguments[CommonOptions.person].map(Self.person)
    let language = HouseholdLanguage(given: arguments[CommonOptions.language], layout, world)
    self.language = language
    console.language = { language.value }
  }

  /// The person who records events: `--person`, else the larder's setting; nil without either.
  var person: String? { givenPerson ?? (try? Settings(layout))?.values[.person] }

  private static func person(_ given: String) throws -> String {
    let name = NameKey.printed(given)
    guard !name.isEmpty else {
      throw Failure.invalid(given, for: "--person", expected: "a name")
    }
    return name
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

  /// Reads a day as people type it, seen from the day that is answered for.
  ///
  /// - Parameters:
  ///   - text: Such as `2026-10-03`, `yesterday`, `friday`, `3 october`, `3. Oktober`.
  ///   - future: True if `friday` is the next one, false for the last one.
  ///   - reach: How many days beyond today a day without a year may lie on the other side.
  /// - Returns: The day.
  /// - Throws: `Failure` for an invalid day.
  func day(_ text: String, future: Bool = false, reach: Int = 0) throws -> Day {
    guard let day = typedDay(text, future: future, reach: reach) else {
      throw Failure(invalidDay: text)
    }
    return day
  }

  /// The day that a text is; nil if it is none.
  func typedDay(_ text: String, future: Bool = false, reach: Int = 0) -> Day? {
    func day(_ text: String) -> Day? {
      Day(
        expression: dateOrder.rewritten(text), today: today, future: future, reach: reach)
    }
    return day(text) ?? inEnglish(text).flatMap(day)
  }

  /// Reads the day on which something begins, which a month may say too; without a year it is the nearest.
  ///
  /// - Throws: `Failure` for an invalid day.
  func firstDay(_ text: String, reach: Int) throws -> Day {
    // A month that ended so long ago began half a year ago.
    let daysPast = 153
    if let day = typedDay(text, reach: reach) ?? typedMonth(text, past: daysPast)?.firstDay {
      return day
    }
    throw Failure(invalidDay: text)
  }

  /// The last good day that a text says, which may be a month; nil if it says none.
  ///
  /// Without a year it is the next one, or one of the last days: food gets a label late too.
  func typedExpiry(_ text: String) -> Day? {
    let daysPast = 60
    return typedDay(text, future: true, reach: daysPast)
      ?? typedMonth(text, past: daysPast)?.lastDay
  }

  /// The month that a text is; nil if it is none.
  ///
  /// Without a year it is next year's if it ended more than `daysPast` days ago.
  private func typedMonth(_ text: String, past daysPast: Int) -> Month? {
    guard let period = typedPeriod(text), period.start.month.period == period else { return nil }
    let month = period.start.month
    let isPast = !text.contains(where: \.isNumber) && month.lastDay < today + -daysPast
    return isPast ? Month(year: month.year + 1, month: month.month) : month
  }

  /// The period that a text is; nil if it is none.
  ///
  /// - Parameters:
  ///   - text: Such as `2026-10`, `november`, `last 3 months`.
  ///   - future: True if `november` is the next one, false for the last one.
  /// - Returns: The period.
  func typedPeriod(_ text: String, future: Bool = false) -> Period? {
    func period(_ text: String) -> Period? {
      Period(expression: dateOrder.rewritten(text), today: today, future: future)
    }
    return period(text) ?? inEnglish(text).flatMap(period)
  }

  /// The order in which the household writes day, month and year; only in English it is open without a setting.
  private(set) lazy var dateOrder = TypedDateOrder(
    (try? Settings(layout))?.values[.dateOrder] ?? (ownLanguage == .english ? nil : "dmy"))

  /// A text with the names of days and months in English; nil where the household has no other language.
  private func inEnglish(_ text: String) -> String? {
    let language = ownLanguage
    return language == .english ? nil : TypedCalendar(language).inEnglish(text)
  }

  /// The language of the household.
  var ownLanguage: Language { language.value }

  private static func given(_ today: String?, _ world: World) throws -> Day {
    guard let today else { return world.today }
    guard let day = Day(expression: today, today: world.today) else {
      throw Failure(invalidDay: today)
    }
    return day
  }

  /// Returns the time to wait for the lock, in seconds.
  func lockTimeout(_ arguments: ParsedArguments) throws -> Double {
    try arguments[CommonOptions.lockTimeout] ?? 10
  }

  /// True if there is a log, sound or not.
  func hasLog() throws -> Bool { try layout.disk.holds(layout.head) }

  /// Opens the larder for one batch.
  func writer(_ arguments: ParsedArguments) throws -> LogWriter {
    try writer(lockTimeout: try lockTimeout(arguments))
  }

  /// Opens the larder for one batch, or makes it, and waits so many seconds for another writer.
  func writer(lockTimeout: Double) throws(LogError) -> LogWriter {
    var writer = try LogWriter(
      layout, now: world.now, newIdentifier: world.newIdentifier, lockTimeout: lockTimeout)
    if let person { writer.sign(by: person) }
    if writer.quarantined > 0 {
      console.say(
        Diagnostic(
          .note, "moved \(counted(writer.quarantined, "byte")) past the last commit here",
          file: layout.quarantine))
    }
    return writer
  }

  /// The current log, or the log as of `--as-of`.
  func snapshot(_ arguments: ParsedArguments) throws -> LogSnapshot {
    let snapshot = try LogSnapshot(of: layout)
    return try arguments[CommonOptions.asOf].map { try cut(snapshot, at: $0) } ?? snapshot
  }

  /// A log as it stood at a position: a sequence number, a day or a moment.
  func cut(_ snapshot: LogSnapshot, at text: String) throws -> LogSnapshot {
    if let sequence = Int(text), sequence >= 0 {
      guard sequence <= snapshot.head.sequence else {
        throw Failure(
          .usage, "no event has the sequence number \(sequence) yet",
          expected: "at most \(snapshot.head.sequence), the last one")
      }
      return try snapshot.cut { $0.sequence <= sequence }
    }
    if let day = Day(text) { return try snapshot.cut { $0.recorded.day <= day } }
    if let moment = Instant(text) { return try snapshot.cut { $0.recorded <= moment } }
    throw Failure(
      .usage, "invalid value '\(text)' for --as-of",
      expected: "a sequence number, a day as YYYY-MM-DD or a time as YYYY-MM-DDTHH:MM:SSZ")
  }

  /// Returns a replay of the log that leaves out facts dated after a day; today by default.
  func replay(_ arguments: ParsedArguments, dated day: Day? = nil) throws -> Replay {
    var replay = try Replay(
      try snapshot(arguments), today: day ?? today, workers: world.workers,
      checkpoints: checkpoints(arguments))
    if let alias = RulesFile.storeAlias(layout.rules) { replay.nameStores(by: alias) }
    return replay
  }

  /// Returns the store of saved states in `cache/`; nil with `--no-checkpoint` or for several
  /// larders.
  func checkpoints(_ arguments: ParsedArguments) -> CheckpointStore? {
    guard !arguments.isGiven(CommonOptions.noCheckpoint), member == nil else { return nil }
    // A state of the past, or of what is not recorded, would push out that of the present.
    return CheckpointStore(
      layout, build: world.program,
      keeps: arguments[CommonOptions.asOf] == nil && arguments[CommonOptions.whatIf] == nil)
  }

  /// The larder's category rules; none where it has no such file.
  func rules() throws -> CategoryRules {
    try RulesFile.rules(layout.rules, console)
  }

  /// Returns the days of an answer for its title: the requested days, up to today.
  func coverage(of period: Period?) -> String {
    guard let period, period.start <= today else { return "up to \(today)" }
    let last = min(period.lastDay, today)
    if period.start <= Month(year: 1, month: 1).firstDay { return "up to \(last)" }
    return period.start == last ? "on \(last)" : "\(period.start) to \(last)"
  }

  /// Parses a period as people type it.
  ///
  /// - Throws: `Failure` for an invalid period.
  func period(text: String, future: Bool = false) throws -> Period {
    guard let period = typedPeriod(text, future: future) else {
      throw Failure(
        .usage, "invalid period '\(text)'",
        expected: "one such as 2026-10, october, 2026-Q3, 2026, 'last 3 months' or "
          + "2026-09-15..2026-10-14",
        hint: NearNames.question(to: text, among: Period.words)
          ?? "'larder help periods' lists them")
    }
    return period
  }

  /// The days asked about, or nil for all.
  func period(_ arguments: ParsedArguments, future: Bool = false) throws -> Period? {
    func period(_ text: String) throws -> Period { try self.period(text: text, future: future) }
    let begin = try arguments[CommonOptions.begin].map { try period($0).start }
    let until = try arguments[CommonOptions.until].map { try period($0).lastDay }
    let end = try until.map { $0 + 1 } ?? arguments[CommonOptions.end].map { try period($0).start }
    if let text = arguments[CommonOptions.period] { return try period(text) }
    guard begin != nil || end != nil else { return nil }
    let first = begin ?? Month(year: 1, month: 1).firstDay
    // Without an end it is today, for nothing is seen beyond, or the first day if that is later.
    let last = end ?? max(first, today) + 1
    guard first < last else {
      throw Failure(
        .usage,
        until.map { "--until \($0) is before --begin \(first)" }
          ?? "--end \(last) is not after --begin \(first)")
    }
    return Period(start: first, end: last)
  }
}

extension Failure {
  fileprivate init(invalidDay text: String) {
    self.init(
      .usage, "invalid date '\(text)'",
      expected: "a day such as 2026-10-03, yesterday, friday or '3 october'",
      hint: TypedDateOrder.isOpen(text)
        ? "'larder config date-order dmy' makes the first number the day" : nil)
  }
}
