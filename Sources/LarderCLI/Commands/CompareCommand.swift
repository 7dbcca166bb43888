import EventSourcing
import GroceryModel
import Projections
import Reporting

enum CompareCommand {
  enum Options {
    static let maxAge = Option(
      "max-age", "DAYS", "the maximum age of a price in days; 14 by default", in: 0...longestAge,
      expected: "a number of days, 0 or more")
    static let split = Option(
      "split", "N", "the cheapest combination of up to N stores, 1 to 5", in: 1...5,
      expected: "a number of stores from 1 to 5")
    static let stopCost = Option<ExactDecimal>(
      atLeastZero: "stop-cost", "AMOUNT",
      "the cost of a stop at a store, with --split; 0 by default"
    ).needing(split)
    static let lines = Flag("lines", "a row for each item and store")
    static let share = Flag(
      "share", "print the stores and all their prices as Markdown, to send to someone"
    ).excluding(lines, split, CommonOptions.format)
  }

  static let command = Command(
    spec: CommandSpec(
      "compare", section: "Questions", abstract: "where a basket is cheapest",
      discussion: """
        Compares the total of a basket across stores, by the latest price of each item there, paid
        or seen. Lists the best three of the stores that have prices for at least 85 % of the
        basket. A price is valid for 14 days (--max-age); an item without a valid price is missing
        and adds nothing to the total. If a day has two prices, the lower one counts. Of two equal
        totals, the one with more recent prices ranks first. Totals of different currencies are not
        compared; --currency converts each price by the last rate recorded on or before its day.

        A quantity without a unit counts pieces, or kg or l for an item that is only sold by weight
        or volume. An item without a quantity is one piece, or 1 kg or 1 l if its packages differ
        in size. The file of --list has the columns item, quantity and unit; the last two are
        optional, and - is standard input. A unit such as bottle is priced per bottle, or per piece.
        An unknown item in a file is missing in each store, with a warning; on the command line it
        is an error. comparable_total is the sum of the items that all listed stores have.

        --split N buys the basket in up to N stores: as much of it as possible, then for the least
        money; each store adds --stop-cost. --lines lists each price with its age and who recorded
        it.
        """,
      arguments: [
        ArgumentSpec(
          "ITEM", "an item to buy, one of it", isRepeated: true, isOptional: true,
          completion: .names(.items))
      ],
      options: {
        BasketInput.list
        Options.maxAge
        Options.split
        Options.stopCost
        Options.lines
        Options.share
        CommonOptions.nameFilters
        CommonOptions.currency
        CommonOptions.asking
      },
      examples: [
        CommandExample("larder compare milk bread coffee", "which store is cheapest for these"),
        CommandExample("larder compare --list week.csv", "for a list with quantities"),
        CommandExample(
          "larder predict restock --list -f csv | larder compare --list -",
          "for the items likely to be bought"),
        CommandExample(
          "larder compare milk bread --share -o offer.md", "a list with date and prices, for others"
        ),
        CommandExample(
          "larder compare --list week.csv --split 2 --stop-cost 1.50",
          "whether a second store is worth the trip"),
      ],
      columns: Table.compareColumns(isSplit: false).map(\.name)),
    run: { arguments, session in
      let input = try BasketInput(arguments, session)
      var question = BasketQuestion(
        input.entries, in: try session.period(arguments), filters: arguments.nameFilters,
        maximumAge: try arguments[Options.maxAge] ?? BasketQuestion.usualMaximumAge,
        currency: try arguments.targetCurrency)
      let most = try arguments[Options.split]
      let stopCost = try arguments[Options.stopCost]?.amount ?? .zero
      let replay = try session.replay(arguments)
      let rules = try session.rules()
      let isForPeople = session.format(arguments).isForPeople
      var answer: BasketQuestion.Answer
      var remarks: [String] = []
      do {
        answer = try question.answer(from: replay, rules: rules)
        // People are shown what there is rather than nothing.
        if isForPeople, answer.ranking.isEmpty, !arguments.isGiven(Options.maxAge),
          let age = leastAge(question, replay, rules)
        {
          remarks.append(
            "no store has prices for 85 % of the basket within "
              + "\(counted(question.maximumAge, "day")), so older ones are used")
          question.maximumAge = age
          answer = try question.answer(from: replay, rules: rules)
        }
      } catch let error as BasketError {
        throw input.failure(error, session.console)
      }
      try input.report(answer.unknown, session.console)
      let splits = most.map { answer.splits(most: $0, stopCost: stopCost) }
      let isEmpty = splits?.isEmpty ?? answer.ranking.isEmpty
      // Why nothing is compared takes another look at the log, which programs would wait for in vain.
      remarks += answer.rates
      if isEmpty, isForPeople { remarks.append(reason(question, replay, rules)) }
      try session.refuse(answer.unmatched, candidates: answer.candidates)
      let title =
        isForPeople
        ? "\(counted(answer.items.count, "item")) with prices at most "
          + "\(counted(question.maximumAge, "day")) old on \(answer.day)" : ""
      if arguments[Options.share] {
        try share(answer, arguments, session)
      } else if let splits {
        try answerSplit(splits, remarks, answer, title, arguments, session)
      } else {
        try answerRanking(answer, remarks, title, arguments, session)
      }
      return .done
    })

  /// The number of stores shown by default.
  private static let shownShops = 3

  /// The least age of prices, up to a year, with which a shop is compared; nil if none is.
  private static func leastAge(
    _ question: BasketQuestion, _ replay: Replay, _ rules: CategoryRules
  ) -> Int? {
    var question = question
    question.maximumAge = 366
    guard let answer = try? question.answer(from: replay, rules: rules) else { return nil }
    return answer.ranking.compactMap { shop in shop.oldestDay.map { answer.day - $0 } }.min()
  }

  /// Why no shop is compared: what would help, or how far the best of all goes.
  private static func reason(
    _ question: BasketQuestion, _ replay: Replay, _ rules: CategoryRules
  ) -> String {
    var question = question
    question.maximumAge = longestAge
    guard let answer = try? question.answer(from: replay, rules: rules),
      let best = answer.shops.max(by: { $0.available < $1.available })
    else { return "no store has a known price of these items" }
    let ages = answer.ranking.compactMap { shop in shop.oldestDay.map { answer.day - $0 } }
    return ages.min().map { "use older prices with --max-age \($0)" }
      ?? "older prices do not help: the best is \(best.available) of \(answer.items.count), of "
      + "\(best.store) in \(best.currency)"
  }

  private static func answerRanking(
    _ answer: BasketQuestion.Answer, _ remarks: [String], _ title: String,
    _ arguments: ParsedArguments, _ session: Session
  ) throws {
    let isForPeople = session.format(arguments).isForPeople
    var shops = answer.ranking.isEmpty && isForPeople ? answer.mostComplete : answer.ranking
    let top = try arguments[CommonOptions.top]
    if top == nil {
      var shown: [String: Int] = [:]
      shops = shops.filter { shop in
        shown[shop.currency, default: 0] += 1
        return shown[shop.currency, default: 0] <= shownShops
      }
    } else if arguments[CommonOptions.sort] == nil, let top {
      // The comparable total is of the shops that are listed.
      shops = Array(shops.prefix(max(top, 0)))
    }
    var table: Table =
      arguments[Options.lines]
      ? .comparisonLines(shops, of: answer, keepsMissing: true, title: title)
      : .comparison(shops, of: answer, title: title)
    if shops.isEmpty || !arguments[Options.lines] {
      table.notes = notes(on: answer, besides: shops)
    }
    try session.answer(
      arguments, session.withRateNotes(remarks, below: table, arguments),
      screen: arguments[Options.lines] ? .comparisonLines : .comparison, greatest: nil)
  }

  /// Returns the ranking and the prices below it as one text that names its day.
  private static func share(
    _ answer: BasketQuestion.Answer, _ arguments: ParsedArguments, _ session: Session
  ) throws {
    let shops = Array(answer.ranking.prefix(shownShops))
    var ranking = Table.comparison(
      shops, of: answer,
      title: "Where \(answer.items.joined(separator: ", ")) cost least on \(answer.day)")
    ranking.notes = notes(on: answer)
    let lines = Table.comparisonLines(shops, of: answer, keepsMissing: true, title: "Prices")
    let language = try session.reportLanguage(arguments)
    let tables = [ranking, lines].map {
      $0.without(["recorded_by"]).worded(in: language).withFigures(in: language)
    }
    var bytes: [UInt8] = []
    MarkdownRenderer().append(tables, to: &bytes)
    try session.answer(arguments, bytes)
  }

  private static func answerSplit(
    _ splits: [BasketSplit], _ remarks: [String], _ answer: BasketQuestion.Answer, _ title: String,
    _ arguments: ParsedArguments, _ session: Session
  ) throws {
    let notes = splits.map { split in
      let currency = split.stops.first?.currency ?? ""
      func money(_ amount: Amount) -> String { roundedMoney(amount, in: currency) }
      let stops = counted(split.stops.count, "stop")
      let added = Amount(units: split.cost.units - split.total.units)
      return added.isZero
        ? "\(money(split.total)) \(currency) in \(stops)"
        : "\(money(split.cost)) \(currency) in all: \(money(split.total)), and \(money(added)) for "
          + stops
    }
    let table: Table =
      arguments[Options.lines]
      ? .comparisonLines(splits.flatMap(\.stops), of: answer, keepsMissing: false, title: title)
      : .splits(
        splits, of: answer, title: title,
        notes: splits.isEmpty
          ? ["no combination of that many stores has prices for 85 % of the basket"] : notes)
    try session.answer(
      arguments, session.withRateNotes(remarks, below: table, arguments),
      screen: arguments[Options.lines] ? .comparisonLines : .splits, greatest: nil)
  }

  /// What has no valid price anywhere, and which shops are left out, for they price too little of the
  /// basket.
  private static func notes(
    on answer: BasketQuestion.Answer, besides shown: [BasketShop] = []
  ) -> [String] {
    var notes: [String] = []
    let measured = answer.items.indices.compactMap { measuredPhrase(answer, $0) }
    if !measured.isEmpty { notes.append("priced: " + measured.joined(separator: "; ")) }
    let priceless = answer.items.indices.filter { item in
      answer.shops.allSatisfy { $0.offers[item] == nil }
    }.map { answer.items[$0] }
    if !priceless.isEmpty {
      notes.append("no store has a valid price for " + priceless.joined(separator: "; "))
    }
    let ranked = Set(answer.ranking.isEmpty ? shown : answer.ranking)
    let left = answer.shops.filter { !ranked.contains($0) }
      .sorted { $0.available > $1.available }
    if !left.isEmpty {
      let shown = left.prefix(shownShops).map { shop in
        "\(shop.store) (\(shop.available)/\(answer.items.count))"
      }.joined(separator: ", ")
      let rest = left.count > shownShops ? " and \(left.count - shownShops) more" : ""
      notes.append("left out, with prices for less than 85 % of the basket: \(shown)\(rest)")
    }
    return notes
  }

  /// The quantity of an entry without a unit that is priced by kg or l, with its item; nil for pieces.
  private static func measuredPhrase(_ answer: BasketQuestion.Answer, _ item: Int) -> String? {
    let entry = answer.entries[item]
    guard entry.unitName.isEmpty,
      let unit = answer.shops.lazy.compactMap({ $0.offers[item]?.unit }).first,
      Unit(unit).map({ $0.dimension != .count }) ?? false
    else { return nil }
    return "\(entry.quantity) \(unit) \(answer.items[item])"
  }

  /// In days: longer than any log.
  private static let longestAge = 1_000_000
}
