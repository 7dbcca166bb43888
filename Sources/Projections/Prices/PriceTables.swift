import ByteTools
import ColumnStore
import EventSourcing

/// The units, packages and other texts behind the numbers of prices, besides items and stores.
struct PriceTables: Sendable {
  var decimals = DecimalTable()
  var units = StringInterner()
  var packages = StringInterner()
  /// Who recorded prices, where that is kept.
  var recorders = StringInterner()
  var terms = PriceTermTable()

  /// Adds what another value has and this one lacks.
  ///
  /// - Parameters:
  ///   - other: The other value.
  ///   - currencies: The ids here of its currencies.
  /// - Returns: The ids here of its decimals and terms.
  mutating func merge(
    _ other: PriceTables, currencies: IDRemap
  ) -> (decimals: IDRemap, terms: IDRemap) {
    let units = units.merge(other.units)
    let packages = packages.merge(other.packages)
    let recorders = recorders.merge(other.recorders)
    let terms = other.terms.terms.map { theirs in
      var terms = theirs
      terms.currency = currencies[theirs.currency]
      terms.unit = units[theirs.unit]
      terms.package = packages[theirs.package]
      terms.recorder = recorders[theirs.recorder]
      return self.terms.number(of: terms)
    }
    return (decimals.merge(other.decimals), IDRemap(terms))
  }

  func write(to writer: inout StateWriter) {
    decimals.write(to: &writer)
    units.write(to: &writer)
    packages.write(to: &writer)
    recorders.write(to: &writer)
    terms.write(to: &writer)
  }

  mutating func read(from reader: inout StateReader) throws(UnusableState) {
    try decimals.read(from: &reader)
    try units.read(from: &reader)
    try packages.read(from: &reader)
    try recorders.read(from: &reader)
    try terms.read(from: &reader)
  }
}
