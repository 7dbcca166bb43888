import EventSourcing
import GroceryModel

/// What was spent, and how that spreads over receipts, days and weeks.
///
/// A receipt is what one store sold on one day under one receipt number; lines without a number are one
/// receipt of their store and day. A payment that is known only by its total and its store is one of its own,
/// unless the store and the day have lines of items too: then the first is taken as their payment.
public struct SpendSummary: Hashable, Sendable {
  /// One text for each key asked for.
  public let keys: [String]
  /// The currency's code; the text of the event if that is not a known code.
  public let currency: String
  /// Net of refunds and discounts.
  public fileprivate(set) var spent = Amount.zero
  public fileprivate(set) var lines = 0
  public fileprivate(set) var receipts = 0
  /// The days that the means are over: those asked about, as far as they have the row's keys.
  public fileprivate(set) var days = 0

  /// Divides what was spent, rounded half-even to the currency's digits; nil without a divisor.
  public func mean(over count: Int, times factor: Int = 1) -> Amount? {
    guard count > 0 else { return nil }
    let (product, overflow) = spent.units.multipliedReportingOverflow(by: Int128(factor))
    guard !overflow else { return nil }
    return Amount(units: divideHalfEven(product, by: Int128(count)))
      .rounded(toFractionDigits: Currency(currency)?.fractionDigits ?? 2)
  }
}

extension SpendSummary {
  /// The answer with what the filters did not find.
  public struct Answer: Sendable {
    /// Sorted by their keys in byte order, weekdays from Monday on.
    public let rows: [SpendSummary]
    /// Filters whose name matches nothing in the log.
    public let unmatched: [NameFilter]
    /// Similar names, as suggestions for the unmatched filters.
    public let candidates: [String]
    /// The exchange rates used, a sentence for each currency.
    public let rates: [String]
  }

  /// Sums up what a question asks for.
  ///
  /// - Parameters:
  ///   - question: The keys, the days and the filters.
  ///   - replay: The log.
  ///   - rules: What files lines that do not say their category.
  /// - Returns: The rows.
  /// - Throws: As `SpendQuestion.answer(from:rules:)`.
  public static func answer(
    _ question: SpendQuestion, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer {
    let parts: [SpendKey] = [.day, .store, .receipt]
    var detailed = SpendQuestion(
      by: question.keys + parts, in: question.period, filters: question.filters,
      currency: question.currency)
    detailed.namesPayments = question.keys.allSatisfy { $0 != .receipt && $0 != .event }
    let answer = try detailed.answer(from: replay, rules: rules)
    let count = question.keys.count
    var order: [[String]] = []
    var sums: [[String]: (row: SpendSummary, day: Day, receipts: Set<[String]>)] = [:]
    var window: (first: Day, last: Day)?
    for row in answer.rows {
      guard let day = Day(row.keys[count]) else { continue }
      let key = Array(row.keys[..<count]) + [row.currency]
      window = window.map { (min($0.first, day), max($0.last, day)) } ?? (day, day)
      if sums[key] == nil {
        order.append(key)
        sums[key] = (
          SpendSummary(keys: Array(key.dropLast()), currency: row.currency), day, []
        )
      }
      sums[key]?.row.spent += row.spent
      sums[key]?.row.lines += row.lines
      sums[key]?.receipts.insert(Array(row.keys[count...]))
    }
    let asked = question.period.map { ($0.start, min($0.lastDay, replay.today)) } ?? window
    let rows = order.compactMap { key -> SpendSummary? in
      guard let sum = sums[key], let asked else { return nil }
      var row = sum.row
      row.receipts = receiptCount(sum.receipts)
      row.days = days(of: question.keys, on: sum.day, in: Period(asked.0, through: asked.1))
      return row
    }
    return Answer(
      rows: rows.sorted {
        sortKeys(of: $0, by: question.keys).precedes(sortKeys(of: $1, by: question.keys))
      },
      unmatched: answer.unmatched, candidates: answer.candidates, rates: answer.rates)
  }

  /// The number of receipts, each a day, a store and a number.
  private static func receiptCount(_ receipts: Set<[String]>) -> Int {
    let paid = Set(receipts.lazy.filter { Self.isPayment($0[2]) }.map { Array($0[..<2]) })
    return receipts.count - paid.count { receipts.contains($0 + [""]) }
  }

  /// True if a receipt is named by the event that says all that is known of it.
  private static func isPayment(_ receipt: String) -> Bool {
    receipt.utf8.count == 32 && EventIdentifier(receipt) != nil
  }

  /// A row's texts as they sort: weekdays by their place in the week.
  private static func sortKeys(of row: SpendSummary, by keys: [SpendKey]) -> [String] {
    zip(keys, row.keys).map { key, text in
      key == .weekday ? weekdayNames.firstIndex(of: text).map(String.init) ?? text : text
    } + [row.currency]
  }

  /// How many days of a window share a day's calendar keys.
  private static func days(of keys: [SpendKey], on day: Day, in window: Period) -> Int {
    let steps = keys.compactMap(\.step)
    let whole = steps.map { $0.period(containing: day) }.reduce(window) { days, step in
      Period(start: max(days.start, step.start), end: min(days.end, step.end))
    }
    guard keys.contains(.weekday) else { return whole.dayCount }
    return (0..<whole.dayCount).count { (whole.start + $0).weekday == day.weekday }
  }
}
