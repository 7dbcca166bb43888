import GroceryModel
import Projections
import Reporting

extension Command {
  static let index = Command(
    spec: CommandSpec(
      "index", section: "Questions", abstract: "the household's own price index by month",
      discussion: """
        Compares each month's prices with those of a base month, by the items bought in both; the
        base month is 1. An item's price in a month is what was paid for it over how much was bought,
        per kg, l or piece, packages and lines' own discounts counted as in larder prices. Refunds,
        deposits, fees, taxes and discounts on a whole receipt are no prices.

        Laspeyres weighs by the base month's quantities, Paasche by the month's, Fisher is their
        geometric mean, Törnqvist weighs by both months' shares of spending. None is chained from
        month to month. GEKS compares all pairs of months of a window and so does not drift; months
        after the first window are joined to those before by the window that ends with them.

        Items is how many items are compared, coverage what share of the spending on things they
        carry, in the month in which it is smaller. Below 30 % there are no figures.

        With --why: what was paid for things in a month and in the one before, and the three parts
        of the difference, which add up to it. Prices: what the items bought in both months cost
        more, at the month's quantities. Quantities: what more of them was bought, at the prices
        before. Mix: things bought in only one of the two months, new and gone ones. Each is also
        told as the bill that would have been: at the month before's prices, quantities or mix.
        """,
      arguments: [AskedNames.argument],
      options: [
        .value("base", "MONTH", "the month that is 1, as YYYY-MM; the first one by default"),
        .value("window", "N", "how many months GEKS looks at: 13 by default, 2 to 25"),
        .value(
          "geks", "INDEX", "what GEKS compares pairs of months by; tornqvist by default",
          allowed: ["tornqvist", "fisher"]),
        .flag("why", "instead say what makes each month's bill differ from the one before"),
      ] + OptionSpec.nameFilters + [.currency] + OptionSpec.asking,
      examples: [
        CommandExample("larder index -p 2026", "how prices rose since January"),
        CommandExample(
          "larder index --base 2025-10 --category Dairy", "dairy against last October"),
        CommandExample("larder index --why -f csv", "dearer, or did we buy more? as CSV"),
      ],
      columns: Table.indexColumns.map(\.name)),
    run: { arguments, session in
      let question = try indexQuestion(arguments, session)
      let replay = try session.replay(arguments)
      let rules = try session.rules()
      let isForPeople = session.format(arguments).isForPeople
      if arguments.flag("why") {
        let answer = try question.changes(from: replay, rules: rules)
        try session.refuse(answer.unmatched, candidates: answer.candidates)
        if answer.rows.isEmpty {
          session.console.say(
            Diagnostic(
              .note, "no month asked about has a month with purchases before it in the period",
              hint: "begin the period a month earlier"))
        }
        let title =
          isForPeople ? "Why the bill changed, \(session.coverage(of: question.period))" : ""
        try session.answer(
          arguments,
          session.telling(
            answer.rates, below: .billChanges(answer.rows, title: title), arguments),
          screen: .billChanges, greatest: "difference")
      } else {
        let answer = try question.levels(from: replay, rules: rules)
        try session.refuse(answer.unmatched, candidates: answer.candidates)
        try check(base: question.base, in: answer.rows)
        if question.base == nil, let first = answer.rows.first?.month,
          let last = answer.rows.last?.month
        {
          session.warn(
            ofSilencesIn: CoveredMonths(holding: answer.rows.map(\.month)), within: first...last,
            so: "prices are compared with those of \(first)",
            instead: { "-b \($0.firstDay) begins later" })
        }
        let title = isForPeople ? "Price index \(session.coverage(of: question.period))" : ""
        try session.answer(
          arguments,
          session.telling(answer.rates, below: .index(answer.rows, title: title), arguments),
          screen: .index, greatest: "geks")
      }
      return .done
    })

  static func indexQuestion(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> IndexQuestion {
    let asked = try AskedNames(arguments, session)
    var question = IndexQuestion(
      in: asked.period,
      filters: try session.filters(asked.names, arguments) + arguments.nameFilters,
      currency: try arguments.targetCurrency)
    if arguments.value("geks") == "fisher" { question.comparison = .fisher }
    question.base = try arguments.value("base").map { text in
      guard let month = Month(text) else {
        throw Failure(.usage, "--base is '\(text)'", expected: "a month as YYYY-MM")
      }
      return month
    }
    if let text = arguments.value("window") {
      guard let window = Int(text), IndexQuestion.windows.contains(window) else {
        throw Failure(
          .usage, "--window is '\(text)'",
          expected: "2 to \(IndexQuestion.windows.upperBound) months")
      }
      question.window = window
    }
    return question
  }

  /// Something must have been bought in the base month that is asked for.
  private static func check(base: Month?, in rows: [IndexQuestion.Row]) throws {
    guard let base, let first = rows.first, let last = rows.last,
      rows.allSatisfy({ $0.base == nil })
    else { return }
    throw Failure(
      .usage, "nothing was bought in \(base), so it can be no base",
      expected: "a month from \(first.month) to \(last.month) in which something was")
  }
}
