import GroceryModel

/// Finds payees that may be paid monthly bills, without keeping their payments.
///
/// A log has millions of lines, and few payees with three payments in a row about a month apart:
/// only those need ``BillRun``.
struct PayeeSurvey {
  /// A payee in one currency, and in one category or all.
  struct Key: Hashable {
    let currency: Int
    /// The place of the category; -1 for all.
    var category = -1
    let payee: UInt32
  }

  private struct Rhythm {
    var last: Day
    var count = 1
    var isMonthly = false
  }

  /// Days between two payments of a bill, with some to spare.
  private static let gap = 20...40

  private var rhythms: [Key: Rhythm] = [:]

  /// Notes a payment; days must not decrease.
  mutating func note(_ key: Key, _ amount: Amount, on day: Day) {
    guard amount.units > 0 else { return }
    guard var rhythm = rhythms[key] else {
      rhythms[key] = Rhythm(last: day)
      return
    }
    guard day != rhythm.last else { return }
    rhythm.count = Self.gap.contains(day - rhythm.last) ? rhythm.count + 1 : 1
    rhythm.isMonthly = rhythm.isMonthly || rhythm.count >= 3
    rhythm.last = day
    rhythms[key] = rhythm
  }

  /// The payees that ``isMonthly(_:)`` is true of, in all categories or in one; those of all.
  var candidates: Set<Key> {
    Set(
      rhythms.lazy.filter(\.value.isMonthly).map {
        Key(currency: $0.key.currency, payee: $0.key.payee)
      })
  }

  /// True if some three payments in a row were about a month apart.
  func isMonthly(_ key: Key) -> Bool { rhythms[key]?.isMonthly ?? false }
}
