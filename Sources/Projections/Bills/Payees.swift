import ColumnStore
import GroceryModel

/// Whom the lines of a resolved book were paid to.
struct Payees {
  private let stores: [Int]
  private let items: [Int]
  private let storeNames: LazyTexts
  private let itemNames: LazyTexts

  init(_ book: SpendingBook) {
    func counts(_ key: LineKey) -> [Int] { book.fold.names.tables[key.rawValue].counts }
    stores = book.stores.groups
    items = book.products.groups
    storeNames = book.stores.shown(counts: counts(.store))
    itemNames = book.products.shown(counts: counts(.item))
  }

  /// The same payee for all its spellings; ``LineKeys/none`` without one.
  func payee(of number: UInt32) -> UInt32 {
    guard number != LineKeys.none else { return number }
    return number & LineKeys.byItem == 0
      ? UInt32(stores[Int(number)])
      : LineKeys.byItem | UInt32(items[Int(number & ~LineKeys.byItem)])
  }

  /// A payee's name as shown.
  func name(of payee: UInt32) -> String {
    payee & LineKeys.byItem == 0
      ? storeNames[Int(payee)] : itemNames[Int(payee & ~LineKeys.byItem)]
  }
}
