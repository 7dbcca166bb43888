import GroceryModel
import Projections

extension MonthPage {
  /// The month and whether its budget was kept.
  var title: String {
    guard !isAhead else { return say(.titleNotBegun, ["month": say.title(month)]) }
    let name =
      isWhole
      ? say.title(month)
      : say(.monthUpTo, ["month": say.title(month), "day": say.day(summary.dated)])
    guard let main else { return say(.titleNothing, ["month": name]) }
    let spent = style.money(main.spent, main.currency)
    guard let budget = wholeBudget, budget.spent == main.spent else {
      return say(.titleSpent, ["month": name, "spent": spent])
    }
    let amount = style.shortMoney(budget.available, budget.currency)
    let whole = hasSeveralWholeBudgets ? "\(amount) (\(budget.budget))" : amount
    return budget.remaining.isNegative
      ? say(
        .titleOver,
        [
          "month": name, "spent": spent, "budget": whole,
          "over": style.money(-budget.remaining, budget.currency),
        ])
      : say(
        .titleLeft,
        [
          "month": name, "spent": spent, "budget": whole,
          "left": style.money(budget.remaining, budget.currency),
        ])
  }

  /// The opening paragraphs.
  var lead: [String] {
    guard !isAhead else {
      let begins = say(
        .leadNotBegun,
        ["first": say.dayAndYear(month.firstDay), "day": say.dayAndYear(summary.dated)])
      return [[begins, forecastSentence].compactMap { $0 }.joined(separator: " ")]
    }
    guard main != nil else {
      return [say(.nothingBought)] + [unbalanced].compactMap { $0 }
    }
    let compared: [String?] = totalsByImportance.flatMap(comparisonSentences)
    let first = [budgetSentence] + compared
    let second = [overSentence, waste.sentence, forecastSentence, unbalanced]
    return [first, second].map { $0.compactMap { $0 }.joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  private var budgetSentence: String? {
    guard let budget = wholeBudget else { return nil }
    func money(_ amount: Amount) -> String { style.money(amount, budget.currency) }
    switch budget.statusKey(on: summary.dated) {
    case .statusOver: return say(.leadOver, ["over": money(-budget.remaining)])
    case .statusNear: return say(.leadNear)
    case .statusKept: return say(.leadKept)
    default:
      guard let perDay = budget.perDayLeft, budget.daysLeft > 1 else { return nil }
      return say(
        .leadPerDay, ["left": money(budget.remaining), "each": money(perDay)],
        count: budget.daysLeft)
    }
  }

  private func comparisonSentences(_ total: MonthlyComparison) -> [String?] {
    func money(_ amount: Amount) -> String { style.money(amount, total.currency) }
    let isMain = total.currency == main?.currency
    let spent =
      isMain ? nil : say(.leadAlsoSpent, ["spent": money(total.spent)], count: total.lines)
    guard let same = total.soFar else { return [spent] }
    let change = total.spent - same.lastMonth
    let last = say(
      change.isZero ? .leadSameAsLast : change.isNegative ? .leadLessThanLast : .leadMoreThanLast,
      [
        "change": money(change.magnitude), "in": inLastMonth, "last": money(same.lastMonth),
      ])
    guard total.usualMonths > 1 else { return [spent, last] }
    let above = total.spent - same.usual
    let usual = say(
      above.isZero ? .leadAsUsual : above.isNegative ? .leadLessThanUsual : .leadMoreThanUsual,
      ["change": money(above.magnitude), "usual": money(same.usual)],
      count: total.usualMonths)
    return [spent, last, usual, isMain ? drivers(of: above, total.currency) : nil]
  }

  /// The categories that explain most of a change against the usual.
  private func drivers(of change: Amount, _ currency: Currency) -> String? {
    guard !change.isZero else { return nil }
    let differing = summary.categories.filter { $0.currency == currency }.compactMap { row in
      row.soFar.map { (name: say.category(row.name), change: row.spent - $0.usual) }
    }.filter { !$0.change.isZero }
      .sorted { ($1.change.magnitude, $0.name) < ($0.change.magnitude, $1.name) }
    func text(_ part: (name: String, change: Amount)) -> String {
      "\(part.name) (\(style.signedMoney(part.change, currency)))"
    }
    // Where large differences make up for each other, none of them is most of the small rest.
    if let first = differing.first, first.change.magnitude.units * 2 > change.magnitude.units * 3 {
      return say(.driversOpposed, ["list": say.list(differing.prefix(3).map(text))])
    }
    let parts = differing.filter { $0.change.isNegative == change.isNegative }
    var taken: [String] = []
    var sum = Amount.zero
    for part in parts.prefix(3) where sum.magnitude.units * 3 < change.magnitude.units * 2 {
      taken.append(text(part))
      sum += part.change
    }
    guard !taken.isEmpty else { return nil }
    let isMost = sum.magnitude.units * 2 > change.magnitude.units
    return say(
      isMost ? .driversMost : .driversSome, ["list": say.list(taken)], count: taken.count)
  }

  /// A sentence about budgets and categories that went over; nil if none did.
  private var overSentence: String? {
    let parts = budgets.flatMap { line -> [String] in
      if line.rows.count == 1, line.first == wholeBudget { return [] }
      return line.over.map { row in
        let over = style.money(-row.remaining, row.currency)
        return line.rows.count == 1
          ? say(.overPart, ["name": ownName(line), "over": over])
          : say(
            .overPeriod, ["name": ownName(line), "days": say.days(row.period), "over": over])
      }
    }
    guard !parts.isEmpty else { return nil }
    return say(.leadPartsOver, ["list": say.list(parts)])
  }

  private var forecastSentence: String? {
    guard let spend = mainForecast, let forecast = RoundedForecast(spend, style) else {
      return nil
    }
    let target = spend.period.start.month
    return say(
      target == month ? .leadWholeMonth : .leadNextMonth,
      [
        "month": say.name(target, in: year), "in": say.inMonth(target, in: year),
        "point": forecast.point, "low": forecast.low, "high": forecast.high,
      ])
  }

  /// A sentence about receipts whose lines do not add up, with the command that lists them.
  private var unbalanced: String? {
    let count = summary.unbalancedReceipts
    guard count > 0 else { return nil }
    return say(
      .leadUnbalanced, ["command": "larder list receipts --unbalanced -p \(month)"], count: count)
  }
}
