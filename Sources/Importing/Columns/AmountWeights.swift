/// What each piece of evidence about the number columns counts, in points.
///
/// A header word counts its score, doubled for the column that was paid. Proof by arithmetic outranks any
/// word; what cannot be money at all counts so much against it that nothing makes up for it.
enum AmountWeights {
  static let never = -1000

  // What was paid, by its own cells.
  static let signed = 5
  static let fractions = 3
  static let fractionsBelowZero = 10
  static let largeWholeNumbers = 2
  static let smallCounts = -2
  static let countNamed = -9
  static let constant = -6
  static let rowNumbers = -8
  static let years = -12
  static let lastOfUnnamed = 1

  // What was paid, beside other columns.
  static let stated = 1
  static let besideQuantity = 1
  static let sumsToReceipts = 9
  static let sumsToReceiptsNamedTotal = 12
  static let productLessDiscount = 8
  static let leftByDiscount = 16
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
  static let sumsProducts = 12

  // What a price beside a quantity means: of one piece above zero, of the line below.
  static let samePrice = 4
  static let grownPrice = -4
  static let indivisible = 3
  static let roundBesideFraction = 3
  static let oddBesideFraction = -4
  static let meaningLimit = 12

  /// Points without which a column under an unknown word is not money.
  static let leastContent = 2
  /// A lead below which a reading is taken with a warning.
  static let sure = 9
  /// A lead below which columns without a word are asked about.
  static let clear = 3
}
