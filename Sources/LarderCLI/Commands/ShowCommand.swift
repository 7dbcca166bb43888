import GroceryModel
import Projections
import Reporting

extension Command {
  static let show = Command(
    spec: CommandSpec(
      "show", section: "Questions", abstract: "what is known of one item",
      discussion: """
        What describes it, its newest price in each shop, when it was bought last, what is in the house
        and until when it is good, and on which lists it stands. ITEM is its name, an alias, its
        barcode, or a part of its name that no other item has.
        """,
      arguments: [ArgumentSpec("ITEM", "the item")],
      options: [.format, .output, .wide, .asOf, .top, .sort, .noCheckpoint] + OptionSpec.everywhere,
      examples: [CommandExample("larder show 'whole milk'", "what is known of it")],
      columns: Table.itemPageColumns.map(\.name)),
    run: { arguments, session in
      let asked = arguments.arguments[0]
      let lists = try ListSession(arguments, session, pricing: [asked])
      let names = lists.book.names
      let name = names.shown(asked)
      guard names.knows(name) else {
        let candidates = names.candidates(for: asked)
        guard candidates.isEmpty else {
          throw NameAmbiguity(name: asked, candidates: candidates)
        }
        throw Failure(
          .usage, "no item is called '\(asked)'",
          hint: NearNames.question(to: asked, among: names.all))
      }
      let replay = try session.replay(arguments)
      let rules = try session.rules()
      let filters = [NameFilter(.item, name)]
      var question = StockQuestion()
      question.filters = filters
      let stock = try question.answer(from: replay, rules: rules).rows
      let row = try ListQuestion(.items, filters: filters).answer(from: replay, rules: rules).rows
        .first
      let page = ItemPage(
        of: name, category: row?.category ?? "", book: lists.book, stock: Array(stock))
      try session.answer(
        arguments,
        .itemPage(page, title: name), screen: .itemPage, greatest: nil)
      return .done
    })
}
