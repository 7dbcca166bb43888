import EventSourcing
import GroceryModel

extension SpendingFold {
  /// Adds the lines that depend on others, now that those are known.
  mutating func resolve(_ referenced: ReferencedLines) {
    for dependent in dependents {
      switch dependent.on {
      case .line(let identifier):
        var keys = dependent.keys
        let day = Day(ordinal: Int32(bitPattern: keys[.day]))
        if let line = referenced.root(from: identifier, on: day) {
          recount(keys, [.category], by: -1)
          file(line, &keys)
          recount(keys, [.category], by: 1)
        }
        add(&keys, dependent.amount, lines: 1)
      case .receipt(let receipt):
        allocate(dependent, among: referenced.receipts[receipt] ?? [], referenced)
      }
    }
    dependents = []
  }

  private mutating func allocate(
    _ discount: Dependent, among lines: [ReferencedLines.Line], _ referenced: ReferencedLines
  ) {
    let currency = names.text(.currency, discount.keys[.currency])
    let bearing = lines.filter { $0.isItem && $0.currency == currency }
      .sorted { $0.identifier < $1.identifier }
    guard !bearing.isEmpty else {
      var keys = discount.keys
      return add(&keys, discount.amount, lines: 1)
    }
    let digits = Currency(currency)?.fractionDigits ?? 2
    var unit = Amount.unitsPerLastDigit(ofScale: UInt8(digits))
    while discount.amount.units % unit != 0 { unit /= 10 }
    let parts = Allocation.divide(discount.amount, by: bearing.map(\.amount), unit: unit)
    let largest = bearing.indices.max { bearing[$0].amount < bearing[$1].amount }
    recount(discount.keys, Self.borne, by: -1)
    for (index, line) in bearing.enumerated() {
      var keys = discount.keys
      file(referenced.root(of: line), &keys)
      keys[.item] = number(.item, line.item)
      keys[.brand] = line.brand.map { number(.brand, $0) } ?? LineKeys.none
      keys[.tags] = line.tags.map { number(.tags, $0) } ?? LineKeys.none
      let lines = index == largest ? 1 : 0
      recount(keys, Self.borne, by: lines)
      add(&keys, parts[index], lines: lines)
    }
  }

  /// What a discount on a whole receipt takes from the line that bears it.
  private static let borne: [LineKey] = [.category, .item, .brand, .tags]

  /// Counts names under which a line is filed, so that they are shown as the sums have them.
  private mutating func recount(_ keys: LineKeys, _ parts: [LineKey], by change: Int) {
    for part in parts {
      let number = keys[part]
      guard number != LineKeys.none, part != .category || SpendingBook.isStated(number) else {
        continue
      }
      names.recount(part, number, by: change)
    }
  }

  private mutating func file(_ line: ReferencedLines.Line, _ keys: inout LineKeys) {
    let isDescribed = describedItems.contains(NameKey.matching(line.item))
    if let category = line.category, !isDescribed {
      keys[.category] = number(.category, category)
    } else {
      var store = line.store ?? ""
      let item = number(.item, line.item)
      keys[.category] = store.withUTF8 {
        fileByItem(item, line.store == nil ? Bytes(start: nil, count: 0) : $0)
      }
    }
  }

  private mutating func number(_ key: LineKey, _ text: String) -> UInt32 {
    var copy = text
    return copy.withUTF8 { names.number(key, $0, counting: 0) }
  }
}
