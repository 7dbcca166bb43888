import GroceryModel
import Projections
import Reporting

enum StockCommand {
  static let command = Command(
    spec: CommandSpec(
      "stock", section: "Questions", abstract: "what is in the house, and what is due first",
      discussion: """
        Lists what is left of each purchase, what is due first on top. The day in expires is the last
        good one.

        Few people record what they eat. So a purchase is listed if it has a label or a described shelf
        life, if it was opened, moved or used in part, or if it was bought in the last
        \(StockQuestion.usualRecentDays) days (--recent). On screens, what is past its date by more
        than \(StockQuestion.usualPresumedEaten) days is presumed eaten ('larder config presume-eaten
        DAYS' changes that); CSV, TSV and JSON list it unless --presume-eaten is given. --all lists
        everything that was never recorded as used up.

        'larder add consumed' and 'larder add wasted' take from what expires first, unless they name a
        purchase. On one day, facts from files apply first (moved, opened, consumed, wasted), then typed
        facts in the order of typing.

        Status: expired, use-soon (2 days left or fewer), soon (5), fresh, undated. Basis: label,
        predicted (from the described shelf life, or as in 'larder predict expiration'), none. Waste
        probability: the chance that it is not used up in time; empty if no use of the product was ever
        recorded.
        """,
      arguments: [AskedNames.argument],
      options: [
        .flag("all", "include items with no activity since purchase, and those presumed eaten"),
        .value(
          "recent", "DAYS", "list purchases without other activity for DAYS days; 14 by default"),
        .value(
          "presume-eaten", "DAYS",
          "presume food eaten that is DAYS days past its date"),
        .value("within", "DAYS", "only lots that expire within DAYS days or have expired"),
        .value(
          "storage", "WORD", "only lots stored there", allowed: ["fridge", "freezer", "pantry"]),
        .flag("discrepancies", "list recorded uses that exceed the stock"),
      ] + OptionSpec.nameFilters + [.currency] + OptionSpec.asking,
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
      let question = try Self.question(arguments, session)
      let answer = try question.answer(
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      guard !arguments.flag("discrepancies") else {
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

  static func question(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> StockQuestion {
    var question = StockQuestion()
    let asked = try AskedNames(arguments, session)
    question.period = asked.period
    question.filters = try session.filters(asked.names, arguments) + arguments.nameFilters
    question.predictsLives = true
    question.currency = try arguments.targetCurrency
    question.showsAll = arguments.flag("all")
    question.recentDays = try days("recent", arguments) ?? StockQuestion.usualRecentDays
    question.presumedEaten = try presumedEaten(arguments, session)
    question.within = try days("within", arguments)
    question.storage = arguments.value("storage").flatMap { word in
      Storage.allCases.first { $0.name == word }
    }
    return question
  }

  /// Programs get every lot unless they ask otherwise.
  private static func presumedEaten(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> Int? {
    if let days = try days("presume-eaten", arguments) { return days }
    guard session.format(arguments).isForPeople else { return nil }
    return try Settings(session.layout).values[.presumeEaten].flatMap { Int($0) }
      ?? StockQuestion.usualPresumedEaten
  }

  private static func days(_ option: String, _ arguments: ParsedArguments) throws -> Int? {
    guard let text = arguments.value(option) else { return nil }
    guard let days = Int(text), (0...100_000).contains(days) else {
      throw Failure.invalid(text, for: "--\(option)", expected: "a number of days")
    }
    return days
  }
}

extension Session {
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
