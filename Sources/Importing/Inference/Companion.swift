import ByteTools
import GroceryModel

/// Reads a receipts file that has the date, store and currency for the lines in another file.
///
/// Example: one file lists receipts (`receipt,date,store`), the other their items
/// (`receipt,item,total`).
struct Companion {
  private(set) var receipts: [String: CompanionReceipt] = [:]
  /// Why the file cannot be used, or nil if it can.
  private(set) var refusal: ImportNotice?

  /// Reads the companion file, whose receipt numbers connect it with the lines.
  init(path: String, _ options: ImportOptions) throws(ImportError) {
    let source = try FileSource(path: path)
    let survey = try ByteSurvey(source)
    let start = survey.markLength
    let choice = try DelimiterChoice(source, from: start)
    var scanner = choice.scanner(source, from: start)
    let table = try SampleTable(&scanner)
    let layout = TableLayout(table, TablesInFile(table.records))
    guard layout.header != nil else {
      refusal = ImportNotice("the companion '\(path)' has no header")
      return
    }
    read(layout, path, options)
  }

  /// Reads another table of the file, one of whose columns has each number of the lines' receipts once.
  init?(_ layout: TableLayout, of numbers: [String], _ options: ImportOptions) {
    let wanted = Set(numbers)
    let column = layout.profiles.indices.first { column in
      let cells = layout.rows.map { $0[column] }
      return wanted.isSubset(of: cells) && Set(cells).count == cells.count
    }
    guard wanted.count > 1, let column else { return nil }
    read(layout, "", options, number: column)
    guard refusal == nil, receipts.values.contains(where: { $0.date != nil }) else { return nil }
  }

  private mutating func read(
    _ layout: TableLayout, _ path: String, _ options: ImportOptions, number: Int? = nil
  ) {
    let roles = ReceiptRoles(layout, fixed: number.map { [.receipt: $0] } ?? [:], removed: [.item])
      .roles
    guard let receipt = roles.columns[.receipt] else {
      refusal = ImportNotice("no column of the companion '\(path)' holds the receipt's number")
      return
    }
    var evidence = DateEvidence()
    if let date = roles.columns[.date] { layout.rows.forEach { evidence.read($0[date]) } }
    let order = evidence.order ?? options.dateOrder ?? options.defaultDateOrder ?? .ymd
    for row in layout.rows {
      receipts[row[receipt]] = Self.receipt(row, roles, order)
    }
  }

  private static func receipt(
    _ row: SampleRecord, _ roles: RoleAssignment, _ order: DateOrder
  ) -> CompanionReceipt {
    func text(_ role: Role) -> String? {
      guard let column = roles.columns[role] else { return nil }
      let text = row[column]
      return AbsentWords.contains(text) || text.lowercased() == "unknown" ? nil : text
    }
    let date = text(.date).flatMap { text in
      withBytes(of: text) { parseDate($0, form: .calendar(order)) }
    }
    return CompanionReceipt(
      date: date?.day, store: text(.store), currency: text(.currency).flatMap { Currency($0) },
      time: nil,
      isCancelled: text(.status).map { status in
        withBytes(of: status) { LineWords.classify($0).contains(.cancelled) }
      } ?? false)
  }
}
