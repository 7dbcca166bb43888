import GroceryModel

/// A payment of a fixed bill in a period.
public struct BillPayment: Hashable, Sendable {
  /// The store as shown, or the item of lines that name no store.
  public let payee: String
  /// The day of the payment, or the one on which it is expected.
  public let day: Day
  /// What was paid, or what is usual.
  public let amount: Amount
  /// False if it is still to come.
  public let isPaid: Bool
}

/// The fixed bills in some spending, as far as they are known on a day.
struct KnownBills {
  private let runs: [(payee: String, run: BillRun)]
  private let today: Day

  /// - Parameters:
  ///   - payees: Those that may be paid bills.
  ///   - today: Payments after it are not seen.
  init(_ payees: some Sequence<PayeePayments>, seenFrom today: Day) {
    self.today = today
    runs = payees.flatMap { payee in
      payee.runs(through: today).map { (payee.payee, $0) }
    }
  }

  /// True if no bill is known, not even one that has ended.
  var isEmpty: Bool { runs.isEmpty }

  /// What was paid for bills on each day.
  var paid: [Day: Amount] {
    var amounts: [Day: Amount] = [:]
    for payment in runs.lazy.flatMap(\.run.payments) {
      amounts[payment.day, default: .zero] += payment.amount
    }
    return amounts
  }

  /// What was paid in a period and what is still to come in it, by day and payee.
  func payments(in period: Period) -> [BillPayment] {
    runs.flatMap { payee, run in
      run.payments.filter { period.contains($0.day) }.map {
        BillPayment(payee: payee, day: $0.day, amount: $0.amount, isPaid: true)
      }
        + run.days(in: period, after: today).map {
          BillPayment(payee: payee, day: $0, amount: run.usual, isPaid: false)
        }
    }
    .sorted { left, right in
      left.day != right.day ? left.day < right.day : [left.payee].precedes([right.payee])
    }
  }

  /// The standard deviation of what is still to come in a period, bills being independent.
  func deviation(in period: Period) -> Double {
    let variance = runs.reduce(0.0) { sum, bill in
      let deviation = bill.run.deviation
      return sum + Double(bill.run.days(in: period, after: today).count) * deviation * deviation
    }
    return variance.squareRoot()
  }
}
