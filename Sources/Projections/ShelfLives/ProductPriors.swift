import ByteTools
import GroceryModel

/// What is published of products by their names, each looked up once for as long as it is filed alike.
struct ProductPriors: Sendable {
  private struct Known: Sendable {
    let category: String
    let product: LearntLives.Product
  }

  private var known: [Int: Known] = [:]

  /// What is published of a product, as it is filed in a catalog of the same products.
  func product(_ product: Int, in catalog: ItemCatalog) -> LearntLives.Product {
    let category = catalog.category(of: product)
    if let known = known[product], known.category == category { return known.product }
    return LearntLives.Product(
      prior: ProductPrior(name: catalog.key(of: product), category: category),
      category: NameKey.matching(category))
  }

  /// Looks up what is not known yet of some products, on so many threads.
  mutating func learn(_ products: [Int], _ catalog: ItemCatalog, workers: Int) {
    let new = products.filter { known[$0]?.category != catalog.category(of: $0) }
    let count = new.count < 1_000 ? min(1, new.count) : workers
    let parts = Workers.run(count) { [self] worker in
      new[new.count * worker / count..<new.count * (worker + 1) / count].map {
        product($0, in: catalog)
      }
    }
    for (number, product) in zip(new, parts.joined()) {
      known[number] = Known(category: catalog.category(of: number), product: product)
    }
  }
}
