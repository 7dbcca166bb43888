import EventSourcing
import GroceryModel

/// Works out what a file is: its dialect, its header, its kind, the role of each column, and what is
/// missing.
struct Understander {
  /// What was said, and what a profile adds to it.
  var options: ImportOptions
  let survey: ByteSurvey
  var replacedCharacters = 0
  var result: Understanding

  init(options: ImportOptions, survey: ByteSurvey) {
    self.options = options
    self.survey = survey
    result = Understanding(
      dialect: Dialect(
        delimiter: UInt8(ascii: ","), encoding: survey.encoding,
        hasByteOrderMark: survey.markLength > 0, newline: .lf, decimalMark: .point),
      plan: EmissionPlan())
  }

  /// Why the bytes cannot be a table at all, if they cannot.
  func refusalOfBytes(_ byteCount: Int) -> ImportNotice? {
    if byteCount == 0 { return ImportNotice("the file is empty", expected: "a table of text") }
    if survey.isBinary {
      return ImportNotice("the file is not text", expected: "a table as CSV or TSV")
    }
    if survey.isBlank, survey.encoding == .utf8 {
      return ImportNotice("the file holds only blanks", expected: "a table of text")
    }
    return nil
  }

  func refused(_ notice: ImportNotice) -> Understanding {
    var refused = result
    refused.refusal = notice
    return refused
  }

  mutating func understand(_ source: FileSource) throws(ImportError) -> Understanding {
    let start = survey.encoding == .utf8 ? survey.markLength : 0
    var lookAhead = [UInt8](repeating: 0, count: 64)
    let got = try Self.read(source, start, &lookAhead)
    if Self.isOtherFormat(Array(lookAhead.prefix(got))) {
      return refused(
        ImportNotice("the file is no table of cells", expected: "a table as CSV or TSV"))
    }
    let choice = try DelimiterChoice(source, from: start)
    result.dialect.delimiter = choice.delimiter
    var scanner = RecordScanner(
      source, delimiter: choice.delimiter, from: start)
    let table = try SampleTable(&scanner)
    if replacedCharacters > 0 {
      result.warnings.append(
        ImportNotice(
          "\(replacedCharacters) characters have no meaning in \(survey.encoding.rawValue)",
          flag: "--encoding NAME"))
    }
    if table.strayQuotes > 0 {
      result.warnings.append(
        ImportNotice(
          "\(table.strayQuotes) quotes open a cell that they do not close; taken as they are"))
    }
    guard choice.width > 1 else {
      return refused(
        ImportNotice("no delimiter cuts the lines into cells", expected: "a table as CSV or TSV"))
    }
    let layout = TableLayout(table)
    guard !layout.rows.isEmpty else {
      return refused(ImportNotice("there is no row below the header", expected: "rows of data"))
    }
    result.dialect.newline = newline(table, source)
    result.dialect.decimalMark = layout.decimalMark
    result.dialect.thousandsMark = layout.profiles.lazy.compactMap(\.groupMark).first
    result.headerLine = layout.header?.line
    result.header = layout.header?.cells ?? []
    result.plan.delimiter = choice.delimiter
    result.plan.width = layout.width
    result.plan.formats = layout.formats
    if let other = layout.otherTable, let header = layout.header {
      // What comes before the header is passed over as a preamble is.
      if other.line > header.line {
        let before = table.records.last { $0.line < other.line }
        result.plan.endOffset = before?.endOffset ?? .max
      }
      result.warnings.append(
        ImportNotice("another table begins here and is left out", line: other.line))
    }
    if let header = layout.header {
      result.plan.firstOffset = header.endOffset
      // Lines are counted on from the header's own, whatever stands quoted inside it.
      result.plan.firstLine = firstLine(after: header, table)
    } else {
      result.plan.firstOffset = start
    }
    let told = options
    if let refusal = followProfile(layout) { return refused(refusal) }
    // Which profile it is may answer whatever else is open.
    guard result.questions.isEmpty else { return result }
    var roleFinder = RoleFinder(layout, options)
    try roleFinder.find()
    result.isOwn = roleFinder.isOwn
    result.kind = roleFinder.kind
    result.plan.kind = roleFinder.kind
    result.plan.multiplies = roleFinder.multiplies
    for (role, change) in roleFinder.changes {
      guard let column = roleFinder.roles.columns[role] else { continue }
      result.plan.changes.append((column, change))
    }
    result.warnings += roleFinder.roles.warnings
    result.hasDoubtfulAmounts = !roleFinder.roles.warnings.isEmpty
    for (role, column) in roleFinder.roles.columns {
      result.plan.columns[role.place] = column
      result.columns[role] = UnderstoodColumn(
        index: column, header: column < result.header.count ? result.header[column] : "",
        evidence: roleFinder.roles.evidence[role] ?? [],
        confidence: roleFinder.roles.confidence[role] ?? 1)
    }
    result.confidence = roleFinder.roles.confidence.values.min() ?? 1
    if roleFinder.isHeaderless, !options.acceptsProposals {
      result.questions.append(
        ImportNotice(
          "the file has no header; proposed: \(roleFinder.proposal)",
          flag: "--yes, or --set ROLE=COLUMN"))
    }
    if roleFinder.isHeaderless || !roleFinder.guessedColumn.isEmpty, options.acceptsProposals {
      result.toldFacts.insert(.proposal)
    }
    if roleFinder.isGuess {
      result.questions.append(
        ImportNotice(
          "no header names the amount; '\(roleFinder.guessedColumn)' may be it",
          flag: "--yes, or --set total='\(roleFinder.guessedColumn)'"))
    }
    if let refusal = roleFinder.refusal { return refused(refusal) }
    if let path = options.companion {
      let companion = try Companion(path: path, options)
      if let refusal = companion.refusal { return refused(refusal) }
      result.plan.companion = companion.receipts
    }
    let facts = MissingFacts(layout, options, roleFinder)
    facts.settle(&result)
    if let line = RepeatedHead.line(layout) {
      return refused(
        ImportNotice(
          "another receipt with its own day or shop begins here, under the same header",
          expected: "one receipt in a file, or columns with the day and shop of each line",
          line: line))
    }
    facts.settleUndecidedMarks(&result)
    try facts.settleDates(&result, table, source)
    settleRows(layout, roleFinder, isWhole: table.isWhole)
    tellProfile(told)
    settleTax(layout, source)
    return result
  }

  private static func read(
    _ source: FileSource, _ offset: Int, _ bytes: inout [UInt8]
  ) throws(ImportError) -> Int {
    var outcome: Result<Int, ImportError> = .success(0)
    bytes.withUnsafeMutableBytes { buffer in
      do throws(ImportError) {
        outcome = .success(try source.read(into: buffer, at: offset))
      } catch {
        outcome = .failure(error)
      }
    }
    return try outcome.get()
  }

  /// JSON, XML and HTML have delimiters too, but are no tables.
  private static func isOtherFormat(_ bytes: [UInt8]) -> Bool {
    let text = bytes.drop { $0 <= 0x20 }
    guard let first = text.first else { return false }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "<") { return true }
    return first == UInt8(ascii: "[") && text.dropFirst().first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  private func newline(_ table: SampleTable, _ source: FileSource) -> Dialect.Newline {
    var bytes = [UInt8](repeating: 0, count: 64 * 1024)
    let count = (try? Self.read(source, 0, &bytes)) ?? 0
    var feeds = 0
    var pairs = 0
    var lone = 0
    for index in 0..<count {
      if bytes[index] == 0x0A {
        if index > 0, bytes[index - 1] == 0x0D { pairs += 1 } else { feeds += 1 }
      } else if bytes[index] == 0x0D, index + 1 < count, bytes[index + 1] != 0x0A {
        lone += 1
      }
    }
    switch (feeds > 0, pairs > 0, lone > 0) {
    case (_, false, false): return .lf
    case (false, true, false): return .crlf
    case (false, false, true): return .cr
    default: return .mixed
    }
  }

  private func firstLine(after header: SampleRecord, _ table: SampleTable) -> Int {
    guard let index = table.records.firstIndex(where: { $0.line == header.line }),
      index + 1 < table.records.count
    else { return header.line + 1 }
    return table.records[index + 1].line
  }

  /// What the rows as a whole say: whole receipts, a statement's signs, cells that are always filled.
  private mutating func settleRows(
    _ layout: TableLayout, _ finder: RoleFinder, isWhole: Bool
  ) {
    result.plan.isReceiptTotals = result.kind == .receipts && !finder.roles.has(.item)
    result.plan.statusTellsDirection = finder.tellsDirection
    result.plan.usuallyFilled = layout.usuallyFilled(item: finder.roles.columns[.item])
    result.plan.leastFraction = layout.leastFractionOfLastColumn
    result.plan.checksReceiptTotals =
      finder.roles.has(.receiptTotal) && (finder.roles.has(.total) || finder.multiplies)
    result.plan.readsKindsFromWords = !finder.isOwn || !finder.roles.has(.kind)
    result.plan.readsNotices = !finder.isOwn
    result.plan.takesAnyCurrency = finder.isOwn
    if result.plan.isReceiptTotals, finder.roles.has(.quantity), finder.roles.has(.unitPrice) {
      result.questions.append(
        ImportNotice("no header names the item of each line", flag: "--set item=COLUMN"))
    }
    result.plan.rowWidth = layout.rowWidth
    result.plan.leastWidth = leastWidth(layout, finder)
    let whole = layout.rows.count { $0.cells.count >= layout.width }
    result.plan.isEven = layout.header != nil && whole * 2 > layout.rows.count
    if let header = layout.header, layout.rowWidth < layout.width, !result.plan.isEven {
      result.warnings.append(
        ImportNotice(
          "most records have \(layout.rowWidth) cells, the header has \(layout.width)",
          line: header.line))
    }
    result.plan.checksArithmetic = finder.provesArithmetic
    if let header = layout.header { result.plan.headerHash = header.hash }
    result.plan.fillsDown = finder.isOwn ? [] : sparseReceiptColumns(layout, finder)
    if let item = finder.roles.columns[.item], !layout.headers.isEmpty, !finder.isOwn {
      result.plan.itemMayBeEmpty =
        RoleWords.score(layout.headers[item], .item) < 10
        && (finder.roles.evidence[.item] != ["as told"]
          || result.profile?.remembersMemo == true)
        && !finder.roles.has(.quantity)
    }
    guard result.kind == .receipts else { return }
    result.plan.leastLastCell = CutFile.leastLastCell(layout, result.plan)
    guard let total = finder.roles.columns[.total] else {
      settleTotalRows(layout, finder, isWhole: isWhole)
      return
    }
    if refundsOnly(layout, total) {
      result.plan.isRefundsOnly = true
      result.warnings.append(
        ImportNotice(
          "'\(layout.header?.cells[total] ?? "")' holds money back; all lines are refunds"))
      return
    }
    let isStatement = result.plan.isStatement
    let remembered = result.profile?.profile.sign
    let signs = StatementSigns(layout, total: total, finder)
    if isStatement, remembered.map({ $0 == .negative }) ?? signs.spendingIsNegative {
      result.plan.flipsSign = true
      result.warnings.append(
        ImportNotice("spending is negative in this file; signs are turned, money in is left out"))
    }
    if isStatement { result.sign = result.plan.flipsSign ? .negative : .positive }
    if isStatement, !result.plan.flipsSign, signs.negatives > 0 {
      result.warnings.append(
        ImportNotice(
          "amounts above and below zero; those above are taken as spending",
          line: layout.header?.line))
    }
    result.plan.statedTotals = statedTotals(layout)
    settleTotalRows(layout, finder, isWhole: isWhole)
  }

  /// The columns up to the last one that holds numbers or dates, or tells what a line is; all of
  /// Larder's own.
  private func leastWidth(_ layout: TableLayout, _ finder: RoleFinder) -> Int {
    if finder.isOwn { return layout.width }
    let needless: Set<Role> = [.category, .brand, .tags, .text, .unit, .package, .store]
    let last = layout.profiles.indices.last { column in
      let profile = layout.profiles[column]
      let role = finder.roles.role(of: column)
      return profile.numbers + profile.dates + profile.clocks + profile.suffixed > 0
        || role.map { !needless.contains($0) } ?? false
    }
    return (last ?? layout.width - 1) + 1
  }

  /// Finds the rows that end receipts, and whether they may speak for the receipts above them.
  private mutating func settleTotalRows(
    _ layout: TableLayout, _ finder: RoleFinder, isWhole: Bool
  ) {
    let columns = finder.roles.columns
    guard let item = columns[.item], let amount = columns[.total] ?? columns[.unitPrice],
      !result.plan.isReceiptTotals, !result.plan.itemMayBeEmpty, !result.plan.flipsSign
    else { return }
    if result.plan.readsKindsFromWords {
      result.plan.closingRows =
        ClosingRows(
          layout, item: item, amount: amount,
          receipt: [.receipt, .date, .store].compactMap { columns[$0] }, isWhole: isWhole
        ).parts
    }
    result.plan.statesTotalRows =
      !result.plan.checksReceiptTotals
      && layout.rows.contains { row in
        row[item].isEmpty
          || withBytes(of: row[item]) {
            !LineWords.classify($0).isDisjoint(with: [.total, .subtotal, .nearTotal])
          }
      }
  }

  /// Whether the rows called *tax* are inside the total rows already: asked of the sums, by a trial.
  private mutating func settleTax(_ layout: TableLayout, _ source: FileSource) {
    guard result.isReady, result.kind == .receipts, let item = result.columns[.item]?.index,
      layout.rows.contains(where: { row in
        withBytes(of: row[item]) { LineWords.classify($0).contains(.tax) }
      })
    else { return }
    var trial = FactEmitter(source, result.plan)
    try? trial.run { _ in }
    guard trial.receipts.totalsWithoutTax > trial.receipts.totalsWithTax else { return }
    result.plan.taxIsIncluded = true
    result.warnings.append(
      ImportNotice(
        "the totals hold without the tax rows: tax is inside the prices, its rows are left out"))
  }

  /// Whether the amounts' header says that they were paid back.
  private func refundsOnly(_ layout: TableLayout, _ total: Int) -> Bool {
    guard total < layout.headers.count, layout.profiles[total].negatives == 0 else { return false }
    return withBytes(of: layout.headers[total].joined) {
      LineWords.classify($0).contains(.refund)
    }
  }

  /// Columns of a receipt's own facts that only its first line fills.
  private func sparseReceiptColumns(_ layout: TableLayout, _ finder: RoleFinder) -> [Int] {
    guard let date = finder.roles.columns[.date], let first = layout.rows.first,
      !first[date].isEmpty, layout.profiles[date].filled * 10 <= layout.rows.count * 7,
      finder.roles.has(.item)
    else { return [] }
    // Only where rows without a date are lines like the others, with an item and an amount.
    let total = finder.roles.columns[.total] ?? finder.roles.columns[.unitPrice] ?? -1
    let item = finder.roles.columns[.item] ?? -1
    let bare = layout.rows.filter { $0[date].isEmpty }
    let whole = bare.count { !$0[item].isEmpty && layout.number($0, total) != nil }
    guard whole * 10 >= bare.count * 8 else { return [] }
    return [Role.date, .time, .store, .receipt, .till, .currency].compactMap { role in
      guard let column = finder.roles.columns[role],
        layout.profiles[column].filled * 10 <= layout.rows.count * 7
      else { return nil }
      return column
    }
  }

  /// Amounts that stand beside a word for a sum above the table.
  private func statedTotals(_ layout: TableLayout) -> [Amount] {
    layout.preamble.compactMap { record in
      guard record.filledCount == 2, let label = record.cells.first(where: { !$0.isEmpty }),
        let value = record.cells.last(where: { !$0.isEmpty })
      else { return nil }
      let words = withBytes(of: label) { LineWords.classify($0) }
      guard words.contains(.total) || label.contains("支払金額") || label.contains("合計") else {
        return nil
      }
      let format = NumberFormat(mark: layout.decimalMark)
      return withBytes(of: value) { NumberCell($0)?.number(format)?.amount }
    }
  }
}
