import GroceryModel
import Statistics

/// One period with those before it, seen from a day: what both forecasts and their backtests are
/// made of.
struct SpendOutlook {
  let period: Period
  /// Those that are over, oldest first.
  let past: [Period]
  /// In one currency.
  let spending: DailySpending
  let today: Day

  /// Nothing bought after the day that is looked from is seen.
  var spent: Amount { spending.spent(in: elapsed) }

  /// The days of the period up to the one that is looked from.
  private var elapsed: Period {
    Period(start: period.start, end: min(period.end, today + 1))
  }

  /// How many days there are after the one looked from; 0 on the last and once ended.
  var daysLeft: Int { max(0, period.dayCount - daysOver) }

  private var daysOver: Int { max(0, min(period.dayCount, today - period.start + 1)) }

  /// A forecast needs days with spending, unless as many periods before are known.
  static let leastSpendingDays = 3
  /// A forecast without a period before needs so many days of the period itself.
  static let leastDaysOver = 7
  /// So many periods before are enough, however seldom something was bought.
  static let leastPeriods = 2

  /// True if enough is known to foresee the rest of the period.
  private func isEnough(_ spendingDays: Int) -> Bool {
    daysLeft == 0 || past.count >= Self.leastPeriods
      || spendingDays >= Self.leastSpendingDays
        && (!past.isEmpty || daysOver >= min(Self.leastDaysOver, period.dayCount / 2))
  }

  /// What the period will come to; nil where too little is known to foresee it.
  ///
  /// Fixed bills (``BillRun``) count by what was paid and what is still to come. Only the rest of
  /// the spending, in past periods too, has a daily rate.
  var foreseen: Foreseen? {
    guard isEnough(spendingDays(of: spending).count) else { return nil }
    let bills = spending.bills(seenFrom: today)
    guard !bills.isEmpty else {
      return projection(of: spending).map { Foreseen(projection: $0) }
    }
    let rest = spending.subtracting(bills.paid)
    return projection(of: rest).map { projection in
      let payments = bills.payments(in: period)
      return Foreseen(
        projection: projection.adding(
          payments.reduce(.zero) { $0 + $1.amount }.approximation,
          deviation: bills.deviation(in: period)),
        bills: payments)
    }
  }

  private func projection(of spending: DailySpending) -> MonthEndProjection? {
    MonthEndProjection(
      spent: spending.spent(in: elapsed).approximation, day: daysOver, of: period.dayCount,
      past: past.map { period in
        MonthEndProjection.PastPeriod(
          total: spending.spent(in: period).approximation, days: period.dayCount)
      }, spendingDays: spendingDays(of: spending))
  }

  /// The days with spending since the first of the past periods, up to the day that is looked from.
  private func spendingDays(of spending: DailySpending) -> [MonthEndProjection.SpendingDay] {
    let start = past.first?.start ?? period.start
    guard start <= today else { return [] }
    return spending.amounts(in: Period(start, through: today)).map { day, amount in
      MonthEndProjection.SpendingDay(age: today - day, amount: amount.approximation)
    }
  }

  /// What a period will come to, and the bills in it.
  struct Foreseen {
    let projection: MonthEndProjection
    /// Those that are paid and those still to come, by day.
    var bills: [BillPayment] = []

    /// What those bills add up to that a condition keeps.
    func totalOfBills(where isKept: (BillPayment) -> Bool = { _ in true }) -> Amount {
      bills.filter(isKept).reduce(.zero) { $0 + $1.amount }
    }

    /// The point of ``projection`` as money, rounded to the currency's digits.
    func projected(in currency: Currency) -> Amount? {
      guard projection.total.point.magnitude < 1e15 else { return nil }
      let scale = (0..<currency.fractionDigits).reduce(1.0) { power, _ in power * 10 }
      let units = Int128((projection.total.point * scale).rounded(.toNearestOrEven))
      return Amount(
        units: units * Amount.unitsPerLastDigit(ofScale: UInt8(currency.fractionDigits)))
    }
  }
}
