import ByteTools
import GroceryModel

/// Counts of the kinds of cell values in one column of the sample.
struct ColumnProfile {
  private(set) var filled = 0
  private(set) var numbers = 0
  private(set) var dates = 0
  private(set) var clocks = 0
  private(set) var letters = 0
  private var belowZero = 0
  private var aboveZero = 0
  private var marked = 0
  /// Numbers that a word for a credit marks, and those of them that are not zero.
  private var credits = (all: 0, aboveZero: 0)
  private(set) var wholeNumbers = 0
  private(set) var suffixed = 0
  /// Cells with a unit that is too small to be the unit of a price: `500 g`, `330 ml`.
  private(set) var smallUnits = 0
  /// Numbers followed by a word that may be a unit: `3 Packs`, or `7 Up`.
  private(set) var counted = 0
  /// Whole numbers with zeros in front: codes, not amounts.
  private(set) var padded = 0
  /// Whole numbers of eight digits or more: ids and barcodes, not amounts.
  private(set) var longNumbers = 0
  /// Cells whose separator can only be a decimal point, or only a decimal comma.
  private(set) var pointEvidence = 0
  private(set) var commaEvidence = 0
  /// True if some numbers have decimals.
  var hasFractions: Bool { pointEvidence + commaEvidence > 0 }
  /// True if some numbers have decimals or the sign of a currency.
  var showsAmounts: Bool { hasFractions || !signs.isEmpty }
  /// Quantities with a decimal comma minus quantities with a decimal point.
  ///
  /// They are evidence for this column only.
  private(set) var measureCommas = 0
  /// Cells such as `1,234`, whose separator may be a decimal or a thousands separator.
  private(set) var undecidedMarks = (point: 0, comma: 0)
  private(set) var groupMark: String?
  private(set) var signs: [CurrencySign: Int] = [:]
  private(set) var isSequence = true
  private var distinct: Set<String> = []
  private var totalLength = 0
  private var previousWhole: Int?

  static let distinctLimit = 2000

  /// True if no number has a sign but those marked as credits, and not all are.
  ///
  /// That holds without any in the sample too: one may follow.
  var creditsAreBelow: Bool {
    credits.all == marked && credits.all < numbers && belowZero == 0
  }
  var negatives: Int { creditsAreBelow ? credits.aboveZero : belowZero }
  var positives: Int { aboveZero + (creditsAreBelow ? 0 : credits.aboveZero) }
  /// Numbers with an explicit plus sign, or a word for a credit.
  var pluses: Int { creditsAreBelow ? 0 : marked }
  var distinctCount: Int { distinct.count }
  var isConstant: Bool { distinct.count <= 1 }
  /// True if texts repeat, as kinds and states do, and names of things less often.
  var repeats: Bool { distinct.count <= 2 || distinct.count * 3 <= filled * 2 }
  func share(_ count: Int) -> Double { filled == 0 ? 0 : Double(count) / Double(filled) }
  var numberShare: Double { share(numbers) }
  var textShare: Double { share(letters) }
  var dateShare: Double { share(dates) }
  var averageLength: Double { filled == 0 ? 0 : Double(totalLength) / Double(filled) }
  var distinctTexts: Set<String> { distinct }
  /// True if the cells are as long as names: three letters, or two ideographs.
  ///
  /// The codes of currencies name nothing.
  var mayBeNames: Bool {
    if distinct.allSatisfy(CurrencySign.isWhole) { return false }
    return averageLength >= 3
      || averageLength >= 1.5
        && distinct.contains { $0.unicodeScalars.contains(where: \.properties.isIdeographic) }
  }
  /// True if most cells have a currency.
  ///
  /// `1 Cup` alone could be Cuban pesos, so a few cells are not enough.
  var isMostlyMoney: Bool { signs.values.reduce(0, +) * 2 > filled }

  mutating func read(_ text: String) {
    guard !AbsentWords.contains(text) else { return }
    filled += 1
    totalLength += text.count
    if distinct.count < Self.distinctLimit { distinct.insert(text) }
    withBytes(of: text) { readForm($0) }
  }

  /// Counts a cell as a date, a time, a number, a quantity or a text.
  private mutating func readForm(_ bytes: Bytes) {
    if DateCell(bytes) != nil {
      dates += 1
      isSequence = false
      return
    }
    if ClockCell(bytes) != nil, bytes.contains(UInt8(ascii: ":")) {
      clocks += 1
      isSequence = false
      return
    }
    guard let cell = NumberCell(bytes) else {
      isSequence = false
      if bytes.first ?? 0 >= 0x80 || bytes.count <= 6, QuantityCell(bytes, NumberFormat()) != nil {
        suffixed += 1
        return
      }
      if bytes.contains(where: { ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 }) { letters += 1 }
      return
    }
    if !cell.isBare {
      isSequence = false
      readSuffixed(cell, bytes)
      return
    }
    readNumber(cell)
  }

  /// Counts a number with text after it.
  private mutating func readSuffixed(_ cell: NumberCell, _ bytes: Bytes) {
    if let unit = GroceryModel.Unit(String(decoding: cell.suffix, as: UTF8.self)) {
      suffixed += 1
      if unit.dimension != .count, !Self.largeUnits.contains(unit.symbol) { smallUnits += 1 }
      readMark(ofMeasure: cell.core, Self.largeUnits.contains(unit.symbol))
    } else if cell.isTimes || PieceWords.contain(cell.suffix) {
      suffixed += 1
    } else {
      readCounted(cell, bytes)
    }
  }

  /// Counts a cell that is a quantity only if its column is one: `3 Packs`, `1lb 4oz`, `2 Stk x
  /// 1,09`.
  private mutating func readCounted(_ cell: NumberCell, _ bytes: Bytes) {
    let comma = NumberFormat(mark: .comma)
    guard let quantity = QuantityCell(bytes, NumberFormat()) ?? QuantityCell(bytes, comma) else {
      letters += 1
      return
    }
    let isUnit = GroceryModel.Unit(String(decoding: quantity.unit, as: UTF8.self)) != nil
    if quantity.unit.isEmpty || isUnit || PieceWords.contain(quantity.unit) {
      suffixed += 1
      if isUnit { readMark(ofMeasure: cell.core, true) }
    } else {
      counted += 1
      letters += 1
    }
  }

  /// Units too large for a thousand of them: `1,350 kg` has three decimals.
  private static let largeUnits: Set<String> = ["kg", "l", "lb"]

  /// Counts the decimal separator of a quantity with a unit.
  private mutating func readMark(ofMeasure core: Bytes, _ isLarge: Bool) {
    guard let last = core.lastIndex(where: { $0 == 0x2E || $0 == 0x2C }) else { return }
    guard isLarge || core.count - 1 - last != 3 || core[0] == UInt8(ascii: "0") else { return }
    measureCommas += core[last] == 0x2C ? 1 : -1
  }

  /// Counts a plain number.
  private mutating func readNumber(_ cell: NumberCell) {
    numbers += 1
    if let sign = cell.currency { signs[sign, default: 0] += 1 }
    if cell.isMarkedPositive { marked += 1 }
    if cell.isCredit { credits.all += 1 }
    if cell.isNegative {
      belowZero += 1
    } else if cell.core.contains(where: { (0x31...0x39).contains($0) }) {
      if cell.isCredit { credits.aboveZero += 1 } else { aboveZero += 1 }
    }
    let digits = cell.core.count { $0 &- UInt8(ascii: "0") < 10 }
    if digits > 1, cell.core[0] == UInt8(ascii: "0"), cell.core[1] &- UInt8(ascii: "0") < 10 {
      padded += 1
    }
    readMarks(cell.core)
    guard digits == cell.core.count else {
      isSequence = false
      return
    }
    wholeNumbers += 1
    if digits >= 8 { longNumbers += 1 }
    let value = digits <= 18 ? Int(String(decoding: cell.core, as: UTF8.self)) : nil
    if let previousWhole, let value, value != previousWhole + 1 { isSequence = false }
    if value == nil { isSequence = false }
    previousWhole = value
  }

  /// Counts the evidence of a number for the decimal and the thousands separator.
  ///
  /// With one separator before three digits (`1,234`) both are possible, unless the number begins
  /// with 0.
  private mutating func readMarks(_ core: Bytes) {
    let point = UInt8(ascii: ".")
    let comma = UInt8(ascii: ",")
    let points = core.count { $0 == point }
    let commas = core.count { $0 == comma }
    if points == 0, commas == 0 {
      if core.contains(UInt8(ascii: "'")) { groupMark = "'" }
      if core.contains(UInt8(ascii: " ")) || core.contains(0xA0) { groupMark = " " }
      return
    }
    let last = core.lastIndex { $0 == point || $0 == comma } ?? 0
    let fraction = core.count - 1 - last
    if points > 0, commas > 0 {
      if core[last] == point {
        pointEvidence += 1
        groupMark = ","
      } else {
        commaEvidence += 1
        groupMark = "."
      }
    } else if points > 1 {
      commaEvidence += 1
      groupMark = "."
    } else if commas > 1 {
      pointEvidence += 1
      groupMark = ","
    } else if fraction != 3 || last > 3 || last == 0 || core[0] == UInt8(ascii: "0") {
      if points == 1 { pointEvidence += 1 } else { commaEvidence += 1 }
    } else if points == 1 {
      undecidedMarks.point += 1
    } else {
      undecidedMarks.comma += 1
    }
  }
}
