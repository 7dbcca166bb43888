import GroceryModel
import Importing
import Projections
import Reporting

enum ShoppingFileCommands {
  static let importList = Command(
    spec: CommandSpec(
      "shopping", "import", section: ShoppingListCommands.section,
      abstract: "add the lines of a file to a list",
      discussion: """
        Reads a CSV file with a column item, and optionally quantity and unit; or plain lines as for
        'shopping add', with or without boxes, as 'predict restock --list' prints them. Lines that
        start with # and the totals at the end are skipped. A file from 'shopping export' restores
        the lists it came from.
        """,
      arguments: [
        ArgumentSpec(
          "FILE", "the file, or - for standard input; the list's name may come first",
          isRepeated: true, completion: .file)
      ],
      options: {
        ListOptions.list
        ListOptions.force
        ListOptions.changing
      },
      examples: [
        CommandExample(
          "larder predict restock --list -o restock.md", "write what runs out to a file"),
        CommandExample("larder shopping import restock.md --list Weekend", "add it to a list"),
      ]),
    run: { arguments, session in
      let name = arguments.arguments[arguments.arguments.count - 1]
      let input = try ListFile(name, session)
      let lists = try ListSession(arguments, session, pricing: input.rows.map(\.addition.item))
      if let names = input.listNames {
        guard arguments[ListOptions.list] == nil, arguments.arguments.count == 1 else {
          throw Failure.exclusive("a list", "a file that names its lists")
        }
        return try lists.restore(input, names)
      }
      // A lone word is the file, whatever lists are called.
      let words = arguments.arguments.count == 1 ? [] : arguments.arguments
      let (list, making, rest) = try lists.listToAdd(words)
      guard rest.count <= 1 else {
        throw Failure(
          .usage, "'\(rest[0])' is no list, and \(counted(rest.count, "file")) were given",
          expected: "one file, after a list's name or alone")
      }
      let additions = input.rows.map { row in
        var addition = row.addition
        addition.item = lists.book.names.shown(addition.item)
        return addition
      }
      return try lists.record(
        making + lists.facts(adding: additions, to: list), on: list.name,
        "added \(counted(additions.count, "line")) of \(name)")
    })

  static let export = Command(
    spec: CommandSpec(
      "shopping", "export", section: ShoppingListCommands.section,
      abstract: "write lists and templates as a file for shopping import",
      discussion: "Without LIST, writes all lists and templates that are not closed.",
      arguments: [
        ArgumentSpec("LIST", "which list", isOptional: true, completion: .names(.lists))
      ],
      options: {
        CommonOptions.format
        CommonOptions.output
        CommonOptions.asOf
        CommonOptions.top
        CommonOptions.sort
        CommonOptions.noCheckpoint
        CommonOptions.everywhere
      },
      examples: [CommandExample("larder shopping export -o lists.csv", "all of them")],
      columns: Table.listFileColumns.map(\.name)),
    run: { arguments, session in
      let lists = try ListSession(arguments, session)
      let chosen =
        try arguments.arguments.first.map { [try lists.list(named: $0)] }
        ?? lists.book.state.lists.filter { !$0.isClosed }
      let isForPeople =
        arguments[CommonOptions.format] == nil && arguments[CommonOptions.output] == nil
      var bytes: [UInt8] = []
      let table = try TableArrangement(arguments, greatest: nil).arrange(.listFile(chosen))
      let format = isForPeople ? OutputFormat.csv : session.format(arguments)
      format.renderer(colour: false).append(document: table, to: &bytes, workers: 1)
      try session.answer(arguments, bytes)
      return .done
    })
}
