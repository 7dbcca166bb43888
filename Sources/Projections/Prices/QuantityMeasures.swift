import EventSourcing
import GroceryModel

/// What quantities are counted in: the base units of the known dimensions, and units that only a log
/// knows, such as `bunch`.
///
/// A thing sold by the piece whose package is known is measured by the mass or volume that the package
/// holds: the line's own package, else the one described for the product, else the one that its name
/// states. Without one, or with one that counts pieces, it is measured as it is sold; nothing is made
/// up. Units and packages are numbers of the tables
/// that it is made with, ``LineKeys/none`` where none is written.
struct QuantityMeasures: Sendable {
  /// How quantities of one kind turn into what is measured.
  struct Measure: Sendable {
    /// The place in ``QuantityMeasures/units``.
    var unit: Int
    /// How much of ``unit`` one of the quantity's own unit is.
    var factor: ExactRatio
    /// Whether the quantity counts pieces or containers, so that a package's content may apply.
    let isCounted: Bool
  }

  /// What a package holds.
  struct Package: Sendable {
    /// The place in ``QuantityMeasures/sizes``.
    let size: Int
    let unit: Int
    let content: ExactRatio
  }

  static let each = 0
  /// Units from here on are known to a log only.
  static let dimensionCount = 3

  /// All package sizes, as often as they were read; kept apart so that a package owns nothing.
  private(set) var sizes: [PackageSize] = []

  /// The names of the units; the first three are those of the dimensions.
  private(set) var units = [Unit.each.symbol, Unit.kilogram.symbol, Unit.litre.symbol]
  private var measures: [Measure] = []
  private var packages: [Package?] = []
  /// What items' products are described by or their names state, where that counts.
  private var stated: [Package] = []
  /// For each item's number the place among these; negative for none.
  private var itemPackages: [Int32]
  private var isSought: [Bool]
  private let catalog: ItemCatalog

  /// - Parameters:
  ///   - units: The units as written.
  ///   - packages: The packages as written.
  ///   - itemCount: How many items have a number.
  ///   - catalog: What the items are.
  init(units: NameTable, packages: NameTable, itemCount: Int, _ catalog: ItemCatalog) {
    self.catalog = catalog
    itemPackages = Array(repeating: -1, count: itemCount)
    isSought = Array(repeating: false, count: itemCount)
    var places: [String: Int] = [:]
    for number in 0..<units.count {
      let text = NameKey.matching(units.text(number))
      if let unit = Unit(text) {
        measures.append(
          Measure(
            unit: Self.place(unit.dimension),
            factor: ExactRatio(Int128(unit.numerator), Int128(unit.denominator)),
            isCounted: unit == .each))
      } else {
        let name = ContainerUnit.name(text) ?? text
        let place = places[name] ?? self.units.count
        if place == self.units.count {
          places[name] = place
          self.units.append(name)
        }
        measures.append(Measure(unit: place, factor: .one, isCounted: true))
      }
    }
    for number in 0..<packages.count {
      self.packages.append(PackageSize(packages.text(number)).map { read($0) })
    }
  }

  /// Whether a unit, as written, counts pieces or containers.
  static func isCounted(_ written: String) -> Bool {
    Unit(NameKey.matching(written)).map { $0 == .each } ?? true
  }

  /// Whether what a package of the item holds decides how a quantity is measured.
  func dependsOnItem(unit: UInt32, package: UInt32) -> Bool {
    written(unit).isCounted && own(package) == nil
  }

  /// Notes an item for which ``dependsOnItem(unit:package:)`` holds.
  mutating func note(item: UInt32) { isSought[Int(item)] = true }

  /// Below so many items a second thread costs more than it saves.
  private static let leastShared = 1_000

  /// Looks up what the packages of the items noted hold, on so many threads.
  mutating func findPackages(workers: Int = 1) {
    let items = isSought.indices.filter { isSought[$0] }
    let count = items.count < Self.leastShared ? 1 : workers
    let found = Workers.run(count) { [self] worker in
      let share = items[items.count * worker / count..<items.count * (worker + 1) / count]
      var shown: [UInt8] = []
      let isDescribed = !catalog.descriptions.products.isEmpty
      return share.compactMap { item -> (item: Int, size: PackageSize)? in
        guard isDescribed || catalog.mayStateSize(UInt32(item), &shown) else { return nil }
        return sizeOfItem(UInt32(item)).map { (item: item, size: $0) }
      }
    }
    for (item, size) in found.joined() {
      itemPackages[item] = Int32(stated.count)
      stated.append(read(size))
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

  private mutating func read(_ size: PackageSize) -> Package {
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
  func written(_ unit: UInt32) -> Measure {
    unit == LineKeys.none
      ? Measure(unit: Self.each, factor: .one, isCounted: true) : measures[Int(unit)]
  }

  /// What a quantity is measured in; the item must have been noted.
  func measure(item: UInt32, unit: UInt32, package: UInt32) -> Measure? {
    var measure = written(unit)
    guard measure.isCounted, let package = own(package) ?? packageOfItem(item),
      package.unit != Self.each
    else { return measure }
    guard let factor = measure.factor.times(package.content) else { return nil }
    measure.unit = package.unit
    measure.factor = factor
    return measure
  }

  /// Whether the package of a noted item is known.
  func hasPackage(item: UInt32) -> Bool { itemPackages[Int(item)] >= 0 }

  /// The package of a noted item, if it is known.
  func packageOfItem(_ item: UInt32) -> Package? {
    let place = itemPackages[Int(item)]
    return place < 0 ? nil : stated[Int(place)]
  }

  /// The package that a line states itself, if it does.
  func own(_ package: UInt32) -> Package? {
    package == LineKeys.none ? nil : packages[Int(package)]
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
    if let size = Self.statedSize(written) { return size }
    let shown = catalog.name(of: product)
    return shown == written ? nil : Self.statedSize(shown)
  }

  private static func statedSize(_ name: String) -> PackageSize? {
    ProductName.mayStateSize(name) ? ProductName.package(of: name) : nil
  }
}
