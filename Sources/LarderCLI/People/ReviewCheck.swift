import GroceryModel
import Projections

/// Holds a typed review or answer against what it is about.
enum ReviewCheck {
  /// - Throws: `Failure` where it says nothing, lacks its subject, or answers what is no review.
  static func check(_ fact: TypedFact, _ arguments: ParsedArguments, _ session: Session) throws {
    if fact.type == .reviewPosted { try checkReview(fact) }
    guard fact.type == .reviewAnswered, let to = fact.text("to") else { return }
    let reviews =
      try session.hasLog() ? try session.replay(arguments).fold(ReviewBook()).reviews : []
    guard !reviews.contains(where: { $0.event.description == to }) else { return }
    throw Failure(
      .noInput, "there is no review '\(to)'",
      hint: "larder review list -f csv has the ids in its column 'event'")
  }

  private static func checkReview(_ fact: TypedFact) throws {
    guard fact.text("rating") != nil || fact.text("text") != nil else {
      throw Failure(.usage, "nothing is said", expected: "--rating 1 to 5, --text, or both")
    }
    let needed: [String: [String]] = [
      "product": ["item"], "store": ["store"], "price": ["item", "store"],
    ]
    let missing = needed[fact.text("about") ?? ""]?.first { fact.text($0) == nil }
    if let missing {
      throw Failure(
        .usage, "--\(missing) is missing",
        expected: "what the review of a \(fact.text("about") ?? "") is about")
    }
  }
}
