import ByteTools
import GroceryModel

/// How the numbers of a receipt are read.
struct ReceiptReading {
  var mark = DecimalMark.point
  /// The number of decimals of each amount; nil if amounts may have any.
  var decimals: Int?
  /// True if a blank may separate thousands: `1 299,00`.
  var joinsGroups = false
  /// True if amounts follow names and each other without a blank, as in texts taken out of a PDF: `1MILK1,29`.
  var partsGlued = false
  /// The line with a header whose first column is a count: `Uds.  Producto  Importe`.
  var countHeader: Int?
}

/// A line of a receipt, cut into a name, a quantity and an amount.
struct ReceiptLine {
  /// The words of the line, joined by single blanks.
  let text: String
  var name: String
  var amount: Amount?
  /// The number of decimals of the amount as printed.
  var decimals = 0
  var quantity: ReceiptQuantity?
  /// The count at the beginning of the line, if no product proves a quantity.
  var leadingCount: ReceiptNumber?
  private(set) var currency: CurrencySign?
  /// True if two or more blanks stand before the amount.
  private(set) var isApart = false
  /// True if the line only measures what a line next to it names: `2 x 1,29`.
  var isMeasure = false
  /// True for the rate of a tax with its base: `9% 31,98 2,88`.
  private(set) var isRate = false
  /// True if a rate and a base make the amount.
  private var statesTax = false
  /// The count and the price at the end of a line whose amount stands on the next one.
  var unpaid: (name: String, quantity: ReceiptQuantity)?
  /// The words behind the count, before their unit prices are known.
  var nameBehindCount = ""

  /// True if the line has a name, or the number of an article.
  var isNamed: Bool { name.contains(where: \.isLetter) || name.count(where: \.isNumber) > 3 }
  /// True if the line is text without an amount.
  var isText: Bool { amount == nil && !isMeasure && text.contains(where: \.isLetter) }
  var words: WordClass {
    let words = ReceiptWord.classes(of: name)
    return statesTax && words.isDisjoint(with: ReceiptEntry.sums) ? words.union(.namesTax) : words
  }
  /// True if the line says that it is a sum.
  var isSum: Bool { !words.isDisjoint(with: ReceiptEntry.sums) }

  init(_ line: Substring, _ reading: ReceiptReading) {
    var rest = ReceiptWord.split(reading.partsGlued ? ReceiptWord.parted(line, reading.mark) : line)
    text = rest.map(\.text).joined(separator: " ")
    name = text
    let all = rest
    guard let number = takeAmount(&rest, reading) else {
      readMeasure(all, reading)
      return
    }
    statesTax = Self.statesTax(rest, number.amount, reading)
    isRate = Self.isRate(rest)
    if isRate {
      currency = nil
      return
    }
    (amount, decimals) = (number.amount, number.value.scale)
    currency = currency ?? number.currency
    readFigures(rest, number, reading)
    if name.isEmpty, quantity == nil { readMeasure(all, reading) }
  }

  // MARK: Amount

  /// Takes the amount off the end of the words, with its currency and the code of its tax.
  private mutating func takeAmount(
    _ words: inout [ReceiptWord], _ reading: ReceiptReading
  ) -> ReceiptNumber? {
    var isNegative = false
    words.removeLast(Self.taxRemarkCount(words))
    while words.count > 1, let last = words.last?.text {
      if CurrencySign.isWhole(last) {
        currency = withBytes(of: last) { CurrencySign.leading($0)?.0 }
      } else if last == "-" {
        isNegative = true
      } else if words.last?.isCode != true, !isNumericCode(words, reading) {
        break
      }
      words.removeLast()
    }
    // `Torta ($55)`
    guard let last = words.last,
      var number = ReceiptNumber(Self.withoutBrackets(last.text), mark: reading.mark),
      number.unit.isEmpty
    else { return nil }
    words.removeLast()
    isApart = last.isApart
    if reading.joinsGroups, let front = words.last?.text, !last.isApart, front.count <= 3,
      let whole = ReceiptNumber("\(front) \(last.text)", mark: reading.mark), whole.unit.isEmpty
    {
      number = whole
      words.removeLast()
    }
    guard reading.decimals == nil || number.value.scale == reading.decimals else { return nil }
    while let before = words.last, CurrencySign.isWhole(before.text) || before.isSign {
      if !before.isSign { currency = withBytes(of: before.text) { CurrencySign.leading($0)?.0 } }
      if words.count == 1, before.isCode { break }
      isApart = isApart || before.isApart
      words.removeLast()
    }
    if words.last?.text == "-", words.count > 1 {
      isNegative = true
      words.removeLast()
    }
    if isNegative, number.value.coefficient > 0 { number.value.coefficient.negate() }
    return number
  }

  /// Returns the number of words behind an amount that say whether tax is in it: `437.00 kr inkl. MVA`.
  private static func taxRemarkCount(_ words: [ReceiptWord]) -> Int {
    guard let figure = words.lastIndex(where: { $0.text.contains(where: \.isNumber) }) else {
      return 0
    }
    let isSign = figure + 1 < words.count && CurrencySign.isWhole(words[figure + 1].text)
    let remark = words[(figure + (isSign ? 2 : 1))...]
    guard (1...3).contains(remark.count), !words[figure].text.contains("%"),
      ReceiptWord.classes(of: remark.map(\.text).joined(separator: " ")).contains(.namesTax)
    else { return 0 }
    return remark.count
  }

  /// Returns a price in brackets without them, if its currency says that it is one.
  private static func withoutBrackets(_ text: String) -> String {
    guard text.first == "(", text.last == ")" else { return text }
    let inner = String(text.dropFirst().dropLast())
    return withBytes(of: inner) { CurrencySign.leading($0) } == nil ? text : inner
  }

  /// Returns true for one digit behind an amount with decimals: the code of its tax.
  private func isNumericCode(_ words: [ReceiptWord], _ reading: ReceiptReading) -> Bool {
    guard let decimals = reading.decimals, decimals > 0, words.count > 2, let code = words.last,
      code.text.count == 1, code.text.allSatisfy(\.isNumber)
    else { return false }
    return ReceiptNumber(words[words.count - 2].text, mark: reading.mark)?.value.scale == decimals
  }

  /// Returns true if a rate and a base before an amount make it: `10 %: Base: 33,50 € Cuota: 3,35 €`.
  private static func statesTax(
    _ words: [ReceiptWord], _ tax: Amount, _ reading: ReceiptReading
  ) -> Bool {
    guard tax > .zero, words.contains(where: { $0.text.contains("%") }),
      ReceiptWord.classes(of: words.map(\.text).joined(separator: " ")).isDisjoint(with: .discount)
    else { return false }
    let numbers = words.flatMap { word in
      ReceiptNumber.all(in: word.text.filter { !"%:".contains($0) }, mark: reading.mark) ?? []
    }
    let cent = Amount.unitsPerOne / 100
    return numbers.contains { rate in
      (1...30).contains(rate.amount.units / Amount.unitsPerOne)
        && numbers.contains { base in
          let hundredfold = rate.amount.units / cent * (base.amount.units / cent)
          return base.value.scale > 0 && (hundredfold * cent / 10_000 - tax.units).magnitude <= cent
        }
    }
  }

  private static func isRate(_ words: [ReceiptWord]) -> Bool {
    words.count > 1 && words.contains { $0.text.contains("%") }
      && words.contains { $0.text.contains(where: \.isNumber) && !$0.text.contains("%") }
      && !words.contains { $0.text.count(where: \.isLetter) > 1 }
  }
}
