@testable import LarderCLI

/// A small program with every kind of option, argument and command that the grammar knows.
let sample = CommandGrammar(
  abstract: "A ledger for the kitchen.",
  commands: [
    CommandSpec(
      "import", section: "Record", abstract: "read receipts, prices and budgets",
      discussion: """
        Reads files of any shop. What is known already is not imported again, so the same file
        may be given twice.

          larder import today.csv

        Rejected rows are written beside the file.
        """,
      arguments: [
        ArgumentSpec("FILE", "file or folder to read", isRepeated: true, completion: .file)
      ],
      options: {
        [
          .value("as", "KIND", "what the file holds", allowed: ["receipts", "prices"]),
          .value("set", "ROLE=COLUMN", "which column plays a role", isRepeatable: true),
          .flag("dry-run", short: "n", "say what would be done, and do nothing"),
          .flag("quiet", short: "q", "say nothing"),
          home,
        ]
      },
      examples: [CommandExample("larder import -n inbox", "shows what a folder would add")],
      columns: ["file", "kind", "rows"]),
    CommandSpec(
      "spend", section: "Ask", abstract: "what was spent",
      arguments: [ArgumentSpec("ITEM", "product to look for", isOptional: true)],
      options: {
        [
          .value(
            "by", "KEYS", "what to sum by", completion: .list(["category", "store", "month"])),
          .value(
            "period", short: "p", "PERIOD", "the time to look at",
            completion: .values(["last month", "this year"]), group: .everywhere),
          .value(
            "format", short: "f", "FORMAT", "how to print", allowed: ["text", "md", "csv"],
            group: .everywhere),
          .value(
            "output", short: "o", "FILE", "where to write", completion: .file, group: .everywhere),
          home,
        ]
      }),
    CommandSpec(
      "log", "show", section: "Log", abstract: "print events",
      arguments: [ArgumentSpec("FROM", "sequence to start at"), ArgumentSpec("TO", "end")],
      options: { [home] }),
    CommandSpec("log", "verify", section: "Log", abstract: "check every byte", options: { [home] }),
    CommandSpec(
      "completions", section: "Help", abstract: "print a script that completes command lines",
      arguments: [ArgumentSpec("SHELL", "the shell", allowed: ["bash", "zsh", "fish"])]),
    CommandSpec(
      "help", section: "Help", abstract: "show help: it's [all] here",
      arguments: [
        ArgumentSpec(
          "COMMAND", "command", isRepeated: true, isOptional: true)
      ]),
  ],
  examples: [CommandExample("larder spend --by store", "what each shop got")])

private let home = OptionSpec.value(
  "home", "DIR", "the larder to use", completion: .directory, group: .everywhere)

/// A program with a command that has another one below it.
let branching = CommandGrammar(
  abstract: "A ledger for the kitchen.",
  commands: [
    CommandSpec(
      "add", section: "Record", abstract: "record a purchase",
      arguments: [
        ArgumentSpec(
          "WORDS", "what was bought", isRepeated: true, isOptional: true,
          completion: .values(["milk", "rye"]))
      ],
      options: { [.value("day", "DAY", "when")] }),
    CommandSpec(
      "add", "price", section: "Record", abstract: "record a price",
      arguments: [ArgumentSpec("ITEM", "the item", completion: .values(["tea"]))]),
  ])
