import GroceryModel
import Importing

enum AddCommand {
  /// `larder add milk 1.29 @Migros`: a purchase in a few words.
  static let command = Command(
    spec: CommandSpec(
      "add", section: "Recording by hand",
      abstract: "record a purchase in a few words: larder add milk 1.29 @Migros",
      discussion: """
        The last number is the amount paid; 'each' after it, or '2 x' before it, makes it the price of
        one. A number before the item is the quantity, with or without a unit. The words after @ are
        the store, and a day may follow. Everything else is the item's name.
        """,
      arguments: [
        ArgumentSpec(
          "WORDS", "quantity, item, price and @store", isRepeated: true, isOptional: true,
          completion: .names(.purchase))
      ],
      options: {
        purchase.options
      },
      examples: [
        CommandExample("larder add milk 1.29 --currency EUR", "one milk, today"),
        CommandExample("larder add 2 milk 2.58 EUR @Migros", "two, 2.58 in total"),
        CommandExample(
          "larder add 0.842 kg apples 3.40 each EUR yesterday",
          "weighed goods, at a price per kg"),
      ]),
    run: { arguments, session in
      let words = arguments.arguments.flatMap { $0.split(separator: " ").map(String.init) }
      let own = try Settings(session.layout).values[.currency].flatMap { Currency($0) }
      let entry = try QuickEntry(
        words,
        QuickEntry.Reading(
          kinds: Command.grammar.words(after: ["add"]),
          isDay: { session.typedDay($0) != nil },
          currency: { Currency(word: $0, preferring: own) }))
      var full = arguments
      full.arguments = []
      for (name, value) in entry.options {
        if let given = arguments.value(name), given != value {
          throw Failure.exclusive(
            "--\(name) '\(given)'", "'\(value)'", hint: "larder add purchase takes options only")
        }
        if arguments.value(name) == nil { full.add(value, to: name) }
      }
      return try EntryCommands.record(
        EntryKind.purchase, try session.readingDecimals(full), session)
    })

  private static var purchase: CommandSpec { EntryKind.purchase.spec }
}
