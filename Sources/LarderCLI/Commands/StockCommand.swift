import EventSourcing
import GroceryModel
import Projections
import Reporting

extension Command {
  static let stock = Command(
    spec: CommandSpec(
      "stock", section: "Questions", abstract: "what is in the house, and what must be eaten",
      discussion: """
        Every purchase line is a lot; labels, and what was opened, moved, consumed, wasted or
        returned, change it. An event that names no purchase takes what expires first. Of one day, what
        files tell happens first (moved, opened, consumed, wasted), then what was typed, in the order
        of typing; what was bought that day is there before. What expires first stands first, and what is expired stays until it is said to be eaten or thrown away.
        The day in expires is the last good one.

        Who records receipts only would own everything ever bought. So a lot is shown if there is a
        label or a described shelf life for it, if it was opened, moved or used in part, or if it was
        bought in the last \(StockQuestion.usualRecentDays) days (--recent); --all shows every one.

        Status: expired, use-soon (2 days left or fewer), soon (5), fresh, undated. Basis: label,
        predicted (from the shelf life described for the product, or as 'larder predict expiration'
        tells), none. Waste probability: that it is not used up in time; empty where nothing of the
        product was ever recorded as used.
        """,
      options: [
        .flag("all", "also what nothing was heard of since it was bought"),
        .value("recent", "DAYS", "for how long a purchase is shown of which nothing else is known"),
        .value("within", "DAYS", "only what has to be eaten in so many days, the expired too"),
        .value(
          "storage", "WORD", "only what is kept there", allowed: ["fridge", "freezer", "pantry"]),
        .flag("discrepancies", "instead list what events state that was not there"),
      ] + OptionSpec.nameFilters + [.currency] + OptionSpec.asking,
      examples: [
        CommandExample("larder stock --within 3", "what must be eaten in the next days"),
        CommandExample("larder stock --storage freezer --all", "what is in the freezer"),
        CommandExample("larder stock --category Dairy -f csv", "the milk and its kin, as CSV"),
      ],
      columns: [
        "item", "category", "storage", "purchased", "quantity", "remaining", "unit", "expires",
        "basis", "days_left", "status", "waste_probability", "value", "currency", "label", "opened",
        "store", "event",
      ]),
    run: { arguments, session in
      var question = StockQuestion()
      question.period = try session.period(arguments)
      question.filters = arguments.nameFilters
      question.predictsLives = true
      question.currency = try arguments.targetCurrency
      question.showsAll = arguments.flag("all")
      question.recentDays = try days("recent", arguments) ?? StockQuestion.usualRecentDays
      question.within = try days("within", arguments)
      question.storage = arguments.value("storage").flatMap { word in
        Storage.allCases.first { $0.name == word }
      }
      let answer = try question.answer(
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      guard !arguments.flag("discrepancies") else {
        try session.answer(
          arguments, Table.discrepancies(answer.discrepancies), greatest: "missing")
        return .done
      }
      session.warn(of: answer.discrepancies)
      let table = Table.stock(
        answer,
        title: session.format(arguments).isForPeople ? "Stock on \(session.today)" : "")
      try session.answer(
        arguments, session.telling(answer.rates, below: table, arguments), greatest: nil,
        forPrograms: ["event", "store"])
      return .done
    })

  private static func days(_ option: String, _ arguments: ParsedArguments) throws -> Int? {
    guard let text = arguments.value(option) else { return nil }
    guard let days = Int(text), (0...100_000).contains(days) else {
      throw Failure(.usage, "--\(option) is '\(text)'", expected: "a number of days")
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
  /// What was not there, in words.
  var sentence: String {
    let name = TerminalText.safe(item)
    guard let missing else {
      return "nothing was left of '\(name)' that could be \(action) on \(day)"
    }
    let what = [missing.text(), unit].filter { !$0.isEmpty }.joined(separator: " ")
    return "\(what) more of '\(name)' was \(action) on \(day) than there was"
  }
}
