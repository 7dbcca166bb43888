import GroceryModel
import Projections

/// The inputs of a month's page: its figures and the wording of its language.
struct MonthPage {
  let summary: MonthSummary
  let say: Wording
  /// The total in the household's currency, that of most lines up to now; nil where nothing was bought.
  let main: MonthlyComparison?
  let budgets: [BudgetLine]
  /// The categories that several budgets have an amount for, as matched.
  private let sharedCategories: Set<String>

  init(_ summary: MonthSummary, _ say: Wording) {
    self.summary = summary
    self.say = say
    main = summary.totals.max {
      (summary.history.lines(in: $0.currency), $0.lines, $1.currency.code)
        < (summary.history.lines(in: $1.currency), $1.lines, $0.currency.code)
    }
    budgets = BudgetLine.all(of: summary.budgets)
    sharedCategories = BudgetStatement.sharedCategories(of: summary.budgets)
  }

  /// The name of a budget or of a category, with its budget where several have the category.
  func ownName(_ line: BudgetLine) -> String {
    let isShared =
      !line.isWhole && sharedCategories.contains(NameKey.matching(line.first.category))
    return isShared ? "\(line.name(say)) (\(line.first.budget))" : line.name(say)
  }

  var month: Month { summary.month }
  var year: Int { summary.month.year }
  var lastMonth: Month { summary.month + -1 }
  var style: NumberStyle { say.style }
  /// True if the report is on the whole month.
  var isWhole: Bool { summary.dated == summary.month.lastDay }

  /// The month's name, without its year.
  var monthName: String { say.capitalised(say.name(month, in: year)) }
  var lastMonthName: String { say.capitalised(say.name(lastMonth, in: year)) }

  /// A phrase for the last month, or for as many of its days as the month has had.
  var inLastMonth: String {
    let inMonth = say.inMonth(lastMonth, in: year)
    return isWhole
      ? inMonth
      : say(.inSameDays, ["in": inMonth], count: summary.dated - month.firstDay + 1)
  }

  /// The budgets for all spending in the main currency.
  private var wholeBudgets: [BudgetStatement.Row] {
    summary.budgets.filter { row in
      row.category == "*" && row.counted == nil
        && (main.map { $0.currency == row.currency } ?? true)
    }
  }

  /// True if several budgets could be that of the whole month.
  var hasSeveralWholeBudgets: Bool {
    Set(wholeBudgets.filter { $0.planned == month.period }.map(\.budget)).count > 1
  }

  /// The budget for all spending of the month in the main currency; nil without one.
  var wholeBudget: BudgetStatement.Row? {
    let whole = wholeBudgets
    return whole.first { $0.period == month.period }
      // Cut short by a closing; where another version follows, no one period is the month's.
      ?? whole.first { row in
        row.planned == month.period && whole.count { $0.budget == row.budget } == 1
      }
  }

  /// How many months the usual is the mean of.
  var usualMonths: Int { main?.usualMonths ?? 0 }

  /// The total in the main currency before the others.
  var totalsByImportance: [MonthlyComparison] {
    summary.totals.filter { $0.currency == main?.currency }
      + summary.totals.filter { $0.currency != main?.currency }
  }

  /// True if the report's day is before the month.
  var isAhead: Bool { summary.dated < month.firstDay }

  var document: ReportDocument {
    let sections = isAhead ? [outlookSection].compactMap { $0 } : sections
    return ReportDocument(
      language: say.language, name: month.description, title: title, lead: lead,
      sections: sections, footer: Self.footer(summary.dated, summary.fingerprint, say),
      contentsTitle: say(.contents), tables: tables)
  }

  private var sections: [ReportSection] {
    [
      budgetSection, whereSection, changeSection, priceSection, eatSection, wasteSection,
      buySection, outlookSection,
    ].compactMap { $0 } + (main == nil && budgets.isEmpty ? [] : [numbersSection])
  }

  /// Returns the line about the report's day and facts.
  static func footer(_ day: Day, _ fingerprint: Fingerprint, _ say: Wording) -> String {
    say(.footer, ["day": "\(day)", "events": "\(fingerprint.events)", "id": fingerprint.text])
  }
}
