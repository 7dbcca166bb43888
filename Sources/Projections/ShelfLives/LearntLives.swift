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

  private let products: [Int: Product]
  private var model = ShelfLifeModel()
  private var places: [Keeping: Int] = [:]
  /// The model's numbers of categories, from 1.
  private var categories: [String: Int] = [:]
  /// A product without a label, by its category.
  private var blanks: [String: Int] = [:]
  private let otherBlank: Int
  /// What is published, for products that too few labels say anything of.
  private static let published = ShelfLifeModel(labels: [], categories: [0])
  /// Fewer labels say nothing of other products: one mistyped date would move all of them.
  private static let leastLabels = 3
  private var labelCount = 0
  /// The label lives of products without a published life.
  private var alone: [Keeping: [Double]] = [:]

  /// - Parameters:
  ///   - labels: What was seen so far.
  ///   - products: Every product with a label, now or later.
  init(_ labels: some Sequence<LifeLabel>, of products: [Int: Product]) {
    self.products = products
    otherBlank = model.addProduct(ofCategory: 0)
    learn(labels)
  }

  /// Takes in further labels, in any order.
  mutating func learn(_ labels: some Sequence<LifeLabel>) {
    var ofModel: [ShelfLifeModel.Label] = []
    for label in labels {
      let product = products[label.product]
      let storage = label.storage == .unstated ? product?.prior?.usual : label.storage
      let keeping = Keeping(product: label.product, storage: storage ?? .unstated)
      guard let product,
        let prior = product.prior?.life(in: keeping.storage, isOpened: false)
      else {
        alone[keeping, default: []].append(label.days)
        continue
      }
      let place = place(of: keeping, product.category)
      if let own = ShelfLifeModel.Label(product: place, days: label.days, priorDays: prior.days) {
        ofModel.append(own)
      }
    }
    model.learn(ofModel)
    labelCount += ofModel.count
  }

  /// The model's number of a product in a place.
  private mutating func place(of keeping: Keeping, _ category: String) -> Int {
    if let place = places[keeping] { return place }
    let number = categories[category] ?? categories.count + 1
    if number > categories.count {
      categories[category] = number
      blanks[category] = model.addProduct(ofCategory: number)
    }
    let place = model.addProduct(ofCategory: number)
    places[keeping] = place
    return place
  }

  /// Returns the sealed life of a product.
  ///
  /// - Parameters:
  ///   - product: The product's number.
  ///   - storage: The storage place.
  ///   - category: The matching key of its category.
  ///   - priorDays: The published life there, if known.
  /// - Returns: Nil without a published life and labels.
  func life(
    of product: Int, in storage: Storage, category: String, priorDays: Double?
  ) -> ShelfLife? {
    let keeping = Keeping(product: product, storage: storage)
    guard let priorDays else { return alone[keeping].flatMap { Self.life(byOwn: $0) } }
    guard places[keeping] != nil || labelCount >= Self.leastLabels else {
      return Self.published?.life(ofProduct: 0, priorDays: priorDays)
    }
    return model.life(
      ofProduct: places[keeping] ?? blanks[category] ?? otherBlank, priorDays: priorDays)
  }

  /// Returns the life from labels alone, which replace the published life.
  private static func life(byOwn days: [Double]) -> ShelfLife? {
    guard let median = SortedSample(days)?.median else { return nil }
    let own = days.compactMap { ShelfLifeModel.Label(product: 0, days: $0, priorDays: median) }
    return ShelfLifeModel(labels: own, categories: [0])?.life(ofProduct: 0, priorDays: median)
  }
}
