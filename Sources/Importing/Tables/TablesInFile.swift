import ByteTools

/// Several tables in one file: a list of receipts, say, and below it the list of their items.
struct TablesInFile {
  /// The header of the table to read, and the record it ends before.
  let header: Int
  let end: Int
  /// The headers of the tables to leave out.
  let others: [Int]

  init(_ records: [SampleRecord], firstHeader: Int) {
    let headers = Self.headers(records, including: firstHeader)
    let ends =
      headers.dropFirst().map { Self.end(records, ofTableAbove: $0) } + [records.count]
    // The table with the most of what purchases have; the first of those that have as much.
    let worths = zip(headers, ends).map { header, end in
      Self.worth(records[header], records[(header + 1)..<end])
    }
    let best = worths.indices.max { (worths[$0], $1) < (worths[$1], $0) } ?? 0
    header = headers[best]
    end = ends[best]
    others = headers.indices.filter { $0 != best }.map { headers[$0] }
  }

  /// The records that name columns: of other words than the one above, with a table below.
  private static func headers(_ records: [SampleRecord], including first: Int) -> [Int] {
    var found: [Int] = []
    for index in records.indices {
      if index == first {
        found.append(index)
      } else if isHeader(records, at: index),
        !found.contains(where: { records[$0].cells == records[index].cells })
      {
        found.append(index)
      }
    }
    return found
  }

  private static func isHeader(_ records: [SampleRecord], at index: Int) -> Bool {
    // Most rows hold a value, which is found sooner than cells are counted.
    guard !records[index].cells.contains(where: isValue) else { return false }
    let cells = records[index].cells.filter { !$0.isEmpty }
    guard cells.count >= 3, Set(cells).count == cells.count else { return false }
    let below = records[(index + 1)...].prefix(2).filter { $0.filledCount > 0 }
    guard let row = below.first, row.cells.contains(where: isValue) else { return false }
    let headers = cells.map(HeaderWords.init)
    let known = headers.count { header in roles.contains { RoleWords.score(header, $0) >= 10 } }
    if known * 10 >= cells.count * 6 { return true }
    // `## Shops` names a table of its own.
    if index > 0, isSectionTitle(records[index - 1]) { return true }
    // Below a title or a blank line fewer words are enough.
    let isApart = index == 0 || records[index - 1].filledCount <= 1
    return isApart && known > 0 && row.cells.count == records[index].cells.count
      && row.cells.count { isValue($0) } > 1
  }

  /// Whether a record is the title of a section as Markdown writes it.
  private static func isSectionTitle(_ record: SampleRecord) -> Bool {
    record.filledCount == 1 && record.cells.contains { $0.hasPrefix("#") }
  }

  private static let roles: [Role] = [
    .item, .total, .unitPrice, .quantity, .date, .store, .receipt, .category,
  ]

  /// The record behind the last row of the table above a header: titles and blank lines are of neither.
  private static func end(_ records: [SampleRecord], ofTableAbove header: Int) -> Int {
    var end = header
    while end > 0, records[end - 1].filledCount <= 1 { end -= 1 }
    return end
  }

  /// How much of what purchases have a table names.
  private static func worth(_ header: SampleRecord, _ rows: ArraySlice<SampleRecord>) -> Int {
    let headers = header.cells.map(HeaderWords.init)
    func names(_ roles: [Role], _ least: Int) -> Bool {
      headers.contains { header in roles.contains { RoleWords.score(header, $0) >= least } }
    }
    let hasAmount = names([.total, .unitPrice], 5)
    let hasDates = rows.prefix(3).contains { row in
      row.cells.contains { withBytes(of: $0) { DateCell($0) != nil } }
    }
    var worth = hasAmount ? 4 : 0
    if hasAmount, names([.item], 10) { worth += 4 }
    if hasAmount, names([.store, .item], 5) { worth += 1 }
    if hasDates { worth += hasAmount ? 2 : 1 }
    return worth
  }

  private static func isValue(_ cell: String) -> Bool {
    withBytes(of: cell) { NumberCell($0)?.isBare == true || DateCell($0) != nil }
  }
}
