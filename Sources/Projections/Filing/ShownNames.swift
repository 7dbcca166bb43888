import ColumnStore
import GroceryModel

/// The display names of a resolved book's things.
final class ShownNames: Sendable {
  let book: SpendingBook
  /// One for each thing of the book's `products`, and so on.
  let products: LazyTexts
  let categories: [String]
  let stores: [String]
  let brands: [String]
  let tags: TagBook

  convenience init(_ book: SpendingBook) {
    let counts = book.fold.names.counts
    self.init(
      book, products: book.products.shown(counts: counts[LineKey.item.rawValue]),
      stores: book.stores.names(counts: counts[LineKey.store.rawValue]))
  }

  /// The same with what products and shops were shown as at some time.
  init(_ book: SpendingBook, products: LazyTexts, stores: [String]) {
    self.book = book
    self.products = products
    self.stores = stores
    let counts = book.fold.names.counts
    categories = book.categories.names(counts: counts[LineKey.category.rawValue])
    brands = book.brands.names(counts: counts[LineKey.brand.rawValue])
    tags = TagBook(book)
  }
}
