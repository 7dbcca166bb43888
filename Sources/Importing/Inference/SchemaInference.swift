import GroceryModel

/// Infers the format of a file: dialect, header row, kind, column roles, and what is missing.
struct SchemaInference {
  /// The user's options, with the profile's additions.
  var options: ImportOptions
  let survey: ByteSurvey
  var replacedCharacters = 0
  /// True if the table was converted from JSON objects.
  var isOfObjects = false
  /// Whether what is spent is below zero in files of this form; nil if the amounts have to tell.
  var formSpendsBelowZero: Bool?
  /// The store that stands without a label above the lines of a receipt as text.
  var headingStore: String?
  /// The folder for converted copies of other files.
  var temporaryFolder = "/tmp"
  var result: InferredSchema
  /// The sample with its tables, once it was read.
  var sample: (table: SampleTable, tables: TablesInFile?)?
  /// The word classes of the item texts in the sample, row by row.
  var itemWords: [WordClass] = []

  init(options: ImportOptions, survey: ByteSurvey) {
    self.options = options
    self.survey = survey
    result = InferredSchema(
      dialect: Dialect(
        delimiter: UInt8(ascii: ","), encoding: survey.encoding,
        hasByteOrderMark: survey.markLength > 0, newline: .lf, decimalMark: .point),
      plan: ImportPlan())
  }

  /// Returns why the bytes cannot be a table, or nil.
  func refusalOfBytes(_ byteCount: Int, _ head: [UInt8]) -> ImportNotice? {
    if byteCount == 0 { return ImportNotice("the file is empty", expected: "a table of text") }
    if let notice = OtherFormat.document(head) { return notice }
    if survey.isBinary {
      return ImportNotice("the file is not text", expected: "a table as CSV or TSV")
    }
    if survey.isBlank, survey.encoding == .utf8 {
      return ImportNotice("the file holds only blanks", expected: "a table of text")
    }
    return nil
  }

  func refused(_ notice: ImportNotice) -> InferredSchema {
    var refused = result
    refused.refusal = notice
    refused.questions = []
    return refused
  }

  /// Infers the format of a table.
  ///
  /// - Parameters:
  ///   - source: The file as a table.
  ///   - start: The position of its first byte.
  ///   - line: The number of its first line.
  /// - Returns: The result, with open questions or the reason of a refusal.
  /// - Throws: ``ImportError`` if the file cannot be read or an option names something that does
  ///   not exist.
  mutating func inferSchema(
    _ source: FileSource, from start: Int, line: Int = 1
  ) throws(ImportError) -> InferredSchema {
    if let refusal = OtherFormat.refusal(try source.bytes(at: start, count: 64)) {
      return refused(refusal)
    }
    let choice = try DelimiterChoice(source, from: start)
    result.dialect.delimiter = choice.delimiter
    let (table, tables) =
      if let sample { sample } else { try readSample(source, choice, from: start, line: line) }
    sample = (table, tables)
    warnOfBytes(table)
    if choice.width <= 1 {
      return refused(
        ImportNotice("no delimiter cuts the lines into cells", expected: "a table as CSV or TSV"))
    }
    if TableLayout.isTransposed(table.records) {
      return refused(
        ImportNotice(
          "the first cells of the rows are the names of the columns",
          expected: "a header line, and a row for each line"))
    }
    let layout = TableLayout(table, tables, headerLine: options.headerLine)
    guard !layout.rows.isEmpty else {
      return refused(ImportNotice("there is no row below the header", expected: "rows of data"))
    }
    result.dialect.newline = Dialect.Newline(of: try source.bytes(at: 0, count: 64 << 10))
    result.plan.delimiter = choice.delimiter
    result.plan.apostrophesQuote = choice.apostrophesQuote
    take(layout, of: table, from: start)
    return try inferSchema(layout, of: table, source)
  }

  private func readSample(
    _ source: FileSource, _ choice: DelimiterChoice, from start: Int, line: Int
  ) throws(ImportError) -> (table: SampleTable, tables: TablesInFile?) {
    var scanner = choice.scanner(source, from: start, line: line)
    let table = try SampleTable(&scanner)
    return (table, TablesInFile(table.records))
  }

  /// Warns of invalid characters and of quotes that do not close a cell.
  private mutating func warnOfBytes(_ table: SampleTable) {
    if replacedCharacters > 0 {
      result.warnings.append(
        ImportNotice(
          "\(replacedCharacters) characters have no meaning in \(survey.encoding.rawValue)",
          flag: "--encoding NAME"))
    }
    if table.strayQuotes > 0 {
      result.warnings.append(
        ImportNotice(
          (table.strayQuotes == 1
            ? "1 quote opens a cell that it does"
            : "\(table.strayQuotes) quotes open a cell that they do")
            + " not close; taken as written"))
    }
  }

  /// Infers the column roles and what is missing.
  private mutating func inferSchema(
    _ layout: TableLayout, of table: SampleTable, _ source: FileSource
  ) throws(ImportError) -> InferredSchema {
    let specified = options
    if let refusal = followProfile(layout) { return refused(refusal) }
    // The choice of a profile may answer the other questions.
    guard result.questions.isEmpty else { return result }
    let joinsItems = try joinItems(layout)
    var roleFinder = try findColumns(layout)
    if options.companion == nil, roleFinder.kind == .receipts, !roleFinder.roles.has(.date) {
      takeReceipts(ofOtherTables: layout, &roleFinder)
    }
    take(roleFinder)
    if let refusal = roleFinder.refusal { return refused(refusal) }
    if let path = options.companion, !joinsItems {
      let companion = try Companion(path: path, options)
      if let refusal = companion.refusal { return refused(refusal) }
      result.plan.companion = companion.receipts
    }
    result.plan.fillsDown = sparseReceiptColumns(layout, roleFinder)
    result.plan.repeatsByMarks = roleFinder.isOwn ? [] : columnsWithMarks(layout, roleFinder)
    let facts = MissingFacts(layout, options, roleFinder, carried: result.plan.fillsDown)
    facts.settle(&result, heading: headingStore)
    facts.settleDecimalMarks(&result)
    facts.settleCents(&result, isOfObjects: isOfObjects)
    try facts.settleDates(&result, table, source)
    settleRows(layout, roleFinder)
    reportProfile(specified)
    return result
  }

  /// Takes the names of items from a file of products, if this one has only their numbers.
  private mutating func joinItems(_ layout: TableLayout) throws(ImportError) -> Bool {
    guard let path = options.companion, options.roles[Role.item.rawValue] == nil,
      let column = ItemNumbers.column(layout),
      let found = try ItemNames(
        path: path, of: Set(layout.rows.map { $0[column] }), in: temporaryFolder)
    else { return false }
    result.plan.itemNames = found.names
    options.roles[Role.item.rawValue] = "#\(column + 1)"
    return true
  }

  /// Takes dates and shops from a table of receipts or orders in the same file, whose numbers the lines have.
  private mutating func takeReceipts(ofOtherTables layout: TableLayout, _ finder: inout RoleFinder)
  {
    guard let sample else { return }
    let receipt = finder.roles.columns[.receipt]
    let columns =
      receipt.map { [$0] } ?? layout.profiles.indices.filter { !finder.roles.isTaken($0) }
    for other in layout.otherTables {
      let table = TableLayout(sample.table, sample.tables, headerLine: other.line)
      for column in columns {
        let numbers = layout.rows.map { $0[column] }.filter { $0.count > 2 }
        guard let companion = Companion(table, of: numbers, options) else { continue }
        result.plan.companion = companion.receipts
        if receipt == nil { finder.roles.assign(.receipt, column, "numbers of another table") }
        result.warnings.removeAll { $0 == .leftOutTable(at: other.line) }
        return
      }
    }
  }

  /// Takes over what applies to the whole table: separators, header row, first and last row.
  private mutating func take(_ layout: TableLayout, of table: SampleTable, from start: Int) {
    result.dialect.decimalMark = layout.decimalMark
    result.dialect.thousandsMark = layout.profiles.lazy.compactMap(\.groupMark).first
    result.headerLine = layout.header?.line
    result.header = layout.header?.cells ?? []
    result.plan.width = layout.width
    result.plan.formats = layout.formats
    if let header = layout.header {
      // Records above the header row are skipped like a preamble.
      let last = layout.rows.last ?? header
      if layout.endsAtTable { result.plan.endOffset = last.endOffset }
      result.furtherTables = layout.furtherTables.map(\.line)
      for other in layout.otherTables {
        result.warnings.append(.leftOutTable(at: other.line))
      }
    }
    if let header = layout.header {
      result.plan.firstOffset = header.endOffset
      // Count lines from the header row, which may contain quoted line breaks.
      result.plan.firstLine = firstLine(after: header, table)
    } else {
      result.plan.firstOffset = start
    }
  }

  /// Takes over the column roles, and the questions about them.
  private mutating func take(_ roleFinder: RoleFinder) {
    result.isOwn = roleFinder.isOwn
    result.kind = roleFinder.kind
    result.plan.kind = roleFinder.kind
    result.plan.months = roleFinder.months
    result.plan.shops = roleFinder.shops
    result.furtherColumns = Set(
      roleFinder.months.map(\.column) + roleFinder.shops.map(\.column))
    result.plan.multiplies = roleFinder.multiplies
    result.plan.pricesAreOfUnits =
      roleFinder.kind == .prices && roleFinder.roles.evidence[.unit] == [ObservedPrices.perUnit]
    result.plan.listIsOfOne = roleFinder.listIsOfOne
    result.plan.percentOff = roleFinder.percentOff ?? -1
    result.plan.amountColumns = roleFinder.amountColumns
    result.plan.reduction = roleFinder.reduction ?? -1
    for (role, change) in roleFinder.changes {
      guard let column = roleFinder.roles.columns[role] else { continue }
      result.plan.changes.append((column, change))
    }
    if let column = roleFinder.refunded {
      result.plan.refunded = column
      result.plan.changes.append((column, .takenOff))
    }
    result.warnings += roleFinder.roles.warnings
    result.questions += roleFinder.roles.questions
    result.hasDoubtfulAmounts = !roleFinder.roles.warnings.isEmpty
    for (role, column) in roleFinder.roles.columns {
      result.plan.columns[role.place] = column
      result.columns[role] = InferredColumn(
        index: column, header: column < result.header.count ? result.header[column] : "",
        evidence: roleFinder.roles.evidence[role] ?? [],
        confidence: roleFinder.roles.confidence[role] ?? 1)
    }
    result.plan.categoryHeader = result.columns[.category]?.header ?? ""
    // Without arithmetic proof the result may be wrong even if every header is known.
    let isProven = roleFinder.isOwn || roleFinder.provesArithmetic
    result.confidence = (roleFinder.roles.confidence.values.min() ?? 1) * (isProven ? 1 : 0.9)
    askAboutGuesses(roleFinder)
  }

  /// Asks about proposed columns, unless the user accepts proposals.
  private mutating func askAboutGuesses(_ roleFinder: RoleFinder) {
    if roleFinder.isHeaderless, !options.acceptsProposals {
      result.questions.append(
        ImportNotice(
          "the file has no header; proposed: \(roleFinder.proposal)",
          flag: "--yes, or --set ROLE=COLUMN"))
    }
    if roleFinder.isHeaderless || !roleFinder.guessedColumn.isEmpty, options.acceptsProposals {
      result.specifiedFacts.insert(.proposal)
    }
    if roleFinder.isGuess {
      result.questions.append(
        ImportNotice(
          "no header names the amount; '\(roleFinder.guessedColumn)' may be it",
          flag: "--yes, or --set total='\(roleFinder.guessedColumn)'"))
    }
  }

  private func firstLine(after header: SampleRecord, _ table: SampleTable) -> Int {
    guard let index = table.records.firstIndex(where: { $0.line == header.line }),
      index + 1 < table.records.count
    else { return header.line + 1 }
    return table.records[index + 1].line
  }
}
