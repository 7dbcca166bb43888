import ByteTools
import ColumnStore
import GroceryModel

/// What quantities are counted in: the base units of the known dimensions, and units that only a log
/// knows, such as `bunch`.
///
/// A thing sold by the piece whose package is known is measured by the mass, volume or pieces that the
/// package holds: the line's own package, else the one described for the product on that day, else the
/// one that its name states. So `12 eggs` and `eggs 12 pack` have one price a piece. Without a package it
/// is measured as it is sold; nothing is made up. Units and packages are numbers of the tables that it
/// is made with, ``LineKeys/none`` where none is written.
struct QuantityMeasures: Sendable {
  /// How quantities of one kind turn into what is measured.
  struct Measure: Sendable {
    /// The place in ``QuantityMeasures/units``.
    var unit: Int
    /// How much of ``unit`` one of the quantity's own unit is.
    var factor: ExactRatio
    /// True if the quantity counts pieces or containers, so that a package's content may apply.
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
  /// For each item's number the place among these, before all changes; negative for none.
  private var itemPackages: [Int32]
  /// Of items whose package changed, from which days on they have which one; days ascend.
  private var changes: [UInt32: [(first: Int32, place: Int32)]] = [:]
  private var isSought: [Bool]
  /// What containers that items define hold, by item and unit, each from a day on; days ascend.
  private var containers: [UInt64: [(first: Int32, place: Int32)]] = [:]
  private var itemsWithContainers: Set<UInt32> = []
  /// The units that only a log knows, as written, by their numbers.
  private var writtenContainers: [(unit: UInt32, name: String)] = []
  private let catalog: ItemCatalog

  /// - Parameters:
  ///   - units: The units as written.
  ///   - packages: The packages as written.
  ///   - itemCount: How many items have a number.
  ///   - catalog: What the items are.
  init(units: StringInterner, packages: StringInterner, itemCount: Int, _ catalog: ItemCatalog) {
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
        writtenContainers.append((UInt32(number), text))
      }
    }
    for number in 0..<packages.count {
      self.packages.append(PackageSize(packages.text(number)).map { read($0) })
    }
  }

  /// True if a unit, as written, counts pieces or containers.
  static func isCounted(_ written: String) -> Bool {
    Unit(NameKey.matching(written)).map { $0 == .each } ?? true
  }

  /// True if what a package of the item holds decides how a quantity is measured.
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
      return share.compactMap { item -> (item: Int, sizes: ItemSizes)? in
        guard isDescribed || catalog.mayStateSize(UInt32(item), &shown) else { return nil }
        let sizes = catalog.sizes(of: UInt32(item))
        return sizes.isEmpty ? nil : (item: item, sizes: sizes)
      }
    }
    if !writtenContainers.isEmpty, catalog.definesContainers {
      for item in items { findContainers(of: UInt32(item)) }
    }
    for (item, sizes) in found.joined() {
      itemPackages[item] = place(of: sizes.first)
      guard !sizes.changes.isEmpty else { continue }
      changes[UInt32(item)] = sizes.changes.map { ($0.first.ordinal, place(of: $0.size)) }
    }
  }

  /// Looks up the containers that a noted item defines.
  private mutating func findContainers(of item: UInt32) {
    for (unit, name) in writtenContainers {
      guard let sizes = catalog.container(name, of: item) else { continue }
      let days = [Day.unstated] + sizes.changes
      containers[UInt64(item) << 32 | UInt64(unit)] = days.compactMap { day in
        sizes.package(on: day).flatMap { PackageSize($0) }.map { (day.ordinal, place(of: $0)) }
      }
      itemsWithContainers.insert(item)
    }
  }

  /// What a container that the item defines held on a day.
  private func container(item: UInt32, unit: UInt32, day: Int32) -> Package? {
    guard unit != LineKeys.none,
      let sizes = containers[UInt64(item) << 32 | UInt64(unit)],
      let size = sizes.last(where: { $0.first <= day })
    else { return nil }
    return stated[Int(size.place)]
  }

  private mutating func place(of size: PackageSize?) -> Int32 {
    guard let size else { return -1 }
    stated.append(read(size))
    return Int32(stated.count - 1)
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

  /// What a quantity of a day is measured in; the item must have been noted.
  func measure(item: UInt32, unit: UInt32, package: UInt32, day: Int32) -> Measure? {
    var measure = written(unit)
    if !containers.isEmpty, own(package) == nil,
      let held = container(item: item, unit: unit, day: day)
    {
      return measure.factor.times(held.content).map {
        Measure(unit: held.unit, factor: $0, isCounted: true)
      }
    }
    guard measure.isCounted, let package = own(package) ?? packageOfItem(item, on: day) else {
      return measure
    }
    guard let factor = measure.factor.times(package.content) else { return nil }
    measure.unit = package.unit
    measure.factor = factor
    return measure
  }

  /// True if the package of a noted item is known, if only on some days.
  func hasPackage(item: UInt32) -> Bool {
    itemPackages[Int(item)] >= 0 || changes[item] != nil
  }

  /// True if the package of a noted item is another one from some day on.
  func changesPackage(item: UInt32) -> Bool {
    (!changes.isEmpty && changes[item] != nil)
      || (!containers.isEmpty && itemsWithContainers.contains(item))
  }

  /// The package of a noted item on a day, if it is known.
  func packageOfItem(_ item: UInt32, on day: Int32) -> Package? {
    var place = itemPackages[Int(item)]
    if !changes.isEmpty, let change = changes[item]?.last(where: { $0.first <= day }) {
      place = change.place
    }
    return place < 0 ? nil : stated[Int(place)]
  }

  /// The package that a line states itself, if it does.
  func own(_ package: UInt32) -> Package? {
    package == LineKeys.none ? nil : packages[Int(package)]
  }
}
