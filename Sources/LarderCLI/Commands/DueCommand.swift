import Projections
import Reporting

enum DueCommand {
  enum Options {
    static let kind = Option<KindChoice<DueKind>>(
      "kind", "KIND", "only that; 'not:KIND' leaves it out")
  }

  static let command = Command(
    spec: CommandSpec(
      "due", section: "Questions", abstract: "what wants attention today",
      discussion: """
        Lists what to do today. Ends with 1 if there is anything, so that cron mails it. The remedy
        is a command to paste. 'larder check' looks for errors in the whole log.

        Kinds:

        """
          + DueKind.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n")
            + """


            The amount is what is left of a budget, the cost of the stock, the lines of a receipt
            minus its stated total, or what was paid for lines without a category.
            """,
      options: {
        Options.kind
        DueRun.within
        CommonOptions.noCurrency
        CommonOptions.asOf
        CommonOptions.tables
        CommonOptions.noCheckpoint
        CommonOptions.everywhere
      },
      examples: [
        CommandExample("larder due", "what to do today"),
        CommandExample("larder due --kind expiring --within 5", "what must be eaten by Friday"),
        CommandExample("larder due --kind not:category -f json", "for another program"),
      ],
      columns: Table.attentionColumns.map(\.name)),
    run: { arguments, session in
      try arguments.refuseCurrency()
      let kinds = try arguments.kinds(Options.kind)
      let rows = try DueRun(arguments, session).rows(of: kinds)
      try session.answer(rows, named: "due", "Due", none: "nothing is due", arguments)
      return rows.isEmpty ? .done : .attention
    })
}
