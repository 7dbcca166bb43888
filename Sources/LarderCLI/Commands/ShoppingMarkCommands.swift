import GroceryModel
import Projections
import Reporting

enum ShoppingMarkCommands {
  enum Options {
    static let quantity = Option<ExactDecimal>(
      atLeastZero: "quantity", "NUMBER", "the actual quantity")
    static let total = Option<ExactDecimal>(atLeastZero: "total", "NUMBER", "the actual cost")
    static let all = Flag("all", "all entries of the list")
  }

  /// `check`, `uncheck`, `unavailable` and `remove`: one command for each state.
  static let all: [Command] = [
    mark(
      "check", as: .checked, abstract: "tick off entries",
      discussion: """
        --quantity and --total record the actual quantity and cost. A list is a plan: spending
        counts the imported receipt, or 'shopping done --record'.
        """,
      options: {
        Options.quantity
        Options.total
      },
      examples: [
        CommandExample("larder shopping check --all", "everything"),
        CommandExample("larder shopping check milk --total 1.29", "at a price"),
      ]),
    mark(
      "uncheck", as: .open, abstract: "reopen checked or unavailable entries",
      examples: [CommandExample("larder shopping uncheck tomatoes", "put back on the shelf")]),
    mark(
      "unavailable", as: .unavailable, abstract: "mark entries as unavailable",
      examples: [CommandExample("larder shopping unavailable tomatoes", "sold out")]),
    mark(
      "remove", as: .removed, abstract: "take entries off a list",
      examples: [CommandExample("larder shopping remove Coffee", "not needed")]),
  ]

  private static func mark(
    _ word: String, as state: ListEntry.State, abstract: String, discussion: String = "",
    @OptionList options: @escaping @Sendable () -> [OptionSpec] = { [] },
    examples: [CommandExample]
  ) -> Command {
    Command(
      spec: CommandSpec(
        path: ["shopping", word], section: ShoppingListCommands.section, abstract: abstract,
        discussion: discussion,
        arguments: [
          .list(or: .listed),
          ArgumentSpec(
            "ENTRY", "an entry's name, a part of it, or the start of its id", isRepeated: true,
            isOptional: true, completion: .names(.listed)),
        ],
        options: {
          ListOptions.list
          Options.all
          options()
          ListOptions.changing
        },
        examples: examples),
      run: { arguments, session in
        let lists = try ListSession(arguments, session)
        let (list, words) = try lists.chosenList(arguments.arguments)
        try lists.requireEntries(words, of: list)
        let (quantity, total) =
          state == .checked
          ? (try arguments[Options.quantity], try arguments[Options.total]) : (nil, nil)
        let isStated = quantity != nil || total != nil
        let chosen = words.isEmpty ? list.entries : try lists.entries(words, of: list)
        guard !isStated || chosen.count == 1 else {
          throw Failure(
            .usage, "--quantity and --total need one entry, but \(chosen.count) were given",
            expected: "one ENTRY")
        }
        // All of a list leaves alone what the shop did not have.
        let marked = chosen.filter { entry in
          entry.state != state
            && !(words.isEmpty && state == .checked && entry.state == .unavailable)
            || isStated
        }
        let names = marked.prefix(6).map(\.item).joined(separator: ", ")
        let rest = marked.count > 6 ? " and \(marked.count - 6) more" : ""
        return try lists.record(
          marked.map { lists.mark($0, state, quantity: quantity, total: total) }, on: list.name,
          "\(state.past) \(names)\(rest)")
      })
  }
}

extension ListEntry.State {
  fileprivate var past: String {
    switch self {
    case .open: "opened again"
    case .checked: "checked"
    case .unavailable: "marked unavailable:"
    case .removed: "removed"
    }
  }
}
