import GroceryModel
import Projections
import Reporting

extension Command {
  static let compare = Command(
    spec: CommandSpec(
      "compare", section: "Questions", abstract: "where a basket is cheapest",
      discussion: """
        The total of a basket in each shop, by the latest price of each item there, paid or seen: the
        best three of the shops that have prices for at least 85 % of the basket. A price is valid
        for 14 days, or as --max-age says; what has none is missing and counts in no total. Of two
        prices of one day the lower one counts, of equal totals the one with more recent prices.
        Totals of different currencies are not compared.

        A quantity without a unit is of pieces, or of kg or l where an item is only sold so. The file
        of --list has the columns item, quantity and unit, of which the last two may be absent.

        With --split N the basket is bought in up to N shops such that most of it can be had, for the
        least money; each shop costs --stop-cost beside. --lines lists the prices one by one, with
        their age and who recorded them.
        """,
      arguments: [
        ArgumentSpec(
          "ITEM", "something to buy, one of it", isRepeated: true, isOptional: true)
      ],
      options: [
        .value("list", "FILE", "a CSV of items and quantities to buy", completion: .file),
        .value("max-age", "DAYS", "how old a price may be; 14 by default"),
        .value("split", "N", "the cheapest way over up to N shops, 1 to 5"),
        .value("stop-cost", "AMOUNT", "what a stop at a shop costs, with --split; 0 by default"),
        .flag("lines", "a row for each item and shop"),
      ] + OptionSpec.nameFilters + [.noCurrency] + OptionSpec.asking,
      examples: [
        CommandExample("larder compare milk bread coffee", "which shop is cheapest for these"),
        CommandExample("larder compare --list week.csv", "for a list with quantities"),
        CommandExample(
          "larder compare --list week.csv --split 2 --stop-cost 1.50",
          "whether a second shop is worth the way"),
      ],
      columns: Table.compareColumns(isSplit: false).map(\.name)),
    run: { arguments, session in
      try arguments.refuseCurrency()
      let input = try BasketInput(arguments, session)
      let question = BasketQuestion(
        input.entries, in: try session.period(arguments), filters: arguments.nameFilters,
        maximumAge: try maximumAge(arguments))
      let most = try shopLimit(arguments)
      let stopCost = try stopCost(arguments)
      let answer: BasketQuestion.Answer
      do {
        answer = try question.answer(
          from: try session.replay(arguments), rules: try session.rules())
      } catch let error as BasketError {
        throw input.failure(error, session.console)
      }
      session.warn(ofUnmatched: answer.unmatched, candidates: answer.candidates)
      let title =
        session.format(arguments).isForPeople
        ? "\(counted(answer.items.count, "item")) by prices at most "
          + "\(counted(question.maximumAge, "day")) old on \(answer.day)" : ""
      if let most {
        try answerSplit(
          answer.splits(most: most, stopCost: stopCost), stopCost, answer, title, arguments, session
        )
      } else {
        try answerRanking(answer, title, arguments, session)
      }
      return .done
    })

  /// How many shops are shown where nothing else is asked for.
  private static let shownShops = 3

  private static func answerRanking(
    _ answer: BasketQuestion.Answer, _ title: String, _ arguments: ParsedArguments,
    _ session: Session
  ) throws {
    var shops = answer.ranking
    if arguments.value("top") == nil {
      var shown: [String: Int] = [:]
      shops = shops.filter { shop in
        shown[shop.currency, default: 0] += 1
        return shown[shop.currency, default: 0] <= shownShops
      }
    }
    let table: Table =
      arguments.flag("lines")
      ? .comparisonLines(shops, of: answer, keepsMissing: true, title: title)
      : .comparison(shops, of: answer, title: title, notes: notes(on: answer))
    try session.answer(arguments, table, greatest: nil)
  }

  private static func answerSplit(
    _ splits: [BasketSplit], _ stopCost: Amount, _ answer: BasketQuestion.Answer, _ title: String,
    _ arguments: ParsedArguments, _ session: Session
  ) throws {
    let notes = splits.map { split in
      let currency = split.stops.first?.currency ?? ""
      func money(_ amount: Amount) -> String { roundedMoney(amount, in: currency) }
      let stops = counted(split.stops.count, "stop")
      return "in all \(money(split.cost)) \(currency): \(money(split.total)), and "
        + "\(money(Amount(units: split.cost.units - split.total.units))) for \(stops)"
    }
    let table: Table =
      arguments.flag("lines")
      ? .comparisonLines(splits.flatMap(\.stops), of: answer, keepsMissing: false, title: title)
      : .splits(
        splits, of: answer, title: title,
        notes: splits.isEmpty
          ? ["no way over so many shops has prices for 85 % of the basket"] : notes)
    try session.answer(arguments, table, greatest: nil)
  }

  /// What has no valid price anywhere, and which shops are left out, for they price too little of the
  /// basket.
  private static func notes(on answer: BasketQuestion.Answer) -> [String] {
    var notes: [String] = []
    let priceless = answer.items.indices.filter { item in
      answer.shops.allSatisfy { $0.offers[item] == nil }
    }.map { answer.items[$0] }
    if !priceless.isEmpty {
      notes.append("no shop has a valid price for " + priceless.joined(separator: "; "))
    }
    let ranked = Set(answer.ranking)
    let left = answer.shops.filter { !ranked.contains($0) }
    if !left.isEmpty {
      let shown = left.prefix(shownShops).map { shop in
        "\(shop.store) has \(shop.available) of \(answer.items.count)"
      }.joined(separator: ", ")
      let rest = left.count > shownShops ? " and \(left.count - shownShops) more" : ""
      notes.append("left out with prices for less than 85 %: \(shown)\(rest)")
    }
    return notes
  }

  private static func maximumAge(_ arguments: ParsedArguments) throws -> Int {
    guard let text = arguments.value("max-age") else { return BasketQuestion.usualMaximumAge }
    guard let days = Int(text), (0...1_000_000).contains(days) else {
      throw Failure(.usage, "'\(text)' is not a number of days", expected: "0 or more")
    }
    return days
  }

  private static func shopLimit(_ arguments: ParsedArguments) throws -> Int? {
    guard let text = arguments.value("split") else { return nil }
    guard let count = Int(text), (1...5).contains(count) else {
      throw Failure(.usage, "'\(text)' is not a number of shops", expected: "1 to 5")
    }
    return count
  }

  private static func stopCost(_ arguments: ParsedArguments) throws -> Amount {
    guard let text = arguments.value("stop-cost") else { return .zero }
    guard arguments.value("split") != nil else {
      throw Failure(.usage, "--stop-cost counts only with --split")
    }
    guard let cost = ExactDecimal(text), !cost.isNegative else {
      throw Failure(.usage, "'\(text)' is not an amount of money", expected: "0 or more")
    }
    return cost.amount
  }
}
