import GroceryModel

/// What quantities are counted in: the base units of the known dimensions, and units that only a log
/// knows, such as `bunch`.
///
/// A thing sold by the piece whose package is known is measured by the mass or volume that the package
/// holds: the line's own package, else the one described for the product, else the one that its name
/// states. Without one, or with one that counts pieces, it is measured as it is sold; nothing is made
/// up.
struct PriceMeasures {
  /// How quantities of one kind turn into what is measured.
  struct Measure {
    /// The place in ``PriceMeasures/units``.
    var unit: Int
    /// How much of ``unit`` one of the quantity's own unit is.
    var factor: ExactRatio
    /// Whether the quantity counts pieces or containers, so that a package's content may apply.
    let isCounted: Bool
  }

  /// What a package holds.
  struct Package {
    /// The place in ``PriceMeasures/sizes``.
    let size: Int
    let unit: Int
    let content: ExactRatio
  }

  /// All package sizes, as often as they were read; kept apart so that a package owns nothing.
  private(set) var sizes: [PackageSize] = []

  static let each = 0
  /// Units from here on are known to a log only.
  static let dimensionCount = 3

  /// The names of the units; the first three are those of the dimensions.
  private(set) var units = [Unit.each.symbol, Unit.kilogram.symbol, Unit.litre.symbol]
  /// For each number of the fold's units.
  private var measures: [Measure] = []
  private var packages: [Package?] = []
  /// For each item's number what its product is described by or its name states, where that counts.
  private var itemPackages: [Package?]
  private let fold: PriceFold
  private let catalog: ItemCatalog

  init(_ fold: PriceFold, _ catalog: ItemCatalog) {
    self.fold = fold
    self.catalog = catalog
    var places: [String: Int] = [:]
    for number in 0..<fold.units.count {
      let text = NameKey.matching(fold.units.text(number))
      if let unit = Unit(text) {
        measures.append(
          Measure(
            unit: Self.place(unit.dimension),
            factor: ExactRatio(Int128(unit.numerator), Int128(unit.denominator)),
            isCounted: unit == .each))
      } else {
        let place = places[text] ?? units.count
        if place == units.count {
          places[text] = place
          units.append(text)
        }
        measures.append(Measure(unit: place, factor: .one, isCounted: true))
      }
    }
    itemPackages = Array(repeating: nil, count: fold.items.itemCount)
    for number in 0..<fold.packages.count {
      packages.append(PackageSize(fold.packages.text(number)).map { package($0) })
    }
    var isSought = Array(repeating: true, count: fold.items.itemCount)
    for observation in fold.observations where isSought[Int(observation.item)] {
      let terms = fold.terms[observation.terms]
      guard written(terms).isCounted, ownPackage(terms) == nil else { continue }
      itemPackages[Int(observation.item)] = sizeOfItem(observation.item).map { package($0) }
      isSought[Int(observation.item)] = false
    }
  }

  /// The place of a dimension's base unit.
  static func place(_ dimension: Dimension) -> Int {
    switch dimension {
    case .count: each
    case .mass: 1
    case .volume: 2
    }
  }

  private mutating func package(_ size: PackageSize) -> Package {
    sizes.append(size)
    let unit = size.content.unit
    let content = ExactRatio(
      size.content.amount.units, Amount.unitsPerOne
    ).reduced
    let factor = ExactRatio(
      Int128(unit.numerator) * Int128(size.pieces), Int128(unit.denominator))
    return Package(
      size: sizes.count - 1, unit: Self.place(unit.dimension),
      content: (content.times(factor) ?? content).reduced)
  }

  /// How a quantity is written, before any package is looked into.
  func written(_ terms: PriceTerms) -> Measure {
    terms.unit == LineKeys.none
      ? Measure(unit: Self.each, factor: .one, isCounted: true) : measures[Int(terms.unit)]
  }

  /// The package of an observation that counts pieces, if it is known.
  func package(of observation: PriceObservation) -> Package? {
    let terms = fold.terms[observation.terms]
    guard written(terms).isCounted else { return nil }
    return ownPackage(terms) ?? itemPackages[Int(observation.item)]
  }

  private func ownPackage(_ terms: PriceTerms) -> Package? {
    terms.package == LineKeys.none ? nil : packages[Int(terms.package)]
  }

  /// The size that describes an item's product, else the one that its name states.
  private func sizeOfItem(_ item: UInt32) -> PackageSize? {
    let written = catalog.written(item)
    let product = catalog.product(of: item)
    if !catalog.descriptions.products.isEmpty {
      for key in [NameKey.matching(written), catalog.key(of: product)] {
        let described = catalog.descriptions.products[key]?.package
        if let size = described.flatMap({ PackageSize($0) }) { return size }
      }
    }
    for name in [written, catalog.name(of: product)] where ProductName.mayStateSize(name) {
      if let size = ProductName(name).package { return size }
    }
    return nil
  }

  /// What an observation measures its quantity in.
  func measure(of observation: PriceObservation) -> Measure? {
    var measure = written(fold.terms[observation.terms])
    guard let package = package(of: observation), package.unit != Self.each else { return measure }
    guard let factor = measure.factor.times(package.content) else { return nil }
    measure.unit = package.unit
    measure.factor = factor
    return measure
  }

  /// How much was bought or priced, in units of a factor; nil where the log does not say.
  ///
  /// A line that names a measure and no quantity was bought by an amount that nobody knows; a price
  /// seen is one of one unit.
  func quantity(of observation: PriceObservation, factor: ExactRatio) -> ExactRatio? {
    guard observation.quantity != LineKeys.none else {
      let terms = fold.terms[observation.terms]
      return terms.origin == .purchase && !written(terms).isCounted ? nil : factor
    }
    let quantity = fold.decimals[observation.quantity]
    return ExactRatio(quantity).times(factor)
  }

  /// What one unit of a factor cost; nil where that is not known.
  func price(of observation: PriceObservation, factor: ExactRatio) -> ExactRatio? {
    let total = fold.decimals[observation.total]
    guard let quantity = quantity(of: observation, factor: factor) else { return nil }
    return ExactRatio(total).over(quantity)
  }
}
