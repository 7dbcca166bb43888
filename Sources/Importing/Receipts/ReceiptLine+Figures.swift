import GroceryModel

extension ReceiptLine {
  /// Reads the numbers before the amount; the name ends before those that a product proves.
  mutating func readFigures(
    _ words: [ReceiptWord], _ amount: ReceiptNumber, _ reading: ReceiptReading
  ) {
    var start = words.count
    var numbers: [ReceiptNumber] = []
    while start > 0, var found = Self.figures(words[start - 1], reading) {
      if !found.isEmpty, start < words.count {
        found[found.count - 1].take(unit: words[start].text)
      }
      numbers = found + numbers
      start -= 1
    }
    let leading = start > 0 ? ReceiptNumber.all(in: words[0].text, mark: reading.mark) : nil
    let behind = words.dropFirst().first.map { $0.isSign || ReceiptNumber.isUnit($0.text) } == true
    let nameBehind = words.dropFirst(behind ? 2 : 1)
    if let proven = ReceiptQuantity.proven(numbers, amount.amount) {
      quantity = proven
      name = Self.joined(words[..<start])
    } else if let leading, let price = numbers.last,
      let proven = ReceiptQuantity.proven(leading + [price], amount.amount)
    {
      quantity = proven
      // `12 WATER 1,5L 0,39 4,68`: the size of the package is part of the name.
      let sized = words[start...].prefix { Self.hasUnit($0, reading) }
      name = Self.joined(nameBehind.prefix { $0.text != words[start].text } + sized)
    } else if amount.amount > .zero, let taken = numbers.last(where: { $0.value.isNegative }),
      ReceiptWord.classes(of: Self.joined(words[..<start])).contains(.discount)
    {
      // `DISCOUNT -6% -0.24 3.75` states the price after it too.
      self.amount = taken.amount
      name = Self.joined(words[..<start])
    } else {
      if let count = numbers.last, start > 0 {
        unpaid = (Self.joined(words[..<start]), ReceiptQuantity(count, amount))
      }
      let isRepeated = numbers.last.map { $0.amount == amount.amount } == true
      let isColumn = start < words.count && start > 0 && words[start].isApart
      let isMeasure =
        start == 0 && !Self.isArticle(numbers) || words.allSatisfy { $0.isCode && !$0.isSign }
      name = isMeasure ? "" : Self.joined(isRepeated || isColumn ? words[..<start] : words[...])
      if start > 1, numbers.count == 1, Self.namesCount(words[start - 1].text) {
        // `Beer   Qty: 19   3.21`
        (leadingCount, nameBehindCount) = (numbers[0], Self.joined(words[..<(start - 1)]))
        return
      }
      guard let count = leading?.first, leading?.count == 1, !name.isEmpty, !nameBehind.isEmpty
      else { return }
      noteLeadingCount(count, words, nameBehind.prefix(max(0, start - (behind ? 2 : 1))))
    }
  }

  /// Keeps a whole number at the beginning as the count of the name behind it.
  private mutating func noteLeadingCount(
    _ count: ReceiptNumber, _ words: [ReceiptWord], _ name: some Sequence<ReceiptWord>
  ) {
    guard count.value.scale == 0, !count.value.isNegative else { return }
    leadingCount = count
    nameBehindCount = Self.joined(name)
    // `2 x Latte 11.00`
    let isTimes = words.count > 1 && words[1].isTimes && count.value.coefficient > 0
    if words[0].text.count <= 2, count.amount == Amount(1) || isTimes { takeLeadingCount() }
  }

  /// Returns true for the numbers of articles, which may stand for a name: `0000352876 /1401221`.
  private static func isArticle(_ numbers: [ReceiptNumber]) -> Bool {
    !numbers.isEmpty && numbers.allSatisfy { $0.value.scale == 0 && $0.value.coefficient >= 1000 }
  }

  private static func hasUnit(_ word: ReceiptWord, _ reading: ReceiptReading) -> Bool {
    figures(word, reading)?.contains { !$0.unit.isEmpty } == true
  }

  private static func namesCount(_ label: String) -> Bool {
    RoleWords.score(HeaderWords(label), .quantity) >= 10
  }

  /// Takes the number at the beginning, or behind its label, as the count.
  mutating func takeLeadingCount() {
    guard let count = leadingCount, !nameBehindCount.isEmpty else { return }
    quantity = ReceiptQuantity(count, count)
    name = nameBehindCount
  }

  /// Multiplies the amount by the count beside the name: `3 BAPAO 0,99`.
  mutating func multiply() {
    guard let count = leadingCount, let price = amount,
      quantity == nil || quantity?.count.amount == count.amount,
      (1..<1000).contains(count.value.coefficient)
    else { return }
    amount = Amount(units: price.units * Int128(count.value.coefficient))
    takeLeadingCount()
  }

  private static func figures(
    _ word: ReceiptWord, _ reading: ReceiptReading
  ) -> [ReceiptNumber]? {
    if word.isSign || ReceiptNumber.isUnit(word.text) && !word.text.allSatisfy(\.isNumber) {
      return []
    }
    return ReceiptNumber.all(in: word.text, mark: reading.mark)
  }

  /// Returns the words as a name, without the signs that lead to the amount.
  private static func joined(_ words: some Sequence<ReceiptWord>) -> String {
    var name = words.map(\.text).joined(separator: " ")[...]
    while let last = name.last, ":= ".contains(last) { name.removeLast() }
    return String(name)
  }

  // MARK: Measures

  /// Reads a line that holds a count and a price but no name.
  mutating func readMeasure(_ words: [ReceiptWord], _ reading: ReceiptReading) {
    guard let first = words.first,
      first.text.first.map({ $0.isNumber || "(".contains($0) }) == true
    else { return }
    var numbers: [ReceiptNumber] = []
    var hasSign = false
    var group = ""
    for word in words where !word.isCode || word.isSign || reading.joinsGroups {
      var text = word.text.filter { !"()".contains($0) }
      // `2 x 1 299,00`
      if !group.isEmpty, !word.isApart, text.prefix(3).allSatisfy(\.isNumber),
        text.dropFirst(3).first == Character(reading.mark.sign)
      {
        text = "\(group) \(text)"
      }
      group = ""
      if reading.joinsGroups, hasSign, text.count <= 3, text.allSatisfy(\.isNumber) {
        group = text
        continue
      }
      if let found = ReceiptNumber.all(in: text, mark: reading.mark) {
        numbers += found
        hasSign = hasSign || found.count > 1 || found.contains { !$0.unit.isEmpty }
      } else if word.isSign || ReceiptNumber.isUnit(text) {
        hasSign = true
        if !numbers.isEmpty { numbers[numbers.count - 1].take(unit: text) }
      } else if text.count(where: \.isLetter) > 4 {
        return
      }
    }
    guard hasSign, numbers.count > 1 else { return }
    if numbers.count > 2, let total = numbers.last,
      let proven = ReceiptQuantity.proven(numbers.dropLast(), total.amount),
      reading.decimals == nil || total.value.scale == reading.decimals
    {
      (quantity, amount, decimals) = (proven, total.amount, total.value.scale)
      name = ""
      return
    }
    isMeasure = true
    amount = nil
    quantity = ReceiptQuantity(numbers[0], numbers[numbers.count > 2 ? numbers.count - 1 : 1])
  }
}
