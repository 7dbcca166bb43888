import GroceryModel

/// The lines of a receipt, with names and measures joined that stand on lines of their own.
struct ReceiptLines {
  private(set) var lines: [ReceiptLine]
  /// The lines whose text became part of another line.
  private(set) var used: Set<Int> = []
  /// The printed length of each line, and the greatest of them.
  private let lengths: [Int]
  private let width: Int

  /// Reads the lines of a file.
  ///
  /// - Parameters:
  ///   - texts: The lines of the file.
  ///   - reading: How numbers are read.
  ///   - multiplies: True if the amounts are prices of one, with counts before the names.
  init(_ texts: [Substring], _ reading: ReceiptReading, multiplies: Bool = false) {
    lines = texts.map { ReceiptLine($0, reading) }
    lengths = texts.map(\.count)
    width = lengths.max() ?? 0
    if multiplies {
      let sum = lines.firstIndex(where: \.isSum)
      for place in lines.indices.prefix(sum ?? lines.count) { lines[place].multiply() }
    }
    if let header = reading.countHeader {
      for place in lines.indices.dropFirst(header + 1)
      where !lines[place].isSum && lines[place].quantity == nil { lines[place].takeLeadingCount() }
    }
    for place in lines.indices { joinMeasure(at: place) }
    for place in lines.indices { joinName(at: place) }
  }

  /// Gives a count and its price to the line next to it whose amount they make.
  private mutating func joinMeasure(at place: Int) {
    guard lines[place].isMeasure, let measure = lines[place].quantity else { return }
    for other in [place - 1, place + 1] where lines.indices.contains(other) {
      guard let amount = lines[other].amount, !lines[other].name.isEmpty,
        lines[other].quantity == nil || lines[other].quantity?.count.amount == Amount(1),
        measure.makes(amount)
      else { continue }
      lines[other].quantity = measure
      used.insert(place)
      return
    }
    // `BANANAS` above `0,452 kg x 2,49`: no amount is printed.
    guard mayName(place - 1) else { return }
    lines[place].amount = measure.product
    lines[place].isMeasure = false
    lines[place].name = ""
  }

  /// Gives a line without a name that of the line above or, below a measure, of the line below.
  private mutating func joinName(at place: Int) {
    guard lines[place].amount != nil else { return }
    if lines[place].name.isEmpty {
      if mayName(place - 1) {
        take(place - 1, for: place)
      } else if place > 0, let (name, quantity) = lines[place - 1].unpaid,
        quantity.makes(lines[place].amount ?? .zero), quantity.count.amount != Amount(1)
      {
        (lines[place].name, lines[place].quantity) = (name, quantity)
        lines[place - 1].amount = nil
        used.insert(place - 1)
      } else if lines[place].quantity != nil, mayName(place + 1) {
        take(place + 1, for: place)
      }
    } else if mayName(place - 1), isWrapped(place - 1) {
      lines[place].name = lines[place - 1].text + " " + lines[place].name
      used.insert(place - 1)
    }
  }

  private mutating func take(_ other: Int, for place: Int) {
    // `1 BROCCOLI` above its weight: the one is no part of the name.
    let text = lines[other].text
    let isCounted = lines[place].quantity != nil && text.hasPrefix("1 ")
    lines[place].name = isCounted ? String(text.dropFirst(2)) : text
    takeUnit(at: place)
    used.insert(other)
  }

  /// Takes the unit and the code of the tax off a name whose quantity has no unit: `BANANA   KG (Е)`.
  private mutating func takeUnit(at place: Int) {
    var words = ReceiptWord.split(lines[place].name[...])
    guard lines[place].quantity?.count.unit.isEmpty == true, words.count > 2,
      let code = words.last, code.isCode, code.text.first == "("
    else { return }
    words.removeLast()
    if let unit = words.last?.text, ReceiptNumber.isUnit(unit) {
      words.removeLast()
      lines[place].quantity?.count.take(unit: unit)
    }
    lines[place].name = words.map(\.text).joined(separator: " ")
  }

  private func mayName(_ place: Int) -> Bool {
    lines.indices.contains(place) && lines[place].isText && !used.contains(place)
  }

  /// Returns true if the next word would not have fitted on the line.
  private func isWrapped(_ place: Int) -> Bool {
    let next = lines[place + 1].text.prefix { $0 != " " }
    return lengths[place] > 24 && lengths[place] + 1 + next.count > width
      && !Self.isHeader(lines[place].text) && !CurrencySign.isWhole(lines[place].text)
      && [place, place + 1].allSatisfy {
        lines[$0].words.isDisjoint(with: [.total, .subtotal, .tender, .mentionsTotal])
      }
  }
}
