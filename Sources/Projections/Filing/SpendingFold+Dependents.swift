import ByteTools
import EventSourcing
import GroceryModel

/// A line that is summed under names of another line, which it does not write itself.
struct BorrowedNames: Sendable {
  let month: Month
  /// The numbers that the line is summed under.
  let item: UInt32
  let category: UInt32
  /// The item that the line itself names, where it is summed under that of another line.
  let writtenItem: UInt32?
}

/// A line that depends on others, or its part on one of the lines that bear it.
struct LineShare: Sendable {
  /// The numbers that it is summed under.
  let keys: LineKeys
  let amount: Amount
  /// 1 for one part of each line, 0 for the other parts.
  let lines: Int
  /// The line that bears this part of a discount on a whole receipt; nil for a whole line.
  let bearer: EventIdentifier?
}

extension SpendingFold {
  /// Is given each part of a dependent line, and the line's place among the dependents.
  typealias ShareObserver = (_ dependent: Int, LineShare) -> Void

  /// Adds the lines that depend on others, now that those are known.
  ///
  /// - Parameters:
  ///   - referenced: The lines that they depend on.
  ///   - observe: Is given each part as it is summed.
  /// - Returns: The lines that are summed under names which they do not write: these must not count
  ///   for how a name is spelled.
  mutating func resolve(
    _ referenced: ReferencedLines, _ observe: ShareObserver = { _, _ in }
  ) -> [BorrowedNames] {
    var borrowed: [BorrowedNames] = []
    for (place, dependent) in dependents.enumerated() {
      switch dependent.on {
      case .line(let identifier, let lendsItem):
        var keys = dependent.keys
        let day = Day(ordinal: Int32(bitPattern: keys[.day]))
        if let line = referenced.root(from: identifier, on: day) {
          recount(keys, [.category], by: -1)
          file(line, &keys)
          let written = keys[.item]
          if lendsItem { keys[.item] = names.number(.item, line.item) }
          borrowed.append(
            BorrowedNames(
              month: day.month, item: keys[.item], category: keys[.category],
              writtenItem: lendsItem ? written : nil))
        }
        observe(place, LineShare(keys: keys, amount: dependent.amount, lines: 1, bearer: nil))
        add(&keys, dependent.amount, lines: 1)
      case .receipt(let receipt):
        let lines = referenced.receipts[receipt] ?? []
        let names = allocate(dependent, among: lines, referenced) { observe(place, $0) }
        if let names { borrowed.append(names) }
      }
    }
    dependents = []
    return borrowed
  }

  private mutating func allocate(
    _ discount: Dependent, among lines: [ReferencedLines.Line], _ referenced: ReferencedLines,
    _ observe: (LineShare) -> Void
  ) -> BorrowedNames? {
    let currency = names.text(.currency, discount.keys[.currency])
    let bearing = lines.filter { $0.isItem && $0.currency == currency }
      .sorted { $0.precedes($1) }
    guard !bearing.isEmpty else {
      var keys = discount.keys
      observe(LineShare(keys: keys, amount: discount.amount, lines: 1, bearer: nil))
      add(&keys, discount.amount, lines: 1)
      return nil
    }
    let digits = Currency(currency)?.fractionDigits ?? 2
    var unit = Amount.unitsPerLastDigit(ofScale: UInt8(digits))
    while discount.amount.units % unit != 0 { unit /= 10 }
    let parts = Allocation.divide(discount.amount, by: bearing.map(\.amount), unit: unit)
    let largest = bearing.indices.max { bearing[$0].amount < bearing[$1].amount }
    recount(discount.keys, Self.borne, by: -1)
    var borrowed: BorrowedNames?
    for (index, line) in bearing.enumerated() {
      var keys = discount.keys
      file(referenced.root(of: line), &keys)
      keys[.item] = names.number(.item, line.item)
      keys[.brand] = line.brand.map { names.number(.brand, $0) } ?? LineKeys.none
      keys[.tags] = line.tags.map { names.number(.tags, $0) } ?? LineKeys.none
      let lines = index == largest ? 1 : 0
      if lines > 0 {
        borrowed = BorrowedNames(
          month: Day(ordinal: Int32(bitPattern: keys[.day])).month, item: keys[.item],
          category: keys[.category], writtenItem: discount.keys[.item])
      }
      observe(
        LineShare(keys: keys, amount: parts[index], lines: lines, bearer: line.identifier))
      add(&keys, parts[index], lines: lines)
    }
    return borrowed
  }

  /// What a discount on a whole receipt takes from the line that bears it.
  ///
  /// Its own names count for no spelling, but for its item: `larder list` has that.
  private static let borne: [LineKey] = [.category, .brand, .tags]

  /// Counts spellings more or less often.
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
      keys[.category] = names.number(.category, category)
    } else {
      var store = line.store ?? ""
      let item = names.number(.item, line.item)
      keys[.category] = store.withUTF8 {
        fileByItem(item, line.store == nil ? Bytes(start: nil, count: 0) : $0)
      }
    }
  }
}
