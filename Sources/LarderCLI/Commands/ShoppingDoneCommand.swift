import GroceryModel
import Projections
import Reporting

enum ShoppingDoneCommand {
  enum Options {
    static let record = Flag("record", "record checked entries as purchases")
    static let store = Option("store", "NAME", "the store; the list's own store by default")
    static let date = Option("date", "DATE", "the day of the trip; today by default")
    static let rest = Option("rest", "NAME", "the list to move open entries to")
  }

  static let command = Command(
    spec: CommandSpec(
      "shopping", "done", section: ShoppingListCommands.section,
      abstract: "close a list after the trip",
      discussion: """
        Closes a list, and says how many entries are still open: they stay on the closed list, or
        --rest moves them to another list. 'larder shopping new' with the list's name starts it anew,
        without entries.

        --record turns checked entries into purchases of that day and store, at their total, else at
        the expected cost: for trips without a receipt. If a receipt of that day and store is
        imported later, import asks: --replace-list retracts those purchases in its own batch,
        --another-receipt keeps both.
        """,
      arguments: [
        .list
      ],
      options: {
        Options.record
        Options.store
        Options.date
        Options.rest
        ListOptions.changing
      },
      examples: [
        CommandExample("larder shopping done 'Next Weekend'", "with a receipt to import"),
        CommandExample(
          "larder shopping done Weekend --record --store Market", "without a receipt"),
      ]),
    run: { arguments, session in
      let lists = try ListSession(arguments, session)
      let list = try lists.argumentList()
      guard !list.isClosed, !list.isTemplate else {
        throw Failure(
          .usage, "'\(list.name)' is \(list.isTemplate ? "a template" : "already closed")",
          expected: "an open list")
      }
      var facts: [TypedFact] = []
      if arguments[Options.record] { facts += try lists.purchases(of: list) }
      let purchases = facts.count
      if let name = arguments[Options.rest] {
        let rest = list.entries.filter { $0.state == .open || $0.state == .unavailable }
        let target = try lists.list(named: name)
        facts += rest.map { lists.mark($0, .removed) }
        facts += lists.facts(adding: rest.map { ListAddition($0, from: $0.from) }, to: target)
      }
      facts.append(lists.fact(.listDefined, ["list": list.name, "closed": "true"]))
      if arguments[Options.rest] == nil { try lists.sayLeft(on: list) }
      let recorded =
        arguments[Options.record] ? ", and recorded \(counted(purchases, "purchase"))" : ""
      return try lists.record(facts, on: list.name, "closed '\(list.name)'\(recorded)")
    })
}

extension ListSession {
  /// Says how many entries of a closed list stay unbought, and how they go to another.
  fileprivate func sayLeft(on list: ShoppingList) throws {
    let left = list.entries.count { $0.state == .open }
    guard left > 0 else { return }
    let text = ListRemarkText(try session.reportLanguage(arguments))
    let isTrial = arguments[CommonOptions.dryRun]
    let other = book.state.lists.first { !$0.isTemplate && !$0.isClosed && $0.key != list.key }
    let name = other?.name ?? "NAME"
    let commands =
      (isTrial ? [] : [["undo"]]) + (other == nil ? [["shopping", "new", "NAME"]] : [])
      + [
        ["shopping", "done", list.name, "--rest", name]
          + (arguments[ShoppingDoneCommand.Options.record] ? ["--record"] : [])
      ]
    session.console.say(
      Diagnostic(
        .note, text.stayOpen(left, on: list.name),
        hint: text.moveThem(commands.map { session.remedy($0) }.joined(separator: "; "))))
  }

  /// What is checked on a list as purchases.
  ///
  /// - Throws: `Failure` where one has no price, or nothing is checked.
  func purchases(of list: ShoppingList) throws -> [TypedFact] {
    let day =
      try arguments[ShoppingDoneCommand.Options.date].map { try session.day($0) } ?? session.today
    let lines = book.lines(of: list).filter { $0.entry.state == .checked }
    guard !lines.isEmpty else {
      throw Failure(
        .usage, "nothing on '\(list.name)' is checked", hint: "larder shopping check --all")
    }
    let settings = try Settings(session.layout)
    return try lines.map { line in
      let entry = line.entry
      guard let currency = line.currency, let cost = line.cost else {
        let (asked, hint) = QuestionText(try session.reportLanguage(arguments))
          .noPrice(
            entry.item, command: "larder shopping check '\(entry.item)' --total AMOUNT")
        throw Failure(Diagnostic(.question, asked, hint: hint), .question)
      }
      var fact = TypedFact(.purchaseRecorded, on: day)
      fact.source = "list:\(list.name)"
      let store =
        arguments[ShoppingDoneCommand.Options.store] ?? line.store ?? settings.values[.store]
        ?? book.descriptions.defaultStore
      if let store { fact.set("store", NameKey.printed(store)) }
      fact.set("item", entry.variant.map { book.names.shown($0) } ?? entry.item)
      if let quantity = entry.boughtQuantity ?? entry.quantity, !quantity.isZero {
        fact.set("quantity", quantity.description)
      }
      if let unit = entry.unit { fact.set("unit", unit) }
      fact.set("total", cost.text(minimumFractionDigits: currency.fractionDigits))
      fact.set("currency", currency.code)
      return fact
    }
  }
}
