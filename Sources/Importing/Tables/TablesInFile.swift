import ByteTools

/// Finds the tables of a file, and the one to import first in a file with several, such as a list of receipts
/// above their items.
///
/// Further tables of purchases are read after it; the other tables are left out with a warning.
struct TablesInFile {
  /// One table of the sample.
  struct Part {
    /// The header row, and the index after the last record.
    let header: Int
    let end: Int
    /// The lines that apply to the table, above its header or above the first one of the file.
    let preamble: Range<Int>
    /// True if it is read after ``TablesInFile/main``, for it lists purchases of its own.
    fileprivate(set) var isFurther = false
  }

  private(set) var parts: [Part] = []
  /// The place of the part with the most columns of a purchase; among equals, of the first.
  let main: Int

  /// - Parameter records: The sample; nil is returned if it has no header row.
  init?(_ records: [SampleRecord]) {
    guard let first = HeaderSearch(records).index else { return nil }
    let repeated = RepeatedHead.all(in: records, first: first)
    let headers = Self.headers(records, including: first, repeated.map(\.header))
    func start(_ header: Int) -> Int? { repeated.first { $0.header == header }?.start }
    let ends =
      headers.dropFirst().map { start($0) ?? Self.end(records, ofTableAbove: $0) }
      + [records.count]
    parts = zip(headers, ends).map { header, end in
      Part(
        header: header, end: max(end, header + 1),
        preamble: start(header).map { $0..<header } ?? 0..<headers[0])
    }
    let worths = parts.map { part in
      Self.isBelowIncome(records, part.header)
        ? -1 : Self.worth(records[part.header], records[(part.header + 1)..<part.end])
    }
    main = worths.indices.max { (worths[$0], $1) < (worths[$1], $0) } ?? 0
    guard parts.count > 1 else { return }
    let tables = parts.map { PurchaseTable(records, header: $0.header, end: $0.end) }
    for place in parts.indices where place != main {
      parts[place].isFurther =
        start(parts[place].header) != nil
        || worths[place] > 0 && tables[main].hasDays && tables[place].isApart(from: tables[main])
    }
  }

  /// Returns the header rows: each differs from earlier ones and has a table below it.
  private static func headers(
    _ records: [SampleRecord], including first: Int, _ repeated: [Int]
  ) -> [Int] {
    var found: [Int] = []
    for index in records.indices {
      if index == first {
        found.append(index)
      } else if repeated.contains(index) {
        found.append(index)
      } else if index > first, records[index].cells == records[first].cells {
        // Spending and income under the same header.
        if isBelowIncome(records, first) || isBelowIncome(records, index) { found.append(index) }
      } else if isHeader(records, at: index),
        !found.contains(where: { records[$0].cells == records[index].cells })
      {
        found.append(index)
      }
    }
    return found
  }

  /// Whether the title above a header says that its table is one of income.
  private static func isBelowIncome(_ records: [SampleRecord], _ header: Int) -> Bool {
    guard header > 0, records[header - 1].filledCount == 1,
      let title = records[header - 1].cells.first(where: { !$0.isEmpty })
    else { return false }
    return PaymentWords.titlesIncome(title)
  }

  private static func isHeader(_ records: [SampleRecord], at index: Int) -> Bool {
    // Most rows contain a number or a date; this test is cheaper than counting cells.
    guard !records[index].cells.contains(where: isValue) else { return false }
    let cells = records[index].cells.filter { !$0.isEmpty }
    guard cells.count >= 3, Set(cells).count == cells.count else { return false }
    let below = records[(index + 1)...].prefix(2).filter { $0.filledCount > 0 }
    guard let row = below.first, row.cells.contains(where: isValue) else { return false }
    let headers = cells.map(HeaderWords.init)
    let known = headers.count { header in roles.contains { RoleWords.score(header, $0) >= 10 } }
    if known * 10 >= cells.count * 6 { return true }
    // A Markdown title such as `## Shops` begins another table.
    if index > 0, isSectionTitle(records[index - 1]) { return true }
    // After a title or a blank line, one known column name is enough.
    let isApart = index == 0 || records[index - 1].filledCount <= 1
    return isApart && known > 0 && row.cells.count == records[index].cells.count
      && row.cells.count { isValue($0) } > 1
  }

  private static func isSectionTitle(_ record: SampleRecord) -> Bool {
    record.filledCount == 1 && record.cells.contains { $0.hasPrefix("#") }
  }

  private static let roles: [Role] = [
    .item, .total, .unitPrice, .quantity, .date, .store, .receipt, .category,
  ]

  /// Returns the index after the last row of the table above a header row.
  ///
  /// Titles and blank lines between two tables belong to neither.
  private static func end(_ records: [SampleRecord], ofTableAbove header: Int) -> Int {
    var end = header
    while end > 0, records[end - 1].filledCount <= 1 { end -= 1 }
    return end
  }

  /// Returns how many of the columns of a purchase the table has, weighted.
  private static func worth(_ header: SampleRecord, _ rows: ArraySlice<SampleRecord>) -> Int {
    let headers = header.cells.map(HeaderWords.init)
    func names(_ roles: [Role], _ least: Int) -> Bool {
      headers.contains { header in roles.contains { RoleWords.score(header, $0) >= least } }
    }
    func hold(_ test: (Bytes) -> Bool) -> Bool {
      rows.prefix(3).contains { row in row.cells.contains { withBytes(of: $0, test) } }
    }
    let hasDates = hold { DateCell($0) != nil }
    let hasAmount =
      names([.total, .unitPrice], 5) || hasDates && rows.count > 1 && hold(isFraction)
    var worth = hasAmount ? 4 : 0
    if hasAmount, names([.item], 10) { worth += 4 }
    if hasAmount, names([.store, .item], 5) { worth += 1 }
    if hasDates { worth += hasAmount ? 2 : 1 }
    return worth
  }

  /// Whether a cell has a decimal mark: `-12,80`.
  private static func isFraction(_ cell: Bytes) -> Bool {
    guard let number = NumberCell(cell), number.isBare, cell.count > 3 else { return false }
    return [UInt8(ascii: ","), UInt8(ascii: ".")].contains(cell[cell.count - 3])
  }

  private static func isValue(_ cell: String) -> Bool {
    withBytes(of: cell) { NumberCell($0)?.isBare == true || DateCell($0) != nil }
  }
}
