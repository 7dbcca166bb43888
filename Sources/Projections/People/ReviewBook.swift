import EventSourcing
import GroceryModel

/// What people say of products, stores and prices, and what others answer.
public struct ReviewBook: Projection {
  public struct Review: Hashable, Sendable {
    public let event: EventIdentifier
    public let day: Day
    /// The author; empty if unknown.
    public let person: String
    /// `product`, `store`, `price`, `trip`, `general`, or `answer`.
    public let about: String
    public let item: String
    public let store: String
    public let rating: Int?
    public let text: String
    /// Of an answer: what it answers.
    public let to: EventIdentifier?
    let typed: TypedMoment
  }

  private var all: [Review] = []

  public init() {}

  /// Reviews and answers in the order in which they were written.
  public var reviews: [Review] {
    all.sorted { ($0.day, $0.typed, $0.event) < ($1.day, $1.typed, $1.event) }
  }

  public mutating func apply(_ event: borrowing RecordedEvent) {
    let person = NameKey.printed(String(decoding: event.fields.by, as: UTF8.self))
    if event.type == .reviewPosted {
      all.append(
        Review(
          event: event.identifier, day: event.date, person: person,
          about: event.text(ReviewKey.about) ?? "",
          item: NameKey.printed(event.text(ReviewKey.item) ?? ""),
          store: NameKey.printed(event.text(ReviewKey.store) ?? ""),
          rating: event.text(ReviewKey.rating).flatMap { Int($0) },
          text: event.text(ReviewKey.text) ?? "", to: nil,
          typed: TypedMoment(event.fields[ReviewKey.entered])))
    } else if event.type == .reviewAnswered {
      all.append(
        Review(
          event: event.identifier, day: event.date, person: person, about: "answer", item: "",
          store: "", rating: nil, text: event.text(AnswerKey.text) ?? "",
          to: event.text(AnswerKey.to).flatMap { EventIdentifier($0) },
          typed: TypedMoment(event.fields[AnswerKey.entered])))
    }
  }

  public mutating func merge(_ other: ReviewBook) { all += other.all }
}

extension ReviewBook {
  /// The mean of an item's ratings, and how many there are.
  public struct Rating: Hashable, Sendable {
    public fileprivate(set) var sum = 0
    public fileprivate(set) var count = 0

    /// With one digit, rounded half-even.
    public var text: String { ratioText(Int128(sum), over: Int128(count), fractionDigits: 1) ?? "" }
  }

  /// The ratings of products by their matching key, aliases followed.
  public func ratings(_ descriptions: Descriptions) -> [String: Rating] {
    var ratings: [String: Rating] = [:]
    for review in all where review.about == "product" && !review.item.isEmpty {
      guard let rating = review.rating else { continue }
      let key = NameKey.matching(review.item)
      let product = descriptions.canonicalProduct(of: key).map { NameKey.matching($0) } ?? key
      ratings[product, default: Rating()].sum += rating
      ratings[product, default: Rating()].count += 1
    }
    return ratings
  }
}

extension ReviewBook {
  /// The ratings of products by name as it was written last.
  public func meanRatings(_ descriptions: Descriptions) -> [(item: String, rating: Rating)] {
    var names: [String: String] = [:]
    for review in reviews where !review.item.isEmpty {
      let key = NameKey.matching(review.item)
      let canonical = descriptions.canonicalProduct(of: key)
      names[canonical.map { NameKey.matching($0) } ?? key] =
        canonical.map { NameKey.printed($0) } ?? review.item
    }
    return ratings(descriptions).map { key, rating in (names[key] ?? key, rating) }
      .sorted { [$0.item].precedes([$1.item]) }
  }

  /// Reviews, the newest first, each with its answers below it in the order of writing.
  public var threads: [Review] {
    let all = reviews
    let answers = Dictionary(grouping: all.filter { $0.to != nil }) { $0.to }
    var rows: [Review] = []
    var seen: Set<EventIdentifier> = []
    func append(_ review: Review) {
      guard seen.insert(review.event).inserted else { return }
      rows.append(review)
      for answer in answers[review.event] ?? [] { append(answer) }
    }
    for review in all.reversed() where review.to == nil { append(review) }
    // Answers to a retracted review stay on their own.
    for answer in all.reversed() { append(answer) }
    return rows
  }
}
