import GroceryModel
import Projections

/// What was spent by some keys in each step of the calendar, with totals, averages and shares.
///
/// An average counts whole steps only: the month that is not over yet would lower it.
public struct SpendSheet: Sendable {
  private struct Entry {
    let keys: [String]
    let currency: String
    var spent: [String: Amount] = [:]
    var total = Amount.zero
    var lines = 0
  }

  private let keys: [SpendKey]
  private let step: CalendarStep
  private var entries: [Entry] = []
  /// The names of the steps that count, ascending.
  private let steps: [String]
  /// The latest of them with spending, which have a column each.
  private let columns: [String]
  /// True if steps with spending have no column.
  private let isNarrow: Bool
  /// Those of them that are over and lie within the days asked about.
  private let wholeSteps: [String]
  /// True if earlier steps with spending do not count.
  private let isCut: Bool
  /// The total spending by currency.
  private let totals: [String: Amount]

  /// - Parameters:
  ///   - rows: What was spent by the keys and, as the last one, the step.
  ///   - keys: The keys without the step.
  ///   - step: The step.
  ///   - period: The days asked about; nil for all.
  ///   - today: The last day that is seen.
  ///   - begun: The day of the household's first purchase: the step that it lies in is no whole one.
  ///   - most: How many of the last steps with spending count; nil for all.
  ///   - room: How many of the last steps with spending have a column each; nil for all. Totals and averages are of all that
  ///     count, so that they do not depend on the width of a screen.
  public init(
    _ rows: SpendRows, by keys: [SpendKey], step: CalendarStep, in period: Period?, today: Day,
    begun: Day?, latest most: Int? = nil, columns room: Int? = nil
  ) {
    self.keys = keys
    self.step = step
    let spans = Self.spans(
      of: Set(rows.map { $0.keys[keys.count] }), step, in: period, today: today, begun: begun,
      latest: most)
    steps = spans.map { step.key(of: $0.start) }
    let spent = Set(rows.map { $0.keys[keys.count] })
    let filled = steps.filter(spent.contains)
    isNarrow = filled.count > room ?? .max
    columns = room == nil ? steps : Array(filled.suffix(room ?? 0))
    let whole = spans.filter { span in
      span.end <= today + 1 && begun.map { span.isWhole(since: $0) } ?? true
        && period.map { $0.start <= span.start && span.end <= $0.end } ?? true
    }
    wholeSteps = whole.map { step.key(of: $0.start) }
    let shown = Set(steps)
    isCut = rows.contains { !shown.contains($0.keys[keys.count]) }
    var places: [[String]: Int] = [:]
    for row in rows where shown.contains(row.keys[keys.count]) {
      let names = Array(row.keys.dropLast())
      let place = places[names + [row.currency], default: entries.count]
      if place == entries.count {
        places[names + [row.currency]] = place
        entries.append(Entry(keys: names, currency: row.currency))
      }
      entries[place].spent[row.keys[keys.count], default: .zero] += row.spent
      entries[place].total += row.spent
      entries[place].lines += row.lines
    }
    totals = entries.reduce(into: [:]) { $0[$1.currency, default: .zero] += $1.total }
  }

  /// True if the period is of whole steps, so that the names of the steps say which days count.
  public func isOfWholeSteps(_ period: Period) -> Bool {
    step.period(containing: period.start).start == period.start
      && step.period(containing: period.lastDay).end == period.end
  }

  /// The steps from the first with purchases to the last, or from the latest of them.
  ///
  /// Where all are shown, those of the days asked about belong to them too, from the first purchase to today.
  private static func spans(
    of names: Set<String>, _ step: CalendarStep, in period: Period?, today: Day, begun: Day?,
    latest most: Int?
  ) -> [Period] {
    let shown = names.sorted().suffix(most ?? .max)
    guard var first = shown.first.flatMap({ Period(expression: $0, today: today) })?.start,
      var last = shown.last.flatMap({ Period(expression: $0, today: today) })?.start
    else { return [] }
    if let period {
      last = max(last, min(period.lastDay, today))
      if shown.count == names.count, let begun { first = min(first, max(period.start, begun)) }
    }
    var spans = [step.period(containing: last)]
    while let span = spans.last, span.start > first {
      spans.append(step.period(containing: span.start + -1))
    }
    return spans.reversed()
  }

  /// True if nothing was spent.
  public var isEmpty: Bool { steps.isEmpty }

  /// The first and last step of a period, up to a day.
  public func steps(of period: Period, upTo today: Day) -> String {
    let (first, last) = (
      step.key(of: period.start), step.key(of: max(period.start, min(period.lastDay, today)))
    )
    return first == last ? first : "\(first) to \(last)"
  }

  /// The first and last step that count, as in `2026-06 to 2026-10`; nil without any.
  public var covered: String? {
    steps.first.flatMap { first in steps.last.map { first == $0 ? first : "\(first) to \($0)" } }
  }

  /// Notes about the steps that averages leave out.
  private var notes: [String] {
    let older = isCut ? ["older \(step.rawValue)s are left out: --wide shows them"] : []
    let hidden =
      isNarrow
      ? ["earlier \(step.rawValue)s count without a column: --wide shows them"] : []
    return hidden + older + (steps.count > 1 ? averageNotes : [])
  }

  private var averageNotes: [String] {
    let others = [steps.first, steps.last].compactMap { $0 }.filter { !wholeSteps.contains($0) }
    guard !others.isEmpty else { return [] }
    guard !wholeSteps.isEmpty else {
      return ["no average yet: no \(step.rawValue) is whole"]
    }
    let whole = wholeSteps.count == 1 ? step.rawValue : "\(step.rawValue)s"
    return [
      "average: of the \(wholeSteps.count) whole \(whole), without "
        + others.joined(separator: ", ")
    ]
  }

  private func average(of spent: [String: Amount], in currency: String) -> Cell {
    guard !wholeSteps.isEmpty else { return .missing }
    let sum = wholeSteps.reduce(Amount.zero) { $0 + (spent[$1] ?? .zero) }
    let digits = Currency(currency)?.fractionDigits ?? 2
    let count = Int128(max(wholeSteps.count, 1)) * Amount.unitsPerOne
    return .figure(ifAny: ratioText(sum.units, over: count, fractionDigits: digits))
  }

  private func share(of amount: Amount, in currency: String) -> Cell {
    let total = totals[currency] ?? .zero
    return .figure(ifAny: ratioText(amount.units * 100, over: total.units, fractionDigits: 1))
  }
}

extension SpendSheet {
  /// Returns a table with a column for each step, the total and the average, sorted by total.
  ///
  /// - Parameters:
  ///   - title: The title above the table.
  ///   - percent: True to add each row's share of the total as a column.
  /// - Returns: The table.
  public func matrix(title: String, percent: Bool) -> Table {
    let ranked = entries.enumerated().sorted { left, right in
      if left.element.currency != right.element.currency {
        return left.element.currency.utf8.lexicographicallyPrecedes(right.element.currency.utf8)
      }
      return left.element.total == right.element.total
        ? left.offset < right.offset : left.element.total > right.element.total
    }.map(\.element)
    return Table(
      name: "spend", title: title,
      columns: keys.map { Column($0.rawValue) } + [Column("currency")]
        + columns.map { Column($0, kind: .money) }
        + [Column("spent", heading: "total", kind: .money), Column("average", kind: .money)]
        + (percent ? [Column("percent", heading: "%", kind: .figure)] : []),
      rows: ranked.map { entry in
        func money(_ amount: Amount) -> Cell { .figure(moneyText(amount, in: entry.currency)) }
        return entry.keys.map { .text($0) } + [.text(entry.currency)]
          + columns.map { entry.spent[$0].map(money) ?? .missing }
          + [money(entry.total), average(of: entry.spent, in: entry.currency)]
          + (percent ? [share(of: entry.total, in: entry.currency)] : [])
      }, notes: notes)
  }

  /// The screen of the matrix: every column, and exact averages below.
  public var matrixScreen: Screen {
    var screen = Screen(
      keys.map(\.rawValue) + ["currency"] + columns
        + (steps.count > 1 ? ["spent", "average"] : []) + ["percent"],
      optional: columns.dropLast(), totals: columns + ["spent"])
    screen.derived = derived
    return screen
  }

  /// A row for the keys, with the columns that are asked for after those of `larder spend`.
  public func table(title: String, average: Bool, percent: Bool) -> Table {
    let shown = keys.contains(.currency) ? keys : keys + [.currency]
    return Table(
      name: "spend", title: title,
      columns: shown.map { Column($0.rawValue) } + [
        Column("spent", kind: .money), Column("lines", kind: .count),
      ]
        + (average
          ? [Column("average", heading: "per \(step.rawValue)", kind: .money)] : [])
        + (percent ? [Column("percent", heading: "%", kind: .figure)] : []),
      rows: entries.map { entry in
        entry.keys.map { .text($0) } + (keys.contains(.currency) ? [] : [.text(entry.currency)])
          + [.figure(moneyText(entry.total, in: entry.currency)), .count(entry.lines)]
          + (average ? [self.average(of: entry.spent, in: entry.currency)] : [])
          + (percent ? [share(of: entry.total, in: entry.currency)] : [])
      }, notes: average ? averageNotes : [])
  }

  /// The screen of that table.
  public var screen: Screen {
    var screen = Screen.spend(by: keys.map(\.rawValue))
    screen.derived = derived
    return screen
  }

  /// Averages and shares of all rows together.
  private var derived: [String: [String: Cell]] {
    totals.keys.reduce(into: [:]) { cells, currency in
      let spent = entries.filter { $0.currency == currency }.reduce(into: [String: Amount]()) {
        $0.merge($1.spent, uniquingKeysWith: +)
      }
      cells[currency] = [
        "average": average(of: spent, in: currency),
        "percent": share(of: totals[currency] ?? .zero, in: currency),
      ]
    }
  }
}
