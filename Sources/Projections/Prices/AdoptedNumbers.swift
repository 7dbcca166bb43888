/// What the numbers of one fold are in another.
struct AdoptedNumbers {
  let items: [UInt32]
  let stores: [UInt32]
  let decimals: [UInt32]
  let terms: [UInt32]

  func own(_ theirs: PriceObservation) -> PriceObservation {
    PriceObservation(
      item: items[Int(theirs.item)],
      store: theirs.store == LineKeys.none ? theirs.store : stores[Int(theirs.store)],
      day: theirs.day, total: decimals[Int(theirs.total)],
      quantity: theirs.quantity == LineKeys.none
        ? theirs.quantity : decimals[Int(theirs.quantity)],
      terms: terms[Int(theirs.terms)])
  }
}
