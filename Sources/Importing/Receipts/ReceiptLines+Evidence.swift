import ByteTools
import GroceryModel

extension ReceiptLines {
  /// The lines with an amount.
  var entries: [ReceiptEntry] {
    let echoes = echoes
    return lines.enumerated().compactMap { place, line in
      line.amount.map {
        ReceiptEntry(
          place: place, amount: $0, words: line.words,
          isNamed: line.isNamed,
          isRestated: echoes.contains(line.name)
            || RoleWords.score(HeaderWords(line.name), .listTotal) >= 10)
      }
    }
  }

  /// The labels that say below each line of several what it costs: `Стоимость`.
  private var echoes: Set<String> {
    let named = lines.filter { $0.amount != nil && $0.isNamed }
    var counts: [String: (all: Int, same: Int)] = [:]
    for (above, line) in zip(named, named.dropFirst()) {
      counts[line.name, default: (0, 0)].all += 1
      if above.amount == line.amount { counts[line.name]?.same += 1 }
    }
    // Below the lines are a few sums and tenders.
    let isEcho = counts.filter { $1.same > 1 && $1.same == $1.all && $1.all * 2 >= named.count - 4 }
    return Set(isEcho.keys)
  }

  /// True if a header row names columns, or days stand before the amounts.
  var mayBeTable: Bool {
    let dated = lines.count { $0.amount != nil && Self.beginsWithDay($0.text) }
    return dated * 2 > entries.count || lines.contains { Self.isHeader($0.text) }
  }

  private static func beginsWithDay(_ text: String) -> Bool {
    let word = text.prefix { $0 != " " }
    return withBytes(of: String(word)) { DateCell($0) != nil }
  }

  /// Returns true if most words of a line, alone or with the next one, name columns: `QTY DESCRIPTION PRICE
  /// TOTAL`, `Artículo P. Unit Importe`.
  static func isHeader(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    let roles: [Role] = [.item, .total, .unitPrice, .quantity, .date, .store, .category]
    func isRole(_ text: String, _ score: Int) -> Bool {
      let header = HeaderWords(text)
      return roles.contains { RoleWords.score(header, $0) >= score }
    }
    var known = 0
    var place = 0
    while place < words.count {
      let isPair =
        place + 1 < words.count && isRole(words[place] + " " + words[place + 1], 10)
        && !isRole(words[place], 5)
      known += isPair ? 2 : isRole(words[place], 5) ? 1 : 0
      place += isPair ? 2 : 1
    }
    return known > 1 && known * 3 >= words.count * 2
  }

  /// Returns true if a proof is more than a coincidence.
  func isCertain(_ proof: ReceiptProof) -> Bool {
    let dated = proof.parts.keys.count { Self.beginsWithDay(lines[$0].text) }
    guard dated * 2 <= proof.parts.count else { return false }
    // Items that miss their subtotal are still what was bought.
    let first = proof.parts.keys.min() ?? 0
    let above = entries.filter { $0.isPlain && $0.place < first }
    let measured = above.count { lines[$0.place].quantity?.makes($0.amount) == true }
    if measured > max(1, proof.lineCount)
      || above.count > 1 && !entries.contains(where: { $0.isPlain && proof.isLine($0.place) })
    {
      return false
    }
    if proof.lineCount > 1 { return true }
    // `Net sales` is a sum of the many lines above, which miss it.
    guard proof.lineCount == 1, above.count < 3 else { return false }
    // `Укупан износ рачуна` only mentions a total, which a multiplied line makes certain.
    let isProduct = proof.parts.keys.contains { place in
      lines[place].quantity.map { $0.makes(lines[place].amount ?? .zero) } == true
    }
    return proof.parts.keys.contains {
      lines[$0].words.contains(.total) || isProduct && lines[$0].words.contains(.mentionsTotal)
    }
  }

  /// Returns true if the lines look like those of a till although no total proves them.
  func looksLikeReceipt(of filledCount: Int) -> Bool {
    let priced = lines.filter { $0.amount != nil && !$0.name.isEmpty }
    let dated = priced.count { Self.beginsWithDay($0.text) }
    guard dated * 2 < priced.count else { return false }
    if priced.count > 1, areProducts { return priced.count * 2 >= filledCount }
    let isDecimal = priced.allSatisfy { $0.decimals == 2 }
    let isApart = priced.count(where: \.isApart) * 5 >= priced.count * 4
    return priced.count > 2
      && (isApart && priced.count * 3 >= filledCount
        || isDecimal && priced.count * 2 >= filledCount)
  }

  /// True if the count and the price on each line with an amount prove it.
  var areProducts: Bool {
    lines.allSatisfy { line in
      line.amount == nil || line.name.isEmpty
        || line.quantity.map { $0.count.amount != $0.price.amount } ?? false
    }
  }

  /// True if a line says that it is a total, which the lines then contradict.
  var statesTotal: Bool { entries.contains(where: \.isSum) }

  /// All lines with an amount, for sums of the table to decide about.
  var unproven: [Int: ReceiptProof.Part] {
    Dictionary(
      uniqueKeysWithValues: lines.enumerated().compactMap { place, line in
        line.amount.map { (place, .line($0)) }
      })
  }
}
