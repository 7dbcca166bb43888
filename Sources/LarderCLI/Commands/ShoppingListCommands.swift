import GroceryModel
import Importing
import Projections
import Reporting

extension OptionSpec {
  /// The list that a command is about.
  static let list = value("list", "NAME", "the list; the only open one by default")
  static let force = flag("force", "record it even if the list exceeds its budget")
  /// What every command that changes a list takes.
  static let changingLists: [OptionSpec] = [.dryRun] + OptionSpec.writing
}

extension Command {
  static let shoppingSection = "Shopping"

  static let shoppingNew = Command(
    spec: CommandSpec(
      "shopping", "new", section: shoppingSection, abstract: "make a list or a template",
      discussion: """
        A list may have a currency (a code, or a free symbol), a budget and a shop; said again for the
        same name, what is given replaces what was said before. A closed list of that name starts
        anew: what was on it stays in the log.
        """,
      arguments: [ArgumentSpec("NAME", "what it is called")],
      options: [
        .flag("template", "a list to apply to others"),
        .value("currency", "CODE", "a code such as EUR, or a free symbol"),
        .value("budget", "AMOUNT", "what it may come to"),
        .value("store", "NAME", "the shop whose prices and aisles count"),
        .value("note", "TEXT", "a remark"),
      ] + OptionSpec.changingLists,
      examples: [
        CommandExample(
          "larder shopping new Weekend --budget 150 --store Greenquill", "with a budget and a shop"),
        CommandExample("larder shopping new Breakfast --template", "to apply again and again"),
      ]),
    run: { arguments, session in
      let lists = try ListSession(arguments, session)
      let name = NameKey.printed(arguments.arguments[0])
      guard !name.isEmpty else {
        throw Failure(.usage, "NAME is ''", expected: "a name")
      }
      let known = lists.book.state.list(named: name)
      let currency = arguments.value("currency")
      if let currency, Currency(currency) == nil {
        throw Failure(
          .usage, "invalid value '\(currency)' for --currency",
          expected: "a code or symbol of at most 12 bytes without blanks")
      }
      var values: [String: String?] = [
        "list": known?.name ?? name, "currency": currency.flatMap { Currency($0)?.code },
        "budget": try lists.decimal("budget")?.description, "store": arguments.value("store"),
        "note": arguments.value("note"),
      ]
      if arguments.flag("template") { values["template"] = "true" }
      if known?.isClosed == true { values["closed"] = "false" }
      let what = arguments.flag("template") || known?.isTemplate == true ? "template" : "list"
      let isNew = known.map(\.isClosed) ?? true
      if known != nil, values.count(where: { $0.value != nil }) == 1 {
        throw Failure(
          .usage, "there is a \(what) '\(name)' already",
          hint: "larder shopping add --list '\(name)' ITEM… adds to it")
      }
      return try lists.record(
        [lists.fact(.listDefined, values)], on: known?.name ?? name,
        isNew ? "made the \(what) '\(name)'" : "changed the \(what) '\(name)'")
    })

  static let shoppingAdd = Command(
    spec: CommandSpec(
      "shopping", "add", section: shoppingSection, abstract: "add things to a list",
      discussion: """
        Each LINE is one thing, as people write it: '2 milk', '1 kg tomatoes', 'eggs a dozen', 'a few
        lemons', 'bread (sliced)'. A line that is a product's whole name is that product. What is on
        the list already, in the same variant, shop and unit, is added up; remarks stand side by side.

        Of --price and --total one is entered, and the other follows. Without either, the newest price
        known is the estimate: of the shop where one is named, of the variant, else of the product.
        Without a list, one called 'Shopping' is made.
        """,
      arguments: [ArgumentSpec("LINE", "what to buy", isRepeated: true)],
      options: [
        .list, .value("quantity", "NUMBER", "how much"), .value("unit", "UNIT", "of what"),
        .value("variant", "NAME", "which kind of it"), .value("store", "NAME", "where"),
        .value("note", "TEXT", "a remark"), .value("price", "NUMBER", "what one of the unit costs"),
        .value("total", "NUMBER", "what all of it costs"), .force,
      ] + OptionSpec.changingLists,
      examples: [
        CommandExample(
          "larder shopping add '2 milk' '1 kg tomatoes' 'eggs a dozen'", "three things"),
        CommandExample(
          "larder shopping add Coffee --quantity 2 --store Talkorn --price 6.49", "at a price"),
      ]),
    run: { arguments, session in
      let lists = try ListSession(
        arguments, session,
        pricing: arguments.arguments.compactMap { PlainLine($0)?.item }
          + arguments.arguments + [arguments.value("variant")].compactMap { $0 })
      let additions = try arguments.arguments.map { try lists.addition($0) }
      let (list, making) = try lists.listToAdd()
      let facts = making + lists.facts(adding: additions, to: list)
      lists.sayCandidates(additions)
      return try lists.record(
        facts, on: list.name,
        "added \(additions.map(\.phrase).joined(separator: ", ")) to '\(list.name)'")
    })

  static let shoppingShow = Command(
    spec: CommandSpec(
      "shopping", "show", section: shoppingSection, abstract: "show a list with what it will cost",
      discussion: """
        Open entries come first, then checked, then unavailable ones; inside by aisle of the shop, as
        it is visited, then by name. -f md prints boxes to tick, -f html a page for a phone that works
        offline and keeps what is ticked, -f csv --short what other programs want to know.
        """,
      arguments: [
        ArgumentSpec("LIST", "which list; the only open one by default", isOptional: true)
      ],
      options: [.flag("short", "only item, quantity and unit of what is still to buy")]
        + OptionSpec.asking,
      examples: [
        CommandExample("larder shopping show", "the only list"),
        CommandExample("larder shopping show -f html -o list.html", "a page for the phone"),
        CommandExample("larder shopping show -f csv --short -o list.csv", "for compare --list"),
      ],
      columns: Table.shoppingColumns.map(\.name)),
    run: { arguments, session in
      let lists = try ListSession(arguments, session)
      let list = try lists.argumentList()
      let lines = lists.book.lines(of: list)
      let format = session.format(arguments)
      let totals = ShoppingText.totals(
        lists.book.totals(of: list), in: lists.book.currency(of: list))
      if arguments.flag("short") {
        try session.answer(arguments, .shortShopping(lines), greatest: nil)
        return .done
      }
      let isPlain = arguments.value("sort") == nil && arguments.value("top") == nil
      let title = list.store.map { "\(list.name) (\($0))" } ?? list.name
      var bytes: [UInt8] = []
      if format == .html, isPlain {
        ShoppingPage(list, lines, totals: totals).append(to: &bytes)
        try session.answer(arguments, bytes)
      } else if format == .md, isPlain {
        ShoppingText.append(lines, title: title, totals: totals, to: &bytes)
        try session.answer(arguments, bytes)
      } else {
        try session.answer(
          arguments, .shopping(lines, of: list, title: title, notes: [totals]), screen: .shopping,
          greatest: nil)
      }
      return .done
    })
}
