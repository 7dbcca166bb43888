import GroceryModel

extension Array {
  /// The elements with the greatest amount first, those of equal ones by name and currency in byte
  /// order.
  ///
  /// Places are sorted, for elements that own texts are dear to move.
  func sorted(
    byGreatest amount: (Element) -> Amount, name: (Element) -> String,
    currency: (Element) -> Currency
  ) -> [Element] {
    let (amounts, names) = (map(amount), map(name))
    return indices.sorted { left, right in
      if amounts[left] != amounts[right] { return amounts[left] > amounts[right] }
      if names[left] != names[right] { return names[left].precedes(names[right]) }
      return currency(self[left]).code.precedes(currency(self[right]).code)
    }.map { self[$0] }
  }
}
