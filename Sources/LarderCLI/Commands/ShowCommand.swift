import GroceryModel
import Projections
import Reporting

enum ShowCommand {
  static let command = Command(
    spec: CommandSpec(
      "show", section: "Questions", abstract: "all facts about one item",
      discussion: """
        Shows the item's description, its newest price in each store, its last purchase, the stock
        with its dates, its names on receipts, and the lists it is on. ITEM is a name, an alias, a barcode, or a part of a
        name that no other item has.
        """,
      arguments: [ArgumentSpec("ITEM", "the item")],
      options: {
        CommonOptions.tables
        CommonOptions.asOf
        CommonOptions.noCheckpoint
        CommonOptions.everywhere
      },
      examples: [CommandExample("larder show 'whole milk'", "its prices, stock and lists")],
      columns: Table.itemPageColumns.map(\.name)),
    run: { arguments, session in
      let asked = arguments.arguments[0]
      let found = try session.hasLog() ? item(asked, arguments, session) : nil
      let lists = try ListSession(arguments, session, pricing: [found?.name ?? asked])
      let names = lists.book.names
      let name = found?.name ?? names.shown(asked)
      guard found != nil || names.knows(name) else {
        let candidates = names.candidates(for: asked)
        guard candidates.isEmpty else {
          throw NameAmbiguity(name: asked, candidates: candidates)
        }
        throw Failure(
          .usage, "unknown item '\(asked)'",
          hint: NearNames.question(to: asked, among: names.all))
      }
      let replay = try session.replay(arguments)
      let rules = try session.rules()
      let filters = [NameFilter(.item, name)]
      var question = StockQuestion()
      question.filters = filters
      question.predictsLives = true
      let stock = try question.answer(from: replay, rules: rules).rows
      let row = try found ?? item(name, arguments, session)
      let page = ItemPage(
        of: name, category: row?.category ?? "", book: lists.book, stock: Array(stock),
        receiptNames: try ReceiptNameBook(from: replay))
      try session.answer(
        arguments,
        .itemPage(page, title: name), screen: .itemPage, greatest: nil)
      return .done
    })

  /// The item that a name means, as filters of other questions find it; nil for none.
  ///
  /// - Throws: `NameAmbiguity` if several items have the name in theirs; `LogError`.
  private static func item(
    _ name: String, _ arguments: ParsedArguments, _ session: Session
  ) throws -> ListQuestion.Row? {
    let question = ListQuestion(.items, filters: [NameFilter(.item, name)])
    var names: [String]
    do {
      let rows = try question.answer(
        from: try session.replay(arguments), rules: try session.rules()
      ).rows
      guard rows.count > 1 else { return rows.first }
      names = rows.map(\.name)
    } catch let error as NameAmbiguity {
      names = error.candidates
    }
    throw NameAmbiguity(name: name, candidates: names)
  }
}
