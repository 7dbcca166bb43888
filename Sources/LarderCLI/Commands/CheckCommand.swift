import Projections
import Reporting

enum CheckCommand {
  enum Options {
    static let kind = Option<KindChoice<CheckKind>>(
      "kind", "KIND", "only that check; 'not:KIND' leaves it out")
  }

  /// The most payments whose ids are printed in one command.
  private static let mostIDs = 12

  static let command = Command(
    spec: CommandSpec(
      "check", section: "Questions", abstract: "find what is wrong in the log, and how to mend it",
      discussion: """
        Runs the checks over all days up to today, or over a period. Ends with 1 if one of them
        finds something. The remedy is a command to paste; it mends what its row names. Read it
        first: two equal lines may both be right. 'larder undo ID' says what it took back.

        Kinds:

        """
          + CheckKind.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n")
            + """


            Filters by item, category or tag leave out rows that are not about an item. Budgets are
            checked only without filters, and for today.
            """,
      options: {
        Options.kind
        CommonOptions.nameFilters.filter { $0.long != "kind" }
        CommonOptions.noCurrency
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder check", "all problems"),
        CommandExample("larder check --kind receipt -p 'last month'", "receipts that lack a line"),
        CommandExample(
          "larder check --kind not:double -f csv", "all problems except likely doubles, as CSV"),
      ],
      columns: Table.attentionColumns.map(\.name)),
    run: { arguments, session in
      try arguments.refuseCurrency()
      let kinds = try arguments.kinds(Options.kind)
      let rows = try CheckRun(arguments, session).rows(of: kinds)
      try session.answer(
        rows, named: "check", "Checks", none: "the checks found nothing", arguments)
      let payments = rows.compactMap(\.payment)
      if payments.count > 1, session.format(arguments).isForPeople {
        session.console.say(
          Diagnostic(
            .note, "\(payments.count) payments count beside their receipts",
            // A command of hundreds of ids helps nobody.
            hint: payments.count > mostIDs
              ? "each row says how to take it back"
              : "'larder undo \(payments.joined(separator: " "))' takes all of them back"))
      }
      return rows.isEmpty ? .done : .attention
    })
}
