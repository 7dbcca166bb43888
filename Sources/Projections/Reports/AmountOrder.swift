import GroceryModel

extension Array {
  /// The elements by currency in byte order, and of each currency those with the greatest amount first;
  /// equal ones by name in byte order.
  ///
  /// Places are sorted, for elements that own texts are dear to move.
  func sorted(
    byGreatest amount: (Element) -> Amount, name: (Element) -> String,
    currency: (Element) -> Currency
  ) -> [Element] {
    let (amounts, names, codes) = (map(amount), map(name), map { currency($0).code })
    return indices.sorted { left, right in
      if codes[left] != codes[right] { return codes[left].precedes(codes[right]) }
      if amounts[left] != amounts[right] { return amounts[left] > amounts[right] }
      return names[left].precedes(names[right])
    }.map { self[$0] }
  }
}
