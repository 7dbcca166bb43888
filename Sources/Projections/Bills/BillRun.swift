import GroceryModel

/// Monthly payments to one payee whose amounts hardly differ: a fixed bill.
///
/// A run begins with three payments in a row, one a month: on days of the month at most five days
/// apart, since banks move payments from weekends and holidays, and with amounts within 5 % of
/// their median. Two payments could be chance; three are the fewest that have a rhythm.
///
/// Each must be all that the payee was paid on its day, lines with a quantity apart, which are of goods: one
/// line of a receipt is no bill, even if a category has no other line of that store.
///
/// A run continues with each payment at most ten days from its usual day whose amount differs by at
/// most a third from the one before, as a raised rent does. Other payments to the payee are
/// extras and belong to the rest of the spending. A run ends when its payment is more than ten days
/// late.
struct BillRun: Sendable {
  typealias Payment = PayeePayments.Payment

  private static let leastPayments = 3
  private static let mostDaysApart = 5
  private static let mostDaysOff = 10
  /// Amounts are alike if they differ by at most this part: 5 %.
  private static let alike: Int128 = 20
  /// A payment may differ from the one before by at most this part: a third.
  private static let changed: Int128 = 3
  /// At most this many of the latest payments give the spread.
  private static let latest = 6

  /// Oldest first; one a month.
  private(set) var payments: [Payment]
  private let firstMonth: Month
  /// The days from the first of each payment's month to the payment; negative if it came before.
  ///
  /// The n-th payment belongs to the n-th month, so a rent paid on the 31st instead of the 1st is
  /// one day early, not a second payment in its month.
  private var offsets: [Int]

  /// Payments from the first on, before it is known if they are a bill.
  private init(_ payments: [Payment], from first: Payment) {
    let month = first.day.month
    firstMonth = month
    self.payments = payments
    offsets = payments.enumerated().map { $0.element.day - (month + $0.offset).firstDay }
  }

  private var isBill: Bool { payments.count >= Self.leastPayments }

  /// Finds all runs of three payments or more.
  ///
  /// - Parameter payments: Those to one payee, oldest first, each above zero and of another day.
  /// - Returns: The runs, oldest first; the last one may still continue.
  static func all(in payments: [Payment]) -> [BillRun] {
    var found: [BillRun] = []
    var run: BillRun?
    // The place after the run's latest payment: what follows it may begin another run.
    var next = 0
    var place = 0
    while place < payments.count {
      let payment = payments[place]
      place += 1
      guard let current = run else {
        run = BillRun([payment], from: payment)
        next = place
        continue
      }
      if !current.isBill {
        run = current.beginning(with: payment)
        next = place
      } else if payment.day > current.nextDue + mostDaysOff {
        found.append(current)
        run = nil
        place = next
      } else if current.isContinued(by: payment) {
        run?.append(payment)
        next = place
      }
    }
    if let run, run.isBill { found.append(run) }
    return found
  }

  private mutating func append(_ payment: Payment) {
    offsets.append(payment.day - (firstMonth + payments.count).firstDay)
    payments.append(payment)
  }

  /// The run with another payment, without the first ones that do not fit it.
  private func beginning(with payment: Payment) -> BillRun {
    let all = payments + [payment]
    for count in 0..<payments.count {
      let run = BillRun(Array(all.dropFirst(count)), from: all[count])
      if run.isRegular { return run }
    }
    return BillRun([payment], from: payment)
  }

  private var isRegular: Bool {
    guard let first = offsets.min(), let last = offsets.max() else { return false }
    let median = payments.map(\.amount).sorted()[payments.count / 2]
    return last - first <= Self.mostDaysApart && !payments.contains(where: \.isPart)
      && payments.allSatisfy { Self.differs($0.amount, from: median, byAtMost: Self.alike) }
  }

  private func isContinued(by payment: Payment) -> Bool {
    abs(payment.day - nextDue) <= Self.mostDaysOff && !payment.isPart
      && Self.differs(
        payment.amount, from: payments[payments.count - 1].amount, byAtMost: Self.changed)
  }

  private static func differs(
    _ amount: Amount, from other: Amount, byAtMost part: Int128
  ) -> Bool {
    (amount - other).magnitude.units <= other.units / part
  }

  /// The usual day of the first payment that is still to come.
  private var nextDue: Day { due(payments.count) }

  /// The usual day of a payment: the median of the latest three, at most the last of its month.
  private func due(_ place: Int) -> Day {
    let month = firstMonth + place
    return min(month.firstDay + offsets.suffix(3).sorted()[1], month.lastDay)
  }

  /// True if the next payment is still to come on a day or after it.
  private func isOpen(on day: Day) -> Bool { day <= nextDue + Self.mostDaysOff }

  /// The days of a period on which payments are still to come, ascending.
  ///
  /// A payment that is late is expected on the day after today.
  ///
  /// - Parameters:
  ///   - period: The days that are asked about.
  ///   - today: The day that is looked from.
  /// - Returns: The days; none if the run has ended.
  func days(in period: Period, after today: Day) -> [Day] {
    guard isOpen(on: today) else { return [] }
    var days: [Day] = []
    var place = payments.count
    while case let day = max(due(place), today + 1), day < period.end {
      if period.contains(day) { days.append(day) }
      place += 1
    }
    return days
  }

  /// The latest payments that are alike, oldest first.
  private var recent: ArraySlice<Payment> {
    let newest = payments[payments.count - 1].amount
    let count = payments.suffix(Self.latest).reversed().prefix {
      Self.differs($0.amount, from: newest, byAtMost: Self.alike)
    }.count
    return payments.suffix(count)
  }

  /// What a payment to come will be: the median of the latest three, or the newest after a change.
  var usual: Amount {
    let recent = self.recent.suffix(3)
    return recent.count == 3
      ? recent.map(\.amount).sorted()[1] : payments[payments.count - 1].amount
  }

  /// The root of the mean squared distance of the latest payments from ``usual``, in the currency.
  var deviation: Double {
    let squares = recent.map { payment in
      let distance = (payment.amount - usual).approximation
      return distance * distance
    }
    return (squares.reduce(0, +) / Double(squares.count)).squareRoot()
  }
}
