/// What a payload value must look like.
public enum PayloadForm: Hashable, Sendable {
  /// Any text that is not blank.
  case text
  /// A string holding an exact decimal; `positive` also asks for a value above zero.
  case decimal(positive: Bool)
  /// `YYYY-MM-DD`.
  case day
  /// `HH:MM` or `HH:MM:SS`.
  case time
  /// One of a few fixed words.
  case word([String])
  /// An event's id: 32 lower-case hex digits.
  case identifier
  /// A batch's name: 27 characters, UTC.
  case instant
  /// A currency code or symbol.
  case currency
  /// `6 x 330 ml`: read where it can be, kept as text where it cannot.
  case package
  /// A JSON whole number above zero.
  case count
  /// A JSON whole number in a range.
  case whole(ClosedRange<Int>)
  /// JSON `true` or `false`.
  case flag
  /// A JSON array of strings.
  case texts
  /// A budget's period: `{"start":…,"end":…}` or `{"every":…,"from":…}`.
  case period
  /// A JSON object of names and exact decimals.
  case amounts

  /// True if the log holds the value as bare JSON instead of a JSON string.
  var isRawJSON: Bool {
    switch self {
    case .count, .whole, .flag, .texts, .period, .amounts: true
    default: false
    }
  }
}

/// One key of a payload.
public struct PayloadKey: Sendable {
  /// The name in the log; it never changes.
  public let name: String
  public let form: PayloadForm
  /// True if an event without the key is refused.
  public let isRequired: Bool

  init(_ name: String, _ form: PayloadForm, required: Bool = false) {
    self.name = name
    self.form = form
    isRequired = required
  }
}

/// The keys of one event type's payload, in the order in which they are written.
public struct PayloadSchema: Sendable {
  /// In the order in which they are written; a key's index is its raw value.
  public let keys: [PayloadKey]
  /// One bit a place: whether the key has to be there.
  let required: UInt32

  init(keys: [PayloadKey]) {
    self.keys = keys
    references = keys.indices.filter { keys[$0].form == .identifier }
    required = keys.enumerated().reduce(0) { bits, key in
      key.element.isRequired ? bits | 1 << UInt32(key.offset) : bits
    }
  }

  /// The most keys any type has; decoders size their tables by it.
  static let maximumKeyCount = 24

  /// The schema of a type's payload.
  public static func of(_ type: EventType) -> PayloadSchema { type.traits.schema }

  /// The place of the first text that has to be there, such as the name of a list; nil without one.
  public var subject: Int? { keys.firstIndex { $0.isRequired && $0.form == .text } }

  /// The places of the ids of other events.
  let references: [Int]

  /// The place of a key, or nil.
  public func index(of name: String) -> Int? { keys.firstIndex { $0.name == name } }
}
