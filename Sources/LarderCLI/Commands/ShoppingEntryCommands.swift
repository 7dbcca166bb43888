import GroceryModel
import Importing
import Projections
import Reporting

enum ShoppingEntryCommands {
  enum Options {
    static let item = Option("item", "NAME", "the item to buy instead")
    static let to = Option("to", "NAME", "the other list")
    static let template = Flag("template", "the copy is a template")
    static let checked = Flag("checked", "only checked entries")
  }

  static let change = Command(
    spec: CommandSpec(
      "shopping", "change", section: ShoppingListCommands.section,
      abstract: "change an entry of a list",
      discussion: "Values that are not given stay as they were.",
      arguments: [
        .list(or: .listed),
        ArgumentSpec(
          "ENTRY", "its name, a part of it, or the start of its id", isOptional: true,
          completion: .names(.listed)),
      ],
      options: {
        ListOptions.list
        ListOptions.quantity
        ListOptions.unit
        ListOptions.note
        ListOptions.price
        ListOptions.total
        ListOptions.store
        Options.item
        ListOptions.force
        ListOptions.changing
      },
      examples: [
        CommandExample("larder shopping change milk --quantity 3", "three in all")
      ]),
    run: { arguments, session in
      let lists = try ListSession(
        arguments, session, pricing: [arguments[Options.item]].compactMap { $0 })
      let (list, words) = try lists.chosenList(arguments.arguments)
      guard !words.isEmpty else { throw lists.missing("ENTRY", of: list) }
      guard words.count == 1 else {
        throw Failure(
          .usage, "'\(words[0])' is no list", expected: "one ENTRY, after a list's name or alone")
      }
      let found = try lists.entries(words, of: list)
      guard found.count == 1, let entry = found.first else {
        throw Failure(
          .usage, "'\(words[0])' matches \(found.count) entries",
          expected: "the start of one entry's id: "
            + found.map { String($0.event.description.prefix(8)) }.joined(separator: ", "))
      }
      var values: [String: String?] = [
        "quantity": try arguments[ListOptions.quantity]?.description,
        "unit": arguments[ListOptions.unit].map { ListSession.unit($0) },
        "note": arguments[ListOptions.note], "store": arguments[ListOptions.store],
        "item": arguments[Options.item].map { lists.book.names.shown($0) },
      ]
      switch try lists.cost() {
      case .price(let price): values["price"] = price.description
      case .total(let total): values["total"] = total.description
      case nil: break
      }
      guard values.contains(where: { $0.value != nil }) else {
        throw Failure(.usage, "no change was given", expected: "an option such as --quantity 3")
      }
      values["entry"] = entry.event.description
      return try lists.record(
        [lists.fact(.listItemChanged, values)], on: list.name, "changed \(entry.item)")
    })

  static let move = Command(
    spec: CommandSpec(
      "shopping", "move", section: ShoppingListCommands.section,
      abstract: "move entries to another list",
      arguments: [
        .list(or: .listed),
        ArgumentSpec(
          "ENTRY", "a name, a part of it, or the start of an id", isRepeated: true,
          isOptional: true, completion: .names(.listed)),
      ],
      options: {
        ListOptions.list
        Options.to
        ListOptions.all
        ListOptions.force
        ListOptions.changing
      },
      examples: [
        CommandExample(
          "larder shopping move Weekend tomatoes --to 'Next Weekend'",
          "move them to the other store's list")
      ]),
    run: { arguments, session in
      let lists = try ListSession(arguments, session)
      guard let name = arguments[Options.to] else {
        throw Failure(.usage, "--to is missing", expected: "the list to move to")
      }
      let (list, words) = try lists.chosenList(arguments.arguments)
      let target = try lists.list(named: name)
      guard list.key != target.key else {
        throw Failure(.usage, "--to is the list itself, '\(list.name)'", expected: "another list")
      }
      try lists.requireEntries(words, of: list)
      let moved =
        words.isEmpty
        ? list.entries.filter { $0.state == .open } : try lists.entries(words, of: list)
      let facts =
        moved.map { lists.mark($0, .removed) }
        + lists.facts(adding: moved.map { ListAddition($0, from: $0.from) }, to: target)
      return try lists.record(
        facts, on: target.name,
        "moved \(counted(moved.count, "entry", plural: "entries")) to '\(target.name)'")
    })

  static let copy = Command(
    spec: CommandSpec(
      "shopping", "copy", section: ShoppingListCommands.section,
      abstract: "copy a list; all its entries are open",
      arguments: [
        ArgumentSpec("LIST", "which list", completion: .names(.lists)),
        ArgumentSpec("NEW", "the name of the copy"),
      ],
      options: {
        Options.template
        ListOptions.changing
      },
      examples: [
        CommandExample("larder shopping copy Weekend 'Next Weekend'", "a second list like it"),
        CommandExample("larder shopping copy Weekend Usual --template", "to apply again"),
      ]),
    run: { arguments, session in
      let lists = try ListSession(arguments, session)
      let list = try lists.list(named: arguments.arguments[0])
      let name = NameKey.printed(arguments.arguments[1])
      guard !name.isEmpty, lists.book.state.list(named: name) == nil else {
        throw Failure(
          .usage, "a list '\(name)' already exists",
          hint: "'larder shopping apply' copies a template's entries to a list")
      }
      let making = lists.fact(
        .listDefined,
        [
          "list": name, "template": arguments[Options.template] ? "true" : nil,
          "currency": list.currency?.code, "budget": list.budget?.description,
          "store": list.store, "note": list.note,
        ])
      let adding = lists.facts(
        adding: list.entries.map { ListAddition($0, from: list.isTemplate ? "template" : nil) },
        to: ShoppingList(empty: name))
      return try lists.record(
        [making] + adding, on: name, "copied '\(list.name)' to '\(name)'")
    })

  static let clear = Command(
    spec: CommandSpec(
      "shopping", "clear", section: ShoppingListCommands.section,
      abstract: "remove all entries of a list",
      arguments: [
        .list
      ],
      options: {
        Options.checked
        ListOptions.changing
      },
      examples: [CommandExample("larder shopping clear 'Next Weekend'", "empty the list")]),
    run: { arguments, session in
      let lists = try ListSession(arguments, session)
      let list = try lists.argumentList()
      let gone = list.entries.filter { !arguments[Options.checked] || $0.state == .checked }
      return try lists.record(
        gone.map { lists.mark($0, .removed) }, on: list.name,
        "removed \(counted(gone.count, "entry", plural: "entries"))")
    })

  static let apply = Command(
    spec: CommandSpec(
      "shopping", "apply", section: ShoppingListCommands.section,
      abstract: "add a template's entries to a list",
      discussion: """
        Adds all entries, or the named ones. Entries already on the list are increased, as by
        'shopping add'. A second word that is a list's whole name is the list to add to.
        """,
      arguments: [
        ArgumentSpec("TEMPLATE", "a template, or any list", completion: .names(.lists)),
        .list(or: .listed),
        ArgumentSpec(
          "ENTRY", "only these of its entries", isRepeated: true, isOptional: true,
          completion: .names(.listed)),
      ],
      options: {
        ListOptions.list
        ListOptions.force
        ListOptions.changing
      },
      examples: [
        CommandExample("larder shopping apply Usual 'Next Weekend'", "all of it"),
        CommandExample("larder shopping apply Usual 'Next Weekend' eggs", "only the eggs"),
      ]),
    run: { arguments, session in
      let lists = try ListSession(arguments, session)
      let template = try lists.list(named: arguments.arguments[0])
      let (list, making, words) = try lists.listToAdd(Array(arguments.arguments.dropFirst()))
      let entries = words.isEmpty ? template.entries : try lists.entries(words, of: template)
      let facts =
        making + lists.facts(adding: entries.map { ListAddition($0, from: "template") }, to: list)
      return try lists.record(
        facts, on: list.name,
        "added \(counted(entries.count, "entry", plural: "entries")) of '\(template.name)'")
    })
}
