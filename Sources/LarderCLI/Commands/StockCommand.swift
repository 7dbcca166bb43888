import GroceryModel
import Projections
import Reporting

enum StockCommand {
  enum Options {
    private static let days = 0...100_000
    static let all = Flag(
      "all", "include items bought longer ago with no use recorded, and those presumed eaten")
    static let recent = Option(
      "recent", "DAYS", "list purchases without other activity for DAYS days; 14 by default",
      in: days, expected: "a number of days")
    static let presumeEaten = Option(
      "presume-eaten", "DAYS", "presume food eaten that is DAYS days past its date", in: days,
      expected: "a number of days")
    static let within = Option(
      "within", "DAYS", "only lots that expire within DAYS days or have expired", in: days,
      expected: "a number of days")
    static let storage = Option(
      "storage", "WORD", "only lots stored there", allowed: ["fridge", "freezer", "pantry"])
    static let discrepancies = Flag("discrepancies", "list recorded uses that exceed the stock")
  }

  static let command = Command(
    spec: CommandSpec(
      "stock", section: "Questions", abstract: "what is in the house, and what is due first",
      discussion: """
        Lists what is left of each purchase, what is due first on top. The day in expires is the last
        good one. Categories of services, such as rent and eating out, are left out.

        Few people record what they eat. So a purchase is listed if it has a label or a described shelf
        life, if it was opened, moved or used in part, if at least half of the purchases of the product
        were recorded as used up, or if it was bought in the last
        \(StockQuestion.usualRecentDays) days (--recent). On screens, what is past its date by more
        than \(StockQuestion.usualPresumedEaten) days is presumed eaten ('larder config presume-eaten
        DAYS' changes that); in the freezer, and past a best-before day in the pantry if it keeps long
        there, by more than \(StockQuestion.presumedEatenOfStores). The days count from a later day on
        which it was recorded as there, opened or moved. CSV, TSV and JSON list it unless --presume-eaten
        is given. --all lists everything that was never recorded as used up; screens without any row
        show up to twenty older ones.

        'larder add consumed' and 'larder add wasted' take from what expires first of what is listed,
        unless they name a purchase; from older purchases, and then from what is presumed eaten, only
        where nothing else is left. On one day, facts from
        files apply first (moved, opened, consumed, wasted), then typed facts in the order of typing.

        Status: expired, use-soon (2 days left or fewer), soon (5), fresh, undated. Basis: label,
        predicted (from the described shelf life, or as in 'larder predict expiration'), none. Waste
        probability: the chance that it is not used up in time; empty if no use of the product was ever
        recorded.
        """,
      arguments: [AskedNames.argument],
      options: {
        Options.all
        Options.recent
        Options.presumeEaten
        Options.within
        Options.storage
        Options.discrepancies
        CommonOptions.nameFilters
        CommonOptions.currency
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder stock --within 3", "food due in the next days"),
        CommandExample("larder stock --storage freezer --all", "everything in the freezer"),
        CommandExample("larder stock --category Dairy -f csv", "dairy in the house, as CSV"),
      ],
      columns: [
        "item", "category", "storage", "purchased", "quantity", "remaining", "unit", "expires",
        "basis", "days_left", "status", "waste_probability", "value", "currency", "label", "opened",
        "store", "event",
      ]),
    run: { arguments, session in
      var question = try Self.question(arguments, session)
      let (replay, rules) = (try session.replay(arguments), try session.rules())
      var answer = try question.answer(from: replay, rules: rules)
      // Where nothing was bought of late, what was bought longer ago is the answer.
      if answer.rows.isEmpty, (1...Self.mostOlder).contains(answer.hidden),
        session.format(arguments).isForPeople, !arguments.isGiven(Options.recent)
      {
        question.recentDays = .max
        answer = try question.answer(from: replay, rules: rules)
      }
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      guard !arguments[Options.discrepancies] else {
        try session.answer(
          arguments, Table.discrepancies(answer.discrepancies), screen: .discrepancies,
          greatest: "missing")
        return .done
      }
      session.warn(of: answer.discrepancies)
      let table = Table.stock(
        answer,
        title: session.format(arguments).isForPeople ? "Stock on \(session.today)" : "")
      try session.answer(
        arguments, session.withRateNotes(answer.rates, below: table, arguments), screen: .stock,
        greatest: nil)
      return .done
    })

  /// The largest number of older lots shown if there are no recent ones.
  private static let mostOlder = 20

  static func question(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> StockQuestion {
    var question = StockQuestion()
    let asked = try AskedNames(arguments, session)
    question.period = asked.period
    var names = asked.names
    // `larder stock freezer`
    let places: [EntryVocabulary.Meaning] = [.fridge, .freezer, .pantry]
    if names.count == 1, !arguments.isGiven(Options.storage),
      let place = EntryVocabulary.all.meaning(of: names[0], among: places),
      try KnownNames(session, arguments).field(of: names[0]) == nil
    {
      question.storage = Storage.allCases.first { $0.name == place.rawValue }
      names = []
    }
    question.filters = try session.filters(names, arguments) + arguments.nameFilters
    question.predictsLives = true
    question.currency = try arguments.targetCurrency
    question.showsAll = arguments[Options.all]
    question.recentDays = try arguments[Options.recent] ?? StockQuestion.usualRecentDays
    question.presumedEaten = try presumedEaten(arguments, session)
    question.within = try arguments[Options.within]
    if let word = arguments[Options.storage] {
      question.storage = Storage.allCases.first { $0.name == word }
    }
    return question
  }

  /// Programs get every lot unless they ask otherwise.
  private static func presumedEaten(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> Int? {
    if let days = try arguments[Options.presumeEaten] { return days }
    guard session.format(arguments).isForPeople else { return nil }
    return try session.presumedEaten
  }
}

extension Session {
  /// The days past its date after which food is presumed eaten: the setting, else the default.
  var presumedEaten: Int {
    get throws {
      try Settings(layout).values[.presumeEaten].flatMap { Int($0) }
        ?? StockQuestion.usualPresumedEaten
    }
  }

  /// Names the newest events that state more than was there.
  func warn(of discrepancies: [StockDiscrepancy]) {
    for found in discrepancies.suffix(3) {
      console.say(Diagnostic(.warning, found.sentence))
    }
    guard discrepancies.count > 3 else { return }
    console.say(
      Diagnostic(
        .note, "\(discrepancies.count - 3) more such events",
        hint: "'larder stock --discrepancies' lists them"))
  }
}

extension StockDiscrepancy {
  /// A sentence about stock that was used but not there.
  var sentence: String {
    let name = TerminalText.safe(item)
    guard let missing else {
      return "no '\(name)' was left to be \(action) on \(day)"
    }
    let what = [missing.text(), unit].filter { !$0.isEmpty }.joined(separator: " ")
    return "\(what) more of '\(name)' was \(action) on \(day) than there was"
  }
}
