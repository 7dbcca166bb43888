import Foundation
import Statistics
import Testing

@Suite struct ShelfLifeModelTests {
  /// Products a, b of category 0, c, d of 1; product 4 of category 0 and 5 of 2 have no label.
  static let categories = [0, 0, 1, 1, 0, 2]
  static let labels = [
    (0, 0.31), (0, -0.05), (1, 0.62), (2, -0.4), (0, 1.4), (3, -0.22),
  ].compactMap { ShelfLifeModel.Label(product: $0, days: 9 * exp($1), priorDays: 9) }

  /// What the reference recipe (Python) made of these labels, for a published life of nine days.
  @Test(arguments: [
    (0, 12.110_749_845_765_6, 0.241_602_477_603_332_34, 3),
    (1, 15.358_230_280_806_27, 0.271_590_421_872_065_45, 1),
    (2, 6.395_112_984_938_784, 0.271_669_676_643_253_75, 1),
    (4, 10.906_502_986_424_128, 0.493_997_906_186_010_1, 0),
    (5, 9.159_022_599_630_035, 0.529_204_086_953_293_8, 0),
  ])
  func `lives equal the reference`(product: Int, median: Double, deviation: Double, labels: Int)
    throws
  {
    let model = try #require(ShelfLifeModel(labels: Self.labels, categories: Self.categories))
    let life = try #require(model.life(ofProduct: product, priorDays: 9))
    #expect(isNear(life.days.median, median, within: 1e-9))
    #expect(isNear(life.days.logDeviation, deviation, within: 1e-9))
    #expect(life.labels == labels)
  }

  @Test func `without a label the published life stands, with all deviations about it`() throws {
    let model = try #require(ShelfLifeModel(labels: [], categories: [0]))
    let life = try #require(model.life(ofProduct: 0, priorDays: 30))
    #expect(isNear(life.days.median, 30))
    let variance = 0.15 * 0.15 + 0.25 * 0.25 + 0.4 * 0.4 + 0.2 * 0.2
    #expect(isNear(life.days.logDeviation, variance.squareRoot()))
  }

  @Test(.enabled(if: PredictionStudy.isPresent, "the study's data is not beside the repository"))
  func `all of the study's vectors are reached to nine digits`() throws {
    let cases = try ExpirationGolden.file().shelf_life
    #expect(cases.count == 12)
    for golden in cases {
      let pairs =
        golden.obs.map { [$0.product, $0.category] } + [[golden.product, golden.category]]
      let products = Set(pairs.map { $0[0] }).sorted()
      let names = Set(pairs.map { $0[1] }).sorted()
      var categories = products.map { _ in 0 }
      for pair in pairs {
        let product = try #require(products.firstIndex(of: pair[0]))
        categories[product] = try #require(names.firstIndex(of: pair[1]))
      }
      let labels = try golden.obs.map { label in
        let product = try #require(products.firstIndex(of: label.product))
        return try #require(
          ShelfLifeModel.Label(
            product: product, days: golden.prior_mid * exp(label.logRatio),
            priorDays: golden.prior_mid))
      }
      let model = try #require(ShelfLifeModel(labels: labels, categories: categories))
      let product = try #require(products.firstIndex(of: golden.product))
      let life = try #require(model.life(ofProduct: product, priorDays: golden.prior_mid))
      #expect(isNear(life.days.median, golden.median_days, within: 1e-9))
      #expect(isNear(life.days.logDeviation, golden.log_sd, within: 1e-9))
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `neither the order of labels nor the numbering changes a digit`(seed: UInt64) throws {
    var random = RandomLabels(seed: seed)
    let (labels, categories) = random.labelsAndCategories()
    let model = try #require(ShelfLifeModel(labels: labels, categories: categories))
    let renumbered = Array(categories.indices).shuffled(using: &random)
    let categoryNumbers = Array(0...(categories.max() ?? 0)).shuffled(using: &random)
    var otherCategories = categories
    for (product, category) in categories.enumerated() {
      otherCategories[renumbered[product]] = categoryNumbers[category]
    }
    let otherLabels = random.raw.shuffled(using: &random).compactMap {
      ShelfLifeModel.Label(product: renumbered[$0.product], days: $0.days, priorDays: 10)
    }
    let other = try #require(ShelfLifeModel(labels: otherLabels, categories: otherCategories))
    for product in categories.indices {
      #expect(
        model.life(ofProduct: product, priorDays: 10)
          == other.life(ofProduct: renumbered[product], priorDays: 10))
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `labels learnt one after the other tell what all at once do`(seed: UInt64) throws {
    var random = RandomLabels(seed: seed)
    let (labels, categories) = random.labelsAndCategories()
    var model = try #require(ShelfLifeModel(labels: [], categories: categories))
    for count in labels.indices {
      model.learn([labels[count]])
      let all = try #require(
        ShelfLifeModel(labels: Array(labels[...count]), categories: categories))
      #expect(model == all)
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `medians equal those of a regression with a column for each product and category`(
    seed: UInt64
  ) throws {
    var random = RandomLabels(seed: seed)
    let (labels, categories) = random.labelsAndCategories()
    let model = try #require(ShelfLifeModel(labels: labels, categories: categories))
    let expected = random.medians(categories: categories)
    #expect(expected.count == categories.count)
    for (product, median) in expected.enumerated() {
      let life = try #require(model.life(ofProduct: product, priorDays: 10))
      #expect(isNear(life.days.median, median, within: 1e-10))
    }
  }

  @Test func `bounds are those of Student's distribution, and meet where there is no room`() throws
  {
    let model = try #require(ShelfLifeModel(labels: Self.labels, categories: Self.categories))
    let unseen = try #require(model.life(ofProduct: 5, priorDays: 9))
    let bounds = unseen.interval(coverage: 0.8)
    let reach = 1.533_206_274_058_943_9 * unseen.days.logDeviation
    #expect(isNear(bounds.lowerBound, unseen.days.median * exp(-reach)))
    #expect(isNear(bounds.upperBound, unseen.days.median * exp(reach)))
    let wide = unseen.interval(coverage: 0.95)
    #expect(wide.lowerBound < bounds.lowerBound && wide.upperBound > bounds.upperBound)
    let seen = try #require(model.life(ofProduct: 1, priorDays: 9))
    #expect(
      isNear(
        seen.interval(coverage: 0.8).upperBound,
        seen.days.median * exp(1.475_884_048_824_481_1 * seen.days.logDeviation)))
  }

  @Test func `what cannot be a life or a number of one is refused`() throws {
    #expect(ShelfLifeModel.Label(product: 0, days: 0, priorDays: 9) == nil)
    #expect(ShelfLifeModel.Label(product: 0, days: 5, priorDays: -1) == nil)
    #expect(ShelfLifeModel.Label(product: 0, days: .infinity, priorDays: 9) == nil)
    #expect(ShelfLifeModel(labels: Self.labels, categories: [0]) == nil)
    #expect(ShelfLifeModel(labels: [], categories: [0, -1]) == nil)
    let model = try #require(ShelfLifeModel(labels: [], categories: [0]))
    #expect(model.life(ofProduct: 1, priorDays: 9) == nil)
    #expect(model.life(ofProduct: 0, priorDays: 0) == nil)
  }
}
