/// A command: what users see of it, and what it does.
struct Command: Sendable {
  let spec: CommandSpec
  /// Runs it and says how it ended.
  let run: @Sendable (_ arguments: ParsedArguments, _ session: Session) throws -> ExitCode

  /// All commands, in the order of the overview; a new command is one word here.
  static let all: [Command] =
    [importFiles, append, undo, batch] + entries + [
      spend, budget, prices, compare, index, stock, waste, list,
      predictPrice, predictExpiration, predictRestock, predictSpend,
      reportMonth, reportYear,
      rulesTest, rulesShow,
      logShow, logVerify, logRepair, logStats, logCat, logExport,
      demo, config, profileList, profileShow, profileRemove, completions,
    ]

  static let grammar = CommandGrammar(
    abstract: "a ledger for the kitchen: receipts in, budgets, prices and reports out",
    commands: all.map(\.spec),
    examples: [
      CommandExample("larder demo kitchen", "write a sample household to play with"),
      CommandExample(
        "larder batch kitchen --reports Reports", "import all of it and report on every month"),
      CommandExample("larder spend --by category -p 'last month'", "see where the money went"),
    ])
}
