import EventSourcing
import GroceryModel

/// Turns settled sums into the rows of an answer.
///
/// Rows are summed under small numbers, one for each text that a key can have; texts are looked at
/// once each, however many cells have them.
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

  func answer(_ given: CurrencyConversion?) throws -> SpendQuestion.Answer {
    var conversion = given
    let picks = try FilterPicks(question.filters, among: names)
    var axes = question.keys.map { SpendAxis($0) } + [SpendAxis(.currency)]
    let tagPlace = axes.firstIndex { $0.key == .tag }
    var sums = MoneyTable(width: axes.count)
    sums.reserve(table.count)
    var row: [UInt32] = Array(repeating: 0, count: axes.count)
    for cell in 0..<table.count {
      let keys = keys(of: cell)
      guard picks.isEmpty || picks.agree({ isHit($0, $1, keys) }) else { continue }
      for place in axes.indices where place != tagPlace {
        let key = axes[place].key
        row[place] = axes[place].number(of: code(key, keys)) { text(key, $0, keys) }
      }
      let amount = table.amount(cell)
      let sum =
        conversion?.convert(amount, of: book.currencyCode(of: keys[.currency]), on: day(of: keys))
        ?? MoneySum(amount)
      let tags = tagPlace == nil ? [] : tags(of: keys)
      for tag in tags.isEmpty ? [""] : tags {
        if let tagPlace { row[tagPlace] = axes[tagPlace].number(of: tag) }
        row.withUnsafeBufferPointer { row in
          guard let row = row.baseAddress else { return }
          sums.add(sum, lines: table.lines(cell), to: row)
        }
      }
    }
    try conversion?.check()
    return SpendQuestion.Answer(
      rows: rows(of: sums, axes), unmatched: picks.unmatched, candidates: picks.candidates,
      rates: conversion?.remarks ?? [])
  }

  /// The sums with the texts of their keys, sorted by these in byte order.
  private func rows(of sums: MoneyTable, _ axes: [SpendAxis]) -> [SpendQuestion.Row] {
    let ranks = axes.map { ByteOrder.ranks(of: $0.texts) }
    let width = axes.count
    var order = Array(0..<sums.count)
    for place in (0..<width).reversed() {
      CountingSort.sort(&order, keys: axes[place].texts.count) {
        Int(ranks[place][Int(sums.key($0, place))])
      }
    }
    return order.map { cell in
      let texts = (0..<width - 1).map { axes[$0].texts[Int(sums.key(cell, $0))] }
      let currency = axes[width - 1].texts[Int(sums.key(cell, width - 1))]
      let spent = sums.sum(cell)
      return SpendQuestion.Row(
        keys: texts, currency: currency,
        spent: question.currency.map { spent.rounded(toFractionDigits: $0.fractionDigits) }
          ?? spent.amount,
        lines: sums.lines(cell))
    }
  }

  /// The numbers of a cell.
  private func keys(of cell: Int) -> LineKeys {
    var keys = LineKeys()
    for (place, key) in grouping.keys.enumerated() {
      keys[key] = table.key(cell, place)
    }
    return keys
  }

  /// A number that stands for the text of a cell's key: cells with one code have one text.
  private func code(_ key: SpendKey, _ keys: LineKeys) -> UInt32 {
    func group(_ part: LineKey, _ groups: [Int]) -> UInt32 {
      keys[part] == LineKeys.none ? LineKeys.none : UInt32(groups[Int(keys[part])])
    }
    switch key {
    case .category: return UInt32(book.category(of: keys[.category]))
    case .store: return group(.store, book.stores.groups)
    case .item: return group(.item, book.products.groups)
    case .brand:
      guard keys[.brand] == LineKeys.none else { return group(.brand, book.brands.groups) }
      return describedBrand(of: keys).map { UInt32($0) } ?? LineKeys.none
    case .currency: return question.currency == nil ? keys[.currency] : 0
    case .receipt: return keys[.receipt]
    case .weekday: return UInt32(day(of: keys).weekday)
    case .day, .week, .month, .quarter, .year:
      return UInt32(bitPattern: day(of: keys).ordinal)
    case .tag: return LineKeys.none
    }
  }

  private func text(_ key: SpendKey, _ code: UInt32, _ keys: LineKeys) -> String {
    func name<Texts: RandomAccessCollection<String>>(_ shown: Texts) -> String
    where Texts.Index == Int {
      code == LineKeys.none ? "" : shown[Int(code)]
    }
    switch key {
    case .category: return names.categories[Int(code)]
    case .store: return name(names.stores)
    case .item: return name(names.products)
    case .brand: return name(names.brands)
    case .tag: return ""
    case .currency: return question.currency?.code ?? book.currencyCode(of: code)
    case .receipt: return NameKey.printed(book.fold.names.text(.receipt, code))
    case .weekday: return weekdayNames[Int(code) - 1]
    case .day, .week, .month, .quarter, .year: return key.step?.key(of: day(of: keys)) ?? ""
    }
  }

  private func day(of keys: LineKeys) -> Day {
    grouping.keys.contains(.day)
      ? Day(ordinal: Int32(bitPattern: keys[.day]))
      : Month(ordinal: Int32(bitPattern: keys[.month])).firstDay
  }

  /// The brand, as a thing of the book's, that a description gives the line's product.
  private func describedBrand(of keys: LineKeys) -> Int? {
    guard !book.descriptions.products.isEmpty else { return nil }
    let brand = itemKeys(of: keys).lazy.compactMap { book.descriptions.products[$0]?.brand }.first
    return brand.flatMap { book.brands.group(ofKey: NameKey.matching($0)) }
  }

  /// What the line's product is described by: its own name, then the one that its alias leads to.
  private func itemKeys(of keys: LineKeys) -> [String] {
    let item = keys[.item]
    guard item != LineKeys.none else { return [] }
    return [
      NameKey.matching(book.fold.names.text(.item, item)),
      book.products.keys[book.products.groups[Int(item)]],
    ]
  }

  private func tags(of keys: LineKeys) -> [String] {
    let described = itemKeys(of: keys).lazy.compactMap { book.descriptions.products[$0]?.tags }
    return names.tags.tags(
      described.first ?? [], names.tags.tags(written: keys[.tags]))
  }

  /// Whether a cell is of what a filter names.
  private func isHit(
    _ field: NameFilter.Field, _ thing: FilterPicks.Thing, _ keys: LineKeys
  ) -> Bool {
    switch thing {
    case .name(let name):
      if field == .tag { return tags(of: keys).contains(names.tags.shown[name] ?? name) }
      let kind = book.fold.names.text(.kind, keys[.kind])
      return (kind.isEmpty ? "item" : kind) == name
    case .groups(let groups):
      let group: Int?
      switch field {
      case .item: group = place(keys[.item], book.products.groups)
      case .store: group = place(keys[.store], book.stores.groups)
      default: group = book.category(of: keys[.category])
      }
      return group.map(groups.contains) ?? false
    }
  }

  private func place(_ number: UInt32, _ groups: [Int]) -> Int? {
    number == LineKeys.none ? nil : groups[Int(number)]
  }
}
