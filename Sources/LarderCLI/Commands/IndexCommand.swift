import GroceryModel
import Projections
import Reporting

enum IndexCommand {
  enum Options {
    static let base = Option<Month>(
      "base", "MONTH",
      "the base month, as YYYY-MM; by default the first, or of a month alone the one before",
      expected: "a month as YYYY-MM"
    ) { Month($0) }
    static let window = Option(
      "window", "N", "the number of months in a GEKS window: 2 to 25; 13 by default",
      in: IndexQuestion.windows, expected: "2 to \(IndexQuestion.windows.upperBound) months")
    static let geks = Option(
      "geks", "INDEX", "the index that GEKS uses for pairs of months; tornqvist by default",
      allowed: ["tornqvist", "fisher"])
    static let why = Flag("why", "show why each month's bill differs from the month before")
  }

  static let command = Command(
    spec: CommandSpec(
      "index", section: "Questions", abstract: "the household's own price index by month",
      discussion: """
        Compares each month's prices with those of a base month, over the items bought in both; the
        base month is 1. An item's price in a month is the amount paid divided by the quantity, per
        kg, l or piece, with packages and line discounts as in 'larder prices'. Refunds, deposits,
        fees, taxes and discounts on whole receipts are left out.

        Laspeyres weights by the base month's quantities, Paasche by the month's own, Fisher is
        their geometric mean, Törnqvist weights by both months' shares of spending. These are not
        chained from month to month. GEKS compares all pairs of months in a window, so it does not
        drift; later months are spliced on through the window that ends with them.

        Items is the number of items compared. Coverage is their share of spending on known items, in
        the month where that share is smaller; payments without items do not count. Below 30 % no
        figures are shown, and GEKS does not compare the two months.

        --why splits the change of the bill against the month before into three parts that add up to
        it. Prices: the price change of items bought in both months, at this month's quantities.
        Quantities: the change in their quantities, at last month's prices. Mix: items bought in
        only one of the two months. For each part, a column shows the bill with last month's prices,
        quantities or mix.
        """,
      arguments: [AskedNames.argument],
      options: {
        Options.base
        Options.window
        Options.geks
        Options.why
        CommonOptions.nameFilters
        CommonOptions.currency
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder index -p 2026", "how prices rose since January"),
        CommandExample(
          "larder index --base 2025-10 --category Dairy", "dairy against last October"),
        CommandExample("larder index --why -f csv", "dearer, or did we buy more? as CSV"),
      ],
      columns: Table.indexColumns.map(\.name)),
    run: { arguments, session in
      let question = try Self.question(arguments, session)
      let replay = try session.replay(arguments)
      let rules = try session.rules()
      let isForPeople = session.format(arguments).isForPeople
      if arguments[Options.why] {
        let answer = try question.changes(from: replay, rules: rules)
        try session.refuse(answer.unmatched, candidates: answer.candidates)
        if answer.rows.isEmpty {
          session.console.say(
            Diagnostic(
              .note, "no month of the period has an earlier month with purchases in it",
              hint: "begin the period a month earlier"))
        }
        let title =
          isForPeople ? "Why the bill changed, \(session.coverage(of: question.shownPeriod))" : ""
        try session.answer(
          arguments,
          session.withRateNotes(
            answer.rates, below: .billChanges(answer.rows, title: title), arguments),
          screen: .billChanges, greatest: "difference")
      } else {
        let answer = try question.levels(from: replay, rules: rules)
        try session.refuse(answer.unmatched, candidates: answer.candidates)
        try check(
          base: question.base, in: question.period, isAsked: arguments.isGiven(Options.base),
          answer.rows, session)
        if question.base == nil, let first = answer.rows.first?.month,
          let last = answer.rows.last?.month
        {
          session.warn(
            ofSilencesIn: CoveredMonths(holding: answer.rows.map(\.month)), within: first...last,
            so: "prices are compared with those of \(first)",
            instead: { "-b \($0.firstDay) begins later" })
        }
        let title =
          isForPeople ? "Price index \(session.coverage(of: question.shownPeriod))" : ""
        try session.answer(
          arguments,
          session.withRateNotes(answer.rates, below: .index(answer.rows, title: title), arguments),
          screen: .index, greatest: "geks")
      }
      return .done
    })

  static func question(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> IndexQuestion {
    let asked = try AskedNames(arguments, session)
    var question = IndexQuestion(
      in: asked.period,
      filters: try session.filters(asked.names, arguments) + arguments.nameFilters,
      currency: try arguments.targetCurrency)
    if arguments[Options.geks] == "fisher" { question.comparison = .fisher }
    question.base = try arguments[Options.base]
    if question.base == nil, let month = asked.period?.onlyMonth {
      // A month alone says nothing: it is compared with the one before.
      question.period = nil
      question.base = month + -1
      question.shown = (arguments[Options.why] ? month : month + -1)...month
    }
    if let window = try arguments[Options.window] { question.window = window }
    return question
  }

  /// Something must have been bought in the base month that is asked for.
  private static func check(
    base: Month?, in period: Period?, isAsked: Bool, _ rows: [IndexQuestion.Row],
    _ session: Session
  ) throws {
    guard let base, let first = rows.first, let last = rows.last,
      rows.allSatisfy({ $0.base == nil })
    else { return }
    guard isAsked else {
      session.console.say(
        Diagnostic(
          .note, "nothing was bought in \(base), so \(last.month) has nothing to be compared with",
          hint: "--base names another month"))
      return
    }
    let isOutside = period.map { !$0.contains(base.firstDay) && !$0.contains(base.lastDay) } == true
    throw Failure(
      .usage,
      isOutside
        ? "the base \(base) is outside the period"
        : "nothing was bought in \(base), so it cannot be the base",
      expected: "a month with purchases from \(first.month) to \(last.month)")
  }
}
