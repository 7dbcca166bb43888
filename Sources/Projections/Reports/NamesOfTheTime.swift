import GroceryModel

/// What things are called, and products filed under, by the lines dated up to a month's end.
struct NamesOfTheTime {
  private let book: SpendingBook
  private let month: Month
  private let categories: [String]
  private let products: [String]
  private let stores: [String]
  /// By the product's key.
  private let filed: [String: String]

  init(_ household: HouseholdBook, upTo month: Month) {
    book = household.book
    self.month = month
    let tables = book.fold.names.tables
    func counts(
      _ sums: MonthlySums, _ key: LineKey, counting: (UInt32) -> Bool = { $0 != LineKeys.none }
    ) -> [Int] {
      sums.counts(upTo: month, numbers: tables[key.rawValue].count, counting: counting)
    }
    categories = book.categories.names(
      counts: counts(household.categories, .category, counting: SpendingBook.isStated))
    products = book.products.names(counts: counts(household.items, .item))
    stores = book.stores.names(counts: counts(household.stores, .store))
    filed = Self.filed(household, upTo: month, categories)
  }

  /// Most lines of a product decide; of equally many categories the first in byte order.
  private static func filed(
    _ household: HouseholdBook, upTo month: Month, _ names: [String]
  ) -> [String: String] {
    let book = household.book
    var places: [UInt32: Int] = [:]
    var counts: [Int: [Int: Int]] = [:]
    for (own, cells) in household.items.cells where own <= month {
      for cell in cells where cell.number != LineKeys.none {
        let category = places[cell.category] ?? book.category(of: cell.category, upTo: month)
        places[cell.category] = category
        let product = book.products.groups[Int(cell.number)]
        counts[product, default: [:]][category, default: 0] += cell.lines
      }
    }
    var filed: [String: String] = [:]
    for (product, counts) in counts {
      let best = counts.min {
        ($1.value, book.categories.keys[$0.key]) < ($0.value, book.categories.keys[$1.key])
      }
      filed[book.products.keys[product]] = best.map { names[$0.key] }
    }
    return filed
  }

  func category(_ number: UInt32) -> String { categories[book.category(of: number, upTo: month)] }

  func item(_ number: UInt32) -> String {
    number == LineKeys.none ? "" : products[book.products.groups[Int(number)]]
  }

  func store(_ number: UInt32) -> String {
    number == LineKeys.none ? "" : stores[book.stores.groups[Int(number)]]
  }

  /// What a product is filed under; by its name alone if it was never bought.
  func categoryOfProduct(key: String) -> String {
    if let category = filed[key] ?? book.descriptions.filedCategory(of: key) { return category }
    let rule = book.rules.place([key], storeRule: LineKeys.none)
    return rule.map { book.rules.rules[$0].category }
      ?? KeywordCategories.match([key])?.category.rawValue ?? "Other"
  }
}
