import GroceryModel
import Projections
import Reporting

extension Command {
  static let shoppingDone = Command(
    spec: CommandSpec(
      "shopping", "done", section: shoppingSection, abstract: "close a list after the trip",
      discussion: """
        A closed list leaves the choices; shopping new of its name starts it anew. What is still open
        can go to another list with --rest.

        With --record, what is checked becomes purchases of that day and shop, at its total, else at
        what it was expected to cost: for trips without a receipt. A receipt of that day and shop that
        is imported later is a question: import --replace-list takes those purchases back in its own
        batch, import --another-receipt keeps both.
        """,
      arguments: [
        ArgumentSpec("LIST", "which list; the only open one by default", isOptional: true)
      ],
      options: [
        .flag("record", "record what is checked as purchases"),
        .value("store", "NAME", "where it was bought; the list's own shop by default"),
        .value("date", "DATE", "the day of the trip; today by default"),
        .value("rest", "NAME", "the list that takes in what is still open"),
      ] + OptionSpec.changingLists,
      examples: [
        CommandExample("larder shopping done 'Next Weekend'", "the receipt will be imported"),
        CommandExample(
          "larder shopping done Weekend --record --store Market", "there is no receipt"),
      ]),
    run: { arguments, session in
      let lists = try ListSession(arguments, session)
      let list = try lists.argumentList()
      guard !list.isClosed, !list.isTemplate else {
        throw Failure(
          .usage, "'\(list.name)' is \(list.isTemplate ? "a template" : "closed already")",
          expected: "an open list")
      }
      var facts: [TypedFact] = []
      if arguments.flag("record") { facts += try lists.purchases(of: list) }
      let purchases = facts.count
      if let name = arguments.value("rest") {
        let rest = list.entries.filter { $0.state == .open || $0.state == .unavailable }
        let target = try lists.list(named: name)
        facts += rest.map { lists.mark($0, .removed) }
        facts += lists.facts(adding: rest.map { ListAddition($0, from: $0.from) }, to: target)
      }
      facts.append(lists.fact(.listDefined, ["list": list.name, "closed": "true"]))
      let recorded =
        arguments.flag("record") ? ", and recorded \(counted(purchases, "purchase"))" : ""
      return try lists.record(facts, on: list.name, "closed '\(list.name)'\(recorded)")
    })
}

extension ListSession {
  /// What is checked on a list as purchases.
  ///
  /// - Throws: `Failure` where one has no price, or nothing is checked.
  func purchases(of list: ShoppingList) throws -> [TypedFact] {
    let day = try arguments.value("date").map { try session.day($0) } ?? session.today
    let lines = book.lines(of: list).filter { $0.entry.state == .checked }
    guard !lines.isEmpty else {
      throw Failure(
        .usage, "nothing on '\(list.name)' is checked", hint: "larder shopping check --all")
    }
    let settings = try Settings(session.layout)
    return try lines.map { line in
      let entry = line.entry
      guard let currency = line.currency, let cost = line.cost else {
        throw Failure(
          Diagnostic(
            .question, "'\(entry.item)' has no price",
            hint: "larder shopping check '\(entry.item)' --total AMOUNT says what it cost"),
          .question)
      }
      var fact = TypedFact(.purchaseRecorded, on: day)
      fact.source = "list:\(list.name)"
      let store =
        arguments.value("store") ?? line.store ?? settings.values[.store]
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
