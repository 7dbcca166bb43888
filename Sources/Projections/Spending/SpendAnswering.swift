import EventSourcing
import GroceryModel

/// Turns settled sums into the rows of an answer.
struct SpendAnswering {
  private let question: SpendQuestion
  private let book: SpendingBook
  private let grouping: SpendingFold.Grouping
  private let table: TupleTable
  private let names: ShownNames

  init(_ question: SpendQuestion, _ book: SpendingBook) {
    self.question = question
    self.book = book
    grouping = book.fold.groupings[0]
    table = book.fold.tables[0]
    names = ShownNames(book)
  }

  func answer() throws(NameAmbiguity) -> SpendQuestion.Answer {
    let picks = try FilterPicks(question.filters, among: names)
    var sums: [[String]: (spent: Amount, lines: Int)] = [:]
    for cell in 0..<table.count {
      let keys = Dictionary(
        uniqueKeysWithValues: zip(grouping.keys, table.key(cell)).map { ($0, $1) })
      guard picks.agree({ isHit($0, $1, keys) }) else { continue }
      let currency = currency(of: keys)
      for texts in rows(of: keys) {
        let old = sums[texts + [currency]] ?? (.zero, 0)
        sums[texts + [currency]] = (
          old.spent + table.amount(cell), old.lines + table.lines[cell]
        )
      }
    }
    let rows = sums.sorted { $0.key.precedes($1.key) }.map { key, sum in
      SpendQuestion.Row(
        keys: key.dropLast(), currency: key.last ?? "", spent: sum.spent, lines: sum.lines)
    }
    return SpendQuestion.Answer(
      rows: rows, unmatched: picks.unmatched, candidates: picks.candidates)
  }

  /// The key texts of a cell: one row, or one for each tag.
  private func rows(of keys: [LineKey: UInt32]) -> [[String]] {
    var rows: [[String]] = [[]]
    for key in question.keys {
      if key == .tag {
        let tags = tags(of: keys)
        rows = rows.flatMap { row in (tags.isEmpty ? [""] : tags).map { row + [$0] } }
      } else {
        let text = text(key, keys)
        for index in rows.indices { rows[index].append(text) }
      }
    }
    return rows
  }

  private func text(_ key: SpendKey, _ keys: [LineKey: UInt32]) -> String {
    func name(_ part: LineKey, _ groups: [Int], _ shown: [String]) -> String {
      let number = keys[part] ?? LineKeys.none
      return number == LineKeys.none ? "" : shown[groups[Int(number)]]
    }
    switch key {
    case .category: return names.categories[book.category(of: keys[.category] ?? LineKeys.none)]
    case .store: return name(.store, book.stores.groups, names.stores)
    case .item: return name(.item, book.products.groups, names.products)
    case .brand:
      let own = name(.brand, book.brands.groups, names.brands)
      return own.isEmpty ? describedBrand(of: keys) : own
    case .tag: return ""
    case .currency: return currency(of: keys)
    case .receipt:
      return NameKey.printed(book.fold.names.text(.receipt, keys[.receipt] ?? LineKeys.none))
    case .weekday: return weekdayNames[day(of: keys).weekday - 1]
    case .day, .week, .month, .quarter, .year: return key.step?.key(of: day(of: keys)) ?? ""
    }
  }

  private func day(of keys: [LineKey: UInt32]) -> Day {
    if let day = keys[.day] { return Day(ordinal: Int32(bitPattern: day)) }
    return Month(ordinal: Int32(bitPattern: keys[.month] ?? 0)).firstDay
  }

  private func currency(of keys: [LineKey: UInt32]) -> String {
    book.currencyCode(of: keys[.currency] ?? LineKeys.none)
  }

  private func describedBrand(of keys: [LineKey: UInt32]) -> String {
    let brand = itemKeys(of: keys).lazy.compactMap { book.descriptions.products[$0]?.brand }.first
    let group = brand.flatMap { book.brands.group(ofKey: NameKey.matching($0)) }
    return group.map { names.brands[$0] } ?? ""
  }

  /// What the line's product is described by: its own name, then the one that its alias leads to.
  private func itemKeys(of keys: [LineKey: UInt32]) -> [String] {
    guard let item = keys[.item], item != LineKeys.none else { return [] }
    return [
      NameKey.matching(book.fold.names.text(.item, item)),
      book.products.keys[book.products.groups[Int(item)]],
    ]
  }

  private func tags(of keys: [LineKey: UInt32]) -> [String] {
    let described = itemKeys(of: keys).lazy.compactMap { book.descriptions.products[$0]?.tags }
    return names.tags.tags(
      described.first ?? [], names.tags.tags(written: keys[.tags] ?? LineKeys.none))
  }

  /// Whether a cell is of what a filter names.
  private func isHit(
    _ field: NameFilter.Field, _ thing: FilterPicks.Thing, _ keys: [LineKey: UInt32]
  ) -> Bool {
    switch thing {
    case .name(let name):
      if field == .tag { return tags(of: keys).contains(names.tags.shown[name] ?? name) }
      let kind = book.fold.names.text(.kind, keys[.kind] ?? LineKeys.none)
      return (kind.isEmpty ? "item" : kind) == name
    case .groups(let groups):
      let group: Int?
      switch field {
      case .item: group = keys[.item].flatMap { place($0, book.products.groups) }
      case .store: group = keys[.store].flatMap { place($0, book.stores.groups) }
      default: group = book.category(of: keys[.category] ?? LineKeys.none)
      }
      return group.map(groups.contains) ?? false
    }
  }

  private func place(_ number: UInt32, _ groups: [Int]) -> Int? {
    number == LineKeys.none ? nil : groups[Int(number)]
  }
}

extension Array where Element == String {
  /// Whether these texts come before others, compared one by one in byte order.
  public func precedes(_ other: [String]) -> Bool {
    for (own, another) in zip(self, other) where own != another {
      return own.precedes(another)
    }
    return count < other.count
  }
}

extension String {
  /// Whether the text comes before another in byte order.
  func precedes(_ other: String) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { another in
        for index in 0..<Swift.min(own.count, another.count) where own[index] != another[index] {
          return own[index] < another[index]
        }
        return own.count < another.count
      }
    }
    return (found ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
