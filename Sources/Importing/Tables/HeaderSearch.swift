import ByteTools

/// Finds the header row, which may follow a preamble or be missing.
struct HeaderSearch {
  /// The index of the header row among the records, or nil.
  let index: Int?

  init(_ records: [SampleRecord]) {
    var best: (index: Int, score: Double)?
    // Lines of text above the table have one cell each, and may be many.
    for index in records.indices.lazy.filter({ records[$0].filledCount > 1 }).prefix(40) {
      guard let score = Self.score(records, at: index) else { continue }
      if score > best?.score ?? 0 { best = (index, score) }
    }
    index = best?.index
  }

  /// Returns how likely a record is the header row, or nil if it cannot be.
  ///
  /// Evidence: known column names, rows below with as many cells, and numbers or dates below words.
  private static func score(_ records: [SampleRecord], at index: Int) -> Double? {
    let cells = records[index].cells
    let filled = cells.filter { !$0.isEmpty }
    guard filled.count >= 2,
      Set(filled).count >= filled.count - max(filled.count / 4, 1) || isRepeated(filled)
    else { return nil }
    for (place, cell) in cells.enumerated() where !cell.isEmpty && isValue(cell) {
      guard place == 0, namesKind(cell, records[(index + 1)...]) else { return nil }
    }
    let following = records[(index + 1)...].prefix(200).filter { $0.filledCount > 0 }
    let headers = cells.map(HeaderWords.init)
    let known = headers.count { RoleWords.isKnown($0) }
    if following.isEmpty {
      let isTable = known * 2 >= filled.count && namesItemOrStoreAndAmount(headers)
      return known == filled.count || isTable ? Double(known) : nil
    }
    let even = following.count { $0.cells.count == cells.count }
    let evenShare = Double(even) / Double(following.count)
    let contrast = contrastingColumns(cells, Array(following))
    // One known word among many unknown ones may be chance; numbers below words are evidence.
    guard known * 3 >= filled.count || known >= 2 || (known == 1 && contrast > 0) || contrast >= 2
    else { return nil }
    var score = 2 * Double(known) + 3 * evenShare + Double(min(contrast, 4))
    if namesItemOrStoreAndAmount(headers) { score += 6 }
    guard score >= 5, known > 0 || contrast >= 2 else { return nil }
    return score - 0.01 * Double(index)
  }

  private static func isValue(_ cell: String) -> Bool {
    withBytes(of: cell) { NumberCell($0)?.isBare == true || DateCell($0) != nil }
  }

  /// Returns true for the number of a kind of record, which the records below begin with too: `5,1,01 Mar,…`.
  private static func namesKind(_ cell: String, _ below: some Collection<SampleRecord>) -> Bool {
    cell.utf8.count <= 2 && below.count > 2 && below.prefix(3).allSatisfy { $0[0] == cell }
  }

  /// Returns true if the row has the same column names twice, for two tables side by side.
  private static func isRepeated(_ cells: [String]) -> Bool {
    let half = cells.count / 2
    return half > 1 && half * 2 == cells.count && cells[..<half] == cells[half...]
  }

  /// Returns the number of columns with numbers or dates below a cell that is neither.
  private static func contrastingColumns(_ cells: [String], _ rows: [SampleRecord]) -> Int {
    (0..<cells.count).count { column in
      let values = rows.prefix(30).map { $0[column] }.filter { !$0.isEmpty }
      let typed = values.count(where: isValue)
      return !cells[column].isEmpty && !values.isEmpty && typed * 2 > values.count
    }
  }

  /// Returns true if the names include an item, store, date or budget, and an amount.
  private static func namesItemOrStoreAndAmount(_ headers: [HeaderWords]) -> Bool {
    func names(_ roles: [Role]) -> Bool {
      headers.contains { header in roles.contains { RoleWords.score(header, $0) >= 5 } }
    }
    return names([.item, .store, .date, .budget]) && names([.total, .unitPrice, .price, .amount])
  }
}
