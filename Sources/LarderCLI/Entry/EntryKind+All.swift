extension EntryKind {
  /// All kinds, in the order of the overview.
  static let all: [EntryKind] =
    [
      purchase, receipt, price, expiration, consumed, wasted, opened, moved, budget, budgetClosing,
      rate, product, unit, store, aisle, shelf,
    ] + reviews

  static let purchase = EntryKind(
    "add", "purchase", type: .purchaseRecorded, abstract: "record one line of a receipt",
    discussion: """
      The total is what was paid for the line, or is worked out from --quantity and --unit-price. A
      refund's or a discount's is below zero. Two equal lines are two purchases.
      """,
    examples: [
      CommandExample(
        "larder add purchase --item Milk --total 1.29 --quantity 1 --unit l --store Migros",
        "a litre of milk, bought today"),
      CommandExample(
        "larder add purchase --item Apples --quantity 0.842 --unit kg --unit-price 3.40 "
          + "--date 2026-10-03 --currency EUR", "weighed goods"),
    ])

  private static let receipt = EntryKind(
    "add", "receipt", type: .receiptStated, abstract: "record the total that a receipt states",
    discussion: """
      It is never spending, only compared with the lines. For a receipt of which nothing but the
      total is known, record a purchase with --item '(receipt)'.
      """,
    examples: [
      CommandExample(
        "larder add receipt --store Migros --receipt 4711 --total 48.20", "what it adds up to")
    ])

  private static let price = EntryKind(
    "add", "price", type: .priceObserved, abstract: "record a price seen, without a purchase",
    examples: [
      CommandExample(
        "larder add price --item Coffee --price 6.99 --package '500 g' --store Coop --origin shelf",
        "a price on the shelf"),
      CommandExample(
        "larder add price --item Coffee --price 4.99 --origin flyer --on-sale yes "
          + "--date 2026-10-03", "one in a flyer"),
    ])

  private static let expiration = EntryKind(
    "add", "expiration", type: .expirationRecorded, abstract: "record what a label says",
    discussion: """
      --expires is the last good day. The label belongs to the purchase named by its id, else to
      the one of the day --purchased, else to the newest of the item without a label.
      """,
    examples: [
      CommandExample(
        "larder add expiration --item Yoghurt --expires 2026-10-14 --kind best-before",
        "on the pots bought last"),
      CommandExample(
        "larder add expiration --item 'Minced Beef' --expires 2026-10-05 --kind use-by "
          + "--purchased 2026-10-03 --storage fridge", "on what was bought that day"),
    ])

  private static let lots = """
    Without --purchase it is the lot that expires first; without --quantity the whole of it; a
    quantity without --unit is in the unit of the purchase. The item is found by its name, its
    alias, or a part of its name that no other item has.
    """

  private static let consumed = EntryKind(
    "add", "consumed", type: .stockConsumed, abstract: "record what was eaten or used up",
    discussion: lots,
    examples: [
      CommandExample("larder add consumed --item Milk --quantity 0.5 --unit l", "half a litre"),
      CommandExample(
        "larder add consumed --item Milk", "all that is left of the purchase that expires first"),
    ])

  private static let wasted = EntryKind(
    "add", "wasted", type: .stockWasted, abstract: "record what was thrown away, and why",
    discussion: lots,
    examples: [
      CommandExample(
        "larder add wasted --item Cucumber --reason spoiled", "a whole one"),
      CommandExample(
        "larder add wasted --item Sourdough --quantity 200 --unit g --reason forgotten", "a part"),
    ])

  private static let opened = EntryKind(
    "add", "opened", type: .stockOpened, abstract: "record that a package was opened",
    discussion: lots,
    examples: [CommandExample("larder add opened --item 'Olive Oil'", "a bottle, today")])

  private static let moved = EntryKind(
    "add", "moved", type: .stockMoved, abstract: "record where something is kept now",
    discussion: lots,
    examples: [
      CommandExample("larder add moved --item Salmon --storage freezer", "frozen today")
    ])

  private static let budget = EntryKind(
    "add", "budget", type: .budgetSet, abstract: "set a budget, or change it",
    discussion: """
      Its periods repeat --every so often, counted --from a day, or it has one from --start through
      --until. Of a budget that is there already, the period of --date and those after it change.
      Without --amount it is the sum of --categories. No day counts twice: a period that began
      before ends, with its whole amount, on the day before the first new one begins, and a warning
      says so. To mend a slip, larder undo it first.
      """,
    examples: [
      CommandExample(
        "larder add budget --budget Food --amount 400 --every month --rollover surplus",
        "400 a month, from this month on"),
      CommandExample(
        "larder add budget --budget Food --amount 400 --categories Dairy=60 --categories Snacks=25 "
          + "--every month --from 2026-01-15", "with amounts for two categories"),
      CommandExample(
        "larder add budget --budget Party --amount 120 --start 2026-12-20 --until 2026-12-31",
        "for some days"),
    ])

  private static let budgetClosing = EntryKind(
    "budget", "close", type: .budgetClosed, abstract: "let a budget end",
    discussion: "After --date no further period of it starts; those before stay as they are.",
    subject: "budget",
    examples: [CommandExample("larder budget close Week", "no new period after today's")])

  private static let rate = EntryKind(
    "add", "rate", type: .rateObserved, abstract: "record an exchange rate",
    examples: [
      CommandExample(
        "larder add rate --from USD --to EUR --rate 0.92 --date 2026-10-01",
        "a dollar was 0.92 euros")
    ])

  private static let product = EntryKind(
    "describe", "product", type: .productDescribed,
    abstract: "say what a product is: its category, alias, package, …",
    discussion: """
      Past lines of it are filed anew at once; nothing in the log is rewritten, and larder undo
      takes the description back. What is not said stays as it was described before. A package
      holds from --date on, and without it on all days.
      """,
    subject: "item",
    examples: [
      CommandExample("larder describe product 'Oat Milk' --category Beverages", "files all of it"),
      CommandExample(
        "larder describe product 'ORG WHL MLK' --alias-of 'Whole Milk'", "two names, one product"),
      CommandExample(
        "larder describe product Crisps --package '150 g' --date 2026-10-15", "a smaller bag since"),
      CommandExample("larder describe product Pesto --shelf-life-days 180", "how long it keeps"),
      CommandExample("larder describe product Pesto --add-tag vegan", "one more tag"),
    ])

  private static let store = EntryKind(
    "describe", "store", type: .storeDescribed,
    abstract: "say what a store is: its alias, address, …", subject: "store",
    examples: [
      CommandExample("larder describe store 'MIGROS M 1234' --alias-of Migros", "one store")
    ])

  private static let unit = EntryKind(
    "describe", "unit", type: .unitDefined,
    abstract: "say what a bottle, a bag or another container of an item holds",
    discussion: """
      It holds from --date on: earlier lines keep what held then, and lines that state their own
      size keep it. --retired yes takes the container out of the choices, and it still converts.
      """,
    subject: "item",
    examples: [
      CommandExample(
        "larder describe unit 'Red Wine' --unit bottle --size '0.75 l'", "a bottle from today on"),
      CommandExample(
        "larder describe unit Eggs --unit box --size '6 each' --date 2026-10-01", "six to a box"),
    ])

  private static let aisle = EntryKind(
    "describe", "aisle", type: .aislePlaced,
    abstract: "say when an aisle of a shop is visited",
    discussion: """
      Lists are grouped by aisle, the lowest --order first, 50 where none is given. Items of a
      retired aisle are shown under Unknown.
      """,
    subject: "aisle",
    examples: [
      CommandExample(
        "larder describe aisle Produce --store Greenquill --order 10", "first through the door")
    ])

  private static let shelf = EntryKind(
    "describe", "shelf", type: .itemShelved, abstract: "say in which aisle of a shop an item is",
    subject: "item",
    examples: [
      CommandExample(
        "larder describe shelf Bananas --store Greenquill --aisle Produce", "with the fruit")
    ])
}
