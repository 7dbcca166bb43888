import EventSourcing
import GroceryModel

extension FactEmitter {
  /// An exchange rate: one `from` costs `rate` `to` on that day.
  mutating func readRate() -> RecordOutcome.Verdict {
    outcome.fields.type = .rateObserved
    if let refusal = readDate(.date) { return refusal }
    for (role, key) in [(Role.from, RateKey.from), (.to, .to)] {
      let column = plan.column(role)
      let found = String(decoding: text(column), as: UTF8.self)
      guard let currency = Currency(found) else { return rejection(column, "a currency") }
      put(key, scanner.arena.copy(currency.code))
    }
    let column = plan.column(.rate)
    guard case .value(let (rate, rateText)) = number(column), !rate.isNegative, !rate.isZero
    else { return rejection(column, "a rate above zero") }
    put(RateKey.rate, rateText)
    return .fact
  }

  /// The end of a budget, from that day on.
  mutating func readClosing() -> RecordOutcome.Verdict {
    outcome.fields.type = .budgetClosed
    if let refusal = readDate(.date) { return refusal }
    let budget = name(plan.column(.budget))
    if budget.isEmpty { return rejection(plan.column(.budget), "a budget's name") }
    put(BudgetKey.budget, budget)
    return .fact
  }
}
