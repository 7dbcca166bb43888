import EventSourcing
import GroceryModel

/// One foreign file: looked at as a whole first, then read record by record.
///
/// ```swift
/// let reader = try FileReader(path: "migros-2026-10.csv")
/// let understanding = try reader.understand(ImportOptions(currency: Currency("CHF")))
/// guard understanding.isReady else { … }
/// try reader.forEachRecord(as: understanding) { record in … }
/// ```
public final class FileReader {
  public let path: String
  private let original: FileSource
  private let temporaryFolder: String
  /// The same text as UTF-8, where the file is in another encoding.
  private var decoded: (encoding: TextEncoding, source: FileSource)?
  /// The file as a table of cells, where its text is one of another form.
  private var table: FileSource?

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - temporaryFolder: Where the same text is kept as UTF-8 while it is read, if it is in another
  ///     encoding.
  /// - Throws: ``ImportError`` if it does not exist, is a folder or cannot be read.
  public init(path: String, temporaryFolder: String = "/tmp") throws(ImportError) {
    self.path = path
    self.temporaryFolder = temporaryFolder
    original = try FileSource(path: path)
  }

  /// How many bytes the file has.
  public var byteCount: Int { original.byteCount }

  /// - Throws: ``ImportError`` if the file has another size than when it was opened.
  func checkUnchanged() throws(ImportError) { try original.checkUnchanged() }

  /// Finds out what the file holds, by evidence over its records.
  ///
  /// - Throws: ``ImportError`` if the file cannot be read or an option names nothing that exists.
  public func understand(
    _ options: ImportOptions = ImportOptions()
  ) throws(ImportError) -> Understanding {
    var told: TextEncoding?
    if let name = options.encoding {
      guard let encoding = TextEncoding(named: name) else { throw .unknownEncoding(name) }
      told = encoding
    }
    let survey = try ByteSurvey(original, told: told)
    var understander = Understander(options: options, survey: survey)
    if let refusal = understander.refusalOfBytes(original.byteCount) {
      return understander.refused(refusal)
    }
    var source = original
    if survey.encoding != .utf8 {
      if decoded?.encoding != survey.encoding {
        let (transcoded, replaced) = try Transcoder.transcode(
          original, from: survey.encoding, skipping: survey.markLength,
          in: temporaryFolder)
        understander.replacedCharacters = replaced
        decoded = (survey.encoding, transcoded)
      }
      if let decoded { source = decoded.source }
    }
    let start = survey.encoding == .utf8 ? survey.markLength : 0
    let other = try tableOfOtherForm(source, from: start)
    table = other?.table
    understander.isOfObjects = other?.isOfObjects ?? false
    understander.result.warnings += other?.notices ?? []
    let understanding =
      if let table {
        try understander.understand(table, from: 0, line: 0)
      } else {
        try understander.understand(source, from: start)
      }
    // Of two old encodings the bytes do not always tell which; what was told once helps then.
    guard options.encoding == nil, survey.encoding.isLegacy,
      let remembered = understanding.profile?.profile.encoding, remembered != survey.encoding
    else { return understanding }
    var again = options
    again.encoding = remembered.rawValue
    return try understand(again)
  }

  /// A text of another form as a table.
  private struct OtherForm {
    let table: FileSource
    var notices: [ImportNotice] = []
    var isOfObjects = false
  }

  /// The table that objects or columns of blanks stand for; nil for a text that is parted by delimiters.
  private func tableOfOtherForm(
    _ source: FileSource, from start: Int
  ) throws(ImportError) -> OtherForm? {
    let head = try source.bytes(at: start, count: 64 << 10)
    if JSONTable.isLikely(head) {
      return try JSONTable.rewritten(source, from: start, in: temporaryFolder).map {
        OtherForm(table: $0.table, notices: $0.notices, isOfObjects: true)
      }
    }
    guard AlignedTable.isLikely(head), try DelimiterChoice(source, from: start).width < 2 else {
      return nil
    }
    return OtherForm(table: try AlignedTable.rewritten(source, from: start, in: temporaryFolder))
  }

  /// Reads all records in the order of the file; each that is not empty comes out once, and facts that
  /// come with one directly after it.
  ///
  /// `body` runs on the caller's thread, while another one reads ahead.
  ///
  /// - Returns: What came to light on the way, such as sums that differ.
  @discardableResult
  public func forEachRecord(
    as understanding: Understanding, _ body: (inout RecordOutcome) throws -> Void
  ) throws -> [ImportNotice] {
    try forEachRecord(as: understanding, upcoming: { _ in }, body)
  }

  /// The same, with a word on the ids of purchase lines before they come.
  func forEachRecord(
    as understanding: Understanding, upcoming: ([EventIdentifier]) -> Void,
    _ body: (inout RecordOutcome) throws -> Void
  ) throws -> [ImportNotice] {
    var source = original
    if understanding.dialect.encoding != .utf8, let decoded { source = decoded.source }
    if let table { source = table }
    let reading = ReadAhead(source, understanding.plan)
    try reading.forEach(upcoming: upcoming, body)
    return reading.notices
  }
}
