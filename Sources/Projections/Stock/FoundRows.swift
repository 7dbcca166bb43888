import GroceryModel

/// The rows of `larder stock` found so far, product after product.
struct FoundRows {
  private var rows: [StockQuestion.Row] = []
  /// The names in rows, and the index of each row's name.
  private var names: [String] = []
  private var places: [UInt32] = []
  /// How many more lots there are that are not shown.
  var hidden = 0
  /// How many are presumed eaten.
  var presumedEaten = 0

  mutating func append(_ row: StockQuestion.Row) {
    if names.last != row.item { names.append(row.item) }
    places.append(UInt32(names.count - 1))
    rows.append(row)
  }

  /// What a row is sorted by, but for what hardly ever decides.
  private struct Key {
    let expires: Int32
    let name: UInt32
    let purchased: Int32
    let place: UInt32
  }

  /// What expires first before the others; of one day by name, purchase and event.
  func sorted() -> [StockQuestion.Row] {
    // Millions of rows share some thousands of names: these are compared once.
    let order = names.indices.sorted { [names[$0]].precedes([names[$1]]) }
    var ranks: [UInt32] = Array(repeating: 0, count: names.count)
    for (before, place) in zip(order, order.dropFirst()) {
      ranks[place] = ranks[before] + (names[before] == names[place] ? 0 : 1)
    }
    let keys = rows.indices.map { place in
      Key(
        expires: rows[place].expires?.ordinal ?? .max, name: ranks[Int(places[place])],
        purchased: rows[place].purchased?.ordinal ?? .min, place: UInt32(place))
    }
    return keys.sorted { left, right in
      if left.expires != right.expires { return left.expires < right.expires }
      if left.name != right.name { return left.name < right.name }
      if left.purchased != right.purchased { return left.purchased < right.purchased }
      let (one, other) = (rows[Int(left.place)], rows[Int(right.place)])
      return (one.event, one.remaining) < (other.event, other.remaining)
    }.map { rows[Int($0.place)] }
  }
}
