import Projections
import Reporting

extension Command {
  static let check = Command(
    spec: CommandSpec(
      "check", section: "Questions", abstract: "find what is wrong in the log, and how to mend it",
      discussion: """
        Runs the standing checks over all days up to today, or over a period, and ends with 1 if one
        finds something. The remedy is a command to paste; it mends what its row names. Read it first:
        of two equal lines both may be right, and 'larder undo ID' names what it took back.

        Kinds:

        """
          + CheckKind.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n")
            + """


            Filters by item, category or tag leave out what is about no item; those of budgets run without
            filters only, and for today.
            """,
      options: [
        .value(
          "kind", "KIND", "only that check; 'not:KIND' leaves it out", isRepeatable: true,
          completion: .list(CheckKind.allCases.map(\.rawValue)))
      ] + OptionSpec.nameFilters.filter { $0.long != "kind" } + [.noCurrency] + OptionSpec.asking,
      examples: [
        CommandExample("larder check", "everything that is wrong"),
        CommandExample("larder check --kind receipt -p 'last month'", "receipts that miss a line"),
        CommandExample("larder check --kind not:double -f csv", "all but likely doubles, as CSV"),
      ],
      columns: Table.attentionColumns.map(\.name)),
    run: { arguments, session in
      try arguments.refuseCurrency()
      let kinds = try arguments.kinds(CheckKind.self)
      let rows = try CheckRun(arguments, session).rows(of: kinds)
      try session.answer(rows, named: "check", "Checks", none: "no check finds anything", arguments)
      return rows.isEmpty ? .done : .attention
    })
}
