import GroceryModel

/// What one payee was paid on each day, oldest first, in one currency.
struct PayeePayments: Sendable {
  struct Payment: Hashable, Sendable {
    let day: Day
    fileprivate(set) var amount: Amount
    /// What the payee was paid on the day in all, also in other categories, but for lines with a quantity.
    let whole: Amount

    /// True if it is part of a larger payment, as one line of a receipt is: never a bill.
    var isPart: Bool { amount != whole }
  }

  /// The store as shown, or the item of lines that name no store.
  let payee: String
  private(set) var payments: [Payment] = []

  init(to payee: String) {
    self.payee = payee
  }

  /// Joins payments to the same payee; those of one day are one payment.
  init(joining parts: [PayeePayments], to payee: String) {
    self.init(to: payee)
    for payment in parts.flatMap(\.payments).sorted(by: { $0.day < $1.day }) {
      add(payment.amount, on: payment.day, whole: payment.whole)
    }
  }

  /// Adds an amount to a day; days must not decrease.
  mutating func add(_ amount: Amount, on day: Day, whole: Amount) {
    if payments.last?.day == day {
      payments[payments.count - 1].amount += amount
    } else {
      payments.append(Payment(day: day, amount: amount, whole: whole))
    }
  }

  /// The runs of bills among the payments up to and including a day; refunds are not payments.
  func runs(through day: Day) -> [BillRun] {
    BillRun.all(in: payments.prefix { $0.day <= day }.filter { $0.amount.units > 0 })
  }
}
