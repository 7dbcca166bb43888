import GroceryModel
import Importing
import Projections
import Reporting

extension Command {
  static let shoppingImport = Command(
    spec: CommandSpec(
      "shopping", "import", section: shoppingSection, abstract: "add the lines of a file to a list",
      discussion: """
        Reads a CSV file with a column item, and optionally quantity and unit; or plain lines as for
        'shopping add', with or without boxes, as 'predict restock --list' prints them. Lines that
        start with # and the totals at the end are skipped. A file from 'shopping export' restores
        the lists it came from.
        """,
      arguments: [ArgumentSpec("FILE", "the file, or - for standard input", completion: .file)],
      options: [.list, .force] + OptionSpec.changingLists,
      examples: [
        CommandExample(
          "larder predict restock --list -o restock.md", "write what runs out to a file"),
        CommandExample("larder shopping import restock.md --list Weekend", "add it to a list"),
      ]),
    run: { arguments, session in
      let input = try ListFile(arguments.arguments[0], session)
      let lists = try ListSession(arguments, session, pricing: input.rows.map(\.addition.item))
      if let names = input.listNames {
        guard arguments.value("list") == nil else {
          throw Failure.exclusive("--list", "a file that names its lists")
        }
        return try lists.restore(input, names)
      }
      let (list, making) = try lists.listToAdd()
      let additions = input.rows.map { row in
        var addition = row.addition
        addition.item = lists.book.names.shown(addition.item)
        return addition
      }
      return try lists.record(
        making + lists.facts(adding: additions, to: list), on: list.name,
        "added \(counted(additions.count, "line")) of \(arguments.arguments[0])")
    })

  static let shoppingExport = Command(
    spec: CommandSpec(
      "shopping", "export", section: shoppingSection,
      abstract: "write lists and templates as a file for shopping import",
      discussion: "Without LIST, writes all lists and templates that are not closed.",
      arguments: [ArgumentSpec("LIST", "which list", isOptional: true)],
      options: [.format, .output, .asOf, .top, .sort, .noCheckpoint] + OptionSpec.everywhere,
      examples: [CommandExample("larder shopping export -o lists.csv", "all of them")],
      columns: Table.listFileColumns.map(\.name)),
    run: { arguments, session in
      let lists = try ListSession(arguments, session)
      let chosen =
        try arguments.arguments.first.map { [try lists.list(named: $0)] }
        ?? lists.book.state.lists.filter { !$0.isClosed }
      let isForPeople = arguments.value("format") == nil && arguments.value("output") == nil
      var bytes: [UInt8] = []
      let table = try TableArrangement(arguments, greatest: nil).arrange(.listFile(chosen))
      let format = isForPeople ? OutputFormat.csv : session.format(arguments)
      format.renderer(colour: false).append(document: table, to: &bytes, workers: 1)
      try session.answer(arguments, bytes)
      return .done
    })
}
