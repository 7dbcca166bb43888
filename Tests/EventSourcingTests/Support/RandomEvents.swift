import SeededRandom
import GroceryModel

@testable import EventSourcing

/// Valid events of every type, with text that is hard to write and read.
extension SplitMix64 {
  /// Every type that a user's event can have.
  static let types = EventType.allCases.filter { $0 != .logCommitted }

  mutating func event(of types: [EventType] = SplitMix64.types) -> EventDraft {
    let type = pick(types)
    var draft = EventDraft(type, day())
    for (place, key) in PayloadSchema.of(type).keys.enumerated()
    where key.isRequired || chance(2, in: 5) {
      draft.values[place] = value(key.form)
    }
    if type == .eventRetracted {
      draft.values[(chance(1, in: 2) ? RetractionKey.event : .batch).rawValue] = nil
      if draft.values[RetractionKey.event.rawValue] == nil {
        draft.values[RetractionKey.batch.rawValue] = value(.instant)
      }
    }
    // The newest version of this payload requires it.
    if type == .aislePlaced, draft.values[AisleKey.order.rawValue] == nil {
      draft.values[AisleKey.order.rawValue] = value(.whole(1...100))
    }
    if chance(1, in: 3) { draft.by = text() }
    if chance(1, in: 2) { draft.source = text() }
    return draft
  }

  mutating func day() -> Day { Day(ordinal: Int32.random(in: -20_000...40_000, using: &self)) }

  mutating func decimal(positive: Bool) -> String {
    let sign = !positive && chance(1, in: 4) ? "-" : ""
    let whole = String(Int.random(in: 1...99_999, using: &self))
    return sign + whole + pick(["", ".5", ".50", ".000000000001"])
  }

  mutating func identifier() -> EventIdentifier { EventIdentifier(high: next(), low: next()) }

  mutating func instant() -> Instant {
    Instant(
      microseconds: Int64.random(in: 0...4_000_000_000_000_000, using: &self))
  }

  private mutating func value(_ form: PayloadForm) -> [UInt8] {
    Array(valueText(form).utf8)
  }

  private mutating func valueText(_ form: PayloadForm) -> String {
    switch form {
    case .text, .package: text()
    case .decimal(let positive): decimal(positive: positive)
    case .day: day().description
    case .time: pick(["08:15", "23:59:59", "00:00"])
    case .word(let words): pick(words)
    case .identifier: identifier().description
    case .instant: instant().description
    case .currency: pick(["EUR", "CHF", "zł", "¥"])
    case .count: String(Int.random(in: 1...99, using: &self))
    case .whole(let range): String(Int.random(in: range, using: &self))
    case .flag: pick(["true", "false"])
    case .texts: pick(["[]", #"["Bio"]"#, #"["a\"b","Öl","\\\u0000"]"#])
    case .period:
      pick([
        #"{"start":"2026-10-01","end":"2026-10-31"}"#, #"{"every":"month","from":"2026-01-31"}"#,
      ])
    case .amounts: pick(["{}", #"{"Dairy":"50.00","K\"äse":"0"}"#])
    }
  }
}
