import GroceryModel

/// What the things of a settled book are shown as.
struct ShownNames: Sendable {
  let book: SpendingBook
  /// One for each thing of the book's `products`, and so on.
  let products: NameTexts
  let categories: [String]
  let stores: [String]
  let brands: [String]
  let tags: TagBook

  init(_ book: SpendingBook) {
    self.book = book
    let counts = book.fold.names.counts
    products = book.products.shown(counts: counts[LineKey.item.rawValue])
    categories = book.categories.names(counts: counts[LineKey.category.rawValue])
    stores = book.stores.names(counts: counts[LineKey.store.rawValue])
    brands = book.brands.names(counts: counts[LineKey.brand.rawValue])
    tags = TagBook(book)
  }
}
