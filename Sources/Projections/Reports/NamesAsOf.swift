import GroceryModel

/// Display names and categories as of a month's end.
struct NamesAsOf {
  /// The things that prices and the stock are of.
  let catalog: ItemCatalog
  private let book: SpendingBook
  private let month: Month
  private let categories: [String]
  private let products: [String]
  private let stores: [String]

  init(_ household: HouseholdBook, upTo month: Month) {
    book = household.book
    self.month = month
    let (book, descriptions) = (household.book, household.book.descriptions)
    let tables = book.fold.names.tables
    func counts(
      _ sums: MonthlySums, _ key: LineKey, counting: (UInt32) -> Bool = { $0 != LineKeys.none }
    ) -> [Int] {
      sums.counts(upTo: month, numbers: tables[key.rawValue].count, counting: counting)
    }
    var categoryCounts = counts(household.categories, .category, counting: SpendingBook.isStated)
    var itemCounts = counts(household.items, .item)
    for line in book.borrowed where line.month <= month {
      if SpendingBook.isStated(line.category) { categoryCounts[Int(line.category)] -= 1 }
      guard let written = line.writtenItem, written != LineKeys.none else { continue }
      itemCounts[Int(line.item)] -= 1
      itemCounts[Int(written)] += 1
    }
    categories = book.categories.names(counts: categoryCounts)
    var items = MentionedNames(
      book.products, counts: itemCounts,
      described: descriptions.products.values.compactMap(\.aliasOf))
    var shops = MentionedNames(
      book.stores, counts: counts(household.stores, .store),
      described: descriptions.stores.values.compactMap(\.aliasOf))
    household.lines.forEachMention(upTo: min(month.lastDay, household.today)) { item, store in
      items.note(item)
      shops.note(store)
    }
    products = book.products.names(counts: items.counts)
    stores = book.stores.names(counts: shops.counts)
    catalog = ItemCatalog(
      book, products: products, stores: stores,
      categories: Self.filed(household, upTo: month, categories, items.isMentioned))
  }

  /// What each product is filed under: as most of its lines are, of equally many categories the first
  /// in byte order; by its name alone if it was never bought.
  private static func filed(
    _ household: HouseholdBook, upTo month: Month, _ names: [String], _ isMentioned: [Bool]
  ) -> [String] {
    let book = household.book
    var places: [UInt32: Int] = [:]
    var counts: [[(category: Int, lines: Int)]] = Array(
      repeating: [], count: book.products.keys.count)
    for own in household.items.months where own <= month {
      for cell in household.items.cells(of: own) where cell.number != LineKeys.none {
        let category = places[cell.category] ?? book.category(of: cell.category, upTo: month)
        places[cell.category] = category
        let product = book.products.groups[Int(cell.number)]
        if let known = counts[product].firstIndex(where: { $0.category == category }) {
          counts[product][known].lines += cell.lines
        } else {
          counts[product].append((category, cell.lines))
        }
      }
    }
    for line in book.borrowed where line.month <= month && line.item != LineKeys.none {
      let product = book.products.groups[Int(line.item)]
      let category = book.category(of: line.category, upTo: month)
      if let known = counts[product].firstIndex(where: { $0.category == category }) {
        counts[product][known].lines -= 1
      }
    }
    return counts.enumerated().map { product, counts in
      let best = counts.min {
        ($1.lines, book.categories.keys[$0.category])
          < ($0.lines, book.categories.keys[$1.category])
      }
      if let best { return names[best.category] }
      // Of what only later months know nothing is asked.
      return isMentioned[product] ? book.categoryByName(of: book.products.keys[product]) : ""
    }
  }

  func category(_ number: UInt32) -> String { categories[book.category(of: number, upTo: month)] }

  func item(_ number: UInt32) -> String {
    number == LineKeys.none ? "" : products[book.products.groups[Int(number)]]
  }

  func store(_ number: UInt32) -> String {
    number == LineKeys.none ? "" : stores[book.stores.groups[Int(number)]]
  }
}

extension SpendingBook {
  /// What a product is filed under that was never bought.
  fileprivate func categoryByName(of key: String) -> String {
    if let category = descriptions.filedCategory(of: key) { return category }
    let rule = rules.place([key], storeRule: nil)
    return rule.map { rules.rules[$0].category }
      ?? KeywordCategories.match([key])?.category.rawValue ?? "Other"
  }
}

/// How often names were written, where those that no line has count as well: a thing that was never
/// bought is shown as the first of its names in byte order that has turned up.
private struct MentionedNames {
  private let book: NameAliases
  private(set) var counts: [Int]
  /// For each thing whether anything but a purchase names it.
  private(set) var isMentioned: [Bool]
  /// True if lines, or descriptions, tell already what a thing is shown as.
  private var isNamed: [Bool]

  init(_ book: NameAliases, counts: [Int], described: [String]) {
    self.book = book
    self.counts = counts
    isMentioned = Array(repeating: false, count: book.keys.count)
    isNamed = isMentioned
    for (number, count) in counts.enumerated() where count > 0 {
      isNamed[book.groups[number]] = true
    }
    for name in described {
      if let thing = book.group(ofKey: NameKey.matching(NameKey.printed(name))) {
        isNamed[thing] = true
      }
    }
  }

  mutating func note(_ number: UInt32) {
    guard number != LineKeys.none else { return }
    let thing = book.groups[Int(number)]
    isMentioned[thing] = true
    if !isNamed[thing] { counts[Int(number)] = 1 }
  }
}
