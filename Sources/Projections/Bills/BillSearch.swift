import GroceryModel

/// Finds, among all payments of a book, those to payees that may be paid bills.
struct BillSearch {
  /// A payment with what its payee was paid on the day in all.
  struct Candidate {
    let currency: Int
    /// The place of the category; -1 where categories do not matter.
    let category: Int
    let payee: UInt32
    let day: Day
    let amount: Amount
    let whole: Amount
    /// True if the payee may be paid bills without regard to categories.
    let isOfAll: Bool
  }

  private struct Payment {
    let key: PayeeSurvey.Key
    let day: Day
    let amount: Amount
    let isKept: Bool

    /// The key without the category.
    var payee: PayeeSurvey.Key { PayeeSurvey.Key(currency: key.currency, payee: key.payee) }
  }

  private var survey = PayeeSurvey()
  private var payments: [Payment] = []

  /// Notes a payment; days must not decrease.
  ///
  /// - Parameters:
  ///   - amount: What was paid.
  ///   - day: The day of the payment.
  ///   - payee: The payee's number; nothing is noted for ``LineKeys/none``.
  ///   - currency: The place of the currency.
  ///   - category: The place of the category; -1 where categories do not matter.
  ///   - isKept: False for what filters leave out: it only adds to what the payee was paid in all.
  mutating func note(
    _ amount: Amount, on day: Day, to payee: UInt32, currency: Int, category: Int = -1,
    isKept: Bool = true
  ) {
    guard payee != LineKeys.none else { return }
    let key = PayeeSurvey.Key(currency: currency, category: category, payee: payee)
    let payment = Payment(key: key, day: day, amount: amount, isKept: isKept)
    payments.append(payment)
    guard isKept else { return }
    survey.note(payment.payee, amount, on: day)
    if category >= 0 { survey.note(key, amount, on: day) }
  }

  /// The payments that may be bills, in the order of their days.
  var candidates: [Candidate] {
    let payees = survey.candidates
    guard !payees.isEmpty else { return [] }
    let chosen = payments.filter { payees.contains($0.payee) }
    var wholes: [PayeeSurvey.Key: [Day: Amount]] = [:]
    for payment in chosen {
      wholes[payment.payee, default: [:]][payment.day, default: .zero] += payment.amount
    }
    return chosen.compactMap { payment in
      let isOfAll = survey.isMonthly(payment.payee)
      guard payment.isKept, isOfAll || survey.isMonthly(payment.key),
        let whole = wholes[payment.payee]?[payment.day]
      else { return nil }
      return Candidate(
        currency: payment.key.currency, category: payment.key.category, payee: payment.key.payee,
        day: payment.day, amount: payment.amount, whole: whole, isOfAll: isOfAll)
    }
  }
}
