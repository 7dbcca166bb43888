import GroceryModel

/// A column with its role and the evidence for it.
public struct InferredColumn: Hashable, Sendable {
  /// The index of the column, from 0.
  public let index: Int
  /// The header text; empty in a file without a header row.
  public let header: String
  /// The evidence in a few words: `header 'Umsatz'`, `quantity × unit price = total (12 of 12)`.
  public internal(set) var evidence: [String]
  /// The confidence, from 0 to 1.
  public let confidence: Double
}

/// The inferred format of a file, before any fact is read from it.
public struct InferredSchema: Sendable {
  public internal(set) var kind = ImportKind.receipts
  public internal(set) var dialect: Dialect
  /// The physical line of the header row, or nil if the file has none.
  public internal(set) var headerLine: Int?
  /// The header cells as written.
  public internal(set) var header: [String] = []
  public internal(set) var columns: [Role: InferredColumn] = [:]
  /// Additional columns of a role: more months or stores, the year of a date.
  public internal(set) var furtherColumns: Set<Int> = []
  /// The confidence, from 0 to 1: the lowest of the columns that are used.
  public internal(set) var confidence = 1.0
  /// The lines of the headers of further tables in the file that list purchases of their own.
  public internal(set) var furtherTables: [Int] = []
  public internal(set) var warnings: [ImportNotice] = []
  /// Questions that must be answered before the file can be imported.
  public internal(set) var questions: [ImportNotice] = []
  /// Why the file cannot be imported at all, or nil.
  public internal(set) var refusal: ImportNotice?
  /// The words of each header cell in order, by which a saved profile is found.
  ///
  /// In a file without a header row, the shape of each column (`date`, `number`, `text`).
  public internal(set) var signature: [String] = []
  /// The number of extra columns before those of the signature.
  var signatureOffset = 0
  /// True if the file is a rejects file, with its two extra columns.
  public var isOfRejects: Bool { signatureOffset == RejectsFile.ownColumns }

  /// The headers of unused columns, in file order.
  public var unusedColumns: [String] {
    let used = Set(columns.values.map(\.index)).union(furtherColumns)
    return header.indices.filter {
      $0 >= signatureOffset && !used.contains($0) && !header[$0].isEmpty
    }.map { header[$0] }
  }
  /// The currency of lines without one.
  public internal(set) var currency: Currency?
  /// The store of lines without one.
  public internal(set) var store: String?
  /// The date of lines without one.
  public internal(set) var date: Day?

  /// The profile that was used.
  public internal(set) var profile: ProfileUse?
  /// The facts that the options decided, because the file does not.
  public internal(set) var specifiedFacts: Set<ToldFact> = []
  /// True if the currency from the options contradicts the file's content.
  public internal(set) var isCurrencyDoubted = false
  /// True if the header row is in Larder's own format.
  public internal(set) var isOwn = false
  /// True if the meaning of a number column was guessed, with a warning.
  var hasDoubtfulAmounts = false
  /// The sign of spending in a statement.
  public internal(set) var sign: ImportProfile.Sign?

  var plan: ImportPlan

  /// True if facts can be read: there is no question and no refusal.
  public var isReady: Bool { refusal == nil && questions.isEmpty }
}
