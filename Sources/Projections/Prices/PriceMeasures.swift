import GroceryModel

/// What the quantities of a fold's observations are counted in, and what one unit of them cost.
struct PriceMeasures {
  private let quantities: QuantityMeasures
  private let fold: PriceFold
  /// For each number of terms whether what a package of the item holds decides.
  private let dependsOnItem: [Bool]

  init(_ fold: PriceFold, _ catalog: ItemCatalog, workers: Int) {
    self.fold = fold
    var quantities = QuantityMeasures(
      units: fold.tables.units, packages: fold.tables.packages, itemCount: fold.items.itemCount,
      catalog)
    let dependsOnItem = fold.tables.terms.terms.map {
      quantities.dependsOnItem(unit: $0.unit, package: $0.package)
    }
    for observation in fold.observations where dependsOnItem[Int(observation.terms)] {
      quantities.note(item: observation.item)
    }
    quantities.findPackages(workers: workers)
    self.quantities = quantities
    self.dependsOnItem = dependsOnItem
  }

  /// The package sizes that packages name by their places.
  var sizes: [PackageSize] { quantities.sizes }

  /// The names of the units that quantities are measured in.
  var units: [String] { quantities.units }

  /// How a quantity is written, before any package is looked into.
  func written(_ terms: PriceTerms) -> QuantityMeasures.Measure { quantities.written(terms.unit) }

  /// True if an observation could have a package.
  func mayHavePackage(_ observation: PriceObservation) -> Bool {
    !dependsOnItem[Int(observation.terms)] || quantities.hasPackage(item: observation.item)
  }

  /// True if other observations like it may be of another package.
  func changes(packageOf observation: PriceObservation) -> Bool {
    quantities.changesPackage(item: observation.item)
  }

  /// The package of an observation that counts pieces, if it is known.
  func package(of observation: PriceObservation) -> QuantityMeasures.Package? {
    guard !dependsOnItem[Int(observation.terms)] else {
      return quantities.packageOfItem(observation.item, on: observation.day)
    }
    let terms = fold.tables.terms[observation.terms]
    return quantities.written(terms.unit).isCounted ? quantities.own(terms.package) : nil
  }

  /// What an observation measures its quantity in.
  func measure(of observation: PriceObservation) -> QuantityMeasures.Measure? {
    let terms = fold.tables.terms[observation.terms]
    return quantities.measure(
      item: observation.item, unit: terms.unit, package: terms.package, day: observation.day)
  }

  /// Returns the quantity bought or priced, in units of a factor; nil if the log does not state it.
  ///
  /// A line with a unit but no quantity has an unknown quantity; an observed price without a
  /// quantity is for one unit.
  func quantity(of observation: PriceObservation, factor: ExactRatio) -> ExactRatio? {
    guard observation.quantity != LineKeys.none else {
      let terms = fold.tables.terms[observation.terms]
      return terms.origin == .purchase && !written(terms).isCounted ? nil : factor
    }
    let quantity = fold.tables.decimals[observation.quantity]
    return ExactRatio(quantity).times(factor)
  }

  /// What one unit of a factor cost; nil where that is not known.
  func price(of observation: PriceObservation, factor: ExactRatio) -> ExactRatio? {
    let total = fold.tables.decimals[observation.total]
    guard let quantity = quantity(of: observation, factor: factor) else { return nil }
    return ExactRatio(total).over(quantity)
  }
}
