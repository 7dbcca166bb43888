import EventSourcing
import GroceryModel

extension PriceFold {
  /// The fold with what lines' own discounts took off them; the log is read again if there are some
  /// and the ids of lines were not kept.
  func settlingDiscounts(_ replay: Replay) throws(LogError) -> PriceFold {
    guard !discounts.isEmpty else { return self }
    let amounts = discounts.amounts
    guard !details.contains(.event) else { return settlingKnownLines(by: amounts) }
    let lines = try replay.fold(
      PriceFold(of: Set(amounts.keys), like: self, descriptions: replay.late.descriptions))
    var settled = self
    settled.lower(lines, by: amounts)
    return settled
  }

  /// The same, of lines whose ids are known.
  private func settlingKnownLines(by amounts: [EventIdentifier: Int128]) -> PriceFold {
    var settled = self
    settled.observations.removeAll(keepingCapacity: true)
    settled.events.removeAll(keepingCapacity: true)
    for (line, event) in zip(observations, events) {
      var kept: PriceObservation? = line
      if let amount = amounts[event] { kept = settled.lowered(line, by: amount) }
      guard let kept else { continue }
      settled.observations.append(kept)
      settled.events.append(event)
    }
    return settled
  }

  /// Lowers the totals of some lines, which are found here by all that is known of them.
  private mutating func lower(_ lines: PriceFold, by amounts: [EventIdentifier: Int128]) {
    let remap = mergeTables(of: lines)
    // The discounted forms of lines; equal observations are interchangeable.
    var replacements: [PriceObservation: [PriceObservation?]] = [:]
    for (theirs, event) in zip(lines.observations, lines.events) {
      guard let amount = amounts[event] else { continue }
      let own = remap.remapped(theirs)
      replacements[own, default: []].append(lowered(own, by: amount))
    }
    var kept = 0
    for index in observations.indices {
      if let next = replacements[observations[index]]?.popLast() {
        guard let lowered = next else { continue }
        observations[kept] = lowered
      } else {
        observations[kept] = observations[index]
      }
      kept += 1
    }
    observations.removeSubrange(kept...)
  }

  /// The observation at what was really paid; nil if that is nothing.
  private mutating func lowered(_ line: PriceObservation, by amount: Int128) -> PriceObservation? {
    let paid = tables.decimals[line.total].amount + Amount(units: amount)
    guard paid.units > 0, let total = tables.decimals.number(of: paid) else { return nil }
    var line = line
    line.total = total
    if amount < 0 {
      var terms = tables.terms[line.terms]
      terms.isOnSale = true
      line.terms = tables.terms.number(of: terms)
    }
    return line
  }
}

extension [PriceFold.Discount] {
  /// What is taken off each line in all.
  var amounts: [EventIdentifier: Int128] {
    reduce(into: [:]) { $0[$1.line, default: 0] += $1.amount }
  }
}
