import GroceryModel

/// A purchase in a few words: `larder add 2 milk 1.29 @Migros`.
struct QuickEntry {
  private(set) var item = ""
  private(set) var price = ""
  private(set) var isEach = false
  private(set) var quantity: String?
  private(set) var unit: String?
  private(set) var currency: String?
  private(set) var store: String?
  /// `refund` for money back.
  private(set) var kind: String?
  /// As `--date` takes it.
  private(set) var date: String?
  /// As `--expires` takes it, and the kind of the label that states it.
  private(set) var label: (day: String, kind: String?)?

  static let expected = "an item and a price, as in 'larder add milk 1.29 @Migros'"

  /// The measure that the price is for.
  private var pricedUnit: Unit?
  private var words: EntryWords

  private static let vocabulary = EntryVocabulary.all

  /// - Parameters:
  ///   - words: What was typed.
  ///   - kinds: The kinds of facts that `larder add` takes, for a hint.
  ///   - isPriced: True if an option says the price.
  ///   - hasKind: True if an option says the kind of line.
  /// - Throws: `Failure` where no item or no price is among the words, or a word may be a price and a day.
  init(
    _ words: EntryWords, kinds: [String], isPriced: Bool = false, hasKind: Bool = false
  ) throws {
    self.words = words
    label = self.words.takeExpiry()
    try EntryDoubts(self.words).refuseExpiry()
    let isRefund = self.words.takeFirst(.refund)
    try EntryDoubts(self.words).refuseFirstStore()
    isEach = self.words.takeAtPrice()
    if let (name, day) = self.words.takeStore() { (store, date) = (name, day) }
    try EntryDoubts(self.words).refuseStore(store ?? "")
    isEach = self.words.takeAtPrice() || isEach
    date = date ?? self.words.takeDay()
    if date == nil { try EntryDoubts(self.words).refuseFirstWeekday() }
    date = date ?? self.words.takeFirstDay()
    if !isPriced { try takePrice() }
    takeQuantity()
    if isEach, pricedUnit == nil, let quantity, let unit = unit.flatMap({ Unit($0) }) {
      try EntryDoubts(self.words).refusePriceOf(unit, quantity, at: price)
    }
    if isEach, pricedUnit == nil, quantity == nil {
      try EntryDoubts(self.words).refusePriceOfWeight(at: price)
    }
    try convertToPricedUnit()
    item = self.words.all.joined(separator: " ")
    guard isPriced || !price.isEmpty else {
      throw EntryDoubts(self.words).lacksPrice(kinds)
    }
    try EntryDoubts(self.words).refuseSecondPrice()
    if !hasKind { findKind(isRefund) }
    guard store != "" else {
      throw Failure(.usage, "no store follows '@'", expected: Self.expected)
    }
    guard !item.isEmpty else {
      throw Failure(.usage, "no item was given", expected: Self.expected)
    }
  }

  /// The options of `larder add purchase` that say the same.
  var options: [(name: String, value: String)] {
    let parts: [(String, String?)] = [
      ("item", item), (isEach ? "unit-price" : "total", price.isEmpty ? nil : price),
      ("quantity", quantity),
      ("unit", unit), ("currency", currency), ("store", store), ("date", date),
      ("kind", kind), (EntryOptions.expires.spec.long, label?.day),
      (EntryOptions.labelKind.spec.long, label?.kind),
    ]
    return parts.compactMap { name, value in value.map { (name, $0) } }
  }

  /// Finds out from the words, or from the sign of the price, whether money is given back or taken off.
  private mutating func findKind(_ isRefund: Bool) {
    let isNegative = price.hasPrefix("-")
    func says(_ meaning: EntryVocabulary.Meaning) -> Bool {
      isNegative
        ? words.all.contains { Self.vocabulary.means($0, meaning) }
        : Self.vocabulary.means(item, meaning)
    }
    let deposit = TypedDeposit(item)
    if deposit != nil || isNegative && says(.deposit) {
      kind = "deposit"
      guard isRefund || deposit == .back else { return }
    } else if isRefund {
      kind = "refund"
    } else if says(.discount) {
      kind = "discount"
    } else if isNegative {
      kind = "refund"
    } else {
      return
    }
    if !price.isEmpty, !isNegative { price = "-" + price }
  }

  // MARK: Price

  /// The last number is what was paid; `each` after it, or `2 x` before it, makes it the price of one.
  private mutating func takePrice() throws {
    takeTimes()
    takeTail()
    takeEach()
    takeMeasure()
    guard words.all.count > 1, let last = words.all.last else { return }
    guard let (figure, sign) = words.amount(last) else { return takeFirstPrice() }
    words.all.removeLast()
    try refuseDay(figure)
    price = figure
    currency = currency ?? sign?.code
    if words.all.count > 1, let code = words.all.last, code == code.uppercased(),
      let known = words.currency(code)
    {
      currency = currency ?? known.code
      words.all.removeLast()
    }
    takeMultiple()
    takeLink()
  }

  /// `2 yoghurts at` before the price of one; `2 yoghurts for` before that of all.
  private mutating func takeLink() {
    // `Vitamina A` and `vitamin a` are names.
    guard let word = words.all.last, words.all.count > 1, word == word.lowercased() else { return }
    if Self.vocabulary.means(word, .forEach), isCounted ? words.all.count > 2 : word != "a" {
      isEach = true
    } else if !Self.vocabulary.means(word, .bundle), !Self.vocabulary.means(word, .at) {
      return
    }
    words.all.removeLast()
  }

  /// True for a count in front: `2`, `2x` or `2 x`.
  private var isCounted: Bool {
    let first = words.all[0].lowercased()
    return EntryWords.number(first) != nil
      || first.hasSuffix("x") && EntryWords.number(String(first.dropLast())) != nil
  }

  /// Removes what follows the price and says what it is for.
  private mutating func takeTail() {
    let place = words.all.lastIndex { words.amount(String($0.prefix { $0 != "/" })) != nil }
    guard let place, place > 0 else { return }
    let rest = words.all[(place + 1)...]
    let tail = PriceTail(rest, currency: words.currency)
    guard tail.count > 0, tail.count == rest.count else { return }
    currency = tail.currency?.code ?? currency
    isEach = isEach || tail.isEach || tail.unit != nil
    pricedUnit = tail.unit
    words.all.removeSubrange((place + 1)...)
  }

  /// `x 3` behind the price of one.
  private mutating func takeTimes() {
    let count = words.all.count
    guard count > 3, Self.vocabulary.means(words.all[count - 2], .times),
      words.all[count - 1].allSatisfy(\.isNumber), let price = words.amount(words.all[count - 3]),
      price.currency != nil || EntryWords.decimals(price.figure) > 0
    else { return }
    quantity = words.all[count - 1]
    isEach = true
    words.all.removeLast(2)
  }

  /// `2.99/kg`: the price of a measure.
  private mutating func takeMeasure() {
    guard let last = words.all.last, let slash = last.lastIndex(of: "/"),
      let measure = Unit(last[last.index(after: slash)...]),
      words.amount(String(last[..<slash])) != nil
    else { return }
    isEach = true
    pricedUnit = measure
    words.all[words.all.count - 1] = String(last[..<slash])
  }

  /// What was bought, in the measure that the price is for.
  private mutating func convertToPricedUnit() throws {
    guard let pricedUnit else { return }
    if unit == nil, let quantity {
      try EntryDoubts(words).refuseCount(quantity, pricedBy: pricedUnit)
    }
    let given = (unit ?? pricedUnit.symbol)
    guard let figure = quantity.flatMap({ EntryWords.number($0) }), let own = Unit(given),
      let converted = Quantity(figure.amount, own).converted(to: pricedUnit)
    else {
      throw Failure(
        .usage, "\(price)/\(pricedUnit) needs a quantity that it can be multiplied by",
        expected: "such as 'larder add 0.75 \(pricedUnit) tomatoes \(price)/\(pricedUnit)'")
    }
    quantity = converted.amount.text()
    unit = pricedUnit.symbol
  }

  private mutating func takeEach() {
    let count = Self.vocabulary.count(of: .each, atEndOf: words.all)
    guard count > 0, words.all.count > count else { return }
    isEach = true
    words.all.removeLast(count)
  }

  /// `1.29 milk` or `2 for 3 milk`: an amount in front, if there is none at the end.
  private mutating func takeFirstPrice() {
    if words.all.count > 3, words.all[0].allSatisfy(\.isNumber),
      Self.vocabulary.means(words.all[1], .bundle),
      let (figure, sign) = words.amount(words.all[2])
    {
      (quantity, price, currency) = (words.all[0], figure, currency ?? sign?.code)
      words.all.removeFirst(3)
      return
    }
    guard let (figure, sign) = words.amount(words.all[0]), EntryWords.decimals(figure) == 2,
      !words.all[1].hasPrefix("%"), Unit(words.all[1]) == nil
    else { return }
    price = figure
    currency = currency ?? sign?.code
    words.all.removeFirst()
  }

  /// Refuses `3.49 24.11`: the last number may be a price and a day.
  private func refuseDay(_ price: String) throws {
    let parts = price.split(separator: ".")
    guard parts.count == 2, parts[1].count == 2, let day = Int(parts[0]), let month = Int(parts[1]),
      (1...31).contains(day), (1...12).contains(month), words.all.count > 1,
      let before = words.all.last, EntryWords.number(before) != nil,
      EntryWords.decimals(before) == 2
    else { return }
    throw Failure(
      .usage, "'\(price)' may be the price or a day",
      expected: "'\(price).' for the day, or --total \(price) for the price")
  }

  // MARK: Quantity

  /// `2 x` before the price of one, or `2 for` before that of all.
  private mutating func takeMultiple() {
    let count = words.all.count
    if isEach, count > 1, words.all[count - 1].allSatisfy(\.isNumber) {
      // `milk 3 @ 1.29`
      quantity = words.all.removeLast()
      return
    }
    guard count > 2, words.all[count - 2].allSatisfy(\.isNumber) else { return }
    let isTimes = Self.vocabulary.means(words.all[count - 1], .times)
    guard isTimes || Self.vocabulary.means(words.all[count - 1], .bundle) else { return }
    words.all.removeLast()
    quantity = words.all.removeLast()
    isEach = isTimes
  }

  /// `2`, `2x`, `2 x`, `500 g` or `500g` before the item, `2x` or `x2` after it, or `0.842kg` there.
  private mutating func takeQuantity() {
    guard quantity == nil, words.all.count > 1 else { return }
    if takeCount() || takeDozens() || takeWeight() || takeCountOfPriced() { return }
    let first = words.all[0]
    if let (figure, found) = EntryWords.measure(first) {
      (quantity, unit) = (figure, found.symbol)
      words.all.removeFirst()
      takeOf()
      return
    }
    let isCount = first.lowercased().hasSuffix("x")
    let figure = isCount ? String(first.dropLast()) : first
    guard EntryWords.number(figure) != nil, !words.all[1].hasPrefix("%") else { return }
    quantity = figure
    words.all.removeFirst()
    guard !isCount, words.all.count > 1 else { return }
    if Self.vocabulary.means(words.all[0], .times) {
      words.all.removeFirst()
    } else if let symbol = Unit(words.all[0])?.symbol {
      unit = symbol
      words.all.removeFirst()
      takeOf()
    }
  }

  /// `of` behind a measure, or `d’` before the item.
  private mutating func takeOf() {
    if let item = words.all.first.flatMap({ Self.vocabulary.withoutPrefix($0, .of) }) {
      words.all[0] = item
    } else if words.all.count > 1, Self.vocabulary.means(words.all[0], .of) {
      words.all.removeFirst()
    }
  }

  /// Takes `2x`, `x2` or `x 2` at the end.
  private mutating func takeCount() -> Bool {
    let last = words.all.suffix(2)
    if words.all.count > 2, let sign = last.first, let count = last.last,
      Self.vocabulary.means(sign, .times), count.allSatisfy(\.isNumber)
    {
      quantity = count
      words.all.removeLast(2)
      return true
    }
    let word = words.all[words.all.count - 1].lowercased()
    let digits = word.filter { $0 != "x" }
    guard word.hasPrefix("x") != word.hasSuffix("x"), !digits.isEmpty,
      digits.allSatisfy(\.isNumber)
    else { return false }
    quantity = digits
    words.all.removeLast()
    return true
  }

  /// Takes `half a dozen`, `a dozen` or `2 dozen` at the end.
  private mutating func takeDozens() -> Bool {
    let half = Self.vocabulary.count(of: .halfDozen, atEndOf: words.all)
    if half > 0, words.all.count > half {
      quantity = "6"
      words.all.removeLast(half)
      return true
    }
    guard words.all.count > 2, let dozen = words.all.last.flatMap({ Unit($0) }),
      dozen.dimension == .count, dozen != .each
    else { return false }
    let count = words.all[words.all.count - 2]
    guard Self.vocabulary.means(count, .one) || EntryWords.number(count) != nil else {
      return false
    }
    (quantity, unit) = (Self.vocabulary.means(count, .one) ? "1" : count, dozen.symbol)
    words.all.removeLast(2)
    return true
  }

  /// Takes `3 bottles` or `45 l` at the end, where the price is that of one.
  private mutating func takeCountOfPriced() -> Bool {
    let count = words.all.count
    guard isEach, pricedUnit == nil, count > 2, EntryWords.number(words.all[count - 2]) != nil,
      words.all[count - 1].allSatisfy(\.isLetter), !isCounted
    else { return false }
    let measure = Unit(words.all[count - 1])
    // `Wasser 1,5 l` and `Käse 500 g` are the sizes of packages.
    if let measure, measure.dimension != .count,
      measure.isSmallMeasure || EntryWords.decimals(words.all[count - 2]) > 0
    {
      return false
    }
    unit = measure?.symbol ?? words.all[count - 1]
    quantity = words.all[count - 2]
    words.all.removeLast(2)
    return true
  }

  /// Takes a weight at the end that a scale gave, in one word or two.
  ///
  /// A size of a package, such as `500 g` or `1.5 l`, belongs to the name: it has fewer decimals.
  private mutating func takeWeight() -> Bool {
    for count in 1...2 where words.all.count > count {
      let text = words.all.suffix(count).joined()
      guard let (figure, found) = EntryWords.measure(text), found.dimension == .mass,
        pricedUnit != nil || EntryWords.decimals(figure) > 1
      else { continue }
      (quantity, unit) = (figure, found.symbol)
      words.all.removeLast(count)
      return true
    }
    return false
  }
}
