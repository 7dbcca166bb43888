import EventSourcing
import GroceryModel

/// What happened lately: prices that changed, new products and stores, reviews and answers.
///
/// Nothing of it is recorded: it is derived from prices and reviews.
public struct FeedQuestion: Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case price, product, store, review, answer
  }

  public struct Entry: Hashable, Sendable {
    public let day: Day
    public let kind: Kind
    public let item: String
    public let store: String
    public let person: String
    /// The new price of one unit, or a rating; empty otherwise.
    public let value: String
    public let currency: String
    public let unit: String
    /// The price before, by how many percent it changed, or what a review says.
    public let text: String
    public let event: EventIdentifier
  }

  public let period: Period
  /// Filters of one field are alternatives; each field that has filters must match.
  public let filters: [NameFilter]

  public init(in period: Period, filters: [NameFilter] = []) {
    self.period = period
    self.filters = filters
  }

  public struct Answer: Sendable {
    /// The newest first; those of one day by kind, item, store and event.
    public let entries: [Entry]
    /// Filters whose name matches nothing in the log.
    public let unmatched: [NameFilter]
    /// Similar names, as suggestions for the unmatched filters.
    public let candidates: [String]
  }

  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity` where a filter's name fits
  ///   several things.
  public func answer(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer {
    let question = PriceQuestion(filters: filters)
    let book = try question.book(from: replay, rules: rules, keeping: [.event, .recorder])
    let said = try replay.fold(ReviewBook()).reviews
    let reviews = entries(of: said, book, replay.late.descriptions)
    let entries = book.priceChanges(in: period) + book.newNames(in: period) + reviews
    return Answer(
      entries: entries.sorted(by: Self.precedes), unmatched: book.choice.unmatched,
      candidates: book.choice.candidates)
  }

  private func entries(
    of reviews: [ReviewBook.Review], _ book: PriceBook, _ descriptions: Descriptions
  ) -> [Entry] {
    let byEvent = Dictionary(reviews.map { ($0.event, $0) }, uniquingKeysWith: { one, _ in one })
    return reviews.filter { period.contains($0.day) }.compactMap { review in
      // What is said to an answer is about what that one was said to.
      var subject = review
      var steps = 0
      while let to = subject.to, let next = byEvent[to], steps < reviews.count {
        (subject, steps) = (next, steps + 1)
      }
      guard isKept(subject, book) else { return nil }
      return Entry(
        day: review.day, kind: review.to == nil ? .review : .answer, item: subject.item,
        store: subject.store, person: review.person,
        value: review.rating.map(String.init) ?? "", currency: "", unit: "", text: review.text,
        event: review.event)
    }
  }

  private func isKept(_ review: ReviewBook.Review, _ book: PriceBook) -> Bool {
    guard !filters.isEmpty else { return true }
    guard let product = (try? book.catalog.product(named: review.item)) ?? nil else { return false }
    return !review.item.isEmpty && book.choice.products[product]
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    if left.day != right.day { return left.day > right.day }
    let first = [left.kind.rawValue, left.item, left.store]
    let second = [right.kind.rawValue, right.item, right.store]
    return first == second ? left.event < right.event : first.precedes(second)
  }
}

extension PriceBook {
  /// The days of a period on which a product cost another price in a store than before.
  fileprivate func priceChanges(in period: Period) -> [FeedQuestion.Entry] {
    var entries: [FeedQuestion.Entry] = []
    forEachSeries(byStore: true) { product, points in
      var before: Point?
      var place = points.startIndex
      while place < points.endIndex {
        // Points of one day are in the order of their prices: the lowest counts.
        let lowest = points[place]
        while place < points.endIndex, points[place].day == lowest.day { place += 1 }
        defer { before = lowest }
        guard let before, period.contains(Day(ordinal: lowest.day)), lowest.value != before.value
        else { continue }
        let (now, then) = (PriceFigure(lowest.price), PriceFigure(before.price))
        guard Self.isMove(from: then, to: now, unit: measures.units[Int(lowest.unit)]) else {
          continue
        }
        let percent = now.percentAbove(then)
        entries.append(
          entry(.price, lowest, product, text: "\(then.text) before, \(percent) %"))
      }
    }
    return entries
  }

  /// The products and stores that were first bought or seen in a period.
  fileprivate func newNames(in period: Period) -> [FeedQuestion.Entry] {
    var products: [Int: (product: Int, index: Int)] = [:]
    var stores: [Int: (product: Int, index: Int)] = [:]
    func note(
      _ firsts: inout [Int: (product: Int, index: Int)], _ key: Int, _ product: Int, _ index: Int
    ) {
      let (day, event) = (fold.observations[index].day, fold.events[index])
      if let known = firsts[key],
        (fold.observations[known.index].day, fold.events[known.index]) <= (day, event)
      {
        return
      }
      firsts[key] = (product, index)
    }
    for (index, observation) in fold.observations.enumerated() where isKept(observation) {
      let product = catalog.product(of: observation.item)
      guard choice.products[product] else { continue }
      note(&products, product, product, index)
      if let store = catalog.store(of: observation.store) { note(&stores, store, product, index) }
    }
    func entries(
      _ firsts: [Int: (product: Int, index: Int)], _ kind: FeedQuestion.Kind
    ) -> [FeedQuestion.Entry] {
      firsts.values.compactMap { product, index in
        let observation = fold.observations[index]
        guard period.contains(Day(ordinal: observation.day)) else { return nil }
        return FeedQuestion.Entry(
          day: Day(ordinal: observation.day), kind: kind,
          item: kind == .store ? "" : catalog.name(of: product), store: storeName(of: observation),
          person: recorder(of: observation), value: "", currency: "", unit: "",
          text: kind == .store ? "first bought or seen there" : "first bought or seen",
          event: fold.events[index])
      }
    }
    return entries(products, .product) + entries(stores, .store)
  }

  private func entry(
    _ kind: FeedQuestion.Kind, _ point: Point, _ product: Int, text: String
  ) -> FeedQuestion.Entry {
    let observation = fold.observations[Int(point.index)]
    return FeedQuestion.Entry(
      day: Day(ordinal: point.day), kind: kind, item: catalog.name(of: product),
      store: storeName(of: observation), person: recorder(of: observation),
      value: PriceFigure(point.price).text, currency: currency(of: observation),
      unit: measures.units[Int(point.unit)], text: text, event: fold.events[Int(point.index)])
  }
}
