import GroceryModel

/// What was spent on each day of a month, beside the month before.
public struct MonthDays: Sendable {
  public let currency: Currency
  /// From the first day through the report's day.
  public let amounts: [Amount]
  /// All days of the month before; empty where nothing was bought in it or in the two before.
  public let lastMonth: [Amount]
}

/// What was spent in a month in one currency.
public struct MonthTotal: Hashable, Sendable {
  public let month: Month
  public let currency: Currency
  public let spent: Amount
  /// How many lines that is the sum of.
  public let lines: Int
}

extension [MonthTotal] {
  /// How many lines of the months are in a currency.
  public func lines(in currency: Currency) -> Int {
    reduce(0) { $0 + ($1.currency == currency ? $1.lines : 0) }
  }
}

extension HouseholdBook {
  func days(of month: Month, through dated: Day) -> [MonthDays] {
    let comparable = comparableMonths(before: month)
    return spending.sorted { [$0.key].precedes([$1.key]) }.compactMap { code, spending in
      // A currency that is spent only later must not change the month's bytes.
      guard let currency = Currency(code), let first = spending.firstDay, first <= dated else {
        return nil
      }
      func amounts(_ period: Period) -> [Amount] {
        (0..<period.dayCount).map { spending.spent(on: period.start + $0) }
      }
      return MonthDays(
        currency: currency, amounts: amounts(Period(month.firstDay, through: dated)),
        lastMonth: comparable[code] == nil ? [] : amounts((month + -1).period))
    }
  }

  /// The totals of up to 13 months up to one.
  func latestTotals(through month: Month) -> [MonthTotal] {
    let start = max(covered.start(upTo: month) ?? month, month + (1 - PeriodPicture.indexMonths))
    guard start <= month else { return [] }
    return totals(of: start...month)
  }

  /// What was spent in each of some months, by currency and month; 0 where nothing was bought.
  public func totals(of months: ClosedRange<Month>) -> [MonthTotal] {
    var sums: [String: [Month: (spent: Amount, lines: Int)]] = [:]
    for place in 0...(months.upperBound - months.lowerBound) {
      let month = months.lowerBound + place
      for cell in categories.cells(of: month) {
        let code = book.currencyCode(of: cell.currency)
        var sum = sums[code, default: [:]][month] ?? (.zero, 0)
        sum.spent += cell.amount
        sum.lines += cell.lines
        sums[code, default: [:]][month] = sum
      }
    }
    return sums.sorted { [$0.key].precedes([$1.key]) }.flatMap { code, sums in
      guard let currency = Currency(code) else { return [MonthTotal]() }
      return (0...(months.upperBound - months.lowerBound)).map { place in
        let month = months.lowerBound + place
        let sum = sums[month] ?? (.zero, 0)
        return MonthTotal(month: month, currency: currency, spent: sum.spent, lines: sum.lines)
      }
    }
  }
}
