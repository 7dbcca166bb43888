import GroceryModel
import Projections
import Reporting

enum ReviewCommands {
  enum Options {
    static let ratings = Flag("ratings", "the mean rating of each product")
  }

  static let command = Command(
    spec: CommandSpec(
      "review", "list", section: "Trips and people",
      abstract: "list reviews and answers, newest first",
      discussion: """
        Lists reviews, with the answers below each. WORD keeps those with it in their item, store,
        person or text. --ratings lists the mean rating of each product instead.
        """,
      arguments: [
        ArgumentSpec(
          "WORD", "a part of the item, store, person or text, in any case", isOptional: true)
      ],
      options: {
        Options.ratings
        CommonOptions.facts
        CommonOptions.tables
        CommonOptions.everywhere
      },
      examples: [
        CommandExample("larder review list", "all reviews"),
        CommandExample("larder review list --ratings --sort rating", "the best products first"),
      ],
      columns: [
        "day", "about", "item", "store", "rating", "person", "text", "event", "to",
        "(--ratings: item, rating, reviews)",
      ]),
    run: { arguments, session in
      let replay = try session.replay(arguments)
      let book = try replay.fold(ReviewBook())
      guard !arguments[Options.ratings] else {
        let table = Table.ratings(book.meanRatings(replay.late.descriptions))
        try session.answer(arguments, table, greatest: "rating")
        return .done
      }
      let period = try session.period(arguments)
      let word = arguments.arguments.first.map { NameKey.matching($0) }
      let rows = book.threads.filter { review in
        guard period?.contains(review.day) != false else { return false }
        guard let word else { return true }
        return [review.item, review.store, review.person, review.text].contains {
          NameKey.matching($0).contains(word)
        }
      }
      try session.answer(arguments, Table.reviews(rows), screen: .reviews, greatest: nil)
      return .done
    })
}
