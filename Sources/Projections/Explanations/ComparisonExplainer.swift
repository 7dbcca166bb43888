import EventSourcing
import GroceryModel

/// Explains the tables of reports that compare spending with the months, or the year, before.
public struct ComparisonExplainer: Sendable {
  /// What each row of a table is of.
  public enum Subject: String, Sendable {
    case categories, items, stores, months

    fileprivate var key: SpendKey {
      switch self {
      case .categories: .category
      case .items: .item
      case .stores: .store
      case .months: .month
      }
    }
  }

  /// The months that a figure sums up.
  public struct Span: Sendable {
    let months: ClosedRange<Month>
    /// The months before that it is compared with; nil if there are none.
    let before: ClosedRange<Month>?

    /// A month with the up to three before it, back to the first purchase.
    public static func month(_ month: Month, of book: HouseholdBook) -> Span {
      let first = book.covered.start(upTo: month) ?? month
      let count = min(3, max(0, month - first))
      return Span(
        months: month...month, before: count == 0 ? nil : month + -count...month + -1)
    }

    /// A year with the one before.
    public static func year(_ year: Int, of book: HouseholdBook) -> Span {
      let january = Month(year: year, month: 1)
      let first = book.covered.start(upTo: january + 11) ?? january
      return Span(
        months: january...january + 11,
        before: first <= january + -1 ? january + -12...january + -1 : nil)
    }
  }

  private let subject: Subject
  private let span: Span
  private let trace: SpendTrace

  /// - Throws: As ``SpendQuestion/answer(from:rules:)``.
  public init(
    _ subject: Subject, _ span: Span, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws {
    self.subject = subject
    self.span = span
    let start = (span.before ?? span.months).lowerBound.firstDay
    trace = try SpendTrace(
      SpendQuestion(
        by: subject == .months ? [.month] : [subject.key, .month],
        in: Period(start, through: span.months.upperBound.lastDay)),
      from: replay, rules: rules)
  }

  /// - Parameters:
  ///   - name: The name of the row.
  ///   - currency: The code of its currency.
  ///   - cell: The column.
  /// - Returns: The explanation.
  /// - Throws: `Unexplained` for a column without events behind it.
  public func explanation(of name: String, in currency: String, cell: String) throws -> Explanation
  {
    let (months, before) = spans(of: name)
    let own = lines(name, currency, in: months)
    let earlier = before.map { lines(name, currency, in: $0) } ?? []
    switch cell {
    case "spent": return .money(SpendTrace.parts(own), in: currency)
    case "lines": return .count(own.map { ($0.event, $0.lines) })
    case "year_before": return .money(SpendTrace.parts(earlier), in: currency)
    case "last_month":
      let last = months.lowerBound + -1
      return .money(SpendTrace.parts(lines(name, currency, in: last...last)), in: currency)
    case "mean_before":
      guard let before else { throw Unexplained(reason: "no earlier month") }
      return mean(earlier, over: before.count, in: currency)
    case "change":
      guard let before else { throw Unexplained(reason: "no earlier period to compare") }
      return change(own, earlier, before, in: currency)
    default: throw Unexplained(reason: "no event is behind '\(cell)'")
    }
  }

  private func change(
    _ own: [SpendTrace.Line], _ earlier: [SpendTrace.Line], _ before: ClosedRange<Month>,
    in currency: String
  ) -> Explanation {
    if before.count == 12 || subject == .months {
      return .money(
        SpendTrace.parts(own) + SpendTrace.parts(earlier, isNegative: true, note: "year before"),
        in: currency, arithmetic: "spent - year before")
    }
    let mean = Self.mean(earlier, over: before.count, in: currency)
    return .money(
      SpendTrace.parts(own)
        + [(nil, -mean, "mean of \(before.text)")],
      in: currency, arithmetic: "spent - mean before")
  }

  private static func mean(
    _ lines: [SpendTrace.Line], over count: Int, in currency: String
  ) -> Amount {
    let sum = lines.reduce(Amount.zero) { $0 + $1.spent }
    return Amount(units: divideHalfEven(sum.units, by: Int128(count)))
      .rounded(toFractionDigits: Currency(currency)?.fractionDigits ?? 2)
  }

  private func mean(_ lines: [SpendTrace.Line], over count: Int, in currency: String) -> Explanation
  {
    Explanation(
      lines.map { Explanation.Part($0.event, .money($0.spent, currency)) },
      arithmetic: "sum of the parts / \(count), rounded half-even",
      total: .money(Self.mean(lines, over: count, in: currency), currency))
  }

  /// The months of a row, and those it is compared with.
  private func spans(of name: String) -> (ClosedRange<Month>, ClosedRange<Month>?) {
    guard subject == .months, let month = Month(name) else { return (span.months, span.before) }
    let earlier = month + -12
    return (month...month, span.before == nil ? nil : earlier...earlier)
  }

  private func lines(
    _ name: String, _ currency: String, in months: ClosedRange<Month>
  ) -> [SpendTrace.Line] {
    let key = NameKey.matching(name)
    return trace.lines.filter { line in
      guard line.currency == currency, let month = line.keys.last.flatMap({ Month($0) }),
        months.contains(month)
      else { return false }
      return subject == .months || NameKey.matching(line.keys[0]) == key
    }
  }
}

extension ClosedRange<Month> {
  /// How many months there are.
  fileprivate var count: Int { upperBound - lowerBound + 1 }

  fileprivate var text: String {
    lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }
}
