import ColumnStore
import GroceryModel

/// Turns resolved sums into the rows of an answer.
///
/// Cells are sorted by small numbers, one for each text of a key, so each text is compared once.
struct SpendAnswering {
  let question: SpendQuestion
  let book: SpendingBook
  let grouping: SpendingFold.Grouping
  let table: GroupByTable
  let names: ShownNames
  let labels: LineLabels
  /// True if cells are of days, or else of months.
  private let hasDays: Bool

  init(_ question: SpendQuestion, _ book: SpendingBook) {
    self.question = question
    self.book = book
    grouping = book.fold.groupings[0]
    table = book.fold.tables[0]
    hasDays = grouping.keys.contains(.day)
    names = ShownNames(book)
    labels = LineLabels(names)
  }

  func answer(_ given: CurrencyConversion?, workers: Int) throws -> SpendQuestion.Answer {
    var conversion = given
    let picks = try FilterPicks(question.filters, among: names)
    var axes = question.keys.map { SpendAxis($0, things(of: $0)) } + [SpendAxis(.currency)]
    let tagPlace = axes.firstIndex { $0.key == .tag }
    var sums = SpendRows.Sums(table, width: axes.count, isConverted: conversion != nil)
    let leftOut = question.wantsLeftOut ? nil : book.leftOut
    for cell in 0..<table.count {
      if let leftOut, book.category(of: keys(of: cell)[.category]) == leftOut { continue }
      if !picks.isEmpty {
        let keys = keys(of: cell)
        guard picks.agree({ labels.isHit($0, $1, keys) }) else { continue }
      }
      let converted = conversion?.convert(
        table.amount(cell), of: currencyCode(of: cell), on: day(of: keys(of: cell)))
      guard let tagPlace else {
        sums.append(cell, converted)
        continue
      }
      let tags = labels.tags(of: keys(of: cell))
      for tag in tags.isEmpty ? [""] : tags {
        sums.append(cell, converted)
        sums.setLastNumber(axes[tagPlace].number(of: tag), at: tagPlace)
      }
    }
    for place in axes.indices where place != tagPlace { number(&axes[place], at: place, in: &sums) }
    try conversion?.check()
    return SpendQuestion.Answer(
      rows: SpendRows(sums, axes, convertedTo: question.currency, workers: workers),
      unmatched: picks.unmatched, candidates: picks.candidates, rates: conversion?.remarks ?? [])
  }

  /// Numbers the texts that the parts of the sums have for a key.
  private func number(_ axis: inout SpendAxis, at place: Int, in sums: inout SpendRows.Sums) {
    let key = axis.key
    guard let (part, groups) = decider(of: key) else {
      return sums.setNumbers(at: place) { cell in
        let keys = keys(of: cell)
        return axis.number(of: code(key, keys)) { text(key, $0, keys) }
      }
    }
    sums.setNumbers(at: place) { cell in
      var code = table.key(cell, part)
      if let groups {
        code =
          Int(code) < groups.count ? UInt32(groups[Int(code)]) : self.code(key, keys(of: cell))
      }
      return axis.number(of: code) { text(key, $0, keys(of: cell)) }
    }
  }

  /// Which number of a cell's key alone decides what it has for a key, and of numbers that are names of
  /// things which; nil where it takes more.
  private func decider(of key: SpendKey) -> (part: Int, groups: [Int]?)? {
    func place(_ part: LineKey, _ groups: [Int]? = nil) -> (Int, [Int]?)? {
      grouping.keys.firstIndex(of: part).map { ($0, groups) }
    }
    switch key {
    case .item: return place(.item, book.products.groups)
    case .store: return place(.store, book.stores.groups)
    case .category: return place(.category, book.stated)
    case .currency: return question.currency == nil ? place(.currency) : nil
    case .day, .week, .month, .quarter, .year: return place(hasDays ? .day : .month)
    case .brand, .tag, .receipt, .weekday, .event: return nil
    }
  }

  /// Returns the names behind a key's codes if each code has its own text.
  private func things(of key: SpendKey) -> LazyTexts? {
    switch key {
    case .category: LazyTexts(names.categories)
    case .store: LazyTexts(names.stores)
    case .item: names.products
    case .brand: LazyTexts(names.brands)
    default: nil
    }
  }

  /// The numbers of a cell.
  func keys(of cell: Int) -> LineKeys {
    var keys = LineKeys()
    for (place, key) in grouping.keys.enumerated() {
      keys[key] = table.key(cell, place)
    }
    return keys
  }

  /// Returns the code of a cell's key: equal codes have equal texts.
  private func code(_ key: SpendKey, _ keys: LineKeys) -> UInt32 {
    func group(_ part: LineKey, _ groups: [Int]) -> UInt32 {
      labels.group(keys[part], groups).map { UInt32($0) } ?? LineKeys.none
    }
    switch key {
    case .category: return UInt32(book.category(of: keys[.category]))
    case .store: return group(.store, book.stores.groups)
    case .item: return group(.item, book.products.groups)
    case .brand: return labels.brand(of: keys).map { UInt32($0) } ?? LineKeys.none
    case .currency: return question.currency == nil ? keys[.currency] : 0
    case .receipt, .event: return keys[.receipt]
    case .weekday: return UInt32(day(of: keys).weekday)
    case .day, .week, .month, .quarter, .year: return hasDays ? keys[.day] : keys[.month]
    case .tag: return LineKeys.none
    }
  }

  /// The text of a code whose key has no things of its own.
  private func text(_ key: SpendKey, _ code: UInt32, _ keys: LineKeys) -> String {
    switch key {
    case .category, .store, .item, .brand, .tag: ""
    case .currency: question.currency?.code ?? book.currencyCode(of: code)
    case .receipt: NameKey.printed(receipt(code))
    case .event: String(book.fold.names.text(.receipt, code).prefix(32))
    case .weekday: weekdayNames[Int(code) - 1]
    case .day, .week, .month, .quarter, .year: key.step?.key(of: day(of: keys)) ?? ""
    }
  }

  /// The receipt's name as written; where the fold names events, it follows the event's id.
  private func receipt(_ code: UInt32) -> String {
    let name = book.fold.names.text(.receipt, code)
    return grouping.namesEvents ? String(name.dropFirst(32)) : name
  }

  private func currencyCode(of cell: Int) -> String {
    book.currencyCode(of: keys(of: cell)[.currency])
  }

  func day(of keys: LineKeys) -> Day {
    hasDays
      ? Day(ordinal: Int32(bitPattern: keys[.day]))
      : Month(ordinal: Int32(bitPattern: keys[.month])).firstDay
  }
}
