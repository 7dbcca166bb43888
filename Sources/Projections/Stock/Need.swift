import GroceryModel

/// How much an event states, as far as it has not been met yet.
struct Need {
  /// What the number counts.
  private enum Basis {
    case measure(MeasureKind)
    /// Pieces, each of so many quanta.
    case pieces(Int128)
    /// The unit of the lot that it meets first.
    case shown
  }

  private var amount: Int128
  private var basis: Basis
  /// What one of the unit stated is, counted as ``amount`` is.
  private var perUnit: Int128

  /// Nil where no quantity is stated.
  init?(_ quantity: PackedDecimal, _ unit: UInt32, _ units: StockUnits) {
    guard !quantity.isNone else { return nil }
    guard unit != LineKeys.none else {
      amount = quantity.amount.units
      basis = .shown
      perUnit = Amount.unitsPerOne
      return
    }
    let size = units.size(unit)
    amount = size.quanta(of: quantity.amount) ?? UnitSize.limit
    basis = size.kind == .count ? .pieces(Amount.unitsPerOne) : .measure(size.kind)
    perUnit = size.quanta * Amount.unitsPerOne
  }

  var isMet: Bool { amount <= 0 }

  /// How much is open, in the unit stated.
  var open: Amount { Amount(units: share(amount, Amount.unitsPerOne, of: perUnit)) }

  /// True if lots of some kinds, or with pieces, can meet it.
  func fits(_ kinds: Set<MeasureKind>, hasPieces: Bool) -> Bool {
    switch basis {
    case .measure(let kind): kinds.contains(kind)
    case .pieces: hasPieces
    case .shown: true
    }
  }

  /// What is open as quanta of a lot, or nil where the lot is measured otherwise.
  func quanta(for lot: Lot) -> Int128? {
    switch basis {
    case .measure(let kind):
      if kind == lot.kind { return amount }
      return kind == lot.container ? share(amount, lot.perBought, of: Amount.unitsPerOne) : nil
    case .pieces(let each):
      guard lot.perEach > 0 else { return nil }
      return each == lot.perEach ? amount : share(amount, lot.perEach, of: each)
    case .shown: return share(amount, lot.perShown, of: Amount.unitsPerOne)
    }
  }

  /// Notes that a lot met so many quanta of it.
  mutating func meet(_ quanta: Int128, of lot: Lot) {
    guard let open = self.quanta(for: lot) else { return }
    switch basis {
    case .measure(let kind) where kind == lot.kind: break
    case .measure:
      // Containers count on: another lot of them may hold more or less.
      amount = share(open - quanta, Amount.unitsPerOne, of: lot.perBought)
      return
    case .pieces(let each):
      perUnit = share(perUnit, lot.perEach, of: each)
      basis = .pieces(lot.perEach)
    case .shown:
      perUnit = lot.perShown
      basis = lot.perEach > 0 ? .pieces(lot.perEach) : .measure(lot.kind)
    }
    amount = open - quanta
  }
}
