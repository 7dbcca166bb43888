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
      The total is what was paid for the line; --quantity and --unit-price can replace it. The total
      of a refund or discount is negative. Two equal lines are two purchases.
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
    "add", "receipt", type: .receiptStated, abstract: "record the stated total of a receipt",
    discussion: """
      The stated total is not spending; it is compared with the lines. For a receipt known only by
      its total, record a purchase with --item '(receipt)'.
      """,
    examples: [
      CommandExample(
        "larder add receipt --store Migros --receipt 4711 --total 48.20", "its total")
    ])

  private static let price = EntryKind(
    "add", "price", type: .priceObserved, abstract: "record a price seen without buying",
    examples: [
      CommandExample(
        "larder add price --item Coffee --price 6.99 --package '500 g' --store Coop --origin shelf",
        "a price on the shelf"),
      CommandExample(
        "larder add price --item Coffee --price 4.99 --origin flyer --on-sale yes "
          + "--date 2026-10-03", "one in a flyer"),
    ])

  private static let expiration = EntryKind(
    "add", "expiration", type: .expirationRecorded, abstract: "record a best-before or use-by date",
    discussion: """
      --expires is the last good day. The label belongs to the purchase with the id --purchase, else
      to that of the day --purchased, else to the item's newest purchase without a label that was
      bought by the last good day.
      """,
    examples: [
      CommandExample(
        "larder add expiration --item Yoghurt --expires 2026-10-14 --kind best-before",
        "for the pots bought last"),
      CommandExample(
        "larder add expiration --item 'Minced Beef' --expires 2026-10-05 --kind use-by "
          + "--purchased 2026-10-03 --storage fridge", "for the purchase of that day"),
    ])

  private static let lots = """
    Without --purchase, takes the lot that expires first; without --quantity, all of it, but of several pieces
    one is opened. Lots that 'larder stock' presumes eaten come last. A quantity without --unit is in the unit of
    the purchase. The item is found by its name, its alias, or a part of its name that no other item has.
    """

  private static let consumed = EntryKind(
    "add", "consumed", type: .stockConsumed, abstract: "record what was eaten or used up",
    discussion: lots,
    examples: [
      CommandExample("larder add consumed 0.5 l milk", "half a litre"),
      CommandExample("larder add consumed milk", "the rest of the lot that expires first"),
    ])

  private static let wasted = EntryKind(
    "add", "wasted", type: .stockWasted, abstract: "record what was thrown away, and why",
    discussion: lots,
    examples: [
      CommandExample("larder add wasted cucumber spoiled", "a whole one"),
      CommandExample("larder add wasted 200 g sourdough --reason forgotten", "a part"),
    ])

  private static let opened = EntryKind(
    "add", "opened", type: .stockOpened, abstract: "record that a package was opened",
    discussion: lots,
    examples: [CommandExample("larder add opened olive oil", "a bottle, today")])

  private static let moved = EntryKind(
    "add", "moved", type: .stockMoved, abstract: "record a new storage place",
    discussion: lots,
    examples: [
      CommandExample("larder add moved salmon to freezer", "frozen today")
    ])

  private static let budget = EntryKind(
    "add", "budget", type: .budgetSet, abstract: "set or change a budget",
    discussion: """
      The budget repeats --every step, a month by default, counted from the day --from, or has one
      period from --start through --until. A budget counts all spending; without --amount it counts
      that of its --categories only, and its amount is their sum. For an existing budget, the period
      of --date and later ones change, and what is not named stays: without --amount its amount, and
      the amounts of other categories unless --budget and --amount state all of it anew. No day
      counts twice: an earlier period that overlaps the first new one ends the day before it, with
      its whole amount, and a warning says so. To correct a mistake, run 'larder undo' first.
      """,
    examples: [
      CommandExample(
        "larder add budget Food 400 --rollover surplus",
        "400 a month, from this month on"),
      CommandExample(
        "larder add budget Snacks --categories Snacks=25", "for one category alone"),
      CommandExample(
        "larder add budget Food --categories Dairy=25,Produce=50",
        "other amounts for two categories of a budget"),
      CommandExample(
        "larder add budget --budget Food --amount 400 --categories Dairy=60 --categories Snacks=25 "
          + "--every month --from 2026-01-15", "with amounts for two categories"),
      CommandExample(
        "larder add budget --budget Party --amount 120 --start 2026-12-20 --until 2026-12-31",
        "for some days"),
    ])

  private static let budgetClosing = EntryKind(
    "budget", "close", type: .budgetClosed, abstract: "end a budget",
    discussion: "No period starts after --date; earlier periods stay as they are.",
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
    abstract: "describe a product: category, alias, package, …",
    discussion: """
      Past lines are filed anew at once; nothing in the log is rewritten, and 'larder undo' retracts
      the description. Values that are not given stay as described before. A package holds from
      --date on, and without --date on all days.
      """,
    subject: "item",
    examples: [
      CommandExample("larder describe product 'Oat Milk' --category Beverages", "set its category"),
      CommandExample(
        "larder describe product 'ORG WHL MLK' --alias-of 'Whole Milk'", "two names, one product"),
      CommandExample(
        "larder describe product Crisps --package '150 g' --date 2026-10-15", "a smaller bag since"),
      CommandExample(
        "larder describe product Pesto --shelf-life-days 180", "set how long it keeps"),
      CommandExample("larder describe product Pesto --add-tag vegan", "add a tag"),
    ])

  private static let store = EntryKind(
    "describe", "store", type: .storeDescribed,
    abstract: "describe a store: alias, address, …", subject: "store",
    examples: [
      CommandExample("larder describe store 'MIGROS M 1234' --alias-of Migros", "one store")
    ])

  private static let unit = EntryKind(
    "describe", "unit", type: .unitDefined,
    abstract: "define a container of an item: bottle, bag, …",
    discussion: """
      The size holds from --date on. Earlier lines keep their earlier size, and lines that state
      their own size keep it. --retired yes removes the container from the choices; it still
      converts.
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
    abstract: "set when an aisle of a store is visited",
    discussion: """
      Lists are grouped by aisle, the lowest --order first; 50 by default. Items of a retired aisle
      are shown under Unknown.
      """,
    subject: "aisle",
    examples: [
      CommandExample(
        "larder describe aisle Produce --store Greenquill --order 10", "first through the door")
    ])

  private static let shelf = EntryKind(
    "describe", "shelf", type: .itemShelved, abstract: "set the aisle of an item in a store",
    subject: "item",
    examples: [
      CommandExample(
        "larder describe shelf Bananas --store Greenquill --aisle Produce", "with the fruit")
    ])
}
