import EventSourcing
import GroceryModel

extension PriceFold {
  /// The fold with what lines' own discounts took off them; the log is read again if there are some.
  func settlingDiscounts(_ replay: Replay) throws(LogError) -> PriceFold {
    guard !discounts.isEmpty else { return self }
    var amounts: [EventIdentifier: Int128] = [:]
    for discount in discounts { amounts[discount.line, default: 0] += discount.amount }
    let lines = try replay.fold(
      PriceFold(of: Set(amounts.keys), like: self, descriptions: replay.late.descriptions))
    var settled = self
    settled.lower(lines, by: amounts)
    return settled
  }

  /// Lowers the totals of some lines, which are found here by all that is known of them.
  private mutating func lower(_ lines: PriceFold, by amounts: [EventIdentifier: Int128]) {
    let keepsEvents = details.contains(.event)
    let adopted = adopt(lines)
    // What becomes of lines; those that look alike are told apart by nothing that counts.
    var replacements: [Line: [PriceObservation?]] = [:]
    for (theirs, event) in zip(lines.observations, lines.events) {
      guard let amount = amounts[event] else { continue }
      let own = adopted.own(theirs)
      replacements[Line(own, keepsEvents ? event : nil), default: []]
        .append(lowered(own, by: amount))
    }
    var kept = 0
    for index in observations.indices {
      let line = Line(observations[index], keepsEvents ? events[index] : nil)
      if let next = replacements[line]?.popLast() {
        guard let lowered = next else { continue }
        observations[kept] = lowered
      } else {
        observations[kept] = observations[index]
      }
      if keepsEvents { events[kept] = events[index] }
      kept += 1
    }
    observations.removeSubrange(kept...)
    if keepsEvents { events.removeSubrange(kept...) }
  }

  private struct Line: Hashable {
    let observation: PriceObservation
    let event: EventIdentifier?

    init(_ observation: PriceObservation, _ event: EventIdentifier?) {
      self.observation = observation
      self.event = event
    }
  }

  /// The observation at what was really paid; nil if that is nothing.
  private mutating func lowered(_ line: PriceObservation, by amount: Int128) -> PriceObservation? {
    let paid = decimals[line.total].amount + Amount(units: amount)
    guard paid.units > 0, let total = decimals.number(of: paid) else { return nil }
    var line = line
    line.total = total
    if amount < 0 {
      var terms = terms[line.terms]
      terms.isOnSale = true
      line.terms = self.terms.number(of: terms)
    }
    return line
  }
}
