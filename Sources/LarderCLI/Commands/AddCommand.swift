enum AddCommand {
  /// `larder add milk 1.29 @Migros`: a purchase in a few words.
  static let command = Command(
    spec: CommandSpec(
      "add", section: "Recording by hand",
      abstract: "record a purchase in a few words: larder add milk 1.29 @Migros",
      discussion: """
        The last number is the amount paid; 'each' after it, or '2 x' right before it, makes it the
        price of one. A number before the item is the quantity, with or without a unit. The words
        after @ are the store, and a day may follow. Everything else is the item's name.
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
      try EntryCommands.record(
        EntryKind.purchase, session.options(ofPurchase: arguments), session)
    })

  private static var purchase: CommandSpec { EntryKind.purchase.spec }
}
