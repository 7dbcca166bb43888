import Projections
import Reporting

enum LinesCommand {
  static let command = Command(
    spec: CommandSpec(
      "lines", section: "Questions",
      abstract: "the lines that spend adds up, with categories and names",
      discussion: """
        Prints one row for each purchase line, with the store, item, category, brand and tags that
        'larder spend' shows for it, for DuckDB, Spark and other programs. The sums of net and lines
        by any of these columns equal what 'larder spend' prints.

        A discount on a whole receipt has one row for each line that bears a share of it: event is
        the discount, of is the bearing line, net is its share; total and lines are 0 on all rows
        but the largest. Every other line is one row, with its total as net. A discount or refund
        that names a line has the item and category of that line. Rows are in the order of date,
        store and receipt, and within a receipt as the file or the user wrote them. Amounts stay in
        their own currency. The tags of a line are joined by a semicolon.
        """,
      arguments: [AskedNames.argument],
      options: {
        CommonOptions.nameFilters
        CommonOptions.noCurrency
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder lines october -f csv", "October's lines as CSV"),
        CommandExample("larder lines -f jsonl -o lines.jsonl", "all of them, an object a line"),
        CommandExample("larder lines --item milk --store Greenquill", "milk of one store"),
      ],
      columns: Table.lineColumns.map(\.name)),
    run: { arguments, session in
      try arguments.refuseCurrency()
      let asked = try AskedNames(arguments, session)
      let question = LinesQuestion(
        in: asked.period,
        filters: try session.filters(asked.names, arguments) + arguments.nameFilters)
      let answer = try question.answer(
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      try session.answer(
        arguments,
        .lines(
          answer.rows,
          title: session.format(arguments).isForPeople
            ? "Lines \(session.coverage(of: question.period))" : ""),
        screen: .lines, greatest: "net")
      return .done
    })
}
