import GroceryModel
import Projections
import Reporting

enum ExplainCommands {
  /// Options that only apply to the question's own table.
  private static let ofTables: Set<String> = [
    "top", "sort", "history", "shrinkflation", "discrepancies", "reports", "all", "dry-run",
  ]

  static let all: [Command] = [
    explaining(
      SpendCommand.command, "the events behind what was spent",
      [
        CommandExample(
          "larder explain spend --by category -p 2026-10 --row Dairy", "the events of Dairy")
      ]
    ) { arguments, session in
      let (question, answer, replay) = try SpendCommand.answer(arguments, session)
      let trace = try SpendTrace(question, from: replay, rules: try session.rules())
      let rows = answer.rows
      return ExplainedTable(
        table: .spend(rows, by: question.keys), cells: ["spent", "lines"]
      ) { trace.explanation(of: rows[$0], cell: $1) }
    },
    explaining(
      BudgetCommand.command, "the events behind what is left of a budget",
      [
        CommandExample(
          "larder explain budget --row 'category=*' --cell spent -f csv", "every line, as CSV")
      ]
    ) { arguments, session in
      let (rows, _, replay) = try BudgetCommand.rows(arguments, session)
      let explainer = try BudgetExplainer(rows, from: replay, rules: try session.rules())
      return ExplainedTable(table: .budget(rows), cells: BudgetExplainer.cells) {
        explainer.explanation(of: rows[$0], cell: $1)
      }
    },
    explaining(
      PricesCommand.command, "the prices behind a median, a mean or a last price",
      [CommandExample("larder explain prices milk --cell median", "the prices of milk")]
    ) { arguments, session in
      let question = try PricesCommand.question(arguments, session)
      let (replay, rules) = (try session.replay(arguments), try session.rules())
      let answer = try question.summaries(from: replay, rules: rules)
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let explainer = try PriceExplainer(question, from: replay, rules: rules)
      return ExplainedTable(
        table: .prices(answer.rows, byStore: question.byStore), cells: PriceExplainer.cells
      ) { explainer.explanation(of: answer.rows[$0], cell: $1) }
    },
    explaining(
      StockCommand.command, "what was bought, and what became of it",
      [CommandExample("larder explain stock --all --item milk", "what happened to the milk")],
      keeping: ["all"]
    ) { arguments, session in
      var question = try StockCommand.question(arguments, session)
      question.showsUsedUp = question.showsAll
      let (replay, rules) = (try session.replay(arguments), try session.rules())
      let answer = try question.answer(from: replay, rules: rules)
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let explainer = try StockExplainer(question, from: replay, rules: rules)
      return ExplainedTable(table: .stock(answer), cells: StockExplainer.cells) {
        explainer.explanation(of: answer.rows[$0], cell: $1)
      }
    },
    explaining(
      WasteCommand.command, "what was thrown away",
      [CommandExample("larder explain waste --by category -p 2026", "the year's waste")]
    ) { arguments, session in
      let question = try WasteCommand.question(arguments, session)
      let (replay, rules) = (try session.replay(arguments), try session.rules())
      let answer = try question.answer(from: replay, rules: rules)
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let explainer = try WasteExplainer(question, from: replay, rules: rules)
      return ExplainedTable(
        table: .waste(answer.rows, by: question.keys), cells: WasteExplainer.cells
      ) { explainer.explanation(of: answer.rows[$0], cell: $1) }
    },
    explaining(
      ReportMonthCommand.command, "the events behind a table of a month's report",
      [
        CommandExample(
          "larder explain report month -p 2026-10 --table stores --cell change",
          "why a shop's share moved")
      ], ExplainReports.month),
    explaining(
      ReportYearCommand.command, "the events behind a table of a year's report",
      [
        CommandExample(
          "larder explain report year -p 2026 --table categories --row Produce",
          "the year's produce")
      ], ExplainReports.year),
  ]

  private static func explainsSums(_ name: String) -> String {
    """
    Answers as 'larder \(name)' does. Then lists, for each row, the events behind one
    figure with their signed parts, and the arithmetic. The last line of CSV is the total; it
    equals the figure in the table. A receipt's discount has a part for each line that bears
    a share of it. Without one of the events, the figure would differ by its part.
    """
  }

  /// The command that explains the figures of a question's table.
  ///
  /// - Parameters:
  ///   - question: The command that gives the table.
  ///   - abstract: What is listed.
  ///   - examples: At least one.
  ///   - discussion: What is said of it, by the question's name.
  ///   - kept: Options that it takes although they usually matter only to tables.
  ///   - left: Options of the question that it does not take.
  ///   - table: Gives the table.
  /// - Returns: The command.
  static func explaining(
    _ question: Command, _ abstract: String, _ examples: [CommandExample],
    saying discussion: (String) -> String = explainsSums, keeping kept: Set<String> = [],
    without left: Set<String> = [],
    _ table: @escaping @Sendable (ParsedArguments, Session) throws -> ExplainedTable
  ) -> Command {
    let spec = question.spec
    let discussion = discussion(spec.name)
    return Command(
      spec: CommandSpec(
        path: ["explain"] + spec.path, section: "Questions", abstract: abstract,
        discussion: discussion,
        arguments: spec.arguments,
        options: {
          ExplainedTable.row
          ExplainedTable.cell
          spec.options.filter {
            !ofTables.subtracting(kept).union(left).contains($0.long)
          }
        },
        examples: examples, columns: Table.explanationColumns.map(\.name)),
      run: { arguments, session in
        try session.answer(arguments, try table(arguments, session).cells(arguments))
        return .done
      })
  }
}
