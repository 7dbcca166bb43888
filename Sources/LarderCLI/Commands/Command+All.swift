extension Command {
  /// All commands, in the order of the overview; a new command is one word here.
  static let all: [Command] =
    [
      ImportCommand.command, AppendCommand.command, UndoCommand.command, BatchCommand.command,
      AddCommand.command,
    ] + EntryCommands.all + TripCommands.actions + [
      SpendCommand.command, LinesCommand.command, BudgetCommand.command, PricesCommand.command,
      CompareCommand.command, IndexCommand.command, StockCommand.command, WasteCommand.command,
      ListCommand.command, ShowCommand.command, DueCommand.command, CheckCommand.command,
      SavingsCommand.command, FeedCommands.feed, FeedCommands.people,
      PredictPriceCommand.command, PredictExpirationCommand.command, PredictRestockCommand.command,
      PredictSpendCommand.command,
      TripCommands.show, TripCommands.report, ReviewCommands.command,
      ReportMonthCommand.command, ReportYearCommand.command, EachCommand.command,
      ShoppingListCommands.shopping, ShoppingListCommands.new, ShoppingListCommands.add,
      ShoppingListCommands.show,
    ] + ShoppingMarkCommands.all + [
      ShoppingEntryCommands.change, ShoppingEntryCommands.copy, ShoppingEntryCommands.move,
      ShoppingEntryCommands.clear, ShoppingEntryCommands.apply, ShoppingFileCommands.importList,
      ShoppingFileCommands.export, ShoppingPlanCommand.command, ShoppingDoneCommand.command,
    ] + ExplainCommands.all + ExplainStatistics.all + [
      RulesCommand.test, RulesCommand.show,
      LogShowCommand.command, LogDiffCommand.command, LogCommands.verify, LogCommands.repair,
      LogCopyCommands.backup, LogCopyCommands.prove, LogCommands.stats, LogCommands.cat,
      LogExportCommand.command,
      DemoCommand.command, ConfigCommand.command, ProfileCommands.list, ProfileCommands.show,
      ProfileCommands.remove, CompletionsCommand.command, CompleteCommand.command,
      StatusCommand.command, ManCommand.command,
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
