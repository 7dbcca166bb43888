import EventSourcing

/// The families of facts whose CSV has one column for each key of the event, so that what is imported
/// is the same event with the same id: units, aisles, trips, reviews and shopping lists.
enum FamilyKind: String, CaseIterable, Sendable {
  case units, aisles, shelves, trips, reviews, answers, lists, entries, changes, marks

  var type: EventType {
    switch self {
    case .units: .unitDefined
    case .aisles: .aislePlaced
    case .shelves: .itemShelved
    case .trips: .tripLogged
    case .reviews: .reviewPosted
    case .answers: .reviewAnswered
    case .lists: .listDefined
    case .entries: .listItemAdded
    case .changes: .listItemChanged
    case .marks: .listItemMarked
    }
  }

  /// The day, the keys in the order in which events have them, and who recorded it.
  var columns: [String] { ["date"] + PayloadSchema.of(type).keys.map(\.name) + ["by"] }

  /// The family that a header is of: it has all of its columns and no other.
  init?(header: [String]) {
    let names = Set(header)
    guard let kind = Self.allCases.first(where: { Set($0.columns) == names }) else { return nil }
    self = kind
  }
}
