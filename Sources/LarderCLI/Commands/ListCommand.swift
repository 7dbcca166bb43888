import GroceryModel
import Projections
import Reporting

enum ListCommand {
  enum Options {
    static let unbalanced = Flag(
      "unbalanced", "with receipts: those whose lines do not add up to the stated total")
  }

  static let command = Command(
    spec: CommandSpec(
      "list", section: "Questions",
      abstract: "the items, stores, categories, tags, budgets, receipts or lists in use",
      discussion: """
        Lists the names that events use, in byte order, with the number of purchase lines and the
        first and last day. WORD keeps the names that contain it. Categories and tags count the
        items filed under them, and those items' lines.

        Items are found without accents, and by barcode and brand. --sort relevance puts the whole
        name (100) before its beginning (50), a word in it (25) and a part (10). 'list lists' and
        'list templates' list shopping lists with their totals.

        'list receipts' lists each receipt with the sum of its lines and the total it states, if it
        states one; difference is the sum minus the stated total. --unbalanced keeps the receipts
        that do not add up.
        """,
      arguments: [
        ArgumentSpec(
          "WHAT", "what to list",
          allowed: ListedNames.allCases.map(\.rawValue)
            + ["budgets", "receipts", "lists", "templates"]),
        ArgumentSpec("WORD", "a part of the name, in any case", isOptional: true),
      ],
      options: {
        Options.unbalanced
        CommonOptions.nameFilters
        CommonOptions.noCurrency
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder list items milk", "every kind of milk, with its category"),
        CommandExample("larder list items milk --sort relevance", "the best match first"),
        CommandExample("larder list lists", "shopping lists and their totals"),
        CommandExample("larder list items --category Other", "items without a category"),
        CommandExample("larder list stores --sort last_day", "the stores"),
        CommandExample("larder list receipts -p 'last month'", "each receipt with its sum"),
        CommandExample("larder list receipts --unbalanced", "receipts that lack or repeat a line"),
      ],
      columns: [
        "item", "category", "lines", "first_day", "last_day", "favourite", "relevance",
        "(of categories and tags: category or tag, items, lines, …;",
        "of stores: store, lines, …, favourite, city, address, default;",
        "of budgets: budget, currency, amount, every, from, end, categories, rollover, closed;",
        "of receipts: date, store, receipt, till, time, currency, lines, total, stated, difference)",
      ]),
    run: { arguments, session in
      try arguments.refuseCurrency()
      let word = arguments.arguments.dropFirst().first
      if arguments.arguments[0] == "receipts" {
        try listReceipts(word, arguments, session)
        return .done
      }
      if ["lists", "templates"].contains(arguments.arguments[0]) {
        try listLists(word, arguments, session)
        return .done
      }
      guard !arguments[Options.unbalanced] else {
        throw Failure.exclusive(
          "--unbalanced", "\(arguments.arguments[0])", expected: "larder list receipts --unbalanced"
        )
      }
      guard let names = ListedNames(rawValue: arguments.arguments[0]) else {
        let replay = try session.replay(arguments)
        let fold = try replay.fold(BudgetFold(descriptions: replay.late.descriptions))
        let key = word.map { NameKey.matching($0) }
        let plans = fold.plans.filter { plan in
          key.map { NameKey.matching(plan.name).contains($0) } ?? true
        }
        try session.answer(
          arguments, Table.list(plans), screen: .list("budgets"), greatest: "amount")
        return .done
      }
      let question = ListQuestion(
        names, word: word, in: try session.period(arguments), filters: arguments.nameFilters)
      let answer = try question.answer(
        from: try session.replay(arguments), rules: try session.rules())
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let rows = try inOrder(answer.rows, of: names, arguments, session)
      try session.answer(
        arguments, Table.list(rows, of: names), screen: .list(names.rawValue),
        greatest: "lines")
      return .done
    })

  /// The rows in the order of the names that people see: those of categories are in their language.
  private static func inOrder(
    _ rows: [ListQuestion.Row], of names: ListedNames, _ arguments: ParsedArguments,
    _ session: Session
  ) throws -> [ListQuestion.Row] {
    guard names == .categories, session.format(arguments).isForPeople else { return rows }
    let language = try session.reportLanguage(arguments)
    guard language != .english else { return rows }
    func shown(_ row: ListQuestion.Row) -> String {
      CategoryNames.shown(row.name, in: language)
    }
    return rows.sorted { NameOrder.precedes(shown($0), shown($1)) }
  }

  /// Open lists, or templates, with what they come to.
  private static func listLists(
    _ word: String?, _ arguments: ParsedArguments, _ session: Session
  ) throws {
    let wantsTemplates = arguments.arguments[0] == "templates"
    if let filter = arguments.nameFilters.first {
      throw Failure.exclusive(
        "--\(filter.field.rawValue)", "\(arguments.arguments[0])",
        expected: "WORD, a part of the list's name")
    }
    let book = try ListSession(arguments, session).book
    let key = word.map { NameKey.matching($0) } ?? ""
    let lists = book.state.lists.filter { list in
      list.isTemplate == wantsTemplates && (key.isEmpty || list.key.contains(key))
    }
    try session.answer(
      arguments,
      .lists(
        lists.map { ($0, book.totals(of: $0), book.currency(of: $0)) },
        title: session.format(arguments).isForPeople
          ? wantsTemplates ? "Templates" : "Shopping lists" : ""),
      screen: .lists, greatest: "estimated")
  }

  private static func listReceipts(
    _ word: String?, _ arguments: ParsedArguments, _ session: Session
  ) throws {
    if let filter = arguments.nameFilters.first {
      throw Failure.exclusive(
        "--\(filter.field.rawValue)", "receipts",
        expected: "WORD, a part of the store or the receipt's number")
    }
    let (period, replay) = (try session.period(arguments), try session.replay(arguments))
    let isUnbalanced = arguments[Options.unbalanced]
    let question = ReceiptsQuestion(word: word, in: period, areUnbalanced: isUnbalanced)
    let receipts = try question.answer(from: replay)
    try session.answer(
      arguments, Table.list(receipts), screen: .list("receipts"),
      greatest: isUnbalanced ? "difference" : "total")
  }
}
