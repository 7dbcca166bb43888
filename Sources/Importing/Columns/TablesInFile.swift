import EventSourcing

/// Two tables in one file: a list of receipts, say, and below it the list of their items.
struct TablesInFile {
  /// The header of the table to read, and the record it ends before.
  let header: Int
  let end: Int
  /// The header of the table to leave out, if there is one.
  let other: Int?

  init(_ records: [SampleRecord], firstHeader: Int) {
    guard let second = Self.secondHeader(records, after: firstHeader) else {
      header = firstHeader
      end = records.count
      other = nil
      return
    }
    if Self.namesItems(records[second]), !Self.namesItems(records[firstHeader]) {
      header = second
      end = records.count
      other = firstHeader
    } else {
      header = firstHeader
      end = second
      other = second
    }
  }

  /// A record of known words only, of another width or other words than the first header.
  private static func secondHeader(_ records: [SampleRecord], after first: Int) -> Int? {
    let firstCells = records[first].cells
    for index in (first + 2)..<max(records.count, first + 2) {
      // Most rows hold a value, which is found sooner than cells are counted.
      guard index + 1 < records.count, !records[index].cells.contains(where: isValue) else {
        continue
      }
      let cells = records[index].cells.filter { !$0.isEmpty }
      guard cells.count >= 3, records[index].cells != firstCells, Set(cells).count == cells.count
      else { continue }
      let headers = cells.map(HeaderWords.init)
      let strong = headers.count { header in
        [Role.item, .total, .unitPrice, .quantity, .date, .store, .receipt, .category].contains {
          RoleWords.score(header, $0) >= 10
        }
      }
      if strong * 10 >= cells.count * 6, records[index + 1].cells.contains(where: isValue) {
        return index
      }
    }
    return nil
  }

  private static func isValue(_ cell: String) -> Bool {
    withBytes(of: cell) { NumberCell($0)?.isBare == true || DateCell($0) != nil }
  }

  private static func namesItems(_ record: SampleRecord) -> Bool {
    record.cells.contains { RoleWords.score(HeaderWords($0), .item) >= 10 }
  }
}
