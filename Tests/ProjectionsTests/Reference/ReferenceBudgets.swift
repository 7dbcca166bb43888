import GroceryModel

@testable import HouseholdFixtures

/// How budgets stand, reckoned day by day from the words of the design (5.1).
struct ReferenceBudgets {
  struct Row {
    let budget: String
    let category: String
    let currency: String
    let days: [Day]
    let allotted: Amount
    let carried: Amount
    let spent: Amount
    let today: Day

    var remaining: Amount { allotted + carried - spent }
    var daysLeft: Int { days.filter { $0 >= today }.count }

    /// All columns but the projection, of which it is told whether there is one to come.
    var text: String {
      let columns: [String] = [
        budget, category, currency, "\(days[0])", "\(days[days.count - 1])", "\(allotted)",
        "\(carried)", "\(spent)", "\(remaining)", usedPercent, "\(daysLeft)", perDayLeft,
        daysLeft == 0 ? "ended" : "running", status,
      ]
      return columns.joined(separator: " | ")
    }

    private var status: String {
      if daysLeft == 0 { return "ended" }
      if remaining < .zero { return "over" }
      let available = allotted + carried
      return available > .zero && spent.units * 5 >= available.units * 4 ? "watch" : "ok"
    }

    /// The tenths of a percent nearest to the ratio, of two equally near the even one.
    private var usedPercent: String {
      let available = (allotted + carried).units
      guard available > 0 else { return "" }
      let magnitude = (spent.units < 0 ? -spent.units : spent.units) * 1000
      var tenths = magnitude / available
      let rest = magnitude - tenths * available
      if rest * 2 > available || (rest * 2 == available && tenths % 2 == 1) { tenths += 1 }
      return (spent.units < 0 && tenths > 0 ? "-" : "") + "\(tenths / 10).\(tenths % 10)"
    }

    private var perDayLeft: String {
      if daysLeft == 0 { return "-" }
      if remaining <= .zero { return "0" }
      let coin: Int128 =
        switch currency {
        case "JPY": 1_000_000_000_000
        case "KWD": 1_000_000_000
        default: 10_000_000_000
        }
      return "\(Amount(units: remaining.units / (Int128(daysLeft) * coin) * coin))"
    }
  }

  /// One version's terms for one of its periods.
  private struct Term {
    let first: Day
    let last: Day
    let version: Fact
  }

  private let facts: [Fact]
  private let spending: ReferenceSpending

  /// - Parameters:
  ///   - facts: The live facts.
  ///   - today: The last day whose lines count.
  init(_ facts: [Fact], today: Day) {
    self.facts = facts
    spending = ReferenceSpending(facts, today: today)
  }

  func rows(from first: Day, through last: Day, today: Day) -> [Row] {
    var rows: [Row] = []
    let budgets = facts.filter { $0.type == .budgetSet || $0.type == .budgetClosed }
    for key in Set(budgets.map { NameKey.matching($0["budget"] ?? "") }) {
      let versions = budgets.filter { NameKey.matching($0["budget"] ?? "") == key }
        .sorted { $0.date < $1.date }
      let terms = terms(of: versions, through: last, seenFrom: today)
      let known = versions.last { $0.date <= today } ?? versions[0]
      let names = Set(
        terms.flatMap { $0.version.members("categories").map { NameKey.matching($0.key) } })
      for category in [nil] + names.map(Optional.some) {
        var before: Row?
        for term in terms {
          let row = row(
            term, category: category, before: before, today: today,
            name: NameKey.printed(known["budget"] ?? ""))
          before = row
          if let row, term.first <= last, term.last >= first { rows.append(row) }
        }
      }
    }
    return rows.sorted {
      [$0.budget, $0.category, $0.currency, "\($0.days[0])"].lexicographicallyPrecedes([
        $1.budget, $1.category, $1.currency, "\($1.days[0])",
      ]) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  private func row(
    _ term: Term, category: String?, before: Row?, today: Day, name: String
  ) -> Row? {
    let own = term.version.members("categories").first { NameKey.matching($0.key) == category }
    let names = term.version.members("categories").map { NameKey.matching($0.key) }
    let counted = term.version["scope"] == "categories" && !names.isEmpty ? Set(names) : nil
    if category != nil, own == nil || counted?.count == 1 { return nil }
    let currency = term.version["currency"] ?? ""
    var days = [term.first]
    while days[days.count - 1] < term.last { days.append(days[days.count - 1] + 1) }
    var spent = Amount.zero
    for day in days where day <= today {
      for part in spending.parts where part.fact.date == day && part.fact["currency"] == currency {
        let counts =
          category.map { part.category == $0 } ?? counted?.contains(part.category) ?? true
        if counts { spent += part.amount }
      }
    }
    var carried = Amount.zero
    if let before, before.currency == currency {
      let left = before.remaining
      let policy = term.version["rollover"] ?? "none"
      if left > .zero, policy == "surplus" || policy == "both" {
        carried = term.version["cap"] == nil ? left : min(left, term.version.amount("cap"))
      } else if left < .zero, policy == "deficit" || policy == "both" {
        carried = left
      }
    }
    let allotted = own.flatMap { ExactDecimal($0.value) }?.amount ?? term.version.amount("amount")
    return Row(
      budget: name, category: own?.key ?? "*", currency: currency, days: days,
      allotted: allotted, carried: carried, spent: spent, today: today)
  }

  /// Which version holds in which periods, seen from a day: versions dated later hold in those of their
  /// own that begin after it, beside none that has begun; later closings are not seen.
  private func terms(
    of versions: [Fact], through last: Day, seenFrom today: Day
  ) -> [Term] {
    let known = versions.filter { $0.date <= today }
    let later = versions.filter { $0.date > today && $0.type == .budgetSet }
    let terms = terms(of: known, through: last, isFirst: true)
    let ahead = self.terms(
      of: later, through: last, isFirst: !known.contains { $0.type == .budgetSet }
    ).filter { next in
      next.first > today
        && !terms.contains { $0.first <= today && $0.first <= next.last && $0.last >= next.first }
    }
    let left = terms.filter { term in
      !ahead.contains { $0.first <= term.last && $0.last >= term.first }
    }
    return (left + ahead).sorted { $0.first < $1.first }
  }

  /// Which version holds in which periods: each from the period in which its date falls, the first from
  /// its own first one; none that starts after a closing.
  private func terms(of versions: [Fact], through last: Day, isFirst: Bool) -> [Term] {
    var terms: [Term] = []
    let firstSet = isFirst ? versions.firstIndex { $0.type == .budgetSet } : nil
    for (index, version) in versions.enumerated() where version.type == .budgetSet {
      for (first, end) in Self.periods(of: version, through: last) {
        let isOnce = version["period"]?.contains("start") == true
        if !isOnce, index != firstSet, end < version.date { continue }
        let isReplaced = versions[(index + 1)...].contains { later in
          if later.type == .budgetClosed { return first > later.date }
          let periods = Self.periods(of: later, through: max(last, later.date))
          if later["period"]?.contains("start") == true {
            return periods[0].first == first && periods[0].last == end
          }
          let holding = periods.first { $0.last >= later.date }
          return holding.map { $0.first <= first } ?? false
        }
        if !isReplaced { terms.append(Term(first: first, last: end, version: version)) }
      }
    }
    return terms.sorted { $0.first < $1.first }
  }

  /// The periods of a version that begin up to a day, and at least the first.
  private static func periods(
    of version: Fact, through last: Day
  ) -> [(first: Day, last: Day)] {
    let terms = Dictionary(
      uniqueKeysWithValues: version.members("period").map { ($0.key, $0.value) })
    if let start = terms["start"], let end = terms["end"] { return [(.on(start), .on(end))] }
    let from = Day.on(terms["from"] ?? "")
    var periods: [(first: Day, last: Day)] = []
    var number = 0
    while true {
      let first = start(number, from, terms["every"] ?? "")
      if first > last, number > 0 { return periods }
      periods.append((first, start(number + 1, from, terms["every"] ?? "") + -1))
      number += 1
    }
  }

  /// The first day of period `number`: the same day of the month, or that month's last.
  private static func start(_ number: Int, _ from: Day, _ every: String) -> Day {
    if every == "week" { return from + 7 * number }
    if every == "2 weeks" { return from + 14 * number }
    let (year, month, day) = from.components
    let step = every == "month" ? 1 : every == "quarter" ? 3 : 12
    let months = year * 12 + month - 1 + step * number
    for candidate in [day, 30, 29, 28] where candidate <= day {
      if let found = Day(year: months / 12, month: months % 12 + 1, day: candidate) { return found }
    }
    return from
  }
}
