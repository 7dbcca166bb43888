/// A command: what users see of it, and what it does.
struct Command: Sendable {
  let spec: CommandSpec
  /// Runs it and says how it ended.
  let run: @Sendable (_ arguments: ParsedArguments, _ session: Session) throws -> ExitCode

  /// All commands, in the order of the overview; a new command is one word here.
  static let all: [Command] =
    [importFiles, append, undo, batch, add] + entries + tripActions + [
      spend, lines, budget, prices, compare, index, stock, waste, list, show, due, check,
      savings, feed, people,
      predictPrice, predictExpiration, predictRestock, predictSpend,
      tripShow, tripReport, reviewList,
      reportMonth, reportYear, each,
      shopping, shoppingNew, shoppingAdd, shoppingShow,
    ] + shoppingMarks + [
      shoppingChange, shoppingCopy, shoppingMove, shoppingClear, shoppingApply, shoppingImport,
      shoppingExport, shoppingPlan, shoppingDone,
    ] + explanations + explainedStatistics + [
      rulesTest, rulesShow,
      logShow, logDiff, logVerify, logRepair, logBackup, logProve, logStats, logCat, logExport,
      demo, config, profileList, profileShow, profileRemove, completions, complete, status, man,
    ]

  static let grammar = CommandGrammar(
    abstract: "a ledger for the kitchen: receipts in, budgets, prices and reports out",
    commands: all.map(\.spec),
    examples: [
      CommandExample("larder demo kitchen", "write a sample household to play with"),
      CommandExample(
        "larder batch kitchen --reports Reports", "import it and report on every month"),
      CommandExample("larder spend --by category -p 'last month'", "see the spending by category"),
    ])
}
