import GroceryModel

/// A receipt whose names and amounts stand in blocks one below the other, as text recognition writes columns.
///
/// As many names as amounts stand together, and the amounts add up to the one below them.
struct ColumnsReadApart {
  private let texts: [Substring]
  private let lines: [ReceiptLine]
  private let names: [Int]
  private let amounts: [Int]

  init?(_ texts: [Substring], _ reading: ReceiptReading) {
    self.texts = texts
    let lines = texts.map { ReceiptLine($0, reading) }
    let filled = lines.indices.filter { !lines[$0].text.isEmpty }
    let bare = filled.filter { lines[$0].amount != nil && lines[$0].name.isEmpty }
    guard let amounts = Self.block(bare, lines),
      let firstAmount = amounts.first,
      let names = Self.names(filled.filter { $0 < firstAmount }, lines, amounts.count)
    else { return nil }
    (self.lines, self.names, self.amounts) = (lines, names, amounts)
  }

  /// Returns the first amounts that add up to the next one; at least three.
  private static func block(_ bare: [Int], _ lines: [ReceiptLine]) -> [Int]? {
    for start in bare.indices {
      var sum = Amount.zero
      for end in start..<bare.endIndex {
        guard let amount = lines[bare[end]].amount else { break }
        if end - start > 2, amount == sum { return Array(bare[start..<end]) }
        sum += amount
      }
    }
    return nil
  }

  /// Returns as many texts as wanted, directly above the first line that names a sum or holds an amount.
  private static func names(_ above: [Int], _ lines: [ReceiptLine], _ count: Int) -> [Int]? {
    let isEnd = { (place: Int) in
      lines[place].amount != nil || !lines[place].words.isDisjoint(with: ReceiptEntry.sums)
    }
    let end = above.firstIndex(where: isEnd) ?? above.endIndex
    let names = above[..<end].suffix(count)
    return names.count == count ? Array(names) : nil
  }

  /// The table, with each name on its own line of the file.
  var table: TextTable {
    let cells = Dictionary(
      uniqueKeysWithValues: zip(names, amounts).map { name, amount in
        let line = lines[amount]
        let number = (line.amount ?? .zero).text(minimumFractionDigits: line.decimals)
        return (name, "\(lines[name].text)\t\(number)")
      })
    let sign = lines.lazy.compactMap { CurrencySign.word(in: $0.text) }.first
    let head = "Item\tAmount" + (sign.map { " (\($0.sign))" } ?? "")
    let rows = texts.indices.map { cells[$0] ?? ($0 < names[0] ? String(texts[$0]) : "") }
    return TextTable(rows, head: head, above: names[0])
  }
}
