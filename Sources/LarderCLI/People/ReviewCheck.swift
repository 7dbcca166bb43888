import GroceryModel
import Projections

/// Holds a typed review or answer against what it is about.
enum ReviewCheck {
  /// - Throws: `Failure` if the review is empty, lacks its subject, or answers an unknown review.
  static func check(_ fact: TypedFact, _ arguments: ParsedArguments, _ session: Session) throws {
    if fact.type == .reviewPosted { try checkReview(fact) }
    guard fact.type == .reviewAnswered, let to = fact.text("to") else { return }
    let reviews =
      try session.hasLog() ? try session.replay(arguments).fold(ReviewBook()).reviews : []
    guard !reviews.contains(where: { $0.event.description == to }) else { return }
    throw Failure(
      .noInput, "no review has the id '\(to)'",
      hint: "'larder review list -f csv' has the ids in its column 'event'")
  }

  private static func checkReview(_ fact: TypedFact) throws {
    guard fact.text("rating") != nil || fact.text("text") != nil else {
      throw Failure(.usage, "the review is empty", expected: "--rating 1 to 5, --text, or both")
    }
    let needed: [String: [String]] = [
      "product": ["item"], "store": ["store"], "price": ["item", "store"],
    ]
    let missing = needed[fact.text("about") ?? ""]?.first { fact.text($0) == nil }
    if let missing {
      throw Failure(
        .usage, "--\(missing) is missing",
        expected: "the \(missing) of the review")
    }
  }
}
