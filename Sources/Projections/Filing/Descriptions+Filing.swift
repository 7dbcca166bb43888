import EventSourcing
import GroceryModel

extension Descriptions {
  /// The matching keys of the products whose category is described, directly or by an alias or barcode.
  var filedItems: Set<String> {
    Set((Array(products.keys) + productBarcodes).filter { filedCategory(of: $0) != nil })
  }

  /// What the names of shops lead to that have an alias, as matched.
  var canonicalStores: [String: String] {
    stores.keys.reduce(into: [:]) { names, key in
      names[key] = canonicalStore(of: key).map { NameKey.matching($0) }
    }
  }

  /// The category that a description gives a product.
  func filedCategory(of key: String) -> String? {
    if let category = products[key]?.category { return category }
    guard let canonical = canonicalProduct(of: key) else { return nil }
    return products[NameKey.matching(canonical)]?.category
  }
}
