import ByteTools
import GroceryModel

/// A receipt as text, as tills print it, shops mail it and people note it.
///
/// Example: `2   COLA 1,5L      2,69     5,38 B`, between the shop's address and what was paid by card.
/// The lines are proven by the totals below them; without a total, each line must look like one of a till.
struct ReceiptText {
  private let texts: [Substring]
  /// The lines of text that hold more than a rule.
  private let filledCount: Int

  /// The longest text that is taken for a receipt, in bytes.
  private static let byteLimit = 64 << 10

  /// Returns the receipt as a table, or nil if the text is none.
  static func table(
    of source: FileSource, from start: Int, isAligned: Bool
  ) throws(ImportError) -> TextTable? {
    guard source.byteCount - start <= byteLimit else { return nil }
    let bytes = try source.bytes(at: start, count: source.byteCount - start)
    return ReceiptText(String(decoding: bytes, as: UTF8.self)).table(isAligned: isAligned)
  }

  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    texts = SplitDecimals.joined(Self.unboxed(Self.unfolded(lines)))
    filledCount = texts.count { $0.contains { $0.isLetter || $0.isNumber } }
  }

  /// Returns the parts of a text that stands on one line: `Shop · Order placed May 2 · Order total: £3.00`.
  private static func unfolded(_ lines: [Substring]) -> [Substring] {
    guard lines.count(where: { !$0.isEmpty }) == 1, let line = lines.first(where: { !$0.isEmpty })
    else { return lines }
    let parts = ["·", "•"].map { (sign: Character) in line.split(separator: sign) }
    return parts.first { $0.count > 2 } ?? lines
  }

  /// Returns the lines without the bars of a box around all of them: `| Milk   1.29 |`.
  private static func unboxed(_ texts: [Substring]) -> [Substring] {
    let filled = texts.filter { $0.contains { $0 != " " } }
    let boxed = filled.count { text in
      text.first == "|" && text.last == "|" && text.count { $0 == "|" } == 2
    }
    guard boxed > 4, boxed == filled.count else { return texts }
    // The blanks up to the box make no line a long one.
    return texts.map { text in
      var inner = text.dropFirst().dropLast()
      while inner.last == " " { inner.removeLast() }
      return inner
    }
  }

  /// Returns the table, or nil if the text is no receipt or already a table.
  private func table(isAligned: Bool) -> TextTable? {
    guard filledCount > 1, !isDelimited else { return nil }
    let readings = readings
    if isAligned, ReceiptLines(texts, readings[0]).mayBeTable { return nil }
    if let proven = proven(readings) { return proven }
    guard !isAligned else { return nil }
    for reading in readings where !reading.partsGlued {
      let lines = ReceiptLines(texts, reading)
      if lines.looksLikeReceipt(of: filledCount) {
        let contradicted = ReceiptProof(contradicting: lines.entries)
        var table = ReceiptTable(texts, lines, contradicted?.parts ?? lines.unproven).table
        if lines.statesTotal {
          table.notices = [Self.contradiction]
        } else if !lines.areProducts {
          table.notices = [Self.unproven]
        }
        return table
      }
    }
    return ColumnsReadApart(texts, readings[0])?.table
      ?? readings.lazy.compactMap { totalAlone($0) }.first
  }

  /// Returns the table of a receipt that shows only its total, as text recognition leaves some.
  private func totalAlone(_ reading: ReceiptReading) -> TextTable? {
    let lines = ReceiptLines(texts, reading)
    let totals = lines.entries.filter {
      $0.words.contains(.total) && !$0.words.contains(.saved) && $0.amount > .zero
    }
    // Of several, the one that sums, cards and slips repeat.
    let repeated = totals.last { total in
      lines.entries.count { $0.mayBeSum && $0.amount == total.amount } > 2
    }
    let isOne = totals.allSatisfy { $0.amount == totals[0].amount }
    guard let total = repeated ?? (isOne ? totals.last : nil) else { return nil }
    var table = ReceiptTable(texts, lines, [total.place: .whole]).table
    table.notices = [Self.totalOnly]
    return table
  }

  private static let contradiction = ImportNotice(
    "the lines of the receipt do not add up to a total that it states")
  private static let totalOnly = ImportNotice(
    "no items can be read; the receipt is known by its total")
  private static let unproven = ImportNotice("no total proves the lines of the receipt")

  /// Returns the table of the first readings whose totals prove lines, one line alone last.
  private func proven(_ readings: [ReceiptReading]) -> TextTable? {
    // Of two proofs of as many lines, the one with thousands is right.
    let groups = [[readings[1], readings[0]]] + readings[2...].map { [$0] }
    for least in [2, 1] {
      for group in groups {
        if let (lines, proof) = bestProof(group, least: least) { return table(lines, proof) }
      }
    }
    return nil
  }

  /// Returns the proof of the most lines by one of some readings, whose amounts may also be prices of one.
  private func bestProof(
    _ readings: [ReceiptReading], least: Int
  ) -> (ReceiptLines, ReceiptProof)? {
    var best: (lines: ReceiptLines, proof: ReceiptProof)?
    for reading in readings {
      for multiplies in [false, true] {
        let lines = ReceiptLines(texts, reading, multiplies: multiplies)
        guard let proof = ReceiptProof(lines.entries, least: least), lines.isCertain(proof),
          proof.lineCount > best?.proof.lineCount ?? 0
        else { continue }
        best = (lines, proof)
      }
    }
    return best
  }

  /// Returns the table of a proven receipt and of others below it that state their own days.
  private func table(_ lines: ReceiptLines, _ proof: ReceiptProof) -> TextTable {
    var receipt = ReceiptTable(texts, lines, proof.parts)
    let entries = lines.entries
    while let end = receipt.parts.keys.max() {
      let rest = entries.filter { $0.place > end }
      guard let next = ReceiptProof(rest, least: 2),
        rest.count(where: { $0.isPlain && next.isLine($0.place) }) > 1
      else { break }
      guard receipt.append(next.parts, from: end + 1) else {
        var table = receipt.table
        let line = (next.parts.keys.min() ?? end) + 1
        table.notices = [
          ImportNotice(
            "what may be another receipt is left out, for not every one states its day", line: line)
        ]
        return table
      }
    }
    return receipt.table
  }

  /// The ways to read the amounts, the likely ones first.
  private var readings: [ReceiptReading] {
    // Without decimals a point may separate thousands: `Rp 5.000`.
    let groups =
      max(commas, points) == 0 ? decimalMarks(".", digits: 3) - decimalMarks(",", digits: 3) : 0
    let mark = commas > points || groups > 0 ? DecimalMark.comma : .point
    let strict = ReceiptReading(
      mark: mark, decimals: max(commas, points) > 0 ? 2 : 0, countHeader: countHeader)
    var joined = strict
    joined.joinsGroups = true
    var parted = strict
    parted.partsGlued = true
    var free = strict
    free.decimals = nil
    return [strict, joined, free, parted]
  }

  private var countHeader: Int? {
    texts.firstIndex { line in
      // A header has no number, and is short.
      guard line.utf8.count < 200, !line.contains(where: \.isNumber) else { return false }
      let text = ReceiptWord.split(line).map(\.text).joined(separator: " ")
      let first = HeaderWords(String(text.prefix { $0 != " " }))
      return RoleWords.score(first, .quantity) >= 10 && ReceiptLines.isHeader(text)
    }
  }

  private var commas: Int { decimalMarks(",", digits: 2) }
  private var points: Int { decimalMarks(".", digits: 2) }

  /// Returns how many words end with this mark and so many digits.
  private func decimalMarks(_ mark: Character, digits fraction: Int) -> Int {
    texts.reduce(0) { count, line in
      count
        + line.split(whereSeparator: { $0 == " " || $0 == "\t" }).count { word in
          let digits = word.filter { $0.isNumber || $0 == "." || $0 == "," }.suffix(fraction + 2)
          return word.count { $0 == mark } == 1 && !word.contains("%")
            && digits.count == fraction + 2 && digits.dropFirst().first == mark
            && digits.count(where: \.isNumber) == fraction + 1
        }
    }
  }

  // MARK: Delimited tables

  /// True if a delimiter cuts the lines into cells.
  private var isDelimited: Bool {
    let lists = texts.count {
      $0.contains(";") || $0.first == "|" || Self.listsWithCommas($0)
    }
    // A till may part the figures of its few lines with bars.
    let bars = texts.count { $0.contains("|") }
    let tabs = texts.map { $0.count { $0 == "\t" } }.filter { $0 > 0 }
    let isOfTabs = tabs.count * 10 >= filledCount * 8 && Set(tabs).count == 1
    return lists * 10 > filledCount || bars * 2 > filledCount || isOfTabs
  }

  /// Returns true if a run of blanks and then a number, or its currency, stand behind a comma.
  private static func isFollowedByApartFigures(_ text: ArraySlice<Character>) -> Bool {
    ReceiptWord.split(Substring(String(text))).dropFirst().contains { word in
      word.isApart && word.text.contains(where: \.isNumber)
    }
  }

  /// Returns true if commas other than decimal marks separate texts.
  private static func listsWithCommas(_ text: Substring) -> Bool {
    let characters = Array(text)
    let commas = characters.indices.filter { place in
      characters[place] == ","
        && !(place > 0 && place + 1 < characters.count && characters[place - 1].isNumber
          && characters[place + 1].isNumber)
    }
    // In a table of a till the figures stand apart: `Soap, 100 ml, mild    119.00    2    238.00`.
    if let comma = commas.last, isFollowedByApartFigures(characters[comma...]) { return false }
    // A comma directly before a number at the end parts a name from its amount; others are of addresses.
    let last = characters.lastIndex(of: " ")
    let end = last.map { characters[$0...].dropFirst() } ?? []
    // Nor is the comma before the year of a day: `February 13, 2026`.
    let isYear = end.count == 4 && end.allSatisfy(\.isNumber) && "12".contains(end.first ?? "0")
    let endsWithNumber = !isYear && end.contains(where: \.isNumber)
    return commas.count > 1
      || commas.count == 1 && endsWithNumber && last.map { $0 == commas[0] + 1 } == true
  }
}
