/// The points for each kind of evidence about the number columns.
///
/// A header word counts its score, doubled for the total. Arithmetic proof outweighs any word.
/// ``never`` is so low that nothing can outweigh it.
enum AmountWeights {
  static let never = -1000

  // The total, by its own cell values.
  static let signed = 5
  static let fractions = 3
  static let fractionsBelowZero = 10
  static let largeWholeNumbers = 2
  static let largeWithFractions = 2
  static let smallCounts = -2
  static let countNamed = -9
  static let constant = -6
  static let rowNumbers = -8
  static let years = -12
  static let lastOfUnnamed = 1
  static let balance = -12
  static let sparseTwin = -6

  // The total, by its relations to other columns.
  static let stated = 1
  static let besideQuantity = 1
  static let sumsToReceipts = 9
  static let sumsToReceiptsNamedTotal = 12
  static let changedProduct = 8
  static let changesBalance = 12
  static let charged = 20
  static let holdsTax = 2
  static let sumOfTwo = 8
  static let partOfSum = -8
  static let namedReduction = -6
  static let namedList = -8
  static let namedReduced = 8
  static let namedOtherwise = -5

  // Quantity and unit price.
  static let proven = 12
  static let provenThousandths = 14
  static let unitPriceOfParts = -1
  static let weakQuantity = -2
  static let sparseQuantity = -6
  static let likelyCount = 3
  static let wholeCount = 1
  static let sumsProducts = 12

  // The meaning of a price next to a quantity: above zero it is per unit, below zero per line.
  static let samePrice = 4
  static let grownPrice = -4
  static let indivisible = 3
  static let roundBesideFraction = 3
  static let oddBesideFraction = -4
  static let meaningLimit = 12

  /// The minimum number of points for a column with an unknown header to be money.
  static let leastContent = 2
  /// A reading with a smaller lead is taken with a warning.
  static let sure = 9
  /// Columns without a known header and with a smaller lead lead to a question.
  static let clear = 3
}
