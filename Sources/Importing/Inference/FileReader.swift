import EventSourcing
import GroceryModel

/// Reads one foreign file: first infers its format from a sample, then reads record by record.
///
/// ```swift
/// let reader = try FileReader(path: "migros-2026-10.csv")
/// let schema = try reader.inferSchema(ImportOptions(currency: Currency("CHF")))
/// guard schema.isReady else { … }
/// try reader.forEachRecord(as: schema) { record in … }
/// ```
public final class FileReader {
  public let path: String
  private let original: FileSource
  /// What the file holds, if it is packed.
  private var unpacked: (source: FileSource, form: String)?
  private let temporaryFolder: String
  /// The file converted to UTF-8, if it has another encoding.
  private var decoded: (encoding: TextEncoding, source: FileSource)?
  /// The file converted to a delimited table, if it has another form (JSON, aligned columns).
  private var table: FileSource?

  /// The sample of the file as it was understood last, for its further tables.
  private var sample: (table: SampleTable, tables: TablesInFile?)?

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - temporaryFolder: The folder for converted copies while the file is read.
  /// - Throws: ``ImportError`` if the file does not exist, is a folder or cannot be read.
  public init(path: String, temporaryFolder: String = "/tmp") throws(ImportError) {
    self.path = path
    self.temporaryFolder = temporaryFolder
    original = try FileSource(path: path)
  }

  /// The size of the file in bytes.
  public var byteCount: Int { original.byteCount }

  /// - Throws: ``ImportError`` if the file's size has changed since it was opened.
  func checkUnchanged() throws(ImportError) { try original.checkUnchanged() }

  /// Infers the kind, the format and the column roles of the file.
  ///
  /// - Throws: ``ImportError`` if the file cannot be read or an option names something that does
  ///   not exist.
  public func inferSchema(
    _ options: ImportOptions = ImportOptions()
  ) throws(ImportError) -> InferredSchema {
    var specified: TextEncoding?
    if let name = options.encoding {
      guard let encoding = TextEncoding(named: name) else { throw .unknownEncoding(name) }
      specified = encoding
    }
    if unpacked == nil { unpacked = try PackedFile.content(of: original, in: temporaryFolder) }
    let content = unpacked?.source ?? original
    let survey = try ByteSurvey(content, specified: unpacked == nil ? specified : nil)
    var inference = SchemaInference(options: options, survey: survey)
    let head = try content.bytes(at: 0, count: OtherFormat.markLength)
    if let refusal = inference.refusalOfBytes(content.byteCount, head) {
      return inference.refused(refusal)
    }
    var source = content
    if survey.encoding != .utf8 {
      if decoded?.encoding != survey.encoding {
        let (transcoded, replaced) = try Transcoder.transcode(
          content, from: survey.encoding, skipping: survey.markLength,
          in: temporaryFolder)
        inference.replacedCharacters = replaced
        decoded = (survey.encoding, transcoded)
      }
      if let decoded { source = decoded.source }
    }
    let start = survey.encoding == .utf8 ? survey.markLength : 0
    let other = try tableOfOtherForm(source, from: start)
    table = other?.table
    inference.isOfObjects = other?.isOfObjects ?? false
    inference.headingStore = other?.store
    inference.temporaryFolder = temporaryFolder
    inference.result.dialect.form = other?.form ?? unpacked?.form
    inference.formSpendsBelowZero = other?.spendsBelowZero
    inference.result.warnings += other?.notices ?? []
    if options.headerLine != nil { inference.sample = sample }
    let schema =
      if let table {
        try inference.inferSchema(table, from: 0, line: other?.firstLine ?? 0)
      } else {
        try inference.inferSchema(source, from: start)
      }
    sample = inference.sample
    // The bytes do not always identify a legacy encoding; then use the one saved in the profile.
    guard options.encoding == nil, survey.encoding.isLegacy,
      let remembered = schema.profile?.profile.encoding, remembered != survey.encoding
    else { return schema }
    var again = options
    again.encoding = remembered.rawValue
    return try inferSchema(again)
  }

  /// A converted table with the warnings of the conversion.
  private struct OtherForm {
    let table: FileSource
    var notices: [ImportNotice] = []
    var isOfObjects = false
    /// What the file is, for people.
    var form: String?
    var spendsBelowZero: Bool?
    var store: String?
    /// The number of the first line; 0 if a header row was put in, and the records keep their lines of the file.
    var firstLine = 0
  }

  /// Converts JSON or space-aligned columns to a table; returns nil for a delimited file.
  private func tableOfOtherForm(
    _ source: FileSource, from start: Int
  ) throws(ImportError) -> OtherForm? {
    let head = try source.bytes(at: start, count: 64 << 10)
    if JSONTable.isLikely(head) {
      return try JSONTable.rewritten(source, from: start, in: temporaryFolder).map {
        OtherForm(table: $0.table, notices: $0.notices, isOfObjects: true, form: "JSON")
      }
    }
    if let form = try textForm(source, from: start, head) { return form }
    if MarkupScanner.isLikely(head) { return try markup(source, from: start) }
    if let table = try MasterDetailRecords.rewritten(source, from: start, in: temporaryFolder) {
      return OtherForm(table: table, firstLine: 1)
    }
    let isWrapped = WrappedRecords.isLikely(head)
    let aligned = AlignedTable.width(head)
    // Decimal commas make two columns of each line.
    guard isWrapped || aligned != nil,
      try DelimiterChoice(source, from: start).width < max(2, aligned ?? 0)
    else { return nil }
    return isWrapped
      ? OtherForm(table: try WrappedRecords.rewritten(source, from: start, in: temporaryFolder))
      : OtherForm(
        table: try AlignedTable.rewritten(source, from: start, in: temporaryFolder), firstLine: 1)
  }

  /// Converts XML, or the rows of HTML; nil if neither holds a table.
  private func markup(_ source: FileSource, from start: Int) throws(ImportError) -> OtherForm? {
    guard source.byteCount <= JSONTable.byteLimit else { return nil }
    let bytes = try source.bytes(at: start, count: source.byteCount - start)
    if let rows = OpenDocumentSheets.csv(bytes) ?? MarkupRows.table(bytes) {
      let table = try FileSource(temporaryFor: source.path, in: temporaryFolder)
      try table.append(rows)
      return OtherForm(table: table, form: "HTML", firstLine: 1)
    }
    guard let value = MarkupTree.value(bytes) else { return nil }
    return try JSONTable.rewritten(value, for: source, in: temporaryFolder).map {
      OtherForm(table: $0.table, notices: $0.notices, isOfObjects: true, form: "XML")
    }
  }

  /// Converts a text without delimiters whose lines keep their numbers: a bank's statement, blocks of
  /// keys and values, a list of payments, a receipt.
  private func textForm(
    _ source: FileSource, from start: Int, _ head: [UInt8]
  ) throws(ImportError) -> OtherForm? {
    var table = try AccountStatement.table(of: source, from: start)
    if table == nil { table = try JournalText.table(of: source, from: start) }
    if table == nil { table = try KeyValueBlocks.table(of: source, from: start) }
    if table == nil { table = try DatedLines.table(of: source, from: start) }
    if table == nil {
      table = try ReceiptText.table(
        of: source, from: start, isAligned: AlignedTable.isLikely(head))
    }
    guard let table else { return nil }
    return OtherForm(
      table: try table.written(for: source, in: temporaryFolder), notices: table.notices,
      form: table.form, spendsBelowZero: table.spendsBelowZero, store: table.store)
  }

  /// Reads all records in file order.
  ///
  /// Each non-empty record is passed to `body` once, followed by the facts derived from it. `body`
  /// runs on the caller's thread, while another thread reads ahead.
  ///
  /// - Returns: Warnings found on the way, such as sums that differ.
  @discardableResult
  public func forEachRecord(
    as schema: InferredSchema, _ body: (inout RecordOutcome) throws -> Void
  ) throws -> [ImportNotice] {
    try forEachRecord(as: schema, upcoming: { _ in }, body)
  }

  /// Does the same, and passes the ids of upcoming purchase lines to `upcoming` before their
  /// records.
  func forEachRecord(
    as schema: InferredSchema, upcoming: ([EventIdentifier]) -> Void,
    _ body: (inout RecordOutcome) throws -> Void
  ) throws -> [ImportNotice] {
    var source = unpacked?.source ?? original
    if schema.dialect.encoding != .utf8, let decoded { source = decoded.source }
    if let table { source = table }
    let reading = ReadAhead(source, schema.plan)
    try reading.forEach(upcoming: upcoming, body)
    return reading.notices
  }
}
