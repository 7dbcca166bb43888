import GroceryModel

/// What was spent on each day, in all and by category, for one currency.
struct DailySpending {
  private var days: [Day] = []
  /// What was spent up to and including each day.
  private var running: [Amount] = []
  /// The payments to those payees that may be paid bills, by payee.
  private var payees: [UInt32: PayeePayments] = [:]

  /// Nothing yet.
  init() {}

  /// - Parameter amounts: What was spent by day.
  init(_ amounts: [Day: Amount]) {
    for (day, amount) in amounts.sorted(by: { $0.key < $1.key }) { add(amount, on: day) }
  }

  /// What was spent in several of them together.
  init(joining parts: [DailySpending]) {
    var amounts: [Day: Amount] = [:]
    for part in parts {
      for (place, day) in part.days.enumerated() {
        let before = place == 0 ? .zero : part.running[place - 1]
        amounts[day, default: .zero] += part.running[place] - before
      }
    }
    self.init(amounts)
    let payments = parts.flatMap { $0.payees.map { $0 } }
    payees = Dictionary(grouping: payments, by: \.key).mapValues { parts in
      PayeePayments(joining: parts.map(\.value), to: parts[0].value.payee)
    }
  }

  /// Adds an amount to a day; days must not decrease.
  mutating func add(_ amount: Amount, on day: Day) {
    let sum = (running.last ?? .zero) + amount
    if days.last == day {
      running[running.count - 1] = sum
    } else {
      days.append(day)
      running.append(sum)
    }
  }

  /// Says that an amount, which was added, may have paid a bill; days must not decrease.
  ///
  /// - Parameters:
  ///   - payment: The payment.
  ///   - name: Returns the payee's name as shown.
  mutating func note(_ payment: BillSearch.Candidate, name: () -> String) {
    payees[payment.payee, default: PayeePayments(to: name())]
      .add(payment.amount, on: payment.day, whole: payment.whole)
  }

  /// The fixed bills that are known on a day.
  func bills(seenFrom day: Day) -> KnownBills { KnownBills(payees.values, seenFrom: day) }

  /// The spending without some amounts of days; a day with nothing else is no day with spending.
  func subtracting(_ amounts: [Day: Amount]) -> DailySpending {
    var rest = DailySpending()
    for (place, day) in days.enumerated() {
      let spent = running[place] - (place == 0 ? .zero : running[place - 1])
      guard let part = amounts[day] else {
        rest.add(spent, on: day)
        continue
      }
      if spent != part { rest.add(spent - part, on: day) }
    }
    return rest
  }

  /// The first day with a purchase or refund; nil without any.
  var firstDay: Day? { days.first }

  /// The first day of what a day looks back on without a silence of years (``CoveredMonths``); nil
  /// where nothing was bought or given back up to it.
  func firstDay(seenFrom day: Day) -> Day? {
    var place = count(before: day + 1)
    guard place > 0 else { return nil }
    repeat {
      place -= 1
    } while place > 0
      && !CoveredMonths.isSilence(from: days[place - 1].month, to: days[place].month)
    return days[place]
  }

  /// The months in which something was bought or given back, ascending.
  var months: [Month] {
    var months: [Month] = []
    for month in days.lazy.map(\.month) where month != months.last { months.append(month) }
    return months
  }

  /// What was spent on a day.
  func spent(on day: Day) -> Amount { spent(in: Period(day, through: day)) }

  /// What was spent on each day of a period with any spending, the latest first.
  func amounts(in period: Period) -> [(day: Day, amount: Amount)] {
    (count(before: period.start)..<count(before: period.end)).reversed().map { place in
      (days[place], running[place] - (place == 0 ? .zero : running[place - 1]))
    }
  }

  /// What was spent in a period.
  func spent(in period: Period) -> Amount {
    spent(before: period.end) - spent(before: period.start)
  }

  private func spent(before day: Day) -> Amount {
    let count = count(before: day)
    return count == 0 ? .zero : running[count - 1]
  }

  private func count(before day: Day) -> Int {
    var low = 0
    var high = days.count
    while low < high {
      let middle = (low + high) / 2
      if days[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
