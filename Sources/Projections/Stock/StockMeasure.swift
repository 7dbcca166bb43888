import ColumnStore
import GroceryModel

/// What quantities of one lot can be compared with.
enum MeasureKind: Hashable, Sendable {
  case count, mass, volume
  /// A unit that is not known, by its number: it can be compared with itself only.
  case named(UInt32)

  /// The unit that sums are given in; nil for a unit that is not known.
  var base: Unit? {
    switch self {
    case .count: .each
    case .mass: .kilogram
    case .volume: .litre
    case .named: nil
    }
  }
}

/// How big a unit is, in whole numbers: every unit of a dimension is so many of the same quanta.
///
/// A quantum is 10⁻¹² pieces, 10⁻²⁴ kg or 10⁻²⁵ l, so that ounces and pints come out even.
struct UnitSize: Hashable, Sendable {
  let kind: MeasureKind
  /// How many quanta 10⁻¹² of the unit are.
  let quanta: Int128

  static let each = UnitSize(kind: .count, quanta: 1)

  init(kind: MeasureKind, quanta: Int128) {
    self.kind = kind
    self.quanta = quanta
  }

  init(_ unit: Unit) {
    switch unit.dimension {
    case .count: self.init(kind: .count, quanta: Int128(unit.numerator) / Int128(unit.denominator))
    case .mass: self.init(kind: .mass, quanta: Self.quanta(unit, per: 1_000_000_000_000))
    case .volume: self.init(kind: .volume, quanta: Self.quanta(unit, per: 10_000_000_000_000))
    }
  }

  private static func quanta(_ unit: Unit, per base: Int128) -> Int128 {
    Int128(unit.numerator) * base / Int128(unit.denominator)
  }

  /// The quanta of an amount, or nil for more than a million litres or ten thousand tonnes.
  func quanta(of amount: Amount) -> Int128? {
    let (product, overflow) = amount.units.multipliedReportingOverflow(by: quanta)
    return overflow || product > Self.limit ? nil : product
  }

  /// So that the quanta of millions of lots can be added.
  static let limit: Int128 = 10_000_000_000_000_000_000_000_000_000_000
}

/// `value · numerator ÷ denominator`, rounded half-even.
///
/// None may be negative, and the denominator not zero. A result that does not fit is the greatest
/// that does.
func share(_ value: Int128, _ numerator: Int128, of denominator: Int128) -> Int128 {
  // Magnitudes, for a checked conversion of 128 bits costs more than the product.
  let divisor = denominator.magnitude
  let product = value.magnitude.multipliedFullWidth(by: numerator.magnitude)
  guard product.high < divisor else { return .max }
  let (quotient, remainder) = divisor.dividingFullWidth(product)
  let rest = divisor - remainder
  let isUp = remainder > rest || (remainder == rest && quotient & 1 == 1)
  return Int128(clamping: quotient &+ (isUp ? 1 : 0))
}

/// The units and packages that a fold has seen, understood once each.
struct StockUnits: Sendable {
  private let sizes: [UnitSize]
  private let names: [String]
  /// What one piece of a package holds, by the package's number; nil where it cannot be read.
  private let packages: [UnitContent?]

  struct UnitContent: Sendable {
    let kind: MeasureKind
    let quanta: Int128
  }

  init(_ units: StringInterner, _ packages: StringInterner) {
    var sizes: [UnitSize] = []
    var names: [String] = []
    var unknown: [String: UInt32] = [:]
    for number in 0..<units.count {
      let text = NameKey.printed(units.text(number))
      if let unit = Unit(text) {
        sizes.append(UnitSize(unit))
        names.append(unit.symbol)
      } else {
        let container = ContainerUnit.name(text)
        let key = container ?? NameKey.matching(text)
        let known = unknown[key] ?? UInt32(number)
        unknown[key] = known
        sizes.append(UnitSize(kind: .named(known), quanta: 1))
        names.append(container ?? text)
      }
    }
    self.sizes = sizes
    self.names = names
    self.packages = (0..<packages.count).map { number in
      PackageSize(packages.text(number)).flatMap { Self.content($0) }
    }
  }

  static func content(_ package: PackageSize) -> UnitContent? {
    let size = UnitSize(package.content.unit)
    return size.quanta(of: package.total.amount).flatMap { quanta in
      quanta > 0 ? UnitContent(kind: size.kind, quanta: quanta) : nil
    }
  }

  func size(_ unit: UInt32) -> UnitSize { unit == LineKeys.none ? .each : sizes[Int(unit)] }

  func name(_ unit: UInt32) -> String { unit == LineKeys.none ? "each" : names[Int(unit)] }

  func package(_ number: UInt32) -> UnitContent? {
    number == LineKeys.none ? nil : packages[Int(number)]
  }
}
