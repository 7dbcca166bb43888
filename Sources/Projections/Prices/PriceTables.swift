import ByteTools
import EventSourcing

/// The units, packages and other texts behind the numbers of prices, besides items and stores.
struct PriceTables: Sendable {
  var decimals = DecimalTable()
  var units = NameTable()
  var packages = NameTable()
  /// Who recorded prices, where that is kept.
  var recorders = NameTable()
  var terms = PriceTermTable()

  /// The own numbers of what another value has, by its numbers.
  ///
  /// - Parameters:
  ///   - other: The other value.
  ///   - currencies: The own numbers of its currencies.
  /// - Returns: The own numbers of its decimals and terms.
  mutating func adopt(
    _ other: PriceTables, currencies: [UInt32]
  ) -> (decimals: [UInt32], terms: [UInt32]) {
    let adoptedUnits = units.adopt(other.units)
    let adoptedPackages = packages.adopt(other.packages)
    let adoptedRecorders = recorders.adopt(other.recorders)
    func own(_ number: UInt32, _ numbers: [UInt32]) -> UInt32 {
      number == LineKeys.none ? number : numbers[Int(number)]
    }
    let adoptedTerms = other.terms.terms.map { theirs in
      var terms = theirs
      terms.currency = own(theirs.currency, currencies)
      terms.unit = own(theirs.unit, adoptedUnits)
      terms.package = own(theirs.package, adoptedPackages)
      terms.recorder = own(theirs.recorder, adoptedRecorders)
      return self.terms.number(of: terms)
    }
    return (decimals.adopt(other.decimals), adoptedTerms)
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
