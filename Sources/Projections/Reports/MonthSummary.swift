import EventSourcing
import GroceryModel

/// One month's answers.
public struct MonthSummary: Sendable {
  public let month: Month
  /// The day the report is dated by: the month's last, or today if that is earlier.
  public let dated: Day
  public let fingerprint: Fingerprint
  /// What was paid in all, by currency.
  public let totals: [MonthlyComparison]
  /// What of it has a category other than by default, by currency code.
  public let categorised: [String: Amount]
  public let budgets: [BudgetStatement.Row]
  /// By spending, the greatest first.
  public let categories: [MonthlyComparison]
  public let items: [MonthlyComparison]
  public let stores: [MonthlyComparison]
}

/// The household's facts, settled: makes the summary of any month.
public struct HouseholdBook: Sendable {
  private let book: SpendingBook
  private let plans: [BudgetPlan]
  private let fingerprints: FingerprintFold
  private let today: Day
  private let categories: MonthlySums
  private let items: MonthlySums
  private let stores: MonthlySums

  /// Folds and settles a log.
  public init(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws(LogError) {
    let fold = try replay.fold(
      HouseholdFold(descriptions: replay.late.descriptions, rules: rules))
    book = try SpendingBook(fold.budgets.spending, from: replay)
    plans = fold.budgets.plans
    fingerprints = fold.fingerprints
    today = replay.today
    let tables = book.fold.tables
    categories = MonthlySums(tables[HouseholdFold.categoriesByDay], isByDay: true)
    items = MonthlySums(tables[HouseholdFold.itemsByMonth], isByDay: false)
    stores = MonthlySums(tables[HouseholdFold.storesByMonth], isByDay: false)
  }

  /// All months from that of the first purchase to that of the last.
  public var months: [Month] {
    guard let first = categories.months.first, let last = categories.months.last else { return [] }
    return (0...(last - first)).map { first + $0 }
  }

  /// The summary of a month, without a look at what is dated after it.
  public func summary(of month: Month) -> MonthSummary {
    let dated = min(month.lastDay, today)
    let names = book.fold.names
    let categoryNames = book.categories.names(
      counts: categories.counts(
        upTo: month, numbers: names.tables[LineKey.category.rawValue].count,
        counting: SpendingBook.isStated))
    let productNames = book.products.names(
      counts: items.counts(
        upTo: month, numbers: names.tables[LineKey.item.rawValue].count
      ) { $0 != LineKeys.none })
    let storeNames = book.stores.names(
      counts: stores.counts(
        upTo: month, numbers: names.tables[LineKey.store.rawValue].count
      ) { $0 != LineKeys.none })
    let statement = BudgetStatement(
      plans.map { $0.known(on: dated) }, book, asked: Period(month.firstDay, through: dated),
      today: dated, upTo: month)
    return MonthSummary(
      month: month, dated: dated,
      fingerprint: fingerprints.fingerprint(upTo: dated, rules: book.rules),
      totals: compare(categories, month) { _ in "" }, categorised: categorised(month),
      budgets: statement.rows,
      categories: compare(categories, month) { number in
        categoryNames[book.category(of: number, upTo: month)]
      },
      items: compare(items, month) { number in
        number == LineKeys.none ? "" : productNames[book.products.groups[Int(number)]]
      },
      stores: compare(stores, month) { number in
        number == LineKeys.none ? "" : storeNames[book.stores.groups[Int(number)]]
      })
  }

  private func categorised(_ month: Month) -> [String: Amount] {
    var sums: [String: Amount] = [:]
    for cell in categories.cells[month] ?? []
    where book.filing(of: cell.number, upTo: month).isDecided {
      sums[book.currencyCode(of: cell.currency), default: .zero] += cell.amount
    }
    return sums
  }

  private func compare(
    _ sums: MonthlySums, _ month: Month, name: (UInt32) -> String
  ) -> [MonthlyComparison] {
    struct Key: Hashable {
      let name: String
      let currency: String
    }
    struct Sums {
      var amounts: [Amount] = Array(repeating: .zero, count: 4)
      var lines = 0
    }
    var found: [Key: Sums] = [:]
    for back in 0...3 {
      for cell in sums.cells[month + -back] ?? [] {
        let key = Key(name: name(cell.number), currency: book.currencyCode(of: cell.currency))
        found[key, default: Sums()].amounts[back] += cell.amount
        if back == 0 { found[key, default: Sums()].lines += cell.lines }
      }
    }
    let first = categories.months.first ?? month
    let before = min(3, max(0, month - first))
    return found.compactMap { key, sums -> MonthlyComparison? in
      guard let currency = Currency(key.currency) else { return nil }
      let sum = sums.amounts[1...].reduce(.zero, +)
      return MonthlyComparison(
        name: key.name, currency: currency, spent: sums.amounts[0], lines: sums.lines,
        lastMonth: sums.amounts[1],
        usual: before == 0
          ? nil
          : Amount(units: divideHalfEven(sum.units, by: Int128(before)))
            .rounded(toFractionDigits: currency.fractionDigits))
    }
    .sorted { left, right in
      if left.spent != right.spent { return left.spent > right.spent }
      return [left.name, left.currency.code].precedes([right.name, right.currency.code])
    }
  }
}
