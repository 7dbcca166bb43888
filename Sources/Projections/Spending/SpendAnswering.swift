import EventSourcing
import GroceryModel

/// Turns settled sums into the rows of an answer.
struct SpendAnswering {
  private let question: SpendQuestion
  private let book: SpendingBook
  private let grouping: SpendingFold.Grouping
  private let table: TupleTable
  private let categoryNames: [String]
  private let storeNames: [String]
  private let productNames: [String]
  private let brandNames: [String]
  private let tagBook: TagBook
  private var unmatched: [NameFilter] = []
  private var candidates: [String] = []

  init(_ question: SpendQuestion, _ book: SpendingBook) {
    self.question = question
    self.book = book
    grouping = book.fold.groupings[0]
    table = book.fold.tables[0]
    let counts = book.fold.names.counts
    categoryNames = book.categories.names(counts: counts[LineKey.category.rawValue])
    storeNames = book.stores.names(counts: counts[LineKey.store.rawValue])
    productNames = book.products.names(counts: counts[LineKey.item.rawValue])
    brandNames = book.brands.names(counts: counts[LineKey.brand.rawValue])
    tagBook = TagBook(book)
  }

  mutating func answer() throws(NameAmbiguity) -> SpendQuestion.Answer {
    let picks = try question.filters.map { (filter) throws(NameAmbiguity) in try pick(filter) }
    var sums: [[String]: (spent: Amount, lines: Int)] = [:]
    for cell in 0..<table.count {
      let keys = Dictionary(
        uniqueKeysWithValues: zip(grouping.keys, table.key(cell)).map { ($0, $1) })
      guard isPicked(keys, picks) else { continue }
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
    return SpendQuestion.Answer(rows: rows, unmatched: unmatched, candidates: candidates)
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
    func name(_ part: LineKey, _ groups: [Int], _ names: [String]) -> String {
      let number = keys[part] ?? LineKeys.none
      return number == LineKeys.none ? "" : names[groups[Int(number)]]
    }
    switch key {
    case .category: return categoryNames[book.category(of: keys[.category] ?? LineKeys.none)]
    case .store: return name(.store, book.stores.groups, storeNames)
    case .item: return name(.item, book.products.groups, productNames)
    case .brand:
      let own = name(.brand, book.brands.groups, brandNames)
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
    return group.map { brandNames[$0] } ?? ""
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
    return tagBook.tags(
      described.first ?? [], tagBook.tags(written: keys[.tags] ?? LineKeys.none))
  }

  /// What a filter keeps or leaves out: things by their place, or names as matched.
  private enum Pick {
    case groups(NameFilter.Field, Set<Int>, isNegated: Bool)
    case name(NameFilter.Field, String, isNegated: Bool)
  }

  private mutating func pick(_ filter: NameFilter) throws(NameAmbiguity) -> Pick {
    let name = NameKey.matching(filter.name)
    let (searched, names): (NameBook, [String])
    var alias: String?
    switch filter.field {
    case .item:
      (searched, names) = (book.products, productNames)
      alias = book.descriptions.canonicalProduct(of: name)
    case .category: (searched, names) = (book.categories, categoryNames)
    case .store:
      (searched, names) = (book.stores, storeNames)
      alias = book.descriptions.canonicalStore(of: name)
    case .tag: return .name(.tag, try tag(name, filter), isNegated: filter.isNegated)
    case .kind:
      if !Self.kinds.contains(name) {
        unmatched.append(filter)
        candidates += Self.kinds
      }
      return .name(.kind, name, isNegated: filter.isNegated)
    }
    let wanted = alias.map { NameKey.matching($0) } ?? name
    let found = try NameSearch.find(wanted, in: searched.keys, shown: names)
    if found.isEmpty {
      unmatched.append(filter)
      candidates += names
    }
    return .groups(filter.field, Set(found), isNegated: filter.isNegated)
  }

  private static let kinds = ["item", "refund", "deposit", "discount", "fee", "tax"]

  /// The matching key of the tag that a filter means.
  private mutating func tag(_ name: String, _ filter: NameFilter) throws(NameAmbiguity) -> String {
    let keys = tagBook.shown.keys.sorted()
    let shown = keys.compactMap { tagBook.shown[$0] }
    if let found = try NameSearch.find(name, in: keys, shown: shown).first { return keys[found] }
    unmatched.append(filter)
    candidates += shown
    return name
  }

  private func isPicked(_ keys: [LineKey: UInt32], _ picks: [Pick]) -> Bool {
    var hits: [NameFilter.Field: Bool] = [:]
    for pick in picks {
      let (field, isHit, isNegated) = judge(pick, keys)
      if isNegated {
        if isHit { return false }
      } else {
        hits[field] = (hits[field] ?? false) || isHit
      }
    }
    return hits.values.allSatisfy { $0 }
  }

  private func judge(
    _ pick: Pick, _ keys: [LineKey: UInt32]
  ) -> (NameFilter.Field, isHit: Bool, isNegated: Bool) {
    switch pick {
    case .name(let field, let name, let isNegated):
      if field == .tag {
        return (field, tags(of: keys).contains(tagBook.shown[name] ?? name), isNegated)
      }
      let kind = book.fold.names.text(.kind, keys[.kind] ?? LineKeys.none)
      return (field, (kind.isEmpty ? "item" : kind) == name, isNegated)
    case .groups(let field, let groups, let isNegated):
      let group: Int?
      switch field {
      case .item: group = keys[.item].flatMap { place($0, book.products.groups) }
      case .store: group = keys[.store].flatMap { place($0, book.stores.groups) }
      default: group = book.category(of: keys[.category] ?? LineKeys.none)
      }
      return (field, group.map(groups.contains) ?? false, isNegated)
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
  fileprivate func precedes(_ other: String) -> Bool {
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
