import EventSourcing
import GroceryModel

extension Descriptions {
  /// The matching keys of the products whose category is described, directly or by an alias or barcode.
  var filedItems: Set<String> {
    Set((Array(products.keys) + productBarcodes).filter { filedCategory(of: $0) != nil })
  }

  /// The category that a description gives a product.
  func filedCategory(of key: String) -> String? {
    if let category = products[key]?.category { return category }
    guard let canonical = canonicalProduct(of: key) else { return nil }
    return products[NameKey.matching(canonical)]?.category
  }
}
