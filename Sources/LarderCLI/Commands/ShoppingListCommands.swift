import GroceryModel
import Importing
import Projections
import Reporting

extension ArgumentSpec {
  /// The list that a command is about, as its first word.
  static let list = ArgumentSpec(
    "LIST", "the list; the only open one by default", isOptional: true, completion: .names(.lists))

  /// The same where the first word may be something else.
  static func list(or names: KnownNameKind) -> ArgumentSpec {
    ArgumentSpec(list.name, list.summary, isOptional: true, completion: .names(names))
  }
}

enum ShoppingListCommands {
  enum Options {
    static let template = Flag("template", "a template, to apply to lists")
    static let currency = Option<Currency>(
      "currency", "CODE", "a code such as EUR, or a free symbol",
      expected: "a code or symbol of at most 12 bytes without blanks"
    ) { Currency($0) }
    static let store = Option("store", "NAME", "the store whose prices and aisles are used")
    static let short = Flag("short", "only item, quantity and unit of open entries")
  }

  static let section = "Shopping"

  /// What `larder shopping` alone shows.
  static let shopping = Command(
    spec: CommandSpec(
      "shopping", section: section, abstract: "show the open lists and what to do next",
      discussion: """
        Commands about one list take its name first: 'larder shopping show Weekend', 'larder shopping
        add Weekend milk'. Without a name, the only open list is meant.
        """,
      options: {
        CommonOptions.tables
        CommonOptions.asOf
        CommonOptions.noCheckpoint
        CommonOptions.everywhere
      },
      examples: [CommandExample("larder shopping", "the open lists")],
      columns: Table.listColumns.map(\.name)),
    run: { arguments, session in
      let book = try ListSession(arguments, session).book
      let lists = book.state.lists.filter { !$0.isTemplate && !$0.isClosed }
      let isForPeople = session.format(arguments) == .text && arguments[CommonOptions.output] == nil
      let say = try session.phrases(arguments)
      if lists.isEmpty, isForPeople {
        try session.console.print(line: say("No shopping list is open."))
      } else {
        try session.answer(
          arguments,
          .lists(
            lists.map { ($0, book.totals(of: $0), book.currency(of: $0)) },
            title: session.format(arguments).isForPeople ? "Open shopping lists" : ""),
          screen: .lists, greatest: "estimated")
      }
      guard isForPeople else { return .done }
      try session.console.print(line: "")
      try session.print(
        hints: ListSession.nextCommands(after: lists.first).map { ($0.command, say($0.effect)) })
      return .done
    })

  static let new = Command(
    spec: CommandSpec(
      "shopping", "new", section: section, abstract: "create a list or a template",
      discussion: """
        A list may have a currency (a code, or a free symbol), a budget and a store. For an existing
        list, the given options replace its settings. A closed list starts anew; its old entries
        stay in the log.
        """,
      arguments: [ArgumentSpec("NAME", "its name")],
      options: {
        Options.template
        Options.currency
        ListOptions.budget
        Options.store
        ListOptions.note
        ListOptions.changing
      },
      examples: [
        CommandExample(
          "larder shopping new Weekend --budget 150 --store Greenquill", "with a budget and a store"
        ),
        CommandExample("larder shopping new Breakfast --template", "to apply again and again"),
      ]),
    run: { arguments, session in
      let lists = try ListSession(arguments, session)
      let name = NameKey.printed(arguments.arguments[0])
      guard !name.isEmpty else {
        throw Failure(.usage, "NAME is ''", expected: "a name")
      }
      let known = lists.book.state.list(named: name)
      var values: [String: String?] = [
        "list": known?.name ?? name, "currency": try arguments[Options.currency]?.code,
        "budget": try arguments[ListOptions.budget]?.description, "store": arguments[Options.store],
        "note": arguments[ListOptions.note],
      ]
      if arguments[Options.template] { values["template"] = "true" }
      if known?.isClosed == true { values["closed"] = "false" }
      let what = arguments[Options.template] || known?.isTemplate == true ? "template" : "list"
      let isNew = known.map(\.isClosed) ?? true
      if known != nil, values.count(where: { $0.value != nil }) == 1 {
        throw Failure(
          .usage, "a \(what) '\(name)' already exists",
          hint: "add to it with: larder shopping add '\(known?.name ?? name)' ITEM…")
      }
      return try lists.record(
        [lists.fact(.listDefined, values)], on: known?.name ?? name,
        isNew ? "created the \(what) '\(name)'" : "changed the \(what) '\(name)'")
    })

  static let add = Command(
    spec: CommandSpec(
      "shopping", "add", section: section, abstract: "add entries to a list",
      discussion: """
        Each LINE is one entry, as people write it: 2 milk, 1 kg tomatoes, 'eggs a dozen', 'a few
        lemons', 'bread (sliced)'. Without quotes a word is an entry, together with an amount before
        it; words that name a product together are one entry. A line that is a product's whole name
        is that product. An entry with the same variant, store and unit is increased; notes are
        joined.

        Give --price or --total; the other is computed. Without either, the newest known price is
        the estimate: of the store if one is named, of the variant, else of the product. Without a
        list, a list called 'Shopping' is created. A first word that is a list's whole name is the
        list.
        """,
      arguments: [
        .list(or: .shopping),
        ArgumentSpec(
          "LINE", "what to buy", isRepeated: true, isOptional: true, completion: .names(.items)),
      ],
      options: {
        ListOptions.list
        ListOptions.quantity
        ListOptions.unit
        ListOptions.variant
        ListOptions.store
        ListOptions.note
        ListOptions.price
        ListOptions.total
        ListOptions.force
        ListOptions.changing
      },
      examples: [
        CommandExample(
          "larder shopping add '2 milk' '1 kg tomatoes' 'eggs a dozen'", "three things"),
        CommandExample("larder shopping add Weekend bread", "to one of several lists"),
        CommandExample(
          "larder shopping add Coffee --quantity 2 --store Talkorn --price 6.49", "at a price"),
      ]),
    run: { arguments, session in
      let lists = try ListSession(
        arguments, session,
        pricing: ListSession.possibleNames(arguments.arguments)
          + [arguments[ListOptions.variant]].compactMap { $0 })
      let (list, making, words) = try lists.listToAdd(arguments.arguments)
      guard !words.isEmpty else { throw lists.missing("LINE", of: list) }
      let additions = try lists.lines(words).map { try lists.addition($0) }
      try lists.checkFirstWord(words, of: list)
      let facts = making + lists.facts(adding: additions, to: list)
      lists.sayCandidates(additions)
      return try lists.record(
        facts, on: list.name,
        "added \(additions.map(\.phrase).joined(separator: ", ")) to '\(list.name)'")
    })

  static let show = Command(
    spec: CommandSpec(
      "shopping", "show", section: section, abstract: "show a list with its estimated cost",
      discussion: """
        Open entries come first, then checked, then unavailable ones; within these by the store's
        aisle order, then by name. -f md prints boxes to tick, -f html makes a page for the phone
        that works offline and remembers ticks, -f csv --short is for other programs.
        """,
      arguments: [
        .list
      ],
      options: {
        Options.short
        CommonOptions.asking
      },
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
      let (sums, currency) = (lists.book.totals(of: list, lines), lists.book.currency(of: list))
      let language = format.isForPeople ? try session.reportLanguage(arguments) : .english
      let totals = ShoppingText.totals(sums, in: currency, language)
      if arguments[Options.short] {
        try session.answer(arguments, .shortShopping(lines), greatest: nil)
        return .done
      }
      let isPlain = arguments[CommonOptions.sort] == nil && !arguments.isGiven(CommonOptions.top)
      let title = list.store.map { "\(list.name) (\($0))" } ?? list.name
      var bytes: [UInt8] = []
      if format == .html, isPlain {
        ShoppingPage(
          list, lines, totals: sums, in: currency, language: language
        ).append(to: &bytes)
        try session.answer(arguments, bytes)
      } else if format == .md, isPlain {
        ShoppingText.append(lines, title: title, totals: totals, in: language, to: &bytes)
        try session.answer(arguments, bytes)
      } else {
        try session.answer(
          arguments, .shopping(lines, of: list, title: title, notes: [totals]), screen: .shopping,
          greatest: nil)
      }
      return .done
    })
}
