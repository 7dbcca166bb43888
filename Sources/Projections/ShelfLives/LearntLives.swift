import GroceryModel
import Statistics

/// What labels say of how long a household's products keep, compared with what is published.
///
/// The order of labels changes no digit.
struct LearntLives: Sendable {
  /// A product that has labels.
  struct Product: Sendable {
    let prior: ProductPrior?
    /// The matching key of its category.
    let category: String
  }

  /// A product kept in one place; in another it is another thing.
  private struct Keeping: Hashable {
    let product: Int
    let storage: Storage
  }

  private let model: ShelfLifeModel?
  private var places: [Keeping: Int] = [:]
  /// A product without a label, by its category.
  private var blanks: [String: Int] = [:]
  private let otherBlank: Int
  /// Products of which nothing is published.
  private var alone: [Keeping: ShelfLife] = [:]

  /// - Parameters:
  ///   - labels: What was seen.
  ///   - products: Every product with a label.
  init(_ labels: some Sequence<LifeLabel>, of products: [Int: Product]) {
    var categories: [Int] = []
    var ofModel: [ShelfLifeModel.Label] = []
    var withoutPrior: [Keeping: [Double]] = [:]
    for label in labels {
      let product = products[label.product]
      let storage = label.storage == .unstated ? product?.prior?.usual : label.storage
      let keeping = Keeping(product: label.product, storage: storage ?? .unstated)
      guard let product,
        let prior = product.prior?.life(in: keeping.storage, isOpened: false)
      else {
        withoutPrior[keeping, default: []].append(label.days)
        continue
      }
      if blanks[product.category] == nil {
        // The blank of a category has the category's own number.
        blanks[product.category] = categories.count
        categories.append(categories.count)
      }
      let place = places[keeping] ?? categories.count
      if place == categories.count {
        places[keeping] = place
        categories.append(blanks[product.category] ?? place)
      }
      if let own = ShelfLifeModel.Label(product: place, days: label.days, priorDays: prior.days) {
        ofModel.append(own)
      }
    }
    otherBlank = categories.count
    categories.append(categories.count)
    model = ShelfLifeModel(labels: ofModel, categories: categories)
    for (keeping, days) in withoutPrior {
      guard let median = SortedSample(days)?.median else { continue }
      let own = days.compactMap {
        ShelfLifeModel.Label(product: 0, days: $0, priorDays: median)
      }
      alone[keeping] = ShelfLifeModel(labels: own, categories: [0])?
        .life(ofProduct: 0, priorDays: median)
    }
  }

  /// How long a product keeps sealed.
  ///
  /// - Parameters:
  ///   - product: The product's number.
  ///   - storage: Where it is kept.
  ///   - category: The matching key of its category.
  ///   - priorDays: What is published for it there, if anything.
  /// - Returns: Nil where neither that nor an own label tells.
  func life(
    of product: Int, in storage: Storage, category: String, priorDays: Double?
  ) -> ShelfLife? {
    let keeping = Keeping(product: product, storage: storage)
    guard let priorDays else { return alone[keeping] }
    return model?.life(
      ofProduct: places[keeping] ?? blanks[category] ?? otherBlank, priorDays: priorDays)
  }
}
