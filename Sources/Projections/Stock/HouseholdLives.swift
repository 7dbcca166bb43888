import GroceryModel
import Statistics

/// How long a household's things keep: what is published, corrected by its own labels.
struct HouseholdLives: Sendable {
  private let learnt: LearntLives
  private let products: [Int: LearntLives.Product]

  /// Learns from the labels on a book's lots that are dated on or before its day.
  init(_ book: StockBook) {
    let labels = book.lifeLabels().filter { $0.day <= book.today }
    products = book.products(of: labels)
    learnt = LearntLives(labels, of: products)
  }

  /// One product's lives; its words are looked up only if it has no label.
  func product(_ product: Int, of book: StockBook) -> ProductLives {
    let own = products[product] ?? book.priorOfProduct(product)
    return ProductLives(product: product, own: own, learnt: learnt)
  }
}

extension StockBook {
  /// What is published of each product with a label.
  func products(of labels: [LifeLabel]) -> [Int: LearntLives.Product] {
    var products: [Int: LearntLives.Product] = [:]
    for label in labels where products[label.product] == nil {
      products[label.product] = priorOfProduct(label.product)
    }
    return products
  }

  func priorOfProduct(_ product: Int) -> LearntLives.Product {
    priors.product(product, in: catalog)
  }
}

/// How long something is expected to keep, from some day on.
struct KeepingLife: Sendable {
  let life: ShelfLife
  let method: String

  /// The days after the first one, the last good day among them.
  var days: Int { Int(life.days.median.rounded(.toNearestOrEven)) }
}

/// How long one product keeps in each place, sealed and opened.
struct ProductLives: Sendable {
  private let product: Int
  private let own: LearntLives.Product
  private let learnt: LearntLives

  init(product: Int, own: LearntLives.Product, learnt: LearntLives) {
    self.product = product
    self.own = own
    self.learnt = learnt
  }

  /// Where it is usually kept, if that is known.
  var usual: Storage { own.prior?.usual ?? .unstated }

  /// Where it is kept once it is opened: a tin, carton or jar moves from the pantry to the fridge.
  func storageOnceOpened(from storage: Storage) -> Storage {
    guard let prior = own.prior, storage == .pantry || storage == .unstated else { return storage }
    let kept = storage == .unstated ? prior.usual : storage
    let place = prior.storageOnceOpened(from: kept)
    return place == kept ? storage : place
  }

  /// Returns the life from the purchase, from the move to that place, or from the opening; nil if
  /// it is unknown.
  func life(in storage: Storage, isOpened: Bool) -> KeepingLife? {
    let storage = storage == .unstated ? usual : storage
    let prior = own.prior?.life(in: storage, isOpened: isOpened)
    guard !isOpened else {
      // Labels do not state the life after opening.
      return prior.flatMap { prior in
        Self.unlearnt?.life(ofProduct: 0, priorDays: prior.days).map {
          KeepingLife(life: $0, method: prior.source.rawValue + " opened")
        }
      }
    }
    guard
      let life = learnt.life(
        of: product, in: storage, category: own.category, priorDays: prior?.days)
    else { return nil }
    let labels = life.labels > 0 ? "labels" : nil
    return KeepingLife(
      life: life,
      method: [prior?.source.rawValue, labels].compactMap { $0 }.joined(separator: "+"))
  }

  private static let unlearnt = ShelfLifeModel(labels: [], categories: [0])
}
