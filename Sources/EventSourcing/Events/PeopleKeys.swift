/// The keys of `trip.logged`: a trip is the events of its name.
public enum TripKey: Int, CaseIterable, Sendable {
  case trip, action, at, store, list, receipt, occurrence, entered

  var key: PayloadKey {
    switch self {
    case .trip: PayloadKey("trip", .text, required: true)
    case .action:
      PayloadKey("action", .word(["start", "pause", "resume", "stop", "reset"]), required: true)
    case .at: PayloadKey("at", .instant, required: true)
    case .store: PayloadKey("store", .text)
    case .list: PayloadKey("list", .text)
    case .receipt: PayloadKey("receipt", .text)
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}

/// The keys of `review.posted`.
public enum ReviewKey: Int, CaseIterable, Sendable {
  case about, item, store, rating, text, occurrence, entered

  var key: PayloadKey {
    switch self {
    case .about:
      PayloadKey(
        "about", .word(["product", "store", "price", "trip", "general"]), required: true)
    case .item: PayloadKey("item", .text)
    case .store: PayloadKey("store", .text)
    case .rating: PayloadKey("rating", .whole(1...5))
    case .text: PayloadKey("text", .text)
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}

/// The keys of `review.answered`: `to` is the id of a review or of another answer.
public enum AnswerKey: Int, CaseIterable, Sendable {
  case to, text, occurrence, entered

  var key: PayloadKey {
    switch self {
    case .to: PayloadKey("to", .identifier, required: true)
    case .text: PayloadKey("text", .text, required: true)
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}
