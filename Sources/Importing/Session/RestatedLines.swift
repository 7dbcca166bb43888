import ByteTools
import EventSourcing
import GroceryModel

/// Finds new lines that an app or a bank corrected after an earlier export.
///
/// A later export has the earlier lines again, so that a recorded line which it lacks, within the days that
/// it covers, was changed at its source. A new line of the same amount that differs from it in only one of
/// day, store and text is what it was changed to; without this both would count.
struct RestatedLines {
  private let candidates: [FilePass.NewLine]
  /// The candidates' places by the digest of their totals.
  private let places: [UInt128: [Int]]
  private let days: ClosedRange<Day>
  private let family: SourceFamily
  private var paired: Set<Int> = []

  /// Returns nil unless the file has lines of at least two days that the log has too, which shows that it is
  /// a later export.
  init?(_ pass: borrowing FilePass) {
    guard let known = pass.knownDays.range, let new = pass.newDays.range,
      known.lowerBound < known.upperBound
    else { return nil }
    candidates = pass.newLines
    days = min(known.lowerBound, new.lowerBound)...max(known.upperBound, new.upperBound)
    places = Dictionary(grouping: candidates.indices) { [candidates] in
      Self.digest(of: candidates[$0].total)
    }
    family = SourceFamily(of: pass.sourceName)
  }

  /// Returns true if a recorded purchase may be what a new line was before; it must not be in the file.
  func mayHold(_ event: borrowing RecordedEvent) -> Bool {
    days.contains(event.date) && places[Self.digest(event.fields[PurchaseKey.total])] != nil
  }

  /// Returns the new line that a recorded line became, at most once for each, or nil.
  mutating func take(_ line: RecordedCounterparts.Line) -> FilePass.NewLine? {
    guard family.holds(line.source) else { return nil }
    let open = (places[Self.digest(of: line.total)] ?? []).filter {
      !paired.contains($0) && Self.isRestated(candidates[$0], line)
    }
    // A payment on its own day is a better match than one of another day.
    guard let place = open.first(where: { candidates[$0].day == line.day }) ?? open.first else {
      return nil
    }
    paired.insert(place)
    return candidates[place]
  }

  /// Returns true if the lines agree in all but one of day, store and text.
  private static func isRestated(
    _ new: FilePass.NewLine, _ old: RecordedCounterparts.Line
  ) -> Bool {
    guard new.total == old.total, new.currency == old.currency,
      abs(new.day - old.day) <= Self.daysApart
    else { return false }
    return [new.day == old.day, new.store == old.store, new.text == old.text].count { !$0 } == 1
  }

  private static func digest(of total: String) -> UInt128 {
    var total = total
    return total.withUTF8(digest)
  }

  private static func digest(_ total: Bytes) -> UInt128 {
    StableHash.mix(UnsafeRawBufferPointer(total), seed: 0)
  }

  /// How far banks move the day of a payment, from its order to its booking.
  private static let daysApart = 5
}

/// Files whose names differ in numbers only, as successive exports do: `bank-2026-10.csv`.
struct SourceFamily {
  private let letters: String

  /// - Parameter source: A file's name, with or without a line number.
  init(of source: String) { letters = Self.letters(of: source) }

  /// Returns true if the source is a file of the family.
  func holds(_ source: String) -> Bool { Self.letters(of: source) == letters }

  private static func letters(of source: String) -> String {
    source.filter(\.isLetter).lowercased()
  }
}
